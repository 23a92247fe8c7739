import { sql } from 'kysely';
import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';
import type { Database } from '../engine.ts';

/**
 * Whether the pages of the file can be read and fit together. A thread of its own reads it whole, so nobody waits:
 * quick_check leaves out what makes integrity_check slow, whether indexes hold what their tables hold. PostgreSQL checks
 * each page that it reads by itself.
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
