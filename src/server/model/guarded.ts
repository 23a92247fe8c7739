import { type BreakerOptions, withBreaker } from './breaker.ts';
import { type CeilingOptions, withCeilings } from './ceilings.ts';
import { type RetryOptions, withRetries } from './retries.ts';
import type { TextModel } from './text-model.ts';
import { type TimeLimits, withTimeLimits } from './time-limits.ts';

export interface Guards {
  time: TimeLimits;
  retries: RetryOptions;
  breaker: BreakerOptions;
  ceilings: CeilingOptions;
}

/** Somebody waits and reads: soon, or the clinic's own words. */
export const forVisitors = {
  time: { wholeMs: 25_000, silenceMs: 10_000, streamMs: 45_000 },
  retries: { retries: 2, firstDelayMs: 400, longestDelayMs: 3000 },
} as const;

/** A writer waits for a whole article. */
export const forWriters = {
  time: { wholeMs: 150_000, silenceMs: 40_000, streamMs: 150_000 },
  retries: { retries: 3, firstDelayMs: 1000, longestDelayMs: 20_000 },
} as const;

/**
 * Everything that stands around a provider, from the inside out: time limits for each try, further tries, leaving a
 * provider alone that fails, and what a day may cost.
 */
export function guarded(model: TextModel, { time, retries, breaker, ceilings }: Guards): TextModel {
  return withCeilings(withBreaker(withRetries(withTimeLimits(model, time), retries), breaker), ceilings);
}
