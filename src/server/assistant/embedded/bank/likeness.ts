import { synonymsOf, termsOf } from '../../knowledge/words.ts';
import { meaningSize } from '../../meaning/encoder.ts';

/** Texts to compare with: by meaning, which knows wordings that nobody wrote, and by words, which name the thing. */
export interface Likeness {
  /**
   * How alike a text is to each text of the collection: about 0 for nothing, 1 for the same.
   *
   * @param only Where in the collection to compare the meaning; elsewhere words alone count. All of it when left out.
   */
  toEach(text: string, vector: Float32Array, only?: readonly Stretch[]): Float32Array;
}

/** A stretch of the collection, its end not included. */
export interface Stretch {
  from: number;
  to: number;
}

/** How much meaning counts beside words. */
const ofMeaning = 0.85;
/** A word that only means the same counts less than the word itself. */
const ofSynonym = 0.55;

/** @param texts The collection; a word that is in few of them says more. */
export function createLikeness(texts: readonly string[], vectors: readonly Float32Array[]): Likeness {
  const words = texts.map(wordsOf);
  const holding = new Map<string, number>();
  for (const row of words) for (const term of row) holding.set(term, (holding.get(term) ?? 0) + 1);
  const rarity = (term: string) => Math.log((texts.length + 1) / ((holding.get(term) ?? 0) + 0.5));

  const meanings = new Float32Array(texts.length * meaningSize);
  vectors.forEach((vector, index) => {
    meanings.set(vector, index * meaningSize);
  });
  // Which texts hold a term, or a word that means it, and how much it counts there.
  const postings = new Map<string, [index: number, weight: number][]>();
  words.forEach((own, index) => {
    for (const [term, weight] of weighted(own)) {
      const row = postings.get(term);
      if (row) row.push([index, weight]);
      else postings.set(term, [[index, weight]]);
    }
  });

  const same = new Map<string, number[]>();
  texts.forEach((text, index) => {
    const row = same.get(text);
    if (row) row.push(index);
    else same.set(text, [index]);
  });

  function lengthOf(own: readonly string[]): number {
    return Math.hypot(...own.map(rarity)) || 1;
  }

  function weighted(own: readonly string[]): Map<string, number> {
    const length = lengthOf(own);
    const weights = new Map(own.map((term) => [term, rarity(term) / length]));
    for (const term of own)
      for (const other of synonymsOf(term))
        if (!own.includes(other))
          weights.set(other, Math.max(weights.get(other) ?? 0, (ofSynonym * rarity(term)) / length));
    return weights;
  }

  return {
    toEach(text, vector, only = [{ from: 0, to: texts.length }]) {
      const found = new Float32Array(texts.length);
      for (const { from: first, to } of only)
        for (let index = first; index < to; index += 1) {
          const from = index * meaningSize;
          // Two sums side by side: thousands of texts are read with every message.
          let even = 0;
          let odd = 0;
          for (let at = 0; at < meaningSize; at += 2) {
            even += (vector[at] as number) * (meanings[from + at] as number);
            odd += (vector[at + 1] as number) * (meanings[from + at + 1] as number);
          }
          found[index] = ofMeaning * (even + odd);
        }
      const own = wordsOf(text);
      const length = lengthOf(own);
      for (const term of own) {
        const weight = ((1 - ofMeaning) * rarity(term)) / length;
        for (const [index, there] of postings.get(term) ?? []) found[index] = (found[index] ?? 0) + weight * there;
      }
      // 'thanks' has no word that counts.
      for (const index of same.get(text) ?? []) found[index] = 1;
      return found;
    },
  };
}

const asking = new Set([
  'how',
  'what',
  'when',
  'where',
  'who',
  'why',
  'which',
  'can',
  'do',
  'is',
  'if',
  'not',
  'no',
  'long',
  'much',
]);

/** Terms of a text, and the words that say how it asks. */
function wordsOf(text: string): string[] {
  const questions = text.split(/[^a-z]+/).filter((word) => asking.has(word));
  return [...new Set([...termsOf(text), ...questions.map((word) => `?${word}`)])];
}
