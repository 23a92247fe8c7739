import type { DatabaseLine } from './archive-lines.ts';

/** A database as a whole. */
export interface DatabaseArchive {
  /**
   * All that a backup holds, as it was at one moment; others read and write meanwhile. Sessions and conversations stay out,
   * unless `everything` is asked for.
   */
  lines(options?: { everything: boolean }): AsyncIterable<DatabaseLine>;
  /** Whether every page of it can be read and fits the others; takes as long as reading it whole. */
  isIntact(): Promise<boolean>;
  /** Whether nobody has kept anything in it yet. */
  isEmpty(): Promise<boolean>;
  /**
   * Puts these lines in the place of everything that is there, in one transaction: others see all of it or nothing.
   * Lines of an older version are brought to the present shape.
   *
   * @throws ArchiveError where they come from a newer version.
   */
  replace(lines: AsyncIterable<DatabaseLine>): Promise<void>;
}
