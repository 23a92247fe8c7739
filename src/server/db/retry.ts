import { setTimeout as wait } from 'node:timers/promises';
import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';

export interface DatabaseRetryOptions {
  /** Attempts after the first. */
  times: number;
  /** Milliseconds before the first of them; each later one waits twice as long. */
  delay: number;
  /** Longest wait in milliseconds. */
  cap: number;
  /** Milliseconds after the first attempt began when there is no other one: somebody waits. */
  within?: number;
  /** The same where nothing answers: a lock passes, as that of a new version that changes the schema. */
  withinUnreachable?: number;
  /** Waits; a test counts instead. */
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Who is signed in is asked before everything else, so whoever waits for it hears soon that nobody can say. */
export const sessionRetries: DatabaseRetryOptions = { times: 3, delay: 200, cap: 30_000, within: 2000 };

/** DATA-01: three more attempts, the wait doubling up to 30 seconds. */
export const readRetries: DatabaseRetryOptions = { times: 3, delay: 200, cap: 30_000, withinUnreachable: 2000 };

/** The database was silent a moment ago and is not asked now. A circuit breaker learns by itself when it answers again. */
export class CircuitOpen extends StorageUnavailable {
  constructor() {
    super('unreachable');
  }
}

const lasting: ReadonlySet<StorageUnavailable['reason']> = new Set(['full', 'damaged']);

/**
 * Reads again where the database could not answer. Only for reads: a write whose answer was lost may have been done.
 * A full disk, a damaged file and a server known to be silent are not waited for.
 */
export async function retryDatabase<T>(
  read: () => Promise<T>,
  {
    times,
    delay,
    cap,
    within = Number.POSITIVE_INFINITY,
    withinUnreachable = within,
    pause = wait,
  }: DatabaseRetryOptions,
): Promise<T> {
  const began = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      const isTransient =
        error instanceof StorageUnavailable && !(error instanceof CircuitOpen) && !lasting.has(error.reason);
      if (!isTransient || attempt >= times) throw error;
      const limit = error.reason === 'unreachable' ? withinUnreachable : within;
      if (performance.now() - began > limit) throw error;
      await pause(Math.min(cap, delay * 2 ** attempt));
    }
  }
}
