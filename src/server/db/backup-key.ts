import { randomBytes } from 'node:crypto';
import { type BackupKey, backupKeyFact } from '#server/archive/archive-signature.ts';
import type { Database } from './engine.ts';
import { readFact } from './facts.ts';

/** Where a copy of the key lies beside the database, so that it survives one that is lost or damaged. */
export interface KeyCopy {
  read: () => string | undefined;
  write: (key: string) => void;
}

/** What signs the backups of this installation: made once and kept in the database, which all instances share. */
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
    // Another instance may have been faster.
    key = (await readFact(db, backupKeyFact)) ?? value;
  }
  if (key !== copied) copy.write(key);
  return Buffer.from(key, 'hex');
}
