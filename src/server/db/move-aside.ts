import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { StartError } from '#server/start-error.ts';
import type { Database } from './engine.ts';
import { appliedMigrations, wasMigrated } from './migrate.ts';
import { migrations } from './migrations.ts';
import { connect } from './open-database.ts';
import type { DatabasePlace } from './place.ts';
import { hasSite } from './postgres/has-site.ts';
import { isFileOpen } from './sqlite/is-file-open.ts';
import { startFault } from './start-faults.ts';
import {
  asideFolder,
  asideSchema,
  markFolder,
  markSchema,
  unfinishedFolder,
  unfinishedSchema,
  unmarkFolder,
  unmarkSchema,
} from './unfinished-restore.ts';

/** A database of a newer version, out of the way of an older one. */
export interface MovedDatabase {
  /** Where it is now, in words. */
  where: string;
  /** Ends the move, once the older data is in its place: until then a start is refused. */
  finish: () => Promise<void>;
  /** Puts it back in the place of what was made there since. */
  putBack: () => Promise<void>;
}

const companions = ['', '-wal', '-shm', '-journal'];
const running = 'The site still runs on this data. Stop it, and restore again. Nothing was changed.';

/**
 * Moves a database that a newer version has changed aside, whole: an older version cannot read it, and a restore must not
 * lose it. A file goes into a folder beside it; tables of PostgreSQL go into a schema of their own, in one transaction.
 *
 * A restore that was interrupted after its move is taken up again: its newer database is the one that was moved.
 *
 * @param check Runs on the newer database before anything moves; where it throws, nothing does.
 * @returns Undefined where this version can read the database, or where there is none.
 * @throws StartError while a site runs on it.
 */
export async function moveNewerAside(
  place: DatabasePlace,
  check: (newer: Database) => Promise<void>,
  now = new Date(),
): Promise<MovedDatabase | undefined> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  if ('file' in place) {
    const unfinished = unfinishedFolder(place.file);
    if (unfinished !== undefined) return movedFiles(place.file, unfinished);
    if (!existsSync(place.file)) return undefined;
  }
  const database = connect(place);
  try {
    const unfinished = 'url' in place ? await unfinishedSchema(untyped(database)) : undefined;
    if ('url' in place && unfinished !== undefined) return movedTables(place, unfinished);
    if (!(await isNewer(database))) return undefined;
    await check(database);
    if ('url' in place) return await moveTables(place, database, asideSchema + time.toLowerCase());
  } catch (error) {
    throw startFault(error, place);
  } finally {
    // A file of SQLite is closed before it moves: its log is then part of it.
    await database.close();
  }
  return moveFiles(place.file, join(dirname(place.file), asideFolder + time));
}

/** Whether the journal names a migration that this version does not have. */
async function isNewer(database: Database): Promise<boolean> {
  if (!(await wasMigrated(database))) return false;
  const applied = await appliedMigrations(untyped(database));
  return applied.some((name) => !migrations.some((migration) => migration.name === name));
}

function moveFiles(file: string, folder: string): MovedDatabase {
  if (isFileOpen(file)) throw new StartError(running);
  mkdirSync(folder, { mode: 0o700 });
  markFolder(folder);
  moveParts(file, dirname(file), folder);
  return movedFiles(file, folder);
}

function movedFiles(file: string, folder: string): MovedDatabase {
  return {
    where: `the folder ${folder}`,
    finish: async () => unmarkFolder(folder),
    putBack: async () => {
      if (isFileOpen(file)) throw new StartError(running);
      for (const ending of companions) rmSync(file + ending, { force: true });
      moveParts(file, folder, dirname(file));
      rmSync(folder, { recursive: true });
    },
  };
}

function moveParts(file: string, from: string, to: string): void {
  // The file itself last: until then a start finds the database, and not an empty one.
  for (const ending of companions.toReversed()) {
    const part = basename(file) + ending;
    if (existsSync(join(from, part))) renameSync(join(from, part), join(to, part));
  }
}

type Transaction = Kysely<unknown>;

const untyped = ({ db }: Database) => db as unknown as Transaction;

async function moveTables(place: DatabasePlace, database: Database, schema: string): Promise<MovedDatabase> {
  if (await hasSite(database)) throw new StartError(running);
  await requireCreateRight(untyped(database));
  await database.db.transaction().execute(async (db) => {
    const inside = db as unknown as Transaction;
    const tables = await tablesOf(inside);
    await sql`create schema ${sql.id(schema)}`.execute(inside);
    await markSchema(inside, schema);
    for (const table of tables) await sql`alter table ${sql.id(table)} set schema ${sql.id(schema)}`.execute(inside);
  });
  return movedTables(place, schema);
}

/** @throws StartError where the user of the database may make no schema in it. */
async function requireCreateRight(db: Transaction): Promise<void> {
  const { rows } = await sql<{ allowed: boolean; grant: string }>`
    select has_database_privilege(current_database(), 'CREATE') as allowed,
      format('GRANT CREATE ON DATABASE %I TO %I;', current_database(), current_user) as grant`.execute(db);
  const [found] = rows;
  if (!found || found.allowed) return;
  throw new StartError(
    `The user of DATABASE_URL may make no schema in this database, and the newer data is moved into one. Let an administrator run this once, and restore again: ${found.grant} Nothing was changed.`,
  );
}

function movedTables(place: DatabasePlace, schema: string): MovedDatabase {
  return {
    where: `the schema ${schema} of the same PostgreSQL database`,
    finish: async () => {
      const database = connect(place);
      await unmarkSchema(untyped(database), schema).finally(database.close);
    },
    putBack: () => putTablesBack(place, schema),
  };
}

async function putTablesBack(place: DatabasePlace, schema: string): Promise<void> {
  const database = connect(place);
  try {
    await database.db.transaction().execute(async (db) => {
      const inside = db as unknown as Transaction;
      const { rows } = await sql<{ home: string }>`select current_schema() as home`.execute(inside);
      const home = rows[0]?.home ?? 'public';
      for (const table of await tablesOf(inside)) await sql`drop table ${sql.id(table)} cascade`.execute(inside);
      const aside = await tablesOf(inside, schema);
      for (const table of aside)
        await sql`alter table ${sql.id(schema, table)} set schema ${sql.id(home)}`.execute(inside);
      await sql`drop schema ${sql.id(schema)}`.execute(inside);
    });
  } finally {
    await database.close();
  }
}

/** Tables of the current schema, or of another, but for those of extensions. Indexes and sequences move with theirs. */
async function tablesOf(db: Transaction, schema?: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname = ${schema ? sql`${schema}` : sql`current_schema()`}
      and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`.execute(db);
  return rows.map(({ name }) => name);
}
