import { withDeadline } from '../runtime/deadline.ts';
import { RateLimit, type RateLimiter, type RateLimitOptions, type RateLimits } from './rate-limit.ts';

/** Counts for all instances. Callers are passed as keyed hashes only. */
export interface SharedCounts {
  /** Counts a call at `key` and returns 0. If it exceeds the limit, counts nothing and returns the milliseconds to wait. */
  take(key: string, limit: Pick<RateLimitOptions, 'limit' | 'windowMs'>): Promise<number>;
}

export interface SharedRateLimitOptions {
  counts: SharedCounts;
  /** The keyed hash of a caller. */
  keyOf: (text: string) => string;
  /** Called when the shared counts become unavailable, once until they are available again. */
  onAway: (error: unknown) => void;
  now?: () => number;
  /** Milliseconds that a visitor waits for the shared count. */
  waitMs?: number;
}

/** Milliseconds without further calls to the shared counts after a failure. */
const rest = 10_000;

/**
 * Rate limits for all instances together. Each instance counts for itself as well: it refuses by its own count without a
 * query, and uses that count alone while the shared counts are unavailable, rather than refuse all calls or none.
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
