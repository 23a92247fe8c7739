import { withMiddleware } from './middleware.ts';
import { ModelError, type TextModel, type TextRequest } from './text-model.ts';

export interface TimeLimits {
  /** Timeout of a reply that is not streamed, in milliseconds. */
  wholeMs: number;
  /** Timeout of each part of a stream, in milliseconds. */
  silenceMs: number;
  /** Timeout of a whole stream, in milliseconds. */
  streamMs: number;
}

/** Ends slow calls as 'timeout', and calls of a departed caller as 'aborted'. */
export function withTimeLimits(model: TextModel, limits: TimeLimits): TextModel {
  return withMiddleware(model, {
    call: async (request, run) => {
      const watch = timed(request);
      watch.restart(limits.wholeMs);
      try {
        return await watch.race(run(watch.request));
      } finally {
        watch.stop();
      }
    },
    stream: async function* (request, run) {
      const watch = timed(request);
      const end = performance.now() + limits.streamMs;
      const parts = run(watch.request)[Symbol.asyncIterator]();
      try {
        for (;;) {
          watch.restart(Math.max(0, Math.min(limits.silenceMs, end - performance.now())));
          const next = await watch.race(parts.next());
          if (next.done) return;
          yield next.value;
        }
      } finally {
        watch.stop();
        // Not awaited: a provider that hangs would delay the visitor.
        void Promise.resolve(parts.return?.()).catch(() => {});
      }
    },
  });
}

/** A request with a signal that also aborts on timeout or `stop`. */
function timed(request: TextRequest) {
  const inner = new AbortController();
  const ended = Promise.withResolvers<never>();
  // Prevents an unhandled rejection while no race is running.
  ended.promise.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const end = (kind: 'timeout' | 'aborted') => {
    ended.reject(new ModelError(kind));
    inner.abort();
  };
  const aborted = () => end('aborted');
  if (request.signal.aborted) aborted();
  else request.signal.addEventListener('abort', aborted, { once: true });
  return {
    request: { ...request, signal: inner.signal },
    restart: (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => end('timeout'), ms);
    },
    race: <Value>(work: Promise<Value>): Promise<Value> => {
      work.catch(() => {});
      return Promise.race([ended.promise, work]);
    },
    stop: () => {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', aborted);
      inner.abort();
    },
  };
}
