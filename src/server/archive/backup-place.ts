/** Storage of the site's own backups. Names are those of `backupName`. */
export interface BackupPlace {
  /** Names of the backups, the oldest first. Other files are ignored. */
  list(): Promise<string[]>;
  /** Stores the file that `write` writes to the given path; atomic. Returns its size in bytes. */
  put(name: string, write: (file: string) => Promise<unknown>): Promise<number>;
  /** Gives access to a backup as a file. */
  read<Result>(name: string, use: (file: string) => Promise<Result>): Promise<Result>;
  remove(name: string): Promise<void>;
}

const pattern = /^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gz$/;

/** Such as site-2026-11-25T16-00-00Z.gz: names sort by the time of the backup. */
export const backupName = (now: number): string =>
  `site-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`;

/** The names of backups among names, the oldest first. */
export const backupsAmong = (names: readonly string[]): string[] => names.filter((name) => pattern.test(name)).sort();
