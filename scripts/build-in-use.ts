import { DatabaseSync } from 'node:sqlite';

/*
 * A build writes over the files that a running site serves. So a site holds a lock in the folder `build` for as long as it runs,
 * and a build takes the same lock for itself alone. It is a lock of SQLite: the system releases it with the process that holds it,
 * however that ends.
 */

/** Kept, or the garbage collector would release the lock. */
let lock: DatabaseSync | undefined;

/** Called by a site that starts. Where the folder cannot be written there is no lock, but nobody can build there either. */
export function holdBuild(file: string | URL): void {
  try {
    lock = new DatabaseSync(file);
    lock.exec('begin; select count(*) from sqlite_schema;');
  } catch {
    lock = undefined;
  }
}

/** Called by a build. @returns Whether the folder is ours until this process ends. */
export function claimBuild(file: string): boolean {
  lock = new DatabaseSync(file);
  try {
    lock.exec('begin exclusive');
    return true;
  } catch {
    return false;
  }
}
