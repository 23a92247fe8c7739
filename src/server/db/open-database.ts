import { Kysely, sql } from 'kysely';
import type { DatabaseTrouble } from '#server/storage/storage-failure.ts';
import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';
import { withDeadline } from '../runtime/deadline.ts';
import type { Database } from './engine.ts';
import { guardedDialect } from './guarded-dialect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { DatabasePlace } from './place.ts';
import { postgresDialect } from './postgres/dialect.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import { overwriteRemains } from './sqlite/erasure.ts';
import { fileAt } from './sqlite/file-identity.ts';
import { startFault } from './start-faults.ts';
import type { Tables } from './tables.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

export interface OpenDatabase extends Database {
  /** Why the database cannot answer now; undefined if it can. Never throws. */
  trouble: () => Promise<DatabaseTrouble | undefined>;
  answers: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Timeout of `trouble` in milliseconds. */
const timeoutMs = 3000;

/**
 * Opens the database and brings it to the latest schema.
 *
 * @param options `resumes` opens it also where a restore was interrupted, for the restore that takes it up again.
 * @throws StartError with the remedy in a sentence.
 */
export async function openDatabase(place: DatabasePlace, options?: { resumes?: boolean }): Promise<OpenDatabase> {
  const database = connect(place);
  try {
    if (!options?.resumes) await refuseUnfinishedRestore(place, database);
    await migrate(database, migrations);
    await overwriteRemains(database);
  } catch (error) {
    await database.close();
    throw startFault(error, place);
  }
  return database;
}

/** Opens the database as it is, for code that must run before the migrations. */
export function connect(place: DatabasePlace): OpenDatabase {
  const postgres = 'url' in place;
  const dialect = guardedDialect(postgres ? postgresDialect(place) : sqliteDialect(place));
  const db = new Kysely<Tables>({ dialect });
  // SQLite continues to read an open file that was deleted or replaced.
  const opened = postgres ? undefined : fileAt(place.file);
  const trouble = async (): Promise<DatabaseTrouble | undefined> => {
    if (!postgres && opened !== undefined && fileAt(place.file) !== opened) return 'missing';
    return troubleOf(db);
  };
  return {
    db,
    engine: postgres ? 'postgres' : 'sqlite',
    trouble,
    answers: async () => (await trouble()) === undefined,
    close: () => db.destroy(),
  };
}

async function troubleOf(db: Kysely<Tables>): Promise<DatabaseTrouble | undefined> {
  const question = db.selectFrom('site_facts').select(sql<number>`1`.as('one')).limit(1).execute();
  try {
    await withDeadline(timeoutMs, question, () => new StorageUnavailable('unreachable'));
    return undefined;
  } catch (error) {
    return error instanceof StorageUnavailable && error.reason === 'damaged' ? 'damaged' : 'away';
  }
}
