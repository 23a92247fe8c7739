/** How a thread opens the database file. */
export interface ThreadSetup {
  file: string;
  role: 'writer' | 'reader';
  /** Milliseconds that a statement waits for another process to finish writing. */
  busyTimeout: number;
  /** Most pages of the file; a test makes the disk full with it. */
  maxPages?: number | undefined;
}

/** What the threads are asked: one statement. */
export interface StatementRequest {
  id: number;
  sql: string;
  values: readonly (string | number | bigint | null | Uint8Array)[];
}

/** What they answer: rows, or what SQLite said instead. */
export interface StatementReply {
  id: number;
  rows?: unknown[];
  /** Rows that a statement without result changed. */
  changes?: number;
  failure?: { message: string; code: string | undefined; errcode: number | undefined };
}

/** Writes the log into the file and cuts it to nothing. Its row says whether a reader kept it from that: `busy` is 1. */
export const emptyLog = 'pragma wal_checkpoint(truncate)';

/** Cuts some of the free pages off the end of the file. Their number bounds how long it takes. */
export const freePages = 'pragma incremental_vacuum(500)';

/** The setting that `freePages` needs. It holds for a new file, and for any other once it is written anew. */
export const freesPages = 'pragma auto_vacuum = incremental';

/**
 * The user_version of a file that was written whole by this product: every deleted row was overwritten, and free pages can be
 * given back, from its first page on or since a vacuum.
 */
export const writtenVersion = 2;
