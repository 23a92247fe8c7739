import { setTimeout as sleep } from 'node:timers/promises';
import { withMiddleware } from './middleware.ts';
import { ModelError, passingKinds, type TextModel } from './text-model.ts';

export interface ModelRetryOptions {
  /** Attempts after the first. */
  retries: number;
  /** Delay before the second attempt, in milliseconds; doubled for each further one. */
  firstDelayMs: number;
  /** Longest delay in milliseconds; if the provider asks for more, the call fails at once. */
  longestDelayMs: number;
  /** From 0 to 1; jitter for many instances. */
  random?: () => number;
  /** Waits, and rejects when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Retries temporary errors with exponential backoff, or after the delay that the provider asks for. A stream is retried only
 * before its first part.
 */
export function withRetries(model: TextModel, options: ModelRetryOptions): TextModel {
  const { retries, firstDelayMs, longestDelayMs, random = Math.random } = options;
  const wait = options.wait ?? ((ms, signal) => sleep(ms, undefined, { signal }));

  /** Waits before another attempt, or throws the error if there is none. */
  async function pause(error: unknown, tried: number, signal: AbortSignal): Promise<void> {
    if (!(error instanceof ModelError) || !passingKinds.has(error.kind) || tried >= retries) throw error;
    const backoff = Math.min(longestDelayMs, firstDelayMs * 2 ** tried) * (0.5 + random() / 2);
    const delay = Math.max(backoff, error.retryAfterMs ?? 0);
    if (delay > longestDelayMs) throw error;
    await wait(delay, signal).catch(() => {
      throw new ModelError('aborted');
    });
  }

  return withMiddleware(model, {
    call: async (request, run) => {
      for (let tried = 0; ; tried++) {
        try {
          return await run(request);
        } catch (error) {
          await pause(error, tried, request.signal);
        }
      }
    },
    stream: async function* (request, run) {
      for (let tried = 0; ; tried++) {
        let seen = false;
        try {
          for await (const part of run(request)) {
            seen = true;
            yield part;
          }
          return;
        } catch (error) {
          if (seen) throw error;
          await pause(error, tried, request.signal);
        }
      }
    },
  });
}
