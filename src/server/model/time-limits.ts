import { withMiddleware } from './middleware.ts';
import { ModelError, type TextModel, type TextRequest } from './text-model.ts';

export interface TimeLimits {
  /** Milliseconds for a whole reply that is not streamed. */
  wholeMs: number;
  /** Milliseconds until a stream says something, and between two of its parts. */
  silenceMs: number;
  /** Milliseconds for a whole stream. */
  streamMs: number;
}

/** Ends calls that take too long, as 'timeout', and calls that nobody waits for, as 'aborted'. */
export function withTimeLimits(model: TextModel, limits: TimeLimits): TextModel {
  return withMiddleware(model, {
    call: async (request, run) => {
      const watch = watched(request);
      watch.restart(limits.wholeMs);
      try {
        return await watch.race(run(watch.request));
      } finally {
        watch.stop();
      }
    },
    stream: async function* (request, run) {
      const watch = watched(request);
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
        // Not waited for: a provider that hangs would hold the visitor.
        void Promise.resolve(parts.return?.()).catch(() => {});
      }
    },
  });
}

/** A request whose own signal also fires when time is up or the watch is stopped. */
function watched(request: TextRequest) {
  const inner = new AbortController();
  const lost = Promise.withResolvers<never>();
  // Nobody may be racing when it rejects.
  lost.promise.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const end = (kind: 'timeout' | 'aborted') => {
    lost.reject(new ModelError(kind));
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
      return Promise.race([lost.promise, work]);
    },
    stop: () => {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', aborted);
      inner.abort();
    },
  };
}
