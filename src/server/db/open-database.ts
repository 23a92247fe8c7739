import { Kysely, sql } from 'kysely';
import { StorageUnavailable } from '#server/blog/post-store.ts';
import type { Database } from './engine.ts';
import { guardedDialect } from './guarded-dialect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { DatabasePlace } from './place.ts';
import { postgresDialect } from './postgres/dialect.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import { overwriteRemains } from './sqlite/erasure.ts';
import { startFault } from './start-faults.ts';
import type { Tables } from './tables.ts';

export interface OpenDatabase extends Database {
  /** Whether the database answers now. Never throws. */
  answers: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Milliseconds that `answers` waits. */
const patience = 3000;

/**
 * Opens the database and brings it to the latest shape.
 *
 * @throws StartError saying in a sentence what to mend.
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const database = connect(place);
  try {
    await migrate(database, migrations);
    await overwriteRemains(database);
  } catch (error) {
    await database.close();
    throw startFault(error, place);
  }
  return database;
}

/** Opens the database as it is; for what must see it before the migrations do. */
export function connect(place: DatabasePlace): OpenDatabase {
  const postgres = 'url' in place;
  const dialect = guardedDialect(postgres ? postgresDialect(place) : sqliteDialect(place));
  const db = new Kysely<Tables>({ dialect });
  return {
    db,
    engine: postgres ? 'postgres' : 'sqlite',
    answers: () => answers(db),
    close: () => db.destroy(),
  };
}

async function answers(db: Kysely<Tables>): Promise<boolean> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StorageUnavailable('unreachable')), patience);
  const question = db.selectFrom('site_facts').select(sql<number>`1`.as('one')).limit(1).execute();
  try {
    await Promise.race([question, promise]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
