import { setTimeout as wait } from 'node:timers/promises';
import { StorageUnavailable } from '#server/blog/post-store.ts';

export interface RetryOptions {
  /** Attempts after the first. */
  times: number;
  /** Milliseconds before the first of them; each later one waits twice as long. */
  delay: number;
  /** Longest wait in milliseconds. */
  cap: number;
  /** Waits; a test counts instead. */
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** DATA-01: three more attempts, the wait doubling up to 30 seconds. */
export const readRetries: RetryOptions = { times: 3, delay: 200, cap: 30_000 };

/**
 * Reads again where the database could not answer. Only for reads: a write whose answer was lost may have been done.
 * A full disk is not waited for.
 */
export async function withRetries<T>(
  read: () => Promise<T>,
  { times, delay, cap, pause = wait }: RetryOptions,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      const isTransient = error instanceof StorageUnavailable && error.reason !== 'full';
      if (!isTransient || attempt >= times) throw error;
      await pause(Math.min(cap, delay * 2 ** attempt));
    }
  }
}
