import { sql } from 'kysely';
import type { Database } from '../engine.ts';
import { freePages } from './messages.ts';

/** Pages that stay free for what is written next: 1 MB. */
const sparePages = 256;
/** Most statements of one turn: 40 MB. The next hour goes on. */
const mostStatements = 20;

/**
 * Makes the file of the database smaller after a purge, in short statements, so that writers wait for none of it. PostgreSQL has
 * its autovacuum.
 */
export async function giveBackFreePages(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  signal: AbortSignal,
): Promise<void> {
  if (engine !== 'sqlite') return;
  const count = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db);
  let free = count.rows[0]?.freelist_count ?? 0;
  for (let statement = 0; free > sparePages && statement < mostStatements && !signal.aborted; statement += 1) {
    const { rows } = await sql<{ freelist_count: number }>`${sql.raw(freePages)}`.execute(db);
    const left = rows[0]?.freelist_count ?? 0;
    // A file that an earlier version made, and that could not be written anew.
    if (left >= free) return;
    free = left;
  }
}
