import { phraseFinder } from '../text/phrases.ts';
import type { ReadingWord } from './record.ts';
import type { Token } from './tokens.ts';
import { isOfSomethingElse } from './values.ts';

/** How far behind its name a value or a word for it stands. */
const farthest = 6;

/** Finds the name of a result that is not read, with a number or a grave word behind it. */
export function createUnreadFinder(
  names: readonly string[],
  words: Readonly<Record<ReadingWord, readonly string[]>>,
): (tokens: readonly Token[]) => boolean {
  const byWord = Map.groupBy(
    names.map((name) => name.split(' ')),
    ([first]) => first,
  );
  const isGrave = phraseFinder([...words.critical, ...words.very]);
  return (tokens) =>
    tokens.some(({ text }, at) => {
      const name = byWord.get(text)?.find((parts) => parts.every((part, next) => tokens[at + next]?.text === part));
      if (!name) return false;
      const from = at + name.length;
      const end = tokens.findIndex((token, place) => place >= from && token.text === '|');
      const to = Math.min(end < 0 ? tokens.length : end, from + farthest);
      const near = tokens.slice(from, to);
      return (
        near.some(({ number }, next) => number !== undefined && !isOfSomethingElse(tokens, from + next)) ||
        isGrave(near.map((token) => token.text).join(' '))
      );
    });
}
