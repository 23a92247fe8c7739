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
export interface Question {
  id: number;
  sql: string;
  values: readonly (string | number | bigint | null | Uint8Array)[];
}

/** What they answer: rows, or what SQLite said instead. */
export interface Answer {
  id: number;
  rows?: unknown[];
  /** Rows that a statement without result changed. */
  changes?: number;
  failure?: { message: string; code: string | undefined; errcode: number | undefined };
}
