/** A word of a message, or one character of a script without spaces. */
export interface LanguageWord {
  /** Lower case, without accents, vowel points and stretched letters: for comparison only. */
  word: string;
  /** As written, in lower case. */
  raw: string;
  /** The script has no reliable spaces: a word is a run of such tokens. */
  isCharacter: boolean;
}

/** Most characters that are read; the endpoint accepts fewer. */
const longestRead = 8000;

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Lao}\p{Script=Hangul}]/u;

/** A character of a script without spaces, with its marks, or a word of any other. */
const tokenPattern = new RegExp(`${unspaced.source}\\p{M}*|(?:(?!${unspaced.source})[\\p{L}\\p{M}\\p{N}])+`, 'gu');

const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const apostrophes = /['’‘ʻʼ`´ʾʿ]/g;
/** Accents, Arabic and Hebrew vowel points, tatweel, and the dots under Indic letters that many writers leave out. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u093c\u09bc\u0a3c]/g;

/** Letters that are written for one another, or whose accent is not a combining mark. */
const alike: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ə: 'e',
  ς: 'σ',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};
const anyAlike = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/**
 * Splits a text in any language into tokens. Linear in its length.
 *
 * @param longest Most characters that are read.
 */
export function languageWordsOf(text: string, longest = longestRead): LanguageWord[] {
  const plain = text.slice(0, longest).normalize('NFC').replace(invisible, '').replace(apostrophes, '').toLowerCase();
  return (plain.match(tokenPattern) ?? []).map((raw) => ({
    raw,
    word: foldLetters(raw),
    isCharacter: unspaced.test(raw),
  }));
}

/** Words that need no folding: most words of a message. */
const plain = /^[a-z0-9]+$/;

/** A word without accents and without stretched letters ('ayudaaa'). */
export function foldLetters(word: string): string {
  if (plain.test(word)) return word.replace(/([a-z])\1{2,}/g, '$1');
  return word
    .normalize('NFKD')
    .replace(marks, '')
    .replace(anyAlike, (letter) => alike[letter] ?? letter)
    .normalize('NFC')
    .replace(/(\p{L})\1{2,}/gu, '$1');
}
