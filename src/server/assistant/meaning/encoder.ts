import { learntAnswers } from '#content/learnt-answers.ts';
import { BoundedMap } from '../../runtime/bounded-map.ts';
import type { TextEmbedding, Tuning } from './messages.ts';
import { createThread, type MeaningState, type Thread } from './thread.ts';
import { tuningId } from './tuning.ts';

export { type MeaningState, MeaningUnavailable } from './thread.ts';

/** Dimensions of an embedding. */
export const meaningSize = 384;

/** Computes embeddings: texts of similar meaning have similar vectors. */
export interface SentenceEncoder {
  /** Id of its weights: vectors of other weights are incompatible. */
  readonly weights: string;
  /**
   * @param signal Aborted when the result is no longer needed.
   * @returns A vector of `meaningSize` numbers and length 1 for each text, in order.
   * @throws MeaningUnavailable if the model could not be loaded or its thread ended.
   */
  encode(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>;
  close(): Promise<void>;
}

/** A message with its embedding and answer scores. */
export type ReadQuestion = Required<TextEmbedding>;

/** Scores the answers for messages. */
export interface QuestionReader extends SentenceEncoder {
  /** Ids of the trained answers, in the order of the scores. */
  readonly answers: readonly string[];
  /**
   * @returns The embedding and the scores of each text, in order.
   * @throws MeaningUnavailable if the model could not be loaded or its thread ended.
   */
  read(texts: readonly string[]): Promise<readonly ReadQuestion[]>;
}

/** An encoder with its thread. */
export interface EncoderThread extends SentenceEncoder {
  /** Starts loading, so that the first question does not wait. */
  begin(): void;
  /** Whether it answers now; starts it if necessary. */
  state(): Promise<MeaningState>;
}

/** Cache entries for each purpose, some 3 MB in total: a conversation is read again, and many messages repeat. */
const cacheEntries: Readonly<Record<Tuning, number>> = { emergencies: 2000, questions: 500 };

/**
 * The sentence encoder all-MiniLM-L6-v2, run locally in a thread: no text of a visitor leaves this machine
 * (docs/decisions/0043-one-assistant.md). Deterministic.
 *
 * @param tuning `questions`: messages with the same answer are close to each other; `emergencies`: messages with the same
 * danger are (docs/decisions/0043-one-assistant.md).
 * @param report Receives the reason each time the thread ends.
 */
export function createSentenceEncoder(tuning: Tuning, report: (error: unknown) => void = () => {}): EncoderThread {
  return encoderOf(tuning, createThread([tuning], report));
}

/** Both encoders in one thread, which `begin`, `state` and `close` of either control. */
export function createSentenceEncoders(report: (error: unknown) => void = () => {}): {
  emergencies: EncoderThread;
  questions: EncoderThread & QuestionReader;
} {
  const thread = createThread(['emergencies', 'questions'], report);
  const questions = encoderOf('questions', thread);
  const { answers, encoder } = learntAnswers();
  if (encoder !== questions.weights)
    throw new Error(
      `The answer classifier was trained with ${encoder}, not ${questions.weights}: run npm run learn:answers`,
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
  const cache = new BoundedMap<string, TextEmbedding>(cacheEntries[tuning]);

  async function read(texts: readonly string[], signal?: AbortSignal): Promise<readonly TextEmbedding[]> {
    const found = new Map<string, TextEmbedding>();
    const missing: string[] = [];
    for (const text of new Set(texts)) {
      const reading = cache.get(text);
      if (reading) found.set(text, reading);
      else missing.push(text);
    }
    // One text at a time: other messages wait for at most one text, and the thread's watchdog hears from it often.
    for (const text of missing) {
      signal?.throwIfAborted();
      const [reading] = await ask(tuning, [text]);
      if (!reading) continue;
      found.set(text, reading);
      cache.set(text, reading);
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
