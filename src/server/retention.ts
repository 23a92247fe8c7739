/** What is forgotten after a while. */
export interface RetentionRule {
  /** For the log: 'old conversations'. */
  what: string;
  /** Days that it is kept. */
  days: number;
  /** Forgets so much at most of what is older. Answers how much that was. */
  purge: (olderThan: Date, limit: number) => Promise<number>;
}

export const dayMs = 24 * 60 * 60 * 1000;
/** What one statement forgets at most, so that none holds the database up. */
const batch = 500;

/**
 * Forgets what was kept for its time; scheduled work of every hour.
 *
 * @param report Told of a failure; the rest is forgotten all the same, and the next hour tries again.
 * @param now A time that may be trusted: see `createSteadyClock`.
 */
export async function purgeExpired(
  rules: readonly RetentionRule[],
  report: (what: string, error: unknown) => void,
  signal: AbortSignal,
  now: number,
): Promise<void> {
  // One after the other: visitors need the database too.
  for (const { what, days, purge } of rules) {
    try {
      while (!signal.aborted && (await purge(new Date(now - days * dayMs), batch)) === batch);
    } catch (error) {
      report(`${what} could not be forgotten`, error);
    }
  }
}
