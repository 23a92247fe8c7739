export interface RateLimitOptions {
  /** Requests that one caller may make within any stretch of `windowMs`. */
  limit: number;
  windowMs: number;
  /** Most callers remembered; beyond it the one that called longest ago is forgotten. */
  maxCallers?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** Counts requests of each caller in a sliding window. */
export interface RateLimiter {
  /** Whole seconds until the caller may ask again, as far as this instance knows; 0 when it may ask now. Counts nothing. */
  secondsToWait(caller: string): number;
  /** Counts a request, unless the caller has to wait: then it counts nothing and answers the whole seconds. */
  take(caller: string): number | Promise<number>;
}

/** Makes the counter of a limit. Instances that share a database share the counters of the same name. */
export type RateLimits = (name: string, options: RateLimitOptions) => RateLimiter;

/** Counters of one instance alone. */
export const ownRateLimits: RateLimits = (_name, options) => new RateLimit(options);

/**
 * Counts in memory: each instance for itself, which forgets at its end. Nothing is kept of a caller whose last request has
 * left the window, once anybody else calls.
 */
export class RateLimit implements RateLimiter {
  /** Times of the requests in the window by caller, the caller of the longest silence first. */
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

  /** How many callers are remembered. */
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
