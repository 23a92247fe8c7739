import { namesMedicine } from '../medicine-words.ts';
import { phraseFinder } from '../text/phrases.ts';
import type { ReadingWord } from './record.ts';
import type { ReadingToken } from './tokens.ts';
import { isOfSomethingElse } from './values.ts';

/** Longest distance of a value, or of a word for it, behind its name. */
const farthest = 6;

/** Words between an unknown name and its number, or before the name. */
const besideUnknown = new Set(
  'my his her our the a is was at of came back level levels result reading count test blood mums dads and , % percent'.split(
    ' ',
  ),
);
const calledResult = new Set('level levels result reading count test'.split(' '));
const fewestLetters = 4;
/** A greater number behind an unknown word is a postcode or a year, unless a word marks it as a result. */
const greatest = 1000;

/** Whether a message is one non-English word and a number, and nothing else: 'glorbin level 12.4'. */
function isUnknownReading(tokens: readonly ReadingToken[], english: ReadonlySet<string>): boolean {
  const words = tokens.filter(({ text, number }) => number === undefined && text !== '|' && !besideUnknown.has(text));
  const [unknown] = words;
  const at = tokens.findIndex(({ number }) => number !== undefined);
  const value = tokens[at]?.number ?? 0;
  return (
    words.length === 1 &&
    unknown !== undefined &&
    at > tokens.indexOf(unknown) &&
    !isOfSomethingElse(tokens, at) &&
    /^[a-z]+$/.test(unknown.text) &&
    unknown.text.length >= fewestLetters &&
    !english.has(unknown.text) &&
    !namesMedicine(unknown.text) &&
    (value < greatest || tokens.some(({ text }) => calledResult.has(text)))
  );
}

/** Finds the name of a result that is not interpreted, followed by a number or a grave word. */
export function createUnreadFinder(
  names: readonly string[],
  words: Readonly<Record<ReadingWord, readonly string[]>>,
  english: ReadonlySet<string>,
): (tokens: readonly ReadingToken[]) => boolean {
  const byWord = Map.groupBy(
    names.map((name) => name.split(' ')),
    ([first]) => first,
  );
  const isGrave = phraseFinder([...words.critical, ...words.very]);
  return (tokens) =>
    isUnknownReading(tokens, english) ||
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
