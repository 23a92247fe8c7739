import type { Tuning } from './messages.ts';
import { createThread, type MeaningState, type Thread } from './thread.ts';
import { tuningId } from './tuning.ts';

export { type MeaningState, MeaningUnavailable } from './thread.ts';

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

/** The encoder with its thread. */
export interface EncoderThread extends SentenceEncoder {
  /** Loads it, so that the first question does not wait. */
  begin(): void;
  /** Whether it answers now; begins it, too. */
  state(): Promise<MeaningState>;
}

/** Texts that stay known: a conversation is read again with each message. */
const remembered = 2_000;
/** So many at once: a visitor's message waits no longer for a reading of thousands than for this many of its texts. */
const atOnce = 8;

/**
 * The sentence encoder all-MiniLM-L6-v2, run on this machine in a thread of its own: nothing that a visitor writes
 * leaves it (docs/decisions/0043-one-assistant.md). The same text always gives the same numbers.
 *
 * @param tuning `questions`: tuned so that messages which want the same answer of a clinic lie near one another;
 * `emergencies`: so that those of the same danger do (docs/decisions/0043-one-assistant.md).
 * @param report Told of each thread that ended, and why.
 */
export function createSentenceEncoder(tuning: Tuning, report: (error: unknown) => void = () => {}): EncoderThread {
  return encoderOf(tuning, createThread([tuning], report));
}

/** Both encoders in one thread, which `begin`, `state` and `close` of either are about. */
export function createSentenceEncoders(report: (error: unknown) => void = () => {}): Record<Tuning, EncoderThread> {
  const thread = createThread(['emergencies', 'questions'], report);
  return { emergencies: encoderOf('emergencies', thread), questions: encoderOf('questions', thread) };
}

function encoderOf(tuning: Tuning, { ask, begin, state, close }: Thread): EncoderThread {
  const known = new Map<string, Float32Array>();
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
      for (let from = 0; from < missing.length; from += atOnce) {
        const some = missing.slice(from, from + atOnce);
        const vectors = await ask(tuning, some);
        some.forEach((text, at) => {
          const vector = vectors[at];
          if (!vector) return;
          found.set(text, vector);
          known.set(text, vector);
        });
        forgetOldest(known);
      }
      return texts.map((text) => found.get(text) ?? new Float32Array(meaningSize));
    },
    begin,
    state,
    close,
  };
}

function forgetOldest(known: Map<string, unknown>): void {
  for (const oldest of known.keys()) {
    if (known.size <= remembered) break;
    known.delete(oldest);
  }
}
