import { crisisKinds, type LanguageRecord } from './record.ts';
import { type LanguageWord, languageWordsOf } from './tokens.ts';

/** What a record tells of its language's words and letters. */
export interface Vocabulary {
  code: string;
  /** Words that mark the language, and that no English message holds. */
  marking: ReadonlySet<string>;
  /** All other words of its texts that are not English. */
  further: ReadonlySet<string>;
  /** Letters outside a to z in which it is written. */
  letters: ReadonlySet<string>;
}

/** The words of a record, in its own script and in Latin letters. Its own texts are the evidence: nothing else is kept. */
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
    // A beginning is no word, and a token in braces is another's.
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

/** Letters that English does without. */
export function specialLetters(raw: string): string[] {
  return [...raw].filter((letter) => letter > '\u007f');
}

function isTelling({ word, isCharacter }: LanguageWord, english: ReadonlySet<string>): boolean {
  return isCharacter || word > '\u007f' || (word.length > 2 && !/\d/.test(word) && !english.has(word));
}

/** 'cảm' is no 'cam', as long as it is written with its accents. */
function markOf({ word, raw }: LanguageWord, english: ReadonlySet<string>): string[] {
  if (!english.has(word)) return [word];
  return specialLetters(raw).length > 0 ? [raw] : [];
}

function wordOf({ word }: LanguageWord): string {
  return word;
}
