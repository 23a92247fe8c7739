import { randomBytes } from 'node:crypto';
import { type BackupKey, backupKeyFact } from '#server/archive/archive-signature.ts';
import type { Database } from './engine.ts';
import { readFact } from './facts.ts';

/** A copy of the key outside the database, in case the database is lost or damaged. */
export interface KeyCopy {
  read: () => string | undefined;
  write: (key: string) => void;
}

/** The key that signs the backups of this installation: made once and stored in the database, which all instances share. */
export async function backupKey({ db }: Database, copy: KeyCopy): Promise<BackupKey> {
  const copied = copy.read();
  let key = await readFact(db, backupKeyFact);
  if (!key) {
    const value = copied ?? randomBytes(32).toString('hex');
    await db
      .insertInto('site_facts')
      .values({ name: backupKeyFact, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    // Another instance may have written it first.
    key = (await readFact(db, backupKeyFact)) ?? value;
  }
  if (key !== copied) copy.write(key);
  return Buffer.from(key, 'hex');
}
