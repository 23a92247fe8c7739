import { randomBytes } from 'node:crypto';
import type { Database } from '../engine.ts';
import { readFact } from '../facts.ts';

const name = 'signing-secret';

/**
 * The secret that signs session cookies and hashes the addresses of attempts. It is made once and stored in the database, so
 * that all instances share it. It opens no session, because sessions are stored as hashes. It does encrypt the keys of
 * authenticator apps and the recovery codes, so a reader of this database, or of a backup, can decrypt those.
 */
export async function signingSecret({ db }: Database): Promise<string> {
  const stored = await readFact(db, name);
  if (stored) return stored;
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('site_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Another instance may have written it first.
  return (await readFact(db, name)) ?? value;
}
