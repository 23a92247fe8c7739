import { type Kysely, sql } from 'kysely';
import { StartError } from '#server/start-error.ts';
import { type Database, type Engine, lock, withoutLimits } from './engine.ts';

/** A migration from one schema version to the next. */
export interface Migration {
  /** The file's name: '0001-posts'. */
  name: string;
  up: (db: Kysely<unknown>, engine: Engine) => Promise<void>;
}

/** Table of the applied migrations. */
export const journal = 'site_migrations';

/**
 * Brings the database to the latest schema. Each migration is one transaction together with its row in the journal, so a crash
 * leaves it applied or not begun; a second instance that starts at the same time waits, without a timeout, and then finds it
 * applied.
 *
 * @throws StartError if a newer version of the product has changed the database.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  for (let done = false; !done; ) {
    done = await database.db.transaction().execute(async (db) => {
      await withoutLimits({ ...database, db });
      await lock({ ...database, db }, 'migrations');
      const next = await pending(db as unknown as Kysely<unknown>, database.engine, migrations);
      if (next) await apply(db as unknown as Kysely<unknown>, database.engine, next);
      return next === undefined;
    });
  }
}

/** The first migration that this database lacks. */
async function pending(
  db: Kysely<unknown>,
  engine: Engine,
  migrations: readonly Migration[],
): Promise<Migration | undefined> {
  if (engine === 'postgres') await sql`set local lock_timeout = '5min'`.execute(db);
  await sql`create table if not exists ${sql.table(journal)} (name text primary key, applied_at text not null)`.execute(
    db,
  );
  const applied = new Set(await appliedMigrations(db));
  const unknown = [...applied].find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown) {
    throw new StartError(
      `This database was changed by a newer version of the site (${unknown}). Start that version, or another with the same migrations: it runs on this data at once. To go back to this one, restore a backup made before the update: npm run restore -- FILE --replace. It moves the newer data aside, and deletes none of it.`,
    );
  }
  return migrations.find(({ name }) => !applied.has(name));
}

/** Applies one migration and records it, inside the caller's transaction. */
export async function apply(db: Kysely<unknown>, engine: Engine, { name, up }: Migration): Promise<void> {
  await up(db, engine);
  await sql`insert into ${sql.table(journal)} (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
    db,
  );
}

/** Whether a site has used this database: a new one has no journal. */
export async function wasMigrated({ db }: Pick<Database, 'db'>): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === journal);
}

/** Names of the migrations that were applied to a database. */
export async function appliedMigrations(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(journal)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
