import { Worker } from 'node:worker_threads';
import type { Encoded, Loaded, Loads, TextEmbedding, ToEncode, Tuning } from './messages.ts';
import { failedAfter, pauseAfter } from './tries.ts';

/**
 * `starting`: loading, or retrying. `failed`: several attempts in a row failed; retries continue. `slow`: no answer to any caller
 * within the timeout; a thread that answers other callers meanwhile is `ready`.
 */
export type MeaningState = 'ready' | 'starting' | 'failed' | 'slow';

export class MeaningUnavailable extends Error {
  override name = 'MeaningUnavailable';
}

/** The worker thread: started when needed, and restarted when it ends or hangs. */
export interface Thread {
  /** @throws MeaningUnavailable if the weights could not be loaded, or the thread ended or hung. */
  ask(tuning: Tuning, texts: readonly string[]): Promise<TextEmbedding[]>;
  begin(): void;
  state(): Promise<MeaningState>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (readings: TextEmbedding[]) => void;
  reject: (reason: Error) => void;
}

/** Timeout of the health check, in milliseconds. */
const healthCheckMs = 3000;
/** Limits of the JavaScript heap, which does not hold the weights: a runaway thread ends. */
const limits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

interface ThreadSettings {
  /** The worker's script. */
  program?: URL;
  /** Milliseconds without a message, with callers waiting, after which the thread counts as hung: a few texts take tenths of a second. */
  hangsAfterMs?: number;
}

/**
 * @param loads The tunings to load.
 * @param report Receives the reason each time the thread ends.
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
  /** Consecutive threads that ended before their first answer. */
  let failures = 0;
  let nextTry: NodeJS.Timeout | undefined;
  let hangs: NodeJS.Timeout | undefined;
  let checking: Promise<MeaningState> | undefined;

  function begin(): void {
    if (worker || nextTry || closed) return;
    const begun = new Worker(program, {
      name: 'meaning',
      workerData: loads,
      resourceLimits: limits,
    });
    worker = begun;
    begun.on('message', (reply: Loaded | Encoded) => {
      if (worker !== begun) return;
      if ('id' in reply) settle(reply);
      else loaded = true;
      if (waiting.size === 0) begun.unref();
      watch();
    });
    begun.on('error', (error) => end(begun, error instanceof Error ? error : new Error('it failed')));
    begun.once('exit', () => end(begun, new Error('it ended')));
    // An idle encoder does not keep the process running.
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

  /** Restarts the watchdog timer while an answer or the load is pending. */
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

  /** Rejects all waiting callers and schedules the next thread. */
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
    if (!to) return Promise.reject(new MeaningUnavailable('the thread is restarted soon'));
    const id = ++requested;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      to.ref();
      to.postMessage({ id, tuning, texts } satisfies ToEncode);
      if (loaded && waiting.size === 1) watch();
    });
  }

  async function check(): Promise<MeaningState> {
    begin();
    const ended = (): MeaningState => (failures < failedAfter ? 'starting' : 'failed');
    const [tuning] = loads;
    if (!loaded) return ended();
    const before = answered;
    const own = ask(tuning, ['good morning']).then((): MeaningState => 'ready', ended);
    const late = Promise.withResolvers<MeaningState>();
    const timer = setTimeout(() => late.resolve(answered > before ? 'ready' : 'slow'), healthCheckMs);
    return Promise.race([own, late.promise]).finally(() => clearTimeout(timer));
  }

  return {
    ask,
    begin,
    state: () => {
      checking ??= check().finally(() => {
        checking = undefined;
      });
      return checking;
    },
    async close() {
      closed = true;
      clearTimeout(nextTry);
      clearTimeout(hangs);
      await worker?.terminate();
    },
  };
}
