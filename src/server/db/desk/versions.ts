import type { DeskKey } from '#domain/desk/records.ts';
import type { ReleaseItem } from '#domain/desk/releases.ts';
import type { Page } from '#server/blog/post-store.ts';
import type { LaterRelease, NewRelease, VersionRow } from '#server/desk/desk-store.ts';
import type { Database } from '../engine.ts';
import type { ContentVersionsTable } from './tables.ts';

export async function readValues({ db }: Database, items: Iterable<ReleaseItem>): Promise<Map<DeskKey, unknown>> {
  const wanted = [...items];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_versions')
    .select(['key', 'value'])
    .where(({ eb, or, and }) =>
      or(wanted.map(({ key, version }) => and([eb('key', '=', key), eb('version', '=', version)]))),
    )
    .execute();
  return new Map(rows.map(({ key, value }) => [key, JSON.parse(value)]));
}

export async function listVersions({ db }: Database, key: DeskKey, { offset, limit }: Page): Promise<VersionRow[]> {
  const rows = await db
    .selectFrom('content_versions')
    .selectAll()
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(versionOf);
}

export async function readVersion({ db }: Database, item: ReleaseItem): Promise<VersionRow | undefined> {
  const row = await db
    .selectFrom('content_versions')
    .selectAll()
    .where('key', '=', item.key)
    .where('version', '=', item.version)
    .executeTakeFirst();
  return row && versionOf(row);
}

function versionOf(row: ContentVersionsTable): VersionRow {
  return {
    key: row.key,
    version: row.version,
    value: JSON.parse(row.value),
    baseHash: row.base_hash,
    fileValue: JSON.parse(row.file_value),
    note: row.note,
    editor: row.editor,
    savedAt: row.saved_at,
  };
}

/** Adds a version inside the transaction of its release. */
export async function addVersion(
  { db }: Database,
  { key, value, baseHash, fileValue }: LaterRelease['items'][number],
  { editor, note }: Pick<NewRelease, 'editor' | 'note'>,
  at: number,
): Promise<ReleaseItem> {
  const last = await db
    .selectFrom('content_versions')
    .select('version')
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const version = (last?.version ?? 0) + 1;
  await db
    .insertInto('content_versions')
    .values({
      key,
      version,
      value: JSON.stringify(value),
      base_hash: baseHash,
      file_value: JSON.stringify(fileValue ?? null),
      note,
      editor,
      saved_at: new Date(at).toISOString(),
    })
    .execute();
  return { key, version };
}
