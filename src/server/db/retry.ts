import { setTimeout as wait } from 'node:timers/promises';
import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';

export interface DatabaseRetryOptions {
  /** Attempts after the first. */
  times: number;
  /** Milliseconds before the first retry; each later delay doubles. */
  delay: number;
  /** Longest wait in milliseconds. */
  cap: number;
  /** Milliseconds after the start of the first attempt beyond which there is no retry, because a caller waits. */
  within?: number;
  /** The same for an unreachable database: a lock passes, such as that of a migration. */
  withinUnreachable?: number;
  /** Waits; a test counts instead. */
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** The session is read before everything else, so this wait is short. */
export const sessionRetries: DatabaseRetryOptions = { times: 3, delay: 200, cap: 30_000, within: 2000 };

/** DATA-01: three more attempts, the wait doubling up to 30 seconds. */
export const readRetries: DatabaseRetryOptions = { times: 3, delay: 200, cap: 30_000, withinUnreachable: 2000 };

/** The database was silent a moment ago and is not queried now. The circuit breaker itself detects its return. */
export class CircuitOpen extends StorageUnavailable {
  constructor() {
    super('unreachable');
  }
}

const lasting: ReadonlySet<StorageUnavailable['reason']> = new Set(['full', 'damaged']);

/**
 * Retries a read while the database is unavailable. Only for reads: a write whose reply was lost may have been done. Fails at
 * once for a full disk, a damaged file and a server known to be silent.
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
