import { mayPublishFacts } from '#domain/accounts/roles.ts';
import { changedFields, leavesOf } from '#domain/desk/changes.ts';
import { type DeskKey, type DeskRecord, deskRecord, deskRecords } from '#domain/desk/records.ts';
import { hasBegun, liveItems, type Release } from '#domain/desk/releases.ts';
import { type DeskEntry, type DeskReply, type DeskVersion, type RecordReply, undoMinutes } from '#wire/desk.ts';
import type { DeskContext } from './desk.ts';
import type { DraftRow, VersionRow } from './desk-store.ts';
import type { DeskRefusal } from './failures.ts';
import { formOf } from './form-of-schema.ts';
import { liveValue } from './live-value.ts';

/** Milliseconds during which a publication can be undone. */
export const undoMs = undoMinutes * 60_000;
/** Versions that the history shows. */
const historyLength = 50;

export const instant = (time: number) => new Date(time).toISOString();

/** The list of records. */
export async function listRecords(context: DeskContext): Promise<DeskReply> {
  const { store, now, member, isOff } = context;
  const [releases, drafts] = await Promise.all([store.releases(), store.drafts()]);
  const records = await Promise.all(deskRecords.map((record) => entryOf(context, record, releases, drafts)));
  return {
    records,
    undo: undoable(releases, now()),
    mayPublish: mayPublishFacts(member.role),
    isOff,
  };
}

async function entryOf(
  context: DeskContext,
  { key, title, group, needsConfirmation }: DeskRecord,
  releases: readonly Release[],
  drafts: readonly DraftRow[],
): Promise<DeskEntry> {
  const { value, row } = await liveValue(context, releases, key, context.now());
  return {
    key,
    title,
    group,
    summary: summaryOf(value),
    changedBy: row?.editor ?? null,
    changedAt: row?.savedAt ?? null,
    hasDraft: drafts.some((draft) => draft.key === key),
    scheduled: scheduledOf(releases, key, context.now()),
    setAside: context.setAside().has(key),
    needsConfirmation,
  };
}

/** The first words of a value. */
function summaryOf(value: unknown): string {
  const text = leavesOf(value).join(', ').replace(/\s+/g, ' ');
  return text.length > 120 ? `${text.slice(0, 119).trimEnd()}…` : text;
}

/** Releases that begin later and are not replaced by another by then, and the live one if it ends. */
function scheduledOf(releases: readonly Release[], key: DeskKey, now: number): DeskEntry['scheduled'] {
  const live = liveItems(releases, now).get(key)?.release;
  return releases
    .filter((release) =>
      hasBegun(release, now)
        ? release.to !== null && release.id === live?.id
        : liveItems(releases, release.from).get(key)?.release.id === release.id,
    )
    .sort((one, other) => one.from - other.from)
    .map(({ id, title, from, to }) => ({ id, title, from: instant(from), to: to === null ? null : instant(to) }));
}

/** The last publication, if it can be undone now. */
function undoable(releases: readonly Release[], now: number): DeskReply['undo'] {
  const last = releases.at(-1);
  if (!last || now - last.publishedAt >= undoMs) return null;
  // The first of the publication: the others carry its change into later values.
  const first = releases.find(({ publishedAt }) => publishedAt === last.publishedAt);
  if (!first || first.undoneAt !== null) return null;
  return { release: first.id, title: first.title, until: instant(first.publishedAt + undoMs) };
}

/** A record with its form, live value, draft and history. */
export async function readRecord(context: DeskContext, key: DeskKey): Promise<RecordReply | DeskRefusal> {
  const { store, now } = context;
  const record = deskRecord(key);
  if (!record) return { failure: 'not-found' };
  const [releases, draft, rows] = await Promise.all([
    store.releases(),
    store.draft(key),
    store.versions(key, { offset: 0, limit: historyLength + 1 }),
  ]);
  const live = await liveValue(context, releases, key, now());
  return {
    key,
    title: record.title,
    form: formOf(record),
    live: { version: live.version, value: live.value },
    fileChanged: live.conflicts.length > 0 ? live.conflicts : null,
    draft: draft ? draftView(draft) : null,
    history: historyOf(rows),
    needsConfirmation: record.needsConfirmation,
  };
}

function draftView({ version, value, base, editor, savedAt }: DraftRow): NonNullable<RecordReply['draft']> {
  return { version, value, base, editor, savedAt };
}

function historyOf(rows: readonly VersionRow[]): DeskVersion[] {
  return rows.slice(0, historyLength).map(({ version, value, editor, savedAt, note, fileValue }, index) => {
    const before = rows[index + 1];
    return { version, value, editor, savedAt, note, changed: changedFields(before ? before.value : fileValue, value) };
  });
}
