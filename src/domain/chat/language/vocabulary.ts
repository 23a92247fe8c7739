import { crisisKinds, type LanguageRecord } from './record.ts';
import { type LanguageWord, languageWordsOf } from './tokens.ts';

/** The words and letters of a record's language. */
export interface Vocabulary {
  code: string;
  /** Words that mark the language and never occur in English messages. */
  marking: ReadonlySet<string>;
  /** All other words of its texts that are not English. */
  further: ReadonlySet<string>;
  /** Letters outside a to z that it is written with. */
  letters: ReadonlySet<string>;
}

/** The words of a record, in its own script and in Latin letters, from its own texts alone. */
export function vocabularyOf(record: LanguageRecord, english: ReadonlySet<string>): Vocabulary {
  const { code, answer, crisis, phrases, examples, words, ownName } = record;
  const texts = [
    ownName,
    answer.interpreter,
    answer.help,
    crisis.lead,
    crisis.lines,
    crisis.interpreter,
    crisis.violence,
  ]
    .concat(crisisKinds.flatMap((kind) => phrases[kind]))
    .concat(examples.crisis, examples.ordinary)
    // A word with `*` is incomplete, and a token in braces belongs to no language.
    .map((text) => text.replace(/\{[^{}]*\}|\S+\*/g, ' '));
  const tokens = [...texts, ...words].flatMap((text) => languageWordsOf(text));
  const marking = new Set(words.flatMap((one) => languageWordsOf(one)).flatMap((token) => markOf(token, english)));
  return {
    code,
    marking,
    further: new Set(tokens.filter((token) => isTelling(token, english) && !marking.has(token.word)).map(wordOf)),
    letters: new Set(tokens.flatMap(({ raw }) => specialLetters(raw))),
  };
}

/** Letters that English does not use. */
export function specialLetters(raw: string): string[] {
  return [...raw].filter((letter) => letter > '\u007f');
}

function isTelling({ word, isCharacter }: LanguageWord, english: ReadonlySet<string>): boolean {
  return isCharacter || word > '\u007f' || (word.length > 2 && !/\d/.test(word) && !english.has(word));
}

/** 'cảm' does not match 'cam' if it is written with its accents. */
function markOf({ word, raw }: LanguageWord, english: ReadonlySet<string>): string[] {
  if (!english.has(word)) return [word];
  return specialLetters(raw).length > 0 ? [raw] : [];
}

function wordOf({ word }: LanguageWord): string {
  return word;
}
