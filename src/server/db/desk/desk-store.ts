import type { DeskStore } from '#server/desk/desk-store.ts';
import type { Database } from '../engine.ts';
import { readFact } from '../facts.ts';
import { type DatabaseRetryOptions, readRetries, retryDatabase } from '../retry.ts';
import { dropDraft, listDrafts, readDraft, saveDraft } from './drafts.ts';
import { contentRevision, listReleases, publish, undo } from './releases.ts';
import { listVersions, readValues, readVersion } from './versions.ts';

/**
 * Drafts, versions and releases in the database. Reads are retried while it is unavailable, writes never.
 *
 * @param now Milliseconds since 1970.
 */
export function createDeskStore(
  database: Database,
  retries: DatabaseRetryOptions = readRetries,
  now: () => number = Date.now,
): DeskStore {
  const read = <T>(work: () => Promise<T>) => retryDatabase(work, retries);
  return {
    revision: () => read(async () => (await readFact(database.db, contentRevision)) ?? 'none'),
    releases: () => read(() => listReleases(database)),
    values: (items) => read(() => readValues(database, items)),
    drafts: () => read(() => listDrafts(database)),
    draft: (key) => read(() => readDraft(database, key)),
    saveDraft: (key, draft, audit) => saveDraft(database, key, draft, now(), audit),
    dropDraft: (key, expected, audit) => dropDraft(database, key, expected, audit),
    versions: (key, page) => read(() => listVersions(database, key, page)),
    version: (item) => read(() => readVersion(database, item)),
    publish: (release, audit) => publish(database, release, now(), audit),
    undo: (id, within, audit) => undo(database, id, within, now(), audit),
  };
}
