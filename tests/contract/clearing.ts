import { sql } from 'kysely';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { tableOrder, tablesNotInBackups } from '#server/db/tables.ts';

type Row = Record<string, unknown>;

/** Reads the rows that migrations left in a new database, and returns a function that restores them. */
export async function clearing({ db, engine }: OpenDatabase): Promise<() => Promise<void>> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  // Child tables before the tables they refer to.
  const names = [...tablesNotInBackups, ...tableOrder.toReversed()].filter((name) => there.has(name));
  const start: { table: string; rows: Row[] }[] = [];
  for (const table of names) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
    if (rows.length > 0) start.unshift({ table, rows });
  }
  return () =>
    db.transaction().execute(async (inside) => {
      if (engine === 'sqlite') await sql`delete from post_search`.execute(inside);
      for (const name of names) await sql`delete from ${sql.table(name)}`.execute(inside);
      for (const { table, rows } of start)
        for (const row of rows) {
          const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
          await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
            inside,
          );
        }
    });
}
