import { readDate } from './dates.ts';
import { type HeldBack, heldByState, isInFuture, isOpenToAll } from './held-back.ts';

/** Restrictions of readers in the columns of a list. */
export interface ColumnFindings {
  heldBack: HeldBack | undefined;
  doubts: string[];
}

/** Columns of restrictions: anything but 'no' holds a post back. This site's own lists use `published` only. */
const limits: readonly [HeldBack, RegExp][] = [
  ['password', /^(post_)?password$/],
  [
    'members',
    /^(visibility|access(_(level|type|control))?|audience|tiers?|plans?|members?(_only)?|paid(_only)?|subscribers?(_only)?|premium|restricted|gated|paywall(ed)?|login_required|requires?_(login|auth|membership)|(is_)?(premium|restricted|gated|paid|members_only))$/,
  ],
  ['private', /^(is_)?(private|hidden|unlisted|protected|archived|internal|embargoed|confidential)$/],
  ['draft', /^(is_)?draft$/],
  ['deleted', /^(is_)?(deleted|trashed|removed)(_at)?$/],
];

/** Columns that must say yes, if present. */
const permissions: readonly [HeldBack, RegExp][] = [
  ['review', /^(is_)?(approved|reviewed|verified)$/],
  ['private', /^(is_)?(public|visible|live|active|enabled|listed)$/],
];
const yes = new Set(['true', 't', 'yes', 'y', '1']);

const from =
  /^((publish|published|scheduled?|release|go_live|goes_live|live|available|visible|start|embargo)_?(at|on|for|from|until|date|time)?|embargo(ed)?_until)$/;
const until =
  /^((is_)?expired|(expires?|expiry|expiration|unpublish(ed)?|end|valid|available_until|visible_until)(_(at|on|date|time|until))?)$/;

/** Columns that do not restrict readers. */
const harmless =
  /^(_?id|uuid|guid|url|link|permalink|post_id|word_count|views?|view_count|likes|comments?_count|comment_status|author_(id|email)|category_id|created_by|updated_by|language|lang|locale|version|preview_key)$/;

/**
 * Returns why a record of a list is only a draft, whatever its column `published` says. An unknown column with a value is a
 * doubt.
 *
 * @param own Columns that become fields of the post.
 */
export function readColumns(
  record: Readonly<Record<string, unknown>>,
  own: ReadonlySet<string>,
  timeZone: string,
): ColumnFindings {
  const findings: ColumnFindings = { heldBack: undefined, doubts: [] };
  for (const [name, value] of Object.entries(record)) {
    if (own.has(name) || harmless.test(name)) continue;
    const restriction = columnSays(name, value, timeZone);
    if (restriction === 'strange') findings.doubts.push(`a column that is not known here (${name.slice(0, 60)})`);
    else findings.heldBack ??= restriction;
  }
  return findings;
}

function columnSays(name: string, value: unknown, timeZone: string): HeldBack | 'strange' | undefined {
  const word = Array.isArray(value)
    ? value.join()
    : String(value ?? '')
        .trim()
        .toLowerCase();
  if (/^(post_)?type$/.test(name) && /^(post|article)$/.test(word)) return undefined;
  if (/^(post_)?(status|state)$/.test(name)) return word === '' ? undefined : heldByState(word);
  const [limit] = limits.find(([, pattern]) => pattern.test(name)) ?? [];
  // A password of one zero is a password.
  if (limit) return (limit === 'password' ? (value ?? '') === '' : isOpenToAll(value)) ? undefined : limit;
  const [permission] = permissions.find(([, pattern]) => pattern.test(name)) ?? [];
  if (permission) return yes.has(word) ? undefined : permission;
  const kind = from.test(name) ? 'to-come' : until.test(name) ? 'expired' : undefined;
  if (kind) return dateSays(kind, word, timeZone);
  return word === '' ? undefined : 'strange';
}

function dateSays(kind: 'to-come' | 'expired', word: string, timeZone: string): HeldBack | undefined {
  if (isOpenToAll(word)) return undefined;
  const date = readDate(word, timeZone);
  if (date?.at === undefined || date.doubt !== undefined) return kind;
  return isInFuture(date.at) === (kind === 'to-come') ? kind : undefined;
}
