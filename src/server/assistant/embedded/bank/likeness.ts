import { meaningSize } from '../../meaning/encoder.ts';
import { rarityOf, type TextIndex, wordsOf } from './text-index.ts';

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

export function createLikeness({ texts, meanings, scales, terms, ...index }: TextIndex): Likeness {
  const at = new Map(terms.map((term, place) => [term, place]));
  const unknown = rarityOf(0, texts.length);
  const rarity = (term: string) => index.rarities[at.get(term) ?? -1] ?? unknown;
  const same = new Map<string, number[]>();
  texts.forEach((text, place) => {
    const row = same.get(text);
    if (row) row.push(place);
    else same.set(text, [place]);
  });

  return {
    toEach(text, vector, only = [{ from: 0, to: texts.length }]) {
      const found = new Float32Array(texts.length);
      for (const { from: first, to } of only)
        for (let place = first; place < to; place += 1) {
          const from = place * meaningSize;
          // Two sums side by side: thousands of texts are read with every message.
          let even = 0;
          let odd = 0;
          for (let one = 0; one < meaningSize; one += 2) {
            even += (vector[one] as number) * (meanings[from + one] as number);
            odd += (vector[one + 1] as number) * (meanings[from + one + 1] as number);
          }
          found[place] = ofMeaning * (even + odd) * (scales[place] as number);
        }
      const own = wordsOf(text);
      const length = Math.hypot(...own.map(rarity)) || 1;
      for (const term of own) {
        const weight = ((1 - ofMeaning) * rarity(term)) / length;
        const row = at.get(term);
        if (row === undefined) continue;
        const end = index.starts[row + 1] as number;
        for (let holder = index.starts[row] as number; holder < end; holder += 1) {
          const place = index.holders[holder] as number;
          found[place] = (found[place] as number) + weight * (index.weights[holder] as number);
        }
      }
      // 'thanks' has no word that counts.
      for (const place of same.get(text) ?? []) found[place] = 1;
      return found;
    },
  };
}
