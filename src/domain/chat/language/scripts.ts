import type { LanguageWord } from './tokens.ts';

/** Scripts of the records, and some scripts without a record, for which the language is undetermined. */
const scripts = [
  'Latin',
  'Arabic',
  'Armenian',
  'Bengali',
  'Cyrillic',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Han',
  'Hangul',
  'Hebrew',
  'Hiragana',
  'Kannada',
  'Katakana',
  'Khmer',
  'Lao',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
] as const;
export type Script = (typeof scripts)[number];

const patterns = scripts.map((script) => ({
  script,
  pattern: new RegExp(`\\p{Script=${script}}`, 'u'),
  each: new RegExp(`\\p{Script=${script}}`, 'gu'),
}));

/** The script of a token's first letter; undefined for digits and for symbols of rare scripts. */
export function scriptOf({ raw }: LanguageWord): Script | undefined {
  const letter = /\p{L}/u.exec(raw)?.[0];
  return letter === undefined ? undefined : patterns.find(({ pattern }) => pattern.test(letter))?.script;
}

/** The number of letters of a token in a script. */
export function lettersOf({ raw }: LanguageWord, script: Script): number {
  const each = patterns.find((one) => one.script === script)?.each;
  return each ? (raw.match(each)?.length ?? 0) : 0;
}

/** The default language of a script if its words decide nothing. */
export const usualLanguage: Readonly<Partial<Record<Script, string>>> = {
  Arabic: 'ar',
  Bengali: 'bn',
  Cyrillic: 'ru',
  Devanagari: 'hi',
  Ethiopic: 'am',
  Han: 'zh-Hans',
  Hebrew: 'he',
  Hiragana: 'ja',
  Katakana: 'ja',
};

/** For languages that are nearly one in writing, the most widely spoken here: hr of hr, sr and bs; fa of fa and prs. */
export const ofNearlyAlike: ReadonlySet<string> = new Set(['fa', 'hi', 'hr', 'id', 'zh-Hans']);
