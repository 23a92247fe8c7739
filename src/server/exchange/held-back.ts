import type { ImportedPost } from '../blog/post-store.ts';

/** Why a post was not public, in the words of the import's report. */
export const heldBackWords = {
  draft: 'not published there',
  review: 'waiting for review, or not approved',
  private: 'private, or hidden',
  password: 'protected by a password',
  members: 'for members or subscribers, wholly or in part',
  email: 'sent by email only',
  'to-come': 'scheduled, or with a date still to come',
  expired: 'expired',
  deleted: 'deleted there',
  unknown: 'with a state that is not known here, or with none',
} as const;

export type HeldBack = keyof typeof heldBackWords;

/** A post of a file; `published` says whether it was public there. */
export type ReadPost = ImportedPost & {
  /** Why it was not public. */
  heldBack?: HeldBack | undefined;
  /** What was not understood, could not be imported, or may be wrong; each in words. */
  doubts?: readonly string[];
};

/** Called for every record in a file that is no post to import, such as a page. */
export type ReportSkipped = (what: 'page' | 'deleted post') => void;

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
  expired: 'expired',
  sent: 'email',
  trash: 'deleted',
};

/** The restriction in another program's state; undefined if it means public. An empty or unknown state does not. */
export function heldByState(state: unknown): HeldBack | undefined {
  const known = typeof state === 'string' && Object.hasOwn(knownStates, state) ? knownStates[state] : undefined;
  return known === 'public' ? undefined : (known ?? 'unknown');
}

/** Whether a time is in the future, so that the post was not yet public. @param moment ISO 8601. */
export function isInFuture(moment: string | undefined): boolean {
  return moment !== undefined && Date.parse(moment) > Date.now();
}

const open = new Set(['', '0', 'no', 'off', 'false', 'public', 'visible', 'everybody', 'everyone', 'all', '[]', '{}']);

/** Whether a value that may restrict readers restricts none. */
export function isOpenToAll(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  // PHP's empty list is how plugins of WordPress store no choice.
  return (
    open.has(
      String(value ?? '')
        .trim()
        .toLowerCase(),
    ) || value === 'a:0:{}'
  );
}

const closedPart =
  /member|restrict|access|paywall|paid|premium|protect|private|gated|logged|login|locker|hide|visib|subscri|patreon|wpmem|passster|steady|groups|s2if|mepr/i;

/** Whether a plugin's name for something refers to restricted reading. */
export function speaksOfAccess(name: string): boolean {
  return closedPart.test(name);
}

/** Whether a part of a text was shown to some readers only: by a block, a comment, or a shortcode around text. */
export function hasClosedParts(html: string): boolean {
  const blocks = html.matchAll(/<!--\s{0,9}(?:wp:([\w/-]+)|(kg-gated-block)|(members-only))/g);
  for (const [, name = '', gate, members] of blocks) if (gate || members || speaksOfAccess(name)) return true;
  for (const [, name = ''] of html.matchAll(/\[\/([\w-]{1,60})\]/g)) if (speaksOfAccess(name)) return true;
  return html.includes('"blockVisibility"');
}
