import { learntAnswers } from '#content/learnt-answers.ts';
import { BoundedMap } from '../../runtime/bounded-map.ts';
import type { TextEmbedding, Tuning } from './messages.ts';
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
   * @param signal Aborted where nobody waits for it any more.
   * @returns A vector of `meaningSize` numbers and length 1 for each text, in their order.
   * @throws MeaningUnavailable where the model could not be loaded or its thread ended.
   */
  encode(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>;
  close(): Promise<void>;
}

/** A message as a question to the clinic. */
export type ReadQuestion = Required<TextEmbedding>;

/** Reads what messages ask for. */
export interface QuestionReader extends SentenceEncoder {
  /** Ids of the answers that were learnt, in the order of the scores. */
  readonly answers: readonly string[];
  /**
   * @returns The embedding and the scores of each text, in their order.
   * @throws MeaningUnavailable where the model could not be loaded or its thread ended.
   */
  read(texts: readonly string[]): Promise<readonly ReadQuestion[]>;
}

/** The encoder with its thread. */
export interface EncoderThread extends SentenceEncoder {
  /** Loads it, so that the first question does not wait. */
  begin(): void;
  /** Whether it answers now; begins it, too. */
  state(): Promise<MeaningState>;
}

/** Texts that stay known, of each purpose, within some 3 MB: a conversation is read again, and many ask the same. */
const remembered: Readonly<Record<Tuning, number>> = { emergencies: 2000, questions: 500 };

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
export function createSentenceEncoders(report: (error: unknown) => void = () => {}): {
  emergencies: EncoderThread;
  questions: EncoderThread & QuestionReader;
} {
  const thread = createThread(['emergencies', 'questions'], report);
  const questions = encoderOf('questions', thread);
  const { answers, encoder } = learntAnswers();
  if (encoder !== questions.weights)
    throw new Error(
      `The classifier of answers was learnt with ${encoder}, not ${questions.weights}: npm run learn:answers`,
    );
  return {
    emergencies: encoderOf('emergencies', thread),
    questions: {
      ...questions,
      answers,
      read: async (texts) => (await questions.read(texts)) as readonly ReadQuestion[],
    },
  };
}

function encoderOf(
  tuning: Tuning,
  { ask, begin, state, close }: Thread,
): EncoderThread & { read: (texts: readonly string[]) => Promise<readonly TextEmbedding[]> } {
  const known = new BoundedMap<string, TextEmbedding>(remembered[tuning]);

  async function read(texts: readonly string[], signal?: AbortSignal): Promise<readonly TextEmbedding[]> {
    const found = new Map<string, TextEmbedding>();
    const missing: string[] = [];
    for (const text of new Set(texts)) {
      const reading = known.get(text);
      if (reading) found.set(text, reading);
      else missing.push(text);
    }
    // One text at a time: a visitor's message waits for no more than this of another's, and the thread is heard of often.
    for (const text of missing) {
      signal?.throwIfAborted();
      const [reading] = await ask(tuning, [text]);
      if (!reading) continue;
      found.set(text, reading);
      known.set(text, reading);
    }
    return texts.map((text) => found.get(text) ?? { vector: new Float32Array(meaningSize) });
  }

  return {
    weights: tuningId(tuning),
    read,
    encode: async (texts, signal) => (await read(texts, signal)).map(({ vector }) => vector),
    begin,
    state,
    close,
  };
}
