import type { DatabaseLine } from './archive-lines.ts';

/** A whole database. */
export interface DatabaseArchive {
  /**
   * All contents of a backup, as of one moment; others read and write meanwhile. Sessions and conversations are left out,
   * except with `everything`.
   */
  lines(options?: { everything: boolean }): AsyncIterable<DatabaseLine>;
  /** Whether every page is readable and consistent; takes as long as reading the whole database. */
  isIntact(): Promise<boolean>;
  /** Whether the database holds no data yet. */
  isEmpty(): Promise<boolean>;
  /**
   * Replaces all data by these lines, in one transaction: others see all of it or nothing. Lines of an older version are
   * brought to the latest schema.
   *
   * @throws ArchiveError if they are from a newer version.
   */
  replace(lines: AsyncIterable<DatabaseLine>): Promise<void>;
}
