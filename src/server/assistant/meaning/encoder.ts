import { Worker } from 'node:worker_threads';
import type { Encoded, Loaded, ToEncode, Tuning } from './messages.ts';
import { failedAfter, pauseAfter } from './tries.ts';
import { tuningId } from './tuning.ts';

/** How many numbers say what a text means. */
export const meaningSize = 384;

/** The meaning of a text as numbers: texts that mean alike lie in like directions. */
export interface SentenceEncoder {
  /** Which weights it reads with: vectors of others cannot be compared with its own. */
  readonly weights: string;
  /**
   * @returns A vector of `meaningSize` numbers and length 1 for each text, in their order.
   * @throws MeaningUnavailable where the model could not be loaded or its thread ended.
   */
  encode(texts: readonly string[]): Promise<readonly Float32Array[]>;
  close(): Promise<void>;
}

/** starting: it loads, or tries again. failed: so many tries in a row failed; it goes on trying. slow: no answer in time. */
export type MeaningState = 'ready' | 'starting' | 'failed' | 'slow';

/** The encoder with its thread. */
export interface EncoderThread extends SentenceEncoder {
  /** Loads it, so that the first question does not wait. */
  begin(): void;
  /** Whether it answers now; begins it, too. */
  state(): Promise<MeaningState>;
}

export class MeaningUnavailable extends Error {
  override name = 'MeaningUnavailable';
}

interface Waiting {
  resolve: (vectors: Float32Array[]) => void;
  reject: (reason: Error) => void;
}

/** Texts that stay known: a conversation is read again with each message. */
const remembered = 2_000;
/** Milliseconds that an encoder may take to show that it answers. */
const sign = 3000;

/**
 * The sentence encoder all-MiniLM-L6-v2, run on this machine in a thread of its own: nothing that a visitor writes
 * leaves it (docs/decisions/0032-meaning.md). The same text always gives the same numbers.
 *
 * @param tuning `questions`: tuned so that messages which want the same answer of a clinic lie near one another;
 * `emergencies`: so that those of the same danger do (docs/decisions/0034-tuned-encoder.md).
 * @param report Told of each thread that ended, and why.
 */
export function createSentenceEncoder(tuning: Tuning, report: (error: unknown) => void = () => {}): EncoderThread {
  const known = new Map<string, Float32Array>();
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let worker: Worker | undefined;
  let loaded = false;
  let closed = false;
  /** Threads in a row that ended before they had answered anything. */
  let failures = 0;
  let nextTry: NodeJS.Timeout | undefined;
  let sought: Promise<MeaningState> | undefined;

  function begin(): void {
    if (worker || nextTry || closed) return;
    const begun = new Worker(new URL('worker.ts', import.meta.url), {
      name: 'meaning',
      workerData: tuning satisfies Tuning,
    });
    worker = begun;
    begun.on('message', (said: Loaded | Encoded) => {
      if (!('id' in said)) {
        loaded = true;
        return;
      }
      const { id, vectors, failure } = said;
      const one = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) begun.unref();
      if (vectors) {
        failures = 0;
        one?.resolve(vectors);
      } else one?.reject(new MeaningUnavailable(failure ?? 'no answer'));
    });
    begun.on('error', (error) => end(begun, error instanceof Error ? error : new Error('it failed')));
    begun.once('exit', () => end(begun, new Error('it ended')));
    // An idle encoder is no reason to stay alive.
    if (waiting.size === 0) begun.unref();
  }

  /** Nobody waits for a thread that is gone; the next one begins by itself. */
  function end(ended: Worker, reason: Error): void {
    if (worker !== ended) return;
    worker = undefined;
    loaded = false;
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

  function ask(texts: readonly string[]): Promise<Float32Array[]> {
    begin();
    const to = worker;
    if (!to) return Promise.reject(new MeaningUnavailable('it is tried again soon'));
    const id = ++asked;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      to.ref();
      to.postMessage({ id, texts } satisfies ToEncode);
    });
  }

  async function state(): Promise<MeaningState> {
    begin();
    if (!loaded) return failures < failedAfter ? 'starting' : 'failed';
    const answered = ask(['good morning']).then(
      (): MeaningState => 'ready',
      (): MeaningState => (failures < failedAfter ? 'starting' : 'failed'),
    );
    const late = Promise.withResolvers<MeaningState>();
    const timer = setTimeout(() => late.resolve('slow'), sign);
    return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer));
  }

  return {
    weights: tuningId(tuning),
    async encode(texts) {
      const found = new Map<string, Float32Array>();
      const missing: string[] = [];
      for (const text of new Set(texts)) {
        const vector = known.get(text);
        if (vector) found.set(text, vector);
        else missing.push(text);
      }
      if (missing.length > 0)
        (await ask(missing)).forEach((vector, at) => {
          const text = missing[at] ?? '';
          found.set(text, vector);
          known.set(text, vector);
        });
      for (const oldest of known.keys()) {
        if (known.size <= remembered) break;
        known.delete(oldest);
      }
      return texts.map((text) => found.get(text) ?? new Float32Array(meaningSize));
    },
    begin,
    state: () => {
      sought ??= state().finally(() => {
        sought = undefined;
      });
      return sought;
    },
    async close() {
      closed = true;
      clearTimeout(nextTry);
      await worker?.terminate();
    },
  };
}
