import { sql } from 'kysely';
import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';
import type { Database } from '../engine.ts';

/**
 * Whether the pages of the file are readable and consistent. A thread of its own reads the whole file, so no other query waits.
 * quick_check omits the slow part of integrity_check: the comparison of indexes with their tables. PostgreSQL checks each page
 * that it reads.
 */
export async function isIntact(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  how: 'quick_check' | 'integrity_check',
): Promise<boolean> {
  if (engine !== 'sqlite') return true;
  try {
    const rows = await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (on) => (await sql<Record<string, string>>`pragma ${sql.raw(how)}(1)`.execute(on)).rows);
    return rows[0]?.[how] === 'ok';
  } catch (error) {
    if (error instanceof StorageUnavailable && error.reason === 'damaged') return false;
    throw error;
  }
}
