import type { ReadingMeasure } from './record.ts';
import type { ReadingToken } from './tokens.ts';

/** A name of a measure. */
export interface Name {
  measure: string;
  words: readonly string[];
  /** The value must follow directly. */
  isShort: boolean;
  /** Its value has a decimal. */
  hasDecimal: boolean;
  /** The name is unambiguous. */
  isPlain: boolean;
}

/** Finds a name that begins at a token: exact, or else misspelt. */
export type NameFinder = (tokens: readonly ReadingToken[], at: number) => Name | undefined;

/** Most wrong letters in a word of a name, by its length: 'oxygn', 'pottasium'. */
const mostWrong = { from5: 1, from7: 2 };
/** A real word may be a misspelt part of a name with several words if another part is exact: 'heart rat'. */
const fewestLettersBesideOthers = 4;

export function namesOf(measures: Readonly<Record<string, ReadingMeasure>>): Name[] {
  const names = Object.entries(measures).flatMap(
    ([measure, { names: long, shortNames = [], decimal, plainNames = [] }]) =>
      [...long, ...shortNames].map((name) => ({
        measure,
        words: name.split(' '),
        isShort: shortNames.includes(name),
        hasDecimal: shortNames.includes(name) && decimal === true,
        isPlain: plainNames.includes(name),
      })),
  );
  return names.sort((one, other) => other.words.length - one.words.length);
}

/** @param english Correctly spelt English words, which are not taken for misspelt names. */
export function createNameFinder(names: readonly Name[], english: ReadonlySet<string>): NameFinder {
  const byWord = Map.groupBy(names, ({ words: [first] }) => first);
  const byLetter = Map.groupBy(
    names.filter(({ isShort }) => !isShort),
    ({ words: [first = ''] }) => first.slice(0, 1),
  );
  const known = new Set(names.flatMap(({ words }) => words));

  function isMisspelt({ words }: Name, tokens: readonly ReadingToken[], at: number): boolean {
    const messageWords = words.map((_, next) => tokens[at + next]?.text ?? '');
    const isExact = messageWords.some((word, next) => word === words[next]);
    return words.every((word, next) => {
      const one = messageWords[next] ?? '';
      if (one === word) return true;
      if (one.length < 3 || one[0] !== word[0] || known.has(one)) return false;
      if (words.length > 1 && isExact && word.length >= fewestLettersBesideOthers) return isWithin(one, word, 1);
      if (english.has(one) || word.length < 5) return false;
      return isWithin(one, word, word.length >= 7 ? mostWrong.from7 : mostWrong.from5);
    });
  }

  return (tokens, at) => {
    const text = tokens[at]?.text ?? '';
    const exact = byWord.get(text)?.find(({ words }) => words.every((word, next) => tokens[at + next]?.text === word));
    if (exact && exact.words.length > 1) return exact;
    const near = byLetter.get(text.slice(0, 1))?.find((name) => isMisspelt(name, tokens, at));
    return exact && (!near || near.words.length === 1) ? exact : (near ?? exact);
  };
}

/** Whether the Damerau-Levenshtein distance (optimal string alignment) of two words is at most `most`. */
function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min((last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      current.push(least);
    }
    before = last;
    last = current;
  }
  return (last[other.length] ?? 0) <= most;
}
