import { randomBytes } from 'node:crypto';
import type { Database } from '../engine.ts';
import { readFact } from '../facts.ts';

const name = 'signing-secret';

/**
 * What signs session cookies and hides the addresses of attempts: made once and kept in the database, so that all
 * instances share it. It opens no session, because they are kept as hashes; but keys of authenticator apps and recovery codes
 * are encrypted with it, so who has this database, or a backup of it, can read those.
 */
export async function signingSecret({ db }: Database): Promise<string> {
  const found = await readFact(db, name);
  if (found) return found;
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('site_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Another instance may have been faster.
  return (await readFact(db, name)) ?? value;
}
