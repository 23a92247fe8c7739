import type { DeskKey } from '#domain/desk/records.ts';
import type { AuditEntry } from '#server/audit/audit-trail.ts';
import type { DraftRow, DraftSaved, NewDraft } from '#server/desk/desk-store.ts';
import { note } from '../audit/events.ts';
import { type Database, lock } from '../engine.ts';
import type { ContentDraftsTable } from './tables.ts';

export async function listDrafts({ db }: Database): Promise<DraftRow[]> {
  const rows = await db
    .selectFrom('content_drafts')
    .selectAll()
    .where('value', 'is not', null)
    .orderBy('key')
    .execute();
  return rows.flatMap((row) => draftOf(row) ?? []);
}

export async function readDraft({ db }: Database, key: DeskKey): Promise<DraftRow | undefined> {
  return draftOf(await db.selectFrom('content_drafts').selectAll().where('key', '=', key).executeTakeFirst());
}

function draftOf(row: ContentDraftsTable | undefined): DraftRow | undefined {
  if (!row || row.value === null) return undefined;
  const { key, version, base, editor, saved_at } = row;
  return { key, version: Number(version), value: JSON.parse(row.value), base, editor, savedAt: saved_at };
}

export function saveDraft(
  database: Database,
  key: DeskKey,
  { value, base, expected, editor }: NewDraft,
  now: number,
  audit: AuditEntry | undefined,
): Promise<DraftSaved> {
  return database.db.transaction().execute(async (db) => {
    const inside = { ...database, db };
    await lock(inside, 'desk');
    const row = await db.selectFrom('content_drafts').selectAll().where('key', '=', key).executeTakeFirst();
    const current = draftOf(row);
    if ((current?.version ?? null) !== expected) return { conflict: current };
    const version = (row?.version ?? 0) + 1;
    const changed = { version, value: JSON.stringify(value), base, editor, saved_at: new Date(now).toISOString() };
    await db
      .insertInto('content_drafts')
      .values({ key, ...changed })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(changed))
      .execute();
    if (audit) await note(inside, audit);
    return { saved: { key, version, value, base, editor, savedAt: changed.saved_at } };
  });
}

export function dropDraft(database: Database, key: DeskKey, expected: number, audit: AuditEntry): Promise<boolean> {
  return database.db.transaction().execute(async (db) => {
    const result = await db
      .updateTable('content_drafts')
      .set({ value: null })
      .where('key', '=', key)
      .where('version', '=', expected)
      .where('value', 'is not', null)
      .executeTakeFirst();
    if (Number(result.numUpdatedRows) === 0) return false;
    await note({ db }, audit);
    return true;
  });
}
