/** What is forgotten after a while. */
export interface Kept {
  /** For the log: 'old conversations'. */
  what: string;
  /** Days that it is kept. */
  days: number;
  /** Forgets so much at most of what is older. Answers how much that was. */
  purge: (olderThan: Date, limit: number) => Promise<number>;
}

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** What one statement forgets at most, so that none holds the database up. */
const batch = 500;

/**
 * Forgets what was kept for its time: soon after the start, then every hour. Several instances may do so at the same
 * moment.
 *
 * @param report Told of a failure; the next hour tries again.
 * @returns Ends it.
 */
export function forgetWhatIsOld(
  kept: readonly Kept[],
  report: (what: string, error: unknown) => void,
  now: () => number = Date.now,
): () => void {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  async function purge({ what, days, purge: forget }: Kept): Promise<void> {
    try {
      while (!ended && (await forget(new Date(now() - days * day), batch)) === batch);
    } catch (error) {
      report(`${what} could not be forgotten`, error);
    }
  }

  async function purgeAll(): Promise<void> {
    // One after the other: visitors need the database too.
    for (const one of kept) await purge(one);
    plan(hour);
  }

  function plan(delay: number): void {
    if (ended) return;
    timer = setTimeout(() => void purgeAll(), delay);
    timer.unref();
  }

  plan(60_000);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
