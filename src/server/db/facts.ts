import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Reads a single named value; undefined if there is none. */
export async function readFact(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('site_facts').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function writeFact(db: Kysely<Tables>, name: string, value: string): Promise<void> {
  await db
    .insertInto('site_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
