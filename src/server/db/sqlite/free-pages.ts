import { sql } from 'kysely';
import type { Database } from '../engine.ts';
import { freePages } from './messages.ts';

/** Pages that stay free for the next writes: 1 MB. */
const sparePages = 256;
/** Maximum statements of one run: 40 MB. The next hour continues. */
const mostStatements = 20;

/**
 * Shrinks the database file after a purge, in short statements, so that writers do not wait. PostgreSQL has its autovacuum.
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
    // A file of an earlier version that could not be rewritten.
    if (left >= free) return;
    free = left;
  }
}
