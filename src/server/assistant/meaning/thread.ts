import { Worker } from 'node:worker_threads';
import type { Encoded, Loaded, Loads, TextEmbedding, ToEncode, Tuning } from './messages.ts';
import { failedAfter, pauseAfter } from './tries.ts';

/**
 * starting: it loads, or tries again. failed: so many tries in a row failed; it goes on trying. slow: no answer in time, to anybody: one
 * that answers others meanwhile is busy, and ready.
 */
export type MeaningState = 'ready' | 'starting' | 'failed' | 'slow';

export class MeaningUnavailable extends Error {
  override name = 'MeaningUnavailable';
}

/** The thread that computes: begun when it is needed, and anew when it ends or hangs. */
export interface Thread {
  /** @throws MeaningUnavailable where the weights could not be loaded, or the thread ended or hung. */
  ask(tuning: Tuning, texts: readonly string[]): Promise<TextEmbedding[]>;
  begin(): void;
  state(): Promise<MeaningState>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (readings: TextEmbedding[]) => void;
  reject: (reason: Error) => void;
}

/** Milliseconds that it may take to show that it answers. */
const sign = 3000;
/** What it computes with lies outside of this: a runaway thread ends by itself. */
const limits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

interface ThreadSettings {
  /** What it runs. */
  program?: URL;
  /** So many milliseconds without a word, while somebody waits, and it hangs: a few texts take tenths of a second. */
  hangsAfterMs?: number;
}

/**
 * @param loads What it reads with.
 * @param report Told of each thread that ended, and why.
 */
export function createThread(
  loads: Loads,
  report: (error: unknown) => void,
  { program = new URL('worker.ts', import.meta.url), hangsAfterMs = 30_000 }: ThreadSettings = {},
): Thread {
  const waiting = new Map<number, Waiting>();
  let requested = 0;
  let answered = 0;
  let worker: Worker | undefined;
  let loaded = false;
  let closed = false;
  /** Threads in a row that ended before they had answered anything. */
  let failures = 0;
  let nextTry: NodeJS.Timeout | undefined;
  let hangs: NodeJS.Timeout | undefined;
  let sought: Promise<MeaningState> | undefined;

  function begin(): void {
    if (worker || nextTry || closed) return;
    const begun = new Worker(program, {
      name: 'meaning',
      workerData: loads,
      resourceLimits: limits,
    });
    worker = begun;
    begun.on('message', (said: Loaded | Encoded) => {
      if (worker !== begun) return;
      if ('id' in said) settle(said);
      else loaded = true;
      if (waiting.size === 0) begun.unref();
      watch();
    });
    begun.on('error', (error) => end(begun, error instanceof Error ? error : new Error('it failed')));
    begun.once('exit', () => end(begun, new Error('it ended')));
    // An idle encoder is no reason to stay alive.
    if (waiting.size === 0) begun.unref();
    watch();
  }

  function settle({ id, readings, failure }: Encoded): void {
    const one = waiting.get(id);
    waiting.delete(id);
    answered += 1;
    if (readings) {
      failures = 0;
      one?.resolve(readings);
    } else one?.reject(new MeaningUnavailable(failure ?? 'no answer'));
  }

  /** Begins to count the time without a word, where there is something to say. */
  function watch(): void {
    clearTimeout(hangs);
    const watched = worker;
    if (!watched || (loaded && waiting.size === 0)) return;
    hangs = setTimeout(() => {
      end(watched, new Error('it hung'));
      void watched.terminate();
    }, hangsAfterMs);
    hangs.unref();
  }

  /** Nobody waits for a thread that is gone; the next one begins by itself. */
  function end(ended: Worker, reason: Error): void {
    if (worker !== ended) return;
    worker = undefined;
    loaded = false;
    clearTimeout(hangs);
    for (const { reject } of waiting.values()) reject(new MeaningUnavailable(reason.message));
    waiting.clear();
    if (closed) return;
    failures += 1;
    report(reason);
    nextTry = setTimeout(() => {
      nextTry = undefined;
      begin();
    }, pauseAfter(failures));
    nextTry.unref();
  }

  function ask(tuning: Tuning, texts: readonly string[]): Promise<TextEmbedding[]> {
    begin();
    const to = worker;
    if (!to) return Promise.reject(new MeaningUnavailable('it is tried again soon'));
    const id = ++requested;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      to.ref();
      to.postMessage({ id, tuning, texts } satisfies ToEncode);
      if (loaded && waiting.size === 1) watch();
    });
  }

  async function seek(): Promise<MeaningState> {
    begin();
    const ended = (): MeaningState => (failures < failedAfter ? 'starting' : 'failed');
    const [tuning] = loads;
    if (!loaded) return ended();
    const before = answered;
    const own = ask(tuning, ['good morning']).then((): MeaningState => 'ready', ended);
    const late = Promise.withResolvers<MeaningState>();
    const timer = setTimeout(() => late.resolve(answered > before ? 'ready' : 'slow'), sign);
    return Promise.race([own, late.promise]).finally(() => clearTimeout(timer));
  }

  return {
    ask,
    begin,
    state: () => {
      sought ??= seek().finally(() => {
        sought = undefined;
      });
      return sought;
    },
    async close() {
      closed = true;
      clearTimeout(nextTry);
      clearTimeout(hangs);
      await worker?.terminate();
    },
  };
}
