import type { ImportedPost } from '../blog/post-store.ts';

/** Why a post becomes a draft, in the words of the import's report. */
export const heldBackWords = {
  draft: 'not published there',
  review: 'waiting for review',
  private: 'private, or hidden',
  password: 'protected by a password',
  members: 'for members or subscribers, wholly or in part',
  email: 'sent by email only',
  'to-come': 'scheduled, or with a date still to come',
  deleted: 'deleted there',
  unknown: 'with a state that is not known here, or with none',
} as const;

export type HeldBack = keyof typeof heldBackWords;

/** A post of a file, and why it is no more than a draft here. */
export type ReadPost = ImportedPost & { heldBack?: HeldBack | undefined };

/** Told of everything in a file that is no post to import, such as a page. */
export type PassOver = (what: 'page' | 'deleted post') => void;

const knownStates: Readonly<Record<string, HeldBack | 'public'>> = {
  publish: 'public',
  published: 'public',
  public: 'public',
  draft: 'draft',
  'auto-draft': 'draft',
  unpublished: 'draft',
  pending: 'review',
  private: 'private',
  future: 'to-come',
  scheduled: 'to-come',
  sent: 'email',
  trash: 'deleted',
};

/** What a state says that another program wrote; undefined where it is plainly public. Nothing and new words are not. */
export function heldByState(state: unknown): HeldBack | undefined {
  const known = typeof state === 'string' && Object.hasOwn(knownStates, state) ? knownStates[state] : undefined;
  return known === 'public' ? undefined : (known ?? 'unknown');
}

/** Whether a date is still to come: what it belongs to was not public yet. */
export function isToCome(date: unknown): boolean {
  return typeof date === 'string' && Date.parse(date) > Date.now();
}

const open = new Set(['', '0', 'no', 'off', 'false', 'public', 'visible', 'everybody', 'everyone', 'all', '[]', '{}']);

/** Whether a value that may limit who reads a post limits nobody. */
export function isOpenToAll(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  // PHP's empty list is how plugins of WordPress keep no choice.
  return (
    open.has(
      String(value ?? '')
        .trim()
        .toLowerCase(),
    ) || value === 'a:0:{}'
  );
}

/** Columns that other programs put beside the text; this site's own say it with `published` alone. */
const columns: readonly [HeldBack, RegExp][] = [
  ['password', /^(post_)?password$/],
  ['members', /^(visibility|access|audience|tiers?|members?(_only)?|paid(_only)?|subscribers?(_only)?)$/],
  ['private', /^(is_)?(private|hidden|unlisted|protected|archived|internal)$/],
  ['draft', /^(is_)?draft$/],
  ['deleted', /^(is_)?(deleted|trashed|removed)(_at)?$/],
];

/** Why a record of a list is no more than a draft, whatever its column `published` says. */
export function heldByColumns(record: Readonly<Record<string, unknown>>): HeldBack | undefined {
  for (const [name, value] of Object.entries(record)) {
    const empty = value === null || value === undefined || value === '';
    if (/^(post_)?(status|state)$/.test(name) && !empty) {
      const held = heldByState(String(value).trim().toLowerCase());
      if (held) return held;
    }
    if (/^(publish|published|scheduled?)_(at|on|for|date)$/.test(name) && isToCome(value)) return 'to-come';
    const [held] = columns.find(([, pattern]) => pattern.test(name)) ?? [];
    // A password of one zero is one.
    if (held && !(held === 'password' ? empty : isOpenToAll(value))) return held;
  }
  return undefined;
}

const closedPart =
  /member|restrict|access|paywall|paid|premium|protect|private|gated|logged|locker|hide|visib|subscriber|s2if|mepr/i;

/** Whether a name that a plugin uses speaks of who may read. */
export function speaksOfAccess(name: string): boolean {
  return closedPart.test(name);
}

/** Whether a part of a text was shown to some readers only: a block, or a shortcode around words. */
export function hasClosedParts(html: string): boolean {
  const blocks = html.matchAll(/<!--\s{0,9}(?:wp:([\w/-]+)|(kg-gated-block))/g);
  for (const [, name = '', gate] of blocks) if (gate || speaksOfAccess(name)) return true;
  for (const [, name = ''] of html.matchAll(/\[\/([\w-]+)\]/g)) if (speaksOfAccess(name)) return true;
  return html.includes('"blockVisibility"');
}
