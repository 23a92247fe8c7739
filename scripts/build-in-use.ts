import { DatabaseSync } from 'node:sqlite';

/*
 * A build overwrites the files that a running site serves. A running site therefore holds a shared lock in the folder `build`,
 * and a build takes the same lock exclusively. SQLite provides the lock, so the system releases it when its process ends, even
 * after a crash.
 */

/** A reference, so that the garbage collector does not close the database and release the lock. */
let lock: DatabaseSync | undefined;

/** Called when a site starts. A read-only folder gets no lock and needs none: a build cannot write there either. */
export function holdBuild(file: string | URL): void {
  try {
    lock = new DatabaseSync(file);
    lock.exec('begin; select count(*) from sqlite_schema;');
  } catch {
    lock = undefined;
  }
}

/** Called by a build. @returns Whether this process now holds the exclusive lock; it is released when the process ends. */
export function claimBuild(file: string): boolean {
  lock = new DatabaseSync(file);
  try {
    lock.exec('begin exclusive');
    return true;
  } catch {
    return false;
  }
}
