/** How long a kind of record is retained, and how it is purged. */
export interface RetentionRule {
  /** For the log: 'old conversations'. */
  what: string;
  /** Days of retention. */
  days: number;
  /** Deletes at most `limit` older records. Returns the number of deleted records. */
  purge: (olderThan: Date, limit: number) => Promise<number>;
}

export const dayMs = 24 * 60 * 60 * 1000;
/** Most records deleted by one statement, so that none blocks the database for long. */
const batch = 500;

/**
 * Purges expired records; scheduled every hour.
 *
 * @param report Called for a failure; the other rules run all the same, and the next hour retries.
 * @param now A trusted time: see `createSteadyClock`.
 */
export async function purgeExpired(
  rules: readonly RetentionRule[],
  report: (what: string, error: unknown) => void,
  signal: AbortSignal,
  now: number,
): Promise<void> {
  // One after the other, because visitors need the database too.
  for (const { what, days, purge } of rules) {
    try {
      while (!signal.aborted && (await purge(new Date(now - days * dayMs), batch)) === batch);
    } catch (error) {
      report(`${what} could not be forgotten`, error);
    }
  }
}
