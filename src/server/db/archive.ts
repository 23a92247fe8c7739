import { type Kysely, sql } from 'kysely';
import { ArchiveError, type ArchiveValue, type DatabaseLine } from '#server/archive/archive-lines.ts';
import { backupKeyFact } from '#server/archive/archive-signature.ts';
import type { DatabaseArchive } from '#server/archive/database-archive.ts';
import { commandLine } from '#server/audit/audit-trail.ts';
import { note } from './audit/events.ts';
import { visitorsSeeChange } from './desk/releases.ts';
import { type Database, dropSearchIndex, fillSearchIndex, freshenStatistics, lock, wholeTable } from './engine.ts';
import { readFact, writeFact } from './facts.ts';
import { appliedMigrations, apply, journal } from './migrate.ts';
import { migrations } from './migrations.ts';
import { inWriteTransaction, visitorsSeeMore } from './posts/write.ts';
import { isIntact } from './sqlite/integrity.ts';
import { tableOrder, tablesNotInBackups } from './tables.ts';

/** Maximum values of one statement; SQLite accepts 32,766. */
const valuesAtOnce = 10_000;
const rowsAtOnce = 100;

/** The database as a whole, for backups and for moving from one engine to the other. */
export function createDatabaseArchive(database: Database): DatabaseArchive {
  return {
    lines: ({ everything } = { everything: false }) => linesOf(database, everything),
    isIntact: () => isIntact(database, 'integrity_check'),
    isEmpty: () => isEmpty(database),
    replace: async (lines) => {
      await inWriteTransaction(database, (inside) => replace(inside, lines));
      await freshenStatistics(database).catch(() => {});
    },
  };
}

/** Tables that are empty until staff use the site. */
const tellingTables = ['blog_posts', 'staff_accounts'] as const;

async function isEmpty({ db }: Database): Promise<boolean> {
  for (const table of tellingTables) {
    const row = await db.selectFrom(table).select(sql<number>`1`.as('one')).limit(1).executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** Tables that move to another engine: all except counts, which SQLite keeps in memory. */
const movedTables = [...tableOrder, ...tablesNotInBackups.toReversed()].filter((name) => name !== 'rate_counts');

async function* linesOf(database: Database, everything: boolean): AsyncGenerator<DatabaseLine> {
  const tables = everything ? movedTables : tableOrder;
  const db = await database.db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    yield { kind: 'shape', migrations: await appliedMigrations(db as unknown as Kysely<unknown>) };
    for (const name of tables) {
      let columns: string[] | undefined;
      for await (const row of wholeTable({ ...database, db }, name)) {
        // With the key, the reader of a backup could sign another one.
        if (!everything && name === 'site_facts' && row.name === backupKeyFact) continue;
        if (!columns) {
          columns = Object.keys(row);
          yield { kind: 'table', name, columns };
        }
        yield { kind: 'row', values: columns.map((column) => archived(row[column])) };
      }
    }
  } finally {
    await db.rollback().execute();
  }
}

function archived(value: unknown): ArchiveValue {
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return Number(value);
  return (value ?? null) as ArchiveValue;
}

function unarchived(value: ArchiveValue): unknown {
  return typeof value === 'object' && value !== null ? Buffer.from(value.$bytes, 'base64') : value;
}

async function replace(inside: Database, lines: AsyncIterable<DatabaseLine>): Promise<void> {
  const db = inside.db as unknown as Kysely<unknown>;
  await lock(inside, 'migrations');
  const backupKey = await readFact(inside.db, backupKeyFact);
  const state: { table: string; columns: string[]; rows: ArchiveValue[][]; seen: string[] } = {
    table: '',
    columns: [],
    rows: [],
    seen: [],
  };
  const flush = async () => {
    if (state.rows.length > 0) await insertRows(db, state.table, state.columns, state.rows);
    state.rows = [];
  };
  for await (const line of lines) {
    if (line.kind === 'shape') {
      state.seen = line.migrations;
      await rebuild(inside, line.migrations);
    } else if (line.kind === 'table') {
      await flush();
      state.table = line.name;
      state.columns = line.columns;
    } else {
      state.rows.push(line.values);
      if (state.rows.length >= Math.min(rowsAtOnce, Math.floor(valuesAtOnce / state.columns.length))) await flush();
    }
  }
  await flush();
  await fillSearchIndex(inside);
  for (const migration of migrations.filter(({ name }) => !state.seen.includes(name))) {
    await apply(db, inside.engine, migration);
  }
  await visitorsSeeMore(inside);
  await visitorsSeeChange(inside);
  // The key belongs to the installation: earlier backups stay valid, and a backup cannot bring another key.
  if (backupKey) await writeFact(inside.db, backupKeyFact, backupKey);
  // The restore also removed later audit events; this event explains the gap.
  await note(inside, { action: 'backup-restored', by: commandLine, subject: { name: 'the whole database' } });
}

/** Drops all tables and creates the schema of the backup. */
async function rebuild(inside: Database, seen: readonly string[]): Promise<void> {
  const db = inside.db as unknown as Kysely<unknown>;
  const unknown = seen.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown) {
    throw new ArchiveError(
      `This backup was made by a newer version of the site (${unknown}). Restore it with that version. Nothing was changed.`,
    );
  }
  await dropSearchIndex(inside);
  for (const table of [...tablesNotInBackups, ...tableOrder.toReversed()]) {
    await sql`drop table if exists ${sql.table(table)}`.execute(db);
  }
  await sql`delete from ${sql.table(journal)}`.execute(db);
  for (const migration of migrations.filter(({ name }) => seen.includes(name))) {
    await apply(db, inside.engine, migration);
  }
}

async function insertRows(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  rows: readonly ArchiveValue[][],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(row.map(unarchived))})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
}
