/** Where backups are kept that the site makes by itself. Names are those of `backupName`. */
export interface BackupPlace {
  /** Names of the backups, the oldest first. Anything else that lies there is left out and left alone. */
  list(): Promise<string[]>;
  /** Keeps what `write` puts into the file whose path it is given; whole or not at all. Answers the bytes of the file. */
  put(name: string, write: (file: string) => Promise<unknown>): Promise<number>;
  /** Lets a backup be read as a file. */
  read<Result>(name: string, use: (file: string) => Promise<Result>): Promise<Result>;
  remove(name: string): Promise<void>;
}

const pattern = /^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gz$/;

/** Such as site-2026-11-25T16-00-00Z.gz: names sort as the times at which the backups were made. */
export const backupName = (now: number): string =>
  `site-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`;

/** The backups among names, the oldest first. */
export const backupsAmong = (names: readonly string[]): string[] => names.filter((name) => pattern.test(name)).sort();
