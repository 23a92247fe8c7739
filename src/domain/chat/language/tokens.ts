/** A word of a message, or one character of a script that is written without spaces. */
export interface LanguageWord {
  /** Lower case, without accents, vowel points and stretched letters: made to be compared, never shown. */
  word: string;
  /** As it was written, in lower case. */
  raw: string;
  /** Belongs to a script without dependable spaces: a word is a run of such tokens. */
  isCharacter: boolean;
}

/** Messages need no more; the endpoint takes less. */
const longestRead = 8000;

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Lao}\p{Script=Hangul}]/u;

/** A character of a script without spaces with its marks, or a word of any other. */
const tokenPattern = new RegExp(`${unspaced.source}\\p{M}*|(?:(?!${unspaced.source})[\\p{L}\\p{M}\\p{N}])+`, 'gu');

const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const apostrophes = /['’‘ʻʼ`´ʾʿ]/g;
/** Accents, Arabic and Hebrew vowel points, stretching, and the dots under Indic letters that many leave out. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u093c\u09bc\u0a3c]/g;

/** Letters that are written one for the other, or have no accent that could be taken off. */
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
 * Cuts a text in any language into words as they are compared. Linear in its length.
 *
 * @param longest Characters that are read at most.
 */
export function languageWordsOf(text: string, longest = longestRead): LanguageWord[] {
  const plain = text.slice(0, longest).normalize('NFC').replace(invisible, '').replace(apostrophes, '').toLowerCase();
  return (plain.match(tokenPattern) ?? []).map((raw) => ({
    raw,
    word: foldLetters(raw),
    isCharacter: unspaced.test(raw),
  }));
}

/** What needs no folding: most words of a message. */
const plain = /^[a-z0-9]+$/;

/** A word without accents and without letters that are only stretched ('ayudaaa'). */
export function foldLetters(word: string): string {
  if (plain.test(word)) return word.replace(/([a-z])\1{2,}/g, '$1');
  return word
    .normalize('NFKD')
    .replace(marks, '')
    .replace(anyAlike, (letter) => alike[letter] ?? letter)
    .normalize('NFC')
    .replace(/(\p{L})\1{2,}/gu, '$1');
}
