import { withMiddleware } from './middleware.ts';
import { ModelError, type ModelErrorKind, passingKinds, type TextModel } from './text-model.ts';

export interface BreakerOptions {
  /** Failed calls in a row after which the provider is left alone. */
  failures: number;
  /** Milliseconds for which it is. */
  restMs: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
  /** Told when the provider is left alone, and when it answers again. */
  onChange: (state: 'resting' | 'working', kind: ModelErrorKind | undefined) => void;
}

/** What says that the provider is out of order, whoever asks: everything that may pass, and a key that is not taken. */
const telling = (kind: ModelErrorKind) => passingKinds.has(kind) || kind === 'unauthorised';

/**
 * Leaves a provider alone that has failed several times in a row, so that visitors are answered from the clinic's own
 * words at once instead of after the time-out. When the rest is over one call tries it; the others wait for its outcome.
 */
export function withBreaker(model: TextModel, options: BreakerOptions): TextModel {
  const { failures, restMs, now = () => performance.now(), onChange } = options;
  let failed = 0;
  let restingUntil: number | undefined;
  let trying = false;

  /** Whether this call is the one that tries; throws while the provider is left alone. */
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
    // Whoever left, or asked for what the model refuses, says nothing about the provider.
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
