import { withDeadline } from '../runtime/deadline.ts';
import { RateLimit, type RateLimiter, type RateLimitOptions, type RateLimits } from './rate-limit.ts';

/** Counts for all instances. Callers reach it as keyed hashes only. */
export interface SharedCounts {
  /** Counts a call at `key`, unless it is one too many: then answers the milliseconds to wait. Else 0. */
  take(key: string, limit: Pick<RateLimitOptions, 'limit' | 'windowMs'>): Promise<number>;
}

export interface SharedRateLimitOptions {
  counts: SharedCounts;
  /** Hides who called. */
  keyOf: (text: string) => string;
  /** Told that the counts are out of reach, once until they are back. */
  onAway: (error: unknown) => void;
  now?: () => number;
  /** Milliseconds that a visitor waits for the shared count. */
  waitMs?: number;
}

/** Milliseconds for which it is left alone after it failed. */
const rest = 10_000;

/**
 * Limits that hold for all instances together. Each counts for itself as well: what it knows by itself is refused without
 * a question, and while the shared counts are away each goes on with its own, rather than refuse everybody or nobody.
 */
export function sharedRateLimits({
  counts,
  keyOf,
  onAway,
  now = () => performance.now(),
  waitMs = 400,
}: SharedRateLimitOptions): RateLimits {
  let awayUntil = 0;

  async function ask(key: string, options: RateLimitOptions): Promise<number> {
    if (now() < awayUntil) return 0;
    try {
      return await withDeadline(waitMs, counts.take(key, options));
    } catch (error) {
      if (awayUntil === 0) onAway(error);
      awayUntil = now() + rest;
      return 0;
    }
  }

  return (name, options): RateLimiter => {
    const own = new RateLimit(options);
    return {
      secondsToWait: (caller) => own.secondsToWait(caller),
      take: async (caller) => {
        const mine = own.take(caller);
        if (mine > 0) return mine;
        return Math.ceil((await ask(keyOf(`rate ${name} ${caller}`), options)) / 1000);
      },
    };
  };
}
