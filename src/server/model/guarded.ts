import { type BreakerOptions, withBreaker } from './breaker.ts';
import { type CeilingOptions, withCeilings } from './ceilings.ts';
import { type ModelRetryOptions, withRetries } from './retries.ts';
import type { TextModel } from './text-model.ts';
import { type TimeLimits, withTimeLimits } from './time-limits.ts';

export interface Guards {
  /** For each attempt. */
  time: TimeLimits;
  /** For all attempts together. */
  overall: TimeLimits;
  retries: ModelRetryOptions;
  breaker: BreakerOptions;
  ceilings: CeilingOptions;
}

export type CallTimeouts = Pick<Guards, 'time' | 'overall' | 'retries'>;

/** The pages of tools have a timeout of 20 seconds, so the rule-based explanation must arrive before. */
const longestExplanationMs = 18_000;

/**
 * Timeouts for visitors, who get the clinic's own words if the model is slow.
 *
 * @param waitMs Timeout of the first part of a reply, and of each further one, in milliseconds.
 */
export function forVisitors(waitMs: number): CallTimeouts {
  const overall = { wholeMs: Math.min(waitMs, longestExplanationMs), silenceMs: waitMs, streamMs: 45_000 };
  return { time: overall, overall, retries: { retries: 2, firstDelayMs: 400, longestDelayMs: 3000 } };
}

/** Timeouts for writers, who wait for a whole article; the editor has a timeout of three minutes. */
export const forWriters: CallTimeouts = {
  time: { wholeMs: 150_000, silenceMs: 40_000, streamMs: 150_000 },
  overall: { wholeMs: 170_000, silenceMs: 170_000, streamMs: 170_000 },
  retries: { retries: 3, firstDelayMs: 1000, longestDelayMs: 20_000 },
};

/**
 * All middleware of a provider, from the inside out: time limits for each attempt, retries, time limits for all attempts
 * together, circuit breaker, ceilings.
 */
export function guarded(model: TextModel, { time, overall, retries, breaker, ceilings }: Guards): TextModel {
  return withCeilings(
    withBreaker(withTimeLimits(withRetries(withTimeLimits(model, time), retries), overall), breaker),
    ceilings,
  );
}
