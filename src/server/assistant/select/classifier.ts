import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { product } from '#content/product.ts';
import { wordsOf } from './words.ts';

/*
 * Softmax regression over a message's embedding and its words, trained by training/answers-classifier: the answer that a
 * message asks for. The file's numbers are used in place, without a copy; scoring all answers takes a thousandth of a
 * second.
 */

/** Scores every trained answer. */
export interface AnswerClassifier {
  /** Ids, in the order of the scores. */
  answers: readonly string[];
  /** Id of the encoder weights that it was trained with. */
  encoder: string;
  /** Log-odds, up to a constant, of each answer. */
  scores(text: string, embedding: Float32Array): Float32Array;
}

/** The classifier that ships with the product. */
export const answersFile = join(product, 'assistant-pack/classifier/answers.bin');

const header = z.object({
  encoder: z.string(),
  size: z.int().positive(),
  wordsScale: z.number(),
  answers: z.array(z.string()),
  words: z.array(z.string()),
});

/**
 * @param file Written by learn.py.
 * @throws Error if the file is missing or malformed.
 */
export function readClassifier(file: string): AnswerClassifier {
  const bytes = Uint8Array.from(readFileSync(file));
  const length = new DataView(bytes.buffer).getUint32(0, true);
  const { encoder, size, wordsScale, answers, words } = header.parse(
    JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))),
  );
  let at = 4 + length;
  const floats = (count: number) => {
    const found = new Float32Array(bytes.buffer, at, count);
    at += 4 * count;
    return found;
  };
  const bias = floats(answers.length);
  const scales = floats(answers.length);
  const rarity = floats(words.length);
  const steps = floats(words.length);
  const rows = new Int8Array(bytes.buffer, at, answers.length * size);
  at += rows.length;
  const half = Math.ceil(answers.length / 2);
  const nibbles = bytes.subarray(at, at + words.length * half);
  if (nibbles.length !== words.length * half) throw new Error(`${file} is truncated`);
  const wordIndex = new Map(words.map((word, place) => [word, place]));

  return {
    answers,
    encoder,
    scores(text, embedding) {
      const found = bias.slice();
      for (let answer = 0; answer < found.length; answer += 1) {
        let sum = 0;
        const from = answer * size;
        for (let one = 0; one < size; one += 1) sum += (rows[from + one] as number) * (embedding[one] as number);
        found[answer] = (found[answer] as number) + sum * (scales[answer] as number);
      }
      const known = wordsOf(text).flatMap((word) => wordIndex.get(word) ?? []);
      const norm = Math.hypot(...known.map((word) => rarity[word] as number)) || 1;
      for (const word of known) {
        const weight = ((rarity[word] as number) * wordsScale * (steps[word] as number)) / norm;
        for (let answer = 0; answer < found.length; answer += 1) {
          const pair = nibbles[word * half + (answer >> 1)] as number;
          const step = (answer % 2 === 0 ? pair >> 4 : pair & 15) - 8;
          if (step !== 0) found[answer] = (found[answer] as number) + weight * step;
        }
      }
      return found;
    },
  };
}
