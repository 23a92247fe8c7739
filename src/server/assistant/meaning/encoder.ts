import { Worker } from 'node:worker_threads';
import type { Encoded, ToEncode, Tuning } from './messages.ts';
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

export class MeaningUnavailable extends Error {
  override name = 'MeaningUnavailable';
}

interface Waiting {
  resolve: (vectors: Float32Array[]) => void;
  reject: (reason: Error) => void;
}

/** Texts that stay known: a conversation is read again with each message. */
const remembered = 2_000;

/**
 * The sentence encoder all-MiniLM-L6-v2, run on this machine in a thread of its own: nothing that a visitor writes
 * leaves it (docs/decisions/0032-meaning.md). The same text always gives the same numbers.
 *
 * @param tuning `questions`: tuned so that messages which want the same answer of a clinic lie near one another;
 * `emergencies`: so that those of the same danger do (docs/decisions/0034-tuned-encoder.md).
 */
export function createSentenceEncoder(tuning: Tuning): SentenceEncoder {
  const known = new Map<string, Float32Array>();
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let worker: Worker | undefined;

  /** Begun with the first question; begun anew after a fault. */
  function thread(): Worker {
    if (worker) return worker;
    const begun = new Worker(new URL('worker.ts', import.meta.url), {
      name: 'meaning',
      workerData: tuning satisfies Tuning,
    });
    const end = (reason: string) => {
      if (worker === begun) worker = undefined;
      for (const { reject } of waiting.values()) reject(new MeaningUnavailable(reason));
      waiting.clear();
    };
    begun.on('message', ({ id, vectors, failure }: Encoded) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) begun.unref();
      if (vectors) one?.resolve(vectors);
      else one?.reject(new MeaningUnavailable(failure ?? 'no answer'));
    });
    begun.on('error', (error) => end(error instanceof Error ? error.message : 'it failed'));
    begun.once('exit', () => end('it ended'));
    // An idle encoder is no reason to stay alive.
    begun.unref();
    worker = begun;
    return begun;
  }

  function ask(texts: readonly string[]): Promise<Float32Array[]> {
    const id = ++asked;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      const to = thread();
      to.ref();
      to.postMessage({ id, texts } satisfies ToEncode);
    });
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
    async close() {
      await worker?.terminate();
    },
  };
}
