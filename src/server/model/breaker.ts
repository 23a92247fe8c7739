import { withMiddleware } from './middleware.ts';
import { ModelError, type ModelErrorKind, passingKinds, type TextModel } from './text-model.ts';

export interface BreakerOptions {
  /** Consecutive failures after which the breaker opens. */
  failures: number;
  /** Milliseconds for which it stays open. */
  restMs: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
  /** Called when the breaker opens, and when it closes. */
  onChange: (state: 'resting' | 'working', kind: ModelErrorKind | undefined) => void;
}

/** Errors that show that the provider is unavailable to every caller: temporary ones, and a rejected key. */
const countsAsFailure = (kind: ModelErrorKind) => passingKinds.has(kind) || kind === 'unauthorised';

/**
 * A circuit breaker. After several consecutive failures calls fail at once, so that visitors get the clinic's own words without
 * waiting for a timeout. When the pause is over one trial call is sent; the others fail until it ends.
 */
export function withBreaker(model: TextModel, options: BreakerOptions): TextModel {
  const { failures, restMs, now = () => performance.now(), onChange } = options;
  let failed = 0;
  let openUntil: number | undefined;
  let isTrialRunning = false;

  /** Whether this is the trial call; throws while the breaker is open. */
  function enter(): boolean {
    if (openUntil === undefined) return false;
    if (isTrialRunning || now() < openUntil) throw new ModelError('resting');
    isTrialRunning = true;
    return true;
  }

  function recordSuccess(): void {
    failed = 0;
    if (openUntil === undefined) return;
    openUntil = undefined;
    onChange('working', undefined);
  }

  function recordFailure(error: unknown): void {
    const kind = error instanceof ModelError ? error.kind : 'server';
    // An aborted or refused call is no evidence about the provider.
    if (!countsAsFailure(kind)) return;
    failed += 1;
    if (openUntil === undefined && failed < failures) return;
    const first = openUntil === undefined;
    openUntil = now() + restMs;
    if (first) onChange('resting', kind);
  }

  return withMiddleware(model, {
    call: async (request, run) => {
      const isTrial = enter();
      try {
        const reply = await run(request);
        recordSuccess();
        return reply;
      } catch (error) {
        recordFailure(error);
        throw error;
      } finally {
        if (isTrial) isTrialRunning = false;
      }
    },
    stream: async function* (request, run) {
      const isTrial = enter();
      try {
        for await (const part of run(request)) {
          if (part.kind === 'end') recordSuccess();
          yield part;
        }
      } catch (error) {
        recordFailure(error);
        throw error;
      } finally {
        if (isTrial) isTrialRunning = false;
      }
    },
  });
}
