export interface RateLimitOptions {
  /** Requests that one caller may make within any period of `windowMs`. */
  limit: number;
  windowMs: number;
  /** Most callers in memory; beyond it the least recent caller is dropped. */
  maxCallers?: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/** Counts requests of each caller in a sliding window. */
export interface RateLimiter {
  /** Whole seconds until the caller may call again, as far as this instance knows; 0 if it may call now. Counts nothing. */
  secondsToWait(caller: string): number;
  /** Counts a request and returns 0. If the caller must wait, counts nothing and returns the whole seconds. */
  take(caller: string): number | Promise<number>;
}

/** Creates the counter of a limit. Instances with the same database share counters by name. */
export type RateLimits = (name: string, options: RateLimitOptions) => RateLimiter;

/** Counters of this instance alone. */
export const ownRateLimits: RateLimits = (_name, options) => new RateLimit(options);

/** Creates one counter for each name: what is built again for a new snapshot of the content goes on with the same counts. */
export function onePerName(rateLimits: RateLimits): RateLimits {
  const made = new Map<string, RateLimiter>();
  return (name, options) => {
    const limiter = made.get(name) ?? rateLimits(name, options);
    made.set(name, limiter);
    return limiter;
  };
}

/**
 * Counts in the memory of this instance. A caller whose last request has left the window is dropped at the next request of any
 * caller.
 */
export class RateLimit implements RateLimiter {
  /** Times of the requests in the window by caller, the least recent caller first. */
  readonly #calls = new Map<string, number[]>();
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #maxCallers: number;
  readonly #now: () => number;

  constructor({ limit, windowMs, maxCallers = 10_000, now = () => performance.now() }: RateLimitOptions) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#maxCallers = maxCallers;
    this.#now = now;
  }

  /** Number of callers in memory. */
  get callers(): number {
    return this.#calls.size;
  }

  secondsToWait(caller: string): number {
    const now = this.#now();
    const calls = this.#recent(caller, now);
    const oldest = calls[0];
    if (oldest === undefined || calls.length < this.#limit) return 0;
    return Math.max(1, Math.ceil((oldest + this.#windowMs - now) / 1000));
  }

  take(caller: string): number {
    const seconds = this.secondsToWait(caller);
    if (seconds > 0) return seconds;
    const now = this.#now();
    const calls = this.#recent(caller, now);
    calls.push(now);
    this.#calls.delete(caller);
    this.#calls.set(caller, calls);
    this.#forget(now);
    return 0;
  }

  #recent(caller: string, now: number): number[] {
    return (this.#calls.get(caller) ?? []).filter((time) => time > now - this.#windowMs);
  }

  #forget(now: number): void {
    for (const [caller, calls] of this.#calls) {
      const last = calls.at(-1) ?? 0;
      if (this.#calls.size <= this.#maxCallers && last > now - this.#windowMs) return;
      this.#calls.delete(caller);
    }
  }
}
