import { randomBytes, randomUUID } from 'node:crypto';
import type { DeskKey } from '#domain/desk/records.ts';
import { liveItems, type Release, type ReleaseItem } from '#domain/desk/releases.ts';
import { type PublishedRelease, undoneWith } from '#domain/desk/undo.ts';
import { storableText } from '#domain/site/storable-text.ts';
import type { AuditEntry } from '#server/audit/audit-trail.ts';
import type { NewRelease, Published, Undone } from '#server/desk/desk-store.ts';
import { note } from '../audit/events.ts';
import { type Database, lock } from '../engine.ts';
import { writeFact } from '../facts.ts';
import { addVersion } from './versions.ts';

/** Name of the fact that changes with every publish and undo. */
export const contentRevision = 'content-revision';

export async function listReleases(database: Database): Promise<Release[]> {
  return (await stored(database)).map(({ publication: _, ...release }) => release);
}

/** In the order of publication. */
async function stored({ db }: Database): Promise<PublishedRelease[]> {
  const rows = await db.selectFrom('content_releases').selectAll().orderBy('published_at').orderBy('id').execute();
  const items = await db.selectFrom('content_release_items').selectAll().orderBy('key').execute();
  const ofRelease = Map.groupBy(items, ({ release_id }) => release_id);
  return rows.map((row) => ({
    id: row.id,
    publication: row.publication,
    from: row.effective_from,
    to: row.effective_to,
    title: row.title,
    publishedBy: row.published_by,
    publishedAt: row.published_at,
    undoneAt: row.undone_at,
    items: (ofRelease.get(row.id) ?? []).map(({ key, version }) => ({ key, version })),
  }));
}

export function publish(database: Database, given: NewRelease, now: number, audit: AuditEntry): Promise<Published> {
  return database.db.transaction().execute(async (db) => {
    const inside = { ...database, db };
    await lock(inside, 'desk');
    const releases = await stored(inside);
    // Instances may have clocks that differ: a publication is never before the last one.
    const at = Math.max(now, (releases.at(-1)?.publishedAt ?? 0) + 1);
    const from = given.from ?? at;
    const live = liveItems(releases, from);
    const stale = given.items.filter(({ key, expectedLive }) => (live.get(key)?.version ?? null) !== expectedLive);
    if (stale.length > 0) return { stale: stale.map(({ key }) => key) };

    const publication = `${at.toString(36).padStart(9, '0')}-${randomBytes(6).toString('hex')}`;
    const shared = { publication, publishedBy: given.editor, publishedAt: at, undoneAt: null };
    const about = { editor: given.editor, note: storableText(given.note) };
    const made: PublishedRelease[] = [];
    for (const [index, part] of [{ ...given, from }, ...(given.later ?? [])].entries()) {
      const items: ReleaseItem[] = [];
      for (const item of part.items) items.push(await addVersion(inside, item, about, at));
      const id = index === 0 ? publication : `${publication}.${String(index).padStart(3, '0')}`;
      made.push({ ...shared, id, from: part.from, to: part.to, title: storableText(part.title), items });
    }
    await insertReleases(inside, made);
    await endDrafts(
      inside,
      given.items.map(({ key }) => key),
    );
    await visitorsSeeChange(inside);
    await note(inside, audit);
    const { publication: _, ...release } = made[0] as PublishedRelease;
    return { release };
  });
}

async function insertReleases({ db }: Database, releases: readonly PublishedRelease[]): Promise<void> {
  const rows = releases.map(({ id, publication, from, to, title, publishedBy, publishedAt }) => ({
    id,
    publication,
    effective_from: from,
    effective_to: to,
    title,
    published_by: publishedBy,
    published_at: publishedAt,
    undone_at: null,
  }));
  await db.insertInto('content_releases').values(rows).execute();
  const items = releases.flatMap(({ id, items }) => items.map((item) => ({ release_id: id, ...item })));
  await db.insertInto('content_release_items').values(items).execute();
}

async function endDrafts({ db }: Database, keys: readonly DeskKey[]): Promise<void> {
  await db.updateTable('content_drafts').set({ value: null }).where('key', 'in', keys).execute();
}

export function undo(database: Database, id: string, within: number, now: number, audit: AuditEntry): Promise<Undone> {
  return database.db.transaction().execute(async (db) => {
    const inside = { ...database, db };
    await lock(inside, 'desk');
    const releases = await stored(inside);
    const ends = undoneWith(releases, id, now, within);
    if (typeof ends === 'string') return { refused: ends };
    const { publication: _, ...release } = releases.find((one) => one.id === id) as PublishedRelease;
    if (ends.length === 0) return { undone: release };
    const ids = ends.map((one) => one.id);
    await db.updateTable('content_releases').set({ undone_at: now }).where('id', 'in', ids).execute();
    await visitorsSeeChange(inside);
    await note(inside, audit);
    return { undone: { ...release, undoneAt: now } };
  });
}

/** A unique value, also different from those before a restore. */
export async function visitorsSeeChange({ db }: Database): Promise<void> {
  await writeFact(db, contentRevision, randomUUID());
}
