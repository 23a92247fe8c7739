import { type BreakerOptions, withBreaker } from './breaker.ts';
import { type CeilingOptions, withCeilings } from './ceilings.ts';
import { type ModelRetryOptions, withRetries } from './retries.ts';
import type { TextModel } from './text-model.ts';
import { type TimeLimits, withTimeLimits } from './time-limits.ts';

export interface Guards {
  /** Of each try. */
  time: TimeLimits;
  /** Of all tries together. */
  overall: TimeLimits;
  retries: ModelRetryOptions;
  breaker: BreakerOptions;
  ceilings: CeilingOptions;
}

export type CallTimeouts = Pick<Guards, 'time' | 'overall' | 'retries'>;

/** The pages of tools give an explanation up after 20 seconds: the one by rule must be there before. */
const longestExplanationMs = 18_000;

/**
 * Somebody waits and reads: soon, or the clinic's own words.
 *
 * @param waitMs How long a model may keep a visitor waiting for its first words, and later for the next.
 */
export function forVisitors(waitMs: number): CallTimeouts {
  const overall = { wholeMs: Math.min(waitMs, longestExplanationMs), silenceMs: waitMs, streamMs: 45_000 };
  return { time: overall, overall, retries: { retries: 2, firstDelayMs: 400, longestDelayMs: 3000 } };
}

/** A writer waits for a whole article; the editor gives up after three minutes. */
export const forWriters: CallTimeouts = {
  time: { wholeMs: 150_000, silenceMs: 40_000, streamMs: 150_000 },
  overall: { wholeMs: 170_000, silenceMs: 170_000, streamMs: 170_000 },
  retries: { retries: 3, firstDelayMs: 1000, longestDelayMs: 20_000 },
};

/**
 * Everything that stands around a provider, from the inside out: time limits for each try, further tries, time limits
 * for all of them together, leaving a provider alone that fails, and what a day may cost.
 */
export function guarded(model: TextModel, { time, overall, retries, breaker, ceilings }: Guards): TextModel {
  return withCeilings(
    withBreaker(withTimeLimits(withRetries(withTimeLimits(model, time), retries), overall), breaker),
    ceilings,
  );
}
