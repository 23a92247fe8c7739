import type { AnswerBank } from '#content/assistant.ts';
import { meaningSize, type SentenceEncoder } from '../meaning/encoder.ts';
import { wordingOf } from '../read/wording.ts';

/** Scores the answers that a clinic added, which the classifier is not trained on. */
export interface AddedAnswers {
  /** Ids with log-odds on the scale of the classifier. */
  scores(text: string, embedding: Float32Array): readonly (readonly [id: string, score: number])[];
}

/** Weights of an answer's similarity to the centre of its examples and to the nearest one. */
const ofCentre = 20;
const ofNearest = 10;
/** Calibrates added answers to the scale of trained ones at the same similarity. */
const bias = -3;

/** Encodes the examples of a clinic's own answers; a hundred answers take a second. */
export async function readAdded(
  { answers }: AnswerBank,
  encoder: Pick<SentenceEncoder, 'encode'>,
): Promise<AddedAnswers> {
  const own = answers.flatMap(({ id, examples: asks }) =>
    asks ? [{ id, texts: asks.map((ask) => wordingOf(ask).text) }] : [],
  );
  const vectors = own.length > 0 ? await encoder.encode(own.flatMap(({ texts }) => texts)) : [];
  let at = 0;
  const read = own.map(({ id, texts }) => {
    const examples = vectors.slice(at, at + texts.length);
    at += texts.length;
    return { id, examples, centre: centreOf(examples) };
  });
  return {
    scores: (_, embedding) =>
      read.map(({ id, examples, centre }) => {
        const nearest = Math.max(...examples.map((one) => inner(one, embedding)));
        return [id, bias + ofCentre * inner(centre, embedding) + ofNearest * nearest] as const;
      }),
  };
}

/** An encoder that encodes a text once: the same examples stand in every snapshot of the content. */
export function encodeOnce<T extends Pick<SentenceEncoder, 'encode'>>(
  encoder: T,
  known: Map<string, Float32Array>,
): Pick<SentenceEncoder, 'encode'> {
  return {
    async encode(texts) {
      const missing = texts.filter((text) => !known.has(text));
      const vectors = missing.length > 0 ? await encoder.encode(missing) : [];
      const made = new Map(missing.map((text, index) => [text, vectors[index] as Float32Array]));
      for (const [text, vector] of made) known.set(text, vector);
      return texts.map((text) => (known.get(text) ?? made.get(text)) as Float32Array);
    },
  };
}

function centreOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(meaningSize);
  for (const vector of vectors)
    for (let one = 0; one < sum.length; one += 1) sum[one] = (sum[one] ?? 0) + (vector[one] ?? 0);
  const length = Math.hypot(...sum) || 1;
  return sum.map((one) => one / length);
}

function inner(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
