/** Recent calls of each caller, for all instances together. */
export interface RateCountsTable {
  /** Keyed hash of the limit and the caller. */
  key: string;
  /** Milliseconds since 1970, on the clock of the database. */
  calls: number[];
  expires_at: number;
}
