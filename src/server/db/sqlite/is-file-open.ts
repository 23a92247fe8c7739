import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Whether another program, such as a running site, has this database open. */
export function isFileOpen(file: string): boolean {
  if (!existsSync(file)) return false;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    // SQLite removes its write-ahead log only if no other program has the file open. The next program that opens it turns it on
    // again.
    database.exec('pragma journal_mode = delete');
    return false;
  } catch (error) {
    const locked = [5, 261].includes((error as { errcode?: number }).errcode ?? 0);
    // Other errors of the file are reported when it is opened.
    return locked;
  } finally {
    database?.close();
  }
}
