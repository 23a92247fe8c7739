import { synonymsOf, termsOf } from '../../knowledge/words.ts';

/** A way to ask, made ready to be compared. */
export interface Comparable {
  vector: Float32Array;
  /** Its own terms with their weight; the whole has length 1. */
  own: ReadonlyMap<string, number>;
  /** What others say for them. */
  alike: ReadonlyMap<string, number>;
}

/** Compares by meaning and by words: meaning knows wordings that nobody wrote, words know which thing is meant. */
export interface Likeness {
  comparable(text: string, vector: Float32Array): Comparable;
  /** 0 for nothing alike, 1 for the same. */
  between(one: Comparable, other: Comparable): number;
}

/** How much meaning counts beside words; the best of those tried on left-out wordings of the bank. */
const ofMeaning = 0.62;
/** A word that only means the same counts less than the word itself. */
const ofSynonym = 0.55;

/** @param texts All texts of the bank: a word that is in few of them says more. */
export function createLikeness(texts: readonly string[]): Likeness {
  const holding = new Map<string, number>();
  for (const text of texts) for (const term of wordsOf(text)) holding.set(term, (holding.get(term) ?? 0) + 1);
  const rarity = (term: string) => Math.log((texts.length + 1) / ((holding.get(term) ?? 0) + 0.5));

  function weighted(text: string) {
    const words = wordsOf(text);
    const length = Math.hypot(...words.map(rarity)) || 1;
    const own = new Map(words.map((term) => [term, rarity(term) / length]));
    const alike = new Map<string, number>();
    for (const [term, weight] of own)
      for (const other of synonymsOf(term))
        if (!own.has(other)) alike.set(other, Math.max(alike.get(other) ?? 0, ofSynonym * weight));
    return { own, alike };
  }

  return {
    comparable: (text, vector) => ({ vector, ...weighted(text) }),
    between: (one, other) => {
      let meaning = 0;
      for (let at = 0; at < one.vector.length; at += 1) meaning += (one.vector[at] ?? 0) * (other.vector[at] ?? 0);
      let words = 0;
      for (const [term, weight] of one.own) words += weight * (other.own.get(term) ?? other.alike.get(term) ?? 0);
      return ofMeaning * meaning + (1 - ofMeaning) * words;
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
