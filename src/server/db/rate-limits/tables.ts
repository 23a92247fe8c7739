/** How often somebody asked lately, for all instances together. */
export interface RateCountsTable {
  /** Keyed hash of what is counted and of whom. */
  key: string;
  /** Milliseconds since 1970, on the clock of the database. */
  calls: number[];
  expires_at: number;
}
