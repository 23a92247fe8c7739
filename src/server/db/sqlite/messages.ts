/** How a thread opens the database file. */
export interface ThreadSetup {
  file: string;
  role: 'writer' | 'reader';
  /** Milliseconds that a statement waits for another process to finish writing. */
  busyTimeout: number;
  /** Maximum pages of the file; a test makes the disk full with it. */
  maxPages?: number | undefined;
}

/** A request to a thread: one statement. */
export interface StatementRequest {
  id: number;
  sql: string;
  values: readonly (string | number | bigint | null | Uint8Array)[];
}

/** The reply: rows, or SQLite's error. */
export interface StatementReply {
  id: number;
  rows?: unknown[];
  /** Rows changed by a statement without a result. */
  changes?: number;
  failure?: { message: string; code: string | undefined; errcode: number | undefined };
}

/** Writes the log into the file and truncates it. Its row says whether a reader prevented that: `busy` is 1. */
export const emptyLog = 'pragma wal_checkpoint(truncate)';

/** Cuts free pages off the end of the file. Their number bounds how long it takes. */
export const freePages = 'pragma incremental_vacuum(500)';

/** The setting that `freePages` needs. It applies to a new file, and to any other once it is rewritten. */
export const freesPages = 'pragma auto_vacuum = incremental';

/**
 * The user_version of a file that this product wrote or vacuumed as a whole: every deleted row was overwritten, and free pages
 * can be released.
 */
export const writtenVersion = 2;
