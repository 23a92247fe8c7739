import type { LanguageWord } from './tokens.ts';

/** Scripts that records are written in, and some of those that none is written in: such a message is no guess. */
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

/** The script of a token's first letter; undefined for figures, and for signs of scripts that hardly anybody types. */
export function scriptOf({ raw }: LanguageWord): Script | undefined {
  const letter = /\p{L}/u.exec(raw)?.[0];
  return letter === undefined ? undefined : patterns.find(({ pattern }) => pattern.test(letter))?.script;
}

/** How many letters of a token are of a script. */
export function lettersOf({ raw }: LanguageWord, script: Script): number {
  const each = patterns.find((one) => one.script === script)?.each;
  return each ? (raw.match(each)?.length ?? 0) : 0;
}

/** Which language a script means when its words say nothing. */
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

/** Of languages that are nearly one in writing, those that most people here speak: hr of hr, sr and bs; fa of fa and prs. */
export const ofNearlyAlike: ReadonlySet<string> = new Set(['fa', 'hi', 'hr', 'id', 'zh-Hans']);
