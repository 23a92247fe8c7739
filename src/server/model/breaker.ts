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
const telling = (kind: ModelErrorKind) => passingKinds.has(kind) || kind === 'unauthorised';

/**
 * A circuit breaker. After several consecutive failures calls fail at once, so that visitors get the clinic's own words without
 * waiting for a timeout. When the pause is over one trial call is sent; the others fail until it ends.
 */
export function withBreaker(model: TextModel, options: BreakerOptions): TextModel {
  const { failures, restMs, now = () => performance.now(), onChange } = options;
  let failed = 0;
  let restingUntil: number | undefined;
  let trying = false;

  /** Whether this is the trial call; throws while the breaker is open. */
  function enter(): boolean {
    if (restingUntil === undefined) return false;
    if (trying || now() < restingUntil) throw new ModelError('resting');
    trying = true;
    return true;
  }

  function succeeded(): void {
    failed = 0;
    if (restingUntil === undefined) return;
    restingUntil = undefined;
    onChange('working', undefined);
  }

  function lost(error: unknown): void {
    const kind = error instanceof ModelError ? error.kind : 'server';
    // An aborted or refused call is no evidence about the provider.
    if (!telling(kind)) return;
    failed += 1;
    if (restingUntil === undefined && failed < failures) return;
    const first = restingUntil === undefined;
    restingUntil = now() + restMs;
    if (first) onChange('resting', kind);
  }

  return withMiddleware(model, {
    call: async (request, run) => {
      const alone = enter();
      try {
        const reply = await run(request);
        succeeded();
        return reply;
      } catch (error) {
        lost(error);
        throw error;
      } finally {
        if (alone) trying = false;
      }
    },
    stream: async function* (request, run) {
      const alone = enter();
      try {
        for await (const part of run(request)) {
          if (part.kind === 'end') succeeded();
          yield part;
        }
      } catch (error) {
        lost(error);
        throw error;
      } finally {
        if (alone) trying = false;
      }
    },
  });
}
