import type { z } from 'zod';
import { mayPublishFacts } from '#domain/accounts/roles.ts';
import { isSameValue, mergeFields } from '#domain/desk/merge.ts';
import { type DeskKey, deskRecord } from '#domain/desk/records.ts';
import type { Release } from '#domain/desk/releases.ts';
import { laterValues, versionsFrom } from '#domain/desk/timeline.ts';
import type { CheckReply, PublishReply, publishRequest } from '#wire/desk.ts';
import type { DeskContext } from './desk.ts';
import type { LaterRelease, NewItem } from './desk-store.ts';
import { auditOf } from './drafts.ts';
import type { DeskRefusal } from './failures.ts';
import { hashOf } from './file-values.ts';
import { type LiveValue, liveValue, valueOfVersion } from './live-value.ts';
import { instant, undoMs } from './views.ts';

export type PublishRequest = z.output<typeof publishRequest>;

/**
 * Publishes a value: now or from a moment on, until a moment or for good. It is refused without the right to publish, with any
 * problem that a start of the site would have, and if another version is live than the one that it started from.
 */
export async function publishRecord(
  context: DeskContext,
  request: PublishRequest,
): Promise<PublishReply | DeskRefusal> {
  const { member, now, store } = context;
  const key = request.key;
  const record = deskRecord(key);
  if (!record) return { failure: 'not-found' };
  if (!mayPublishFacts(member.role)) return { failure: 'not-allowed' };
  const period = periodOf(request, now());
  if ('failure' in period) return period;
  const releases = await store.releases();
  const at = period.from ?? now();
  const live = await liveValue(context, releases, key, at);
  const refusal = await refusedAsStale(context, request, releases, live);
  if (refusal) return refusal;
  const check = await context.check(key, request.value, at);
  const problem = problemOf(check, request.reason);
  if (problem) return problem;
  const later = await laterReleases(context, request, releases, at, record.title);
  const laterProblem = await laterProblems(context, key, later);
  if (laterProblem) return laterProblem;
  // Last, so that a code is not used up by a publication that is refused.
  const confirmation = record.needsConfirmation ? await context.confirm(request.confirmation) : undefined;
  if (confirmation) return confirmation;

  const item = { ...itemOf(context, key, request.value), expectedLive: request.expectedLive };
  const note = [request.note, request.reason && `Published although old words still stand: ${request.reason}`];
  const result = await store.publish(
    {
      items: [item],
      ...period,
      title: record.title,
      editor: member.email,
      note: note.filter(Boolean).join('\n'),
      later,
    },
    { ...auditOf(context, 'fact-published', key), details: detailsOf(period, request.reason) },
  );
  if ('stale' in result) {
    const present = await store.releases();
    const other = await liveValue(context, present, key, period.from ?? now());
    return (await refusedAsStale(context, request, present, other)) ?? { failure: 'storage-busy' };
  }
  await showHere(context);
  return { release: result.release.id, until: instant(result.release.publishedAt + undoMs) };
}

function periodOf({ from, to }: PublishRequest, now: number): { from: number | null; to: number | null } | DeskRefusal {
  const start = from === null ? null : Date.parse(from);
  const end = to === null ? null : Date.parse(to);
  if (end !== null && end <= now)
    return { failure: 'invalid', message: 'The last day is over already. Choose a later one.' };
  return { from: start !== null && start > now ? start : null, to: end };
}

function detailsOf({ from, to }: { from: number | null; to: number | null }, reason: string | undefined): string {
  const dates = [from === null ? 'now' : `from ${instant(from)}`, to === null ? '' : `until ${instant(to)}`];
  return [...dates, reason ? 'over words that still stand' : ''].filter((part) => part !== '').join(', ');
}

/** Refuses a value that started from another version than the live one, with both changes merged. */
async function refusedAsStale(
  context: DeskContext,
  { value, expectedLive, ...request }: PublishRequest,
  releases: readonly Release[],
  live: LiveValue,
): Promise<PublishReply | DeskRefusal | undefined> {
  if (live.version === expectedLive) return undefined;
  const key = request.key;
  const { row } = live;
  const release = releases.findLast(
    ({ undoneAt, items }) =>
      undoneAt === null && items.some((item) => item.key === key && item.version === live.version),
  );
  // The first attempt was stored, and only its reply was lost.
  if (release && row?.editor === context.member.email && isSameValue(row.value, value)) {
    return { release: release.id, until: instant(release.publishedAt + undoMs) };
  }
  const base = await valueOfVersion(context, key, expectedLive);
  const { value: merged, conflicts } = mergeFields(base.value, value, live.value);
  const { version, value: present } = live;
  const theirs = { version, value: present, editor: row?.editor ?? null, savedAt: row?.savedAt ?? null };
  return { failure: 'stale', stale: { theirs, merged, conflicts } };
}

function problemOf(check: CheckReply, reason: string | undefined): DeskRefusal | undefined {
  if (check.problems.length > 0 || check.elsewhere.length > 0) return { failure: 'problems', check };
  return check.alsoSays.length > 0 && reason === undefined ? { failure: 'reason-needed', check } : undefined;
}

function itemOf({ files }: DeskContext, key: DeskKey, value: unknown): Omit<NewItem, 'expectedLive'> {
  const fileValue = files.read(key);
  return { key, value, fileValue, baseHash: hashOf(fileValue) };
}

/** Releases that carry the change into what is live later. */
async function laterReleases(
  context: DeskContext,
  { value, expectedLive, to, ...request }: PublishRequest,
  releases: readonly Release[],
  from: number,
  title: string,
): Promise<LaterRelease[]> {
  const key = request.key;
  const values = new Map<number | null, unknown>();
  for (const version of [expectedLive, ...versionsFrom(releases, key, from)]) {
    values.set(version, (await valueOfVersion(context, key, version)).value);
  }
  const change = { key, from, to: to === null ? null : Date.parse(to), base: expectedLive, value };
  return laterValues(releases, change, (version) => values.get(version)).map((later) => ({
    from: later.from,
    to: later.to,
    title: later.title ?? title,
    items: [itemOf(context, key, later.value)],
  }));
}

/** A later value with the change must be publishable too: it begins without a person who could mend it. */
async function laterProblems(
  context: DeskContext,
  key: DeskKey,
  later: readonly LaterRelease[],
): Promise<DeskRefusal | undefined> {
  for (const { from, title, items } of later) {
    const check = await context.check(key, items[0]?.value, from);
    if (check.problems.length === 0 && check.elsewhere.length === 0) continue;
    const message = `Together with “${title}”, which is scheduled for later, this cannot be published. Change that one first.`;
    return { failure: 'problems', message, check };
  }
  return undefined;
}

/** Shows the change on this instance. The publication is stored: if the build fails, the next poll tries again. */
async function showHere({ refresh }: DeskContext): Promise<void> {
  await refresh().catch(() => {});
}

/** Takes a publication back, or cancels one that has not begun. */
export async function undoRelease(context: DeskContext, id: string): Promise<{ undone: string } | DeskRefusal> {
  const { store, member } = context;
  if (!mayPublishFacts(member.role)) return { failure: 'not-allowed' };
  const found = (await store.releases()).find((release) => release.id === id);
  const [item] = found?.items ?? [];
  if (!found || !item) return { failure: 'not-found' };
  const result = await store.undo(id, undoMs, auditOf(context, 'fact-undone', item.key));
  if ('refused' in result) {
    const failures = { missing: 'not-found', late: 'undo-late', followed: 'undo-followed' } as const;
    return { failure: failures[result.refused] };
  }
  await showHere(context);
  await draftAgain(context, item.key, item.version);
  return { undone: id };
}

/** The value that was undone is a draft again, unless there is another draft. */
async function draftAgain(context: DeskContext, key: DeskKey, version: number): Promise<void> {
  const { store, member, now } = context;
  const row = await store.version({ key, version });
  if (!row) return;
  const live = await liveValue(context, await store.releases(), key, now());
  await store.saveDraft(key, { value: row.value, base: live.version, expected: null, editor: member.email });
}
