import { synonymsOf, termsOf } from '../../knowledge/words.ts';
import { meaningSize } from '../../meaning/encoder.ts';

/** What is worked out of many texts once, so that a message can be compared with each of them: plain data. */
export interface TextIndex {
  texts: readonly string[];
  /** Of each text `meaningSize` whole numbers, which times its scale are its vector. */
  meanings: Int8Array;
  scales: Float32Array;
  terms: readonly string[];
  /** How rare each term is among the texts. */
  rarities: Float64Array;
  /** What a text counts with a term, or with a word that means it: those of term t from `starts[t]` to `starts[t + 1]`. */
  starts: Uint32Array;
  holders: Uint32Array;
  weights: Float32Array;
}

/** A word that only means the same counts less than the word itself. */
const ofSynonym = 0.55;
/** The greatest number that is kept of a vector. */
const most = 127;

/** @param texts The collection; a word that is in few of them says more. */
export function indexTexts(texts: readonly string[], vectors: readonly Float32Array[]): TextIndex {
  const words = texts.map(wordsOf);
  const holding = new Map<string, number>();
  for (const row of words) for (const term of row) holding.set(term, (holding.get(term) ?? 0) + 1);
  const rarities = new Map([...holding].map(([term, count]) => [term, rarityOf(count, texts.length)] as const));
  const postings = new Map<string, [holders: number[], weights: number[]]>();
  words.forEach((own, index) => {
    for (const [term, weight] of weighted(own, (one) => rarities.get(one) ?? 0)) {
      const row = postings.get(term);
      if (row) {
        row[0].push(index);
        row[1].push(weight);
      } else postings.set(term, [[index], [weight]]);
    }
  });
  const rows = [...postings.values()];
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach(([holders], at) => {
    starts[at + 1] = (starts[at] ?? 0) + holders.length;
  });
  const terms = [...postings.keys()];
  return {
    texts,
    ...inWholeNumbers(vectors),
    terms,
    rarities: Float64Array.from(terms, (term) => rarities.get(term) ?? rarityOf(0, texts.length)),
    starts,
    holders: Uint32Array.from(rows.flatMap(([holders]) => holders)),
    weights: Float32Array.from(rows.flatMap(([, weights]) => weights)),
  };
}

/** @param count How many of `all` texts hold a term. */
export const rarityOf = (count: number, all: number) => Math.log((all + 1) / (count + 0.5));

function weighted(own: readonly string[], rarity: (term: string) => number): Map<string, number> {
  const length = Math.hypot(...own.map(rarity)) || 1;
  const weights = new Map(own.map((term) => [term, rarity(term) / length]));
  for (const term of own)
    for (const other of synonymsOf(term))
      if (!own.includes(other))
        weights.set(other, Math.max(weights.get(other) ?? 0, (ofSynonym * rarity(term)) / length));
  return weights;
}

function inWholeNumbers(vectors: readonly Float32Array[]): Pick<TextIndex, 'meanings' | 'scales'> {
  const meanings = new Int8Array(vectors.length * meaningSize);
  const scales = new Float32Array(vectors.length);
  vectors.forEach((vector, index) => {
    let highest = 0;
    for (const value of vector) highest = Math.max(highest, Math.abs(value));
    const scale = highest / most || 1;
    scales[index] = scale;
    vector.forEach((value, at) => {
      meanings[index * meaningSize + at] = Math.round(value / scale);
    });
  });
  return { meanings, scales };
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
export function wordsOf(text: string): string[] {
  const questions = text.split(/[^a-z]+/).filter((word) => asking.has(word));
  return [...new Set([...termsOf(text), ...questions.map((word) => `?${word}`)])];
}
