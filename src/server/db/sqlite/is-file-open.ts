import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Whether another program, such as a running site, has this database open. */
export function isFileOpen(file: string): boolean {
  if (!existsSync(file)) return false;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    // SQLite leaves its write-ahead log only where nobody else has the file open. The next who opens it turns it on again.
    database.exec('pragma journal_mode = delete');
    return false;
  } catch (error) {
    const locked = [5, 261].includes((error as { errcode?: number }).errcode ?? 0);
    // What else is wrong with the file, whoever opens it says.
    return locked;
  } finally {
    database?.close();
  }
}
