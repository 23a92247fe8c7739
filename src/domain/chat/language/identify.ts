import { arabicChat } from './arabic-chat.ts';
import type { LanguagePack } from './record.ts';
import { lettersOf, ofNearlyAlike, type Script, scriptOf, usualLanguage } from './scripts.ts';
import type { LanguageWord } from './tokens.ts';
import { specialLetters, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A message in a language that no record is held of (BCP 47: undetermined). */
export const unknownCode = 'und';

/** In which language a message is. */
export interface Identified {
  /** A record's code, 'und', or undefined where the message is English or says nothing either way. */
  code: string | undefined;
  /** The record that some of its words are of, whatever the message is as a whole. */
  traces: string | undefined;
  /** The record that is nearest to its words, however far. */
  nearest: string | undefined;
  /** How many of its words are English. */
  english: number;
}

/** Said in every language here: beside words of another, no sign of English. */
const everywhere = new Set(
  'medicare gp bmi ok telehealth appointment book booking consultation fee fees doctor clinic online email kilo kg'.split(
    ' ',
  ),
);

/** Least words from which on a message without one English word is taken for a language that we do not know. */
const leastUnknown = 3;
/** At most this share of them may look English. */
const mostEnglish = 0.34;

/**
 * Tells the language of a message: by its script, and in Latin letters by the words of the records against English
 * words. Figures and names say nothing.
 */
export function createIdentifier({ records, english }: LanguagePack) {
  const vocabularies = records.map((record) => vocabularyOf(record, english));

  /** The best record for words of one script, with what speaks for it: whole words, by how surely they are its own. */
  function best(tokens: readonly LanguageWord[], staying: string | undefined, usual: string | undefined) {
    let found: { code: string; score: number } | undefined;
    for (const vocabulary of vocabularies) {
      const { code } = vocabulary;
      const words =
        tokens.reduce((sum, token) => sum + speaksFor(token, vocabulary), 0) + (code === 'ar' ? chatArabic(tokens) : 0);
      if (words <= 0 && code !== usual) continue;
      // Of two that are equally near, the one that is spoken already, or the one that most people write.
      const score = words + (code === staying ? 0.6 : 0) + (code === usual || ofNearlyAlike.has(code) ? 0.3 : 0);
      if (!found || score > found.score) found = { code, score };
    }
    return found;
  }

  /** How many of the words are Arabic in Latin letters and figures. */
  const chatArabic = (tokens: readonly LanguageWord[]) =>
    tokens.reduce((sum, { word }) => sum + arabicChat(word, (one) => english.has(one)), 0);

  const isEnglish = ({ word, raw }: LanguageWord) => english.has(word) && specialLetters(raw).length === 0;

  return (tokens: readonly LanguageWord[], staying?: string): Identified => {
    const byScript = new Map<Script, LanguageWord[]>();
    for (const token of tokens) {
      const script = scriptOf(token);
      if (script) byScript.set(script, [...(byScript.get(script) ?? []), token]);
    }
    const latin = (byScript.get('Latin') ?? []).filter((token) => /^\p{L}/u.test(token.raw) || chatArabic([token]) > 0);
    const englishWords = latin.filter(isEnglish).length;
    const own = [...byScript].filter(([script, of]) => script !== 'Latin' && isWritten(script, of));
    const written = own.flatMap(([, of]) => of);
    if (written.length > 0) {
      // Japanese is written in three scripts at once: all words are weighed together.
      const usual = own.map(([script]) => usualLanguage[script]).find((code) => code !== undefined);
      const code = best(written, staying, usual)?.code ?? unknownCode;
      // 'What does 减肥 mean?' is English.
      const words = written.reduce((sum, { isCharacter }) => sum + (isCharacter ? 0.5 : 1), 0);
      return {
        code: words * 2 >= englishWords ? code : undefined,
        traces: code === unknownCode ? undefined : code,
        nearest: code,
        english: englishWords,
      };
    }
    const marked = best(latin, staying, undefined);
    const score = marked?.score ?? 0;
    const traces = marked && score >= 1 ? marked.code : undefined;
    const onlyEnglish = latin.filter((token) => isEnglish(token) && !everywhere.has(token.word)).length;
    const outweighs = score >= 2 ? score >= onlyEnglish : score > onlyEnglish;
    if (marked && score >= 1 && outweighs)
      return { code: marked.code, traces, nearest: marked.code, english: englishWords };
    const words = latin.filter(({ word }) => word.length > 1 && /[aeiou]/.test(word));
    const isUnknown =
      words.length >= leastUnknown && words.length * 2 > latin.length && englishWords <= words.length * mostEnglish;
    const unknown = marked && score >= 1 ? marked.code : unknownCode;
    return { code: isUnknown ? unknown : undefined, traces, nearest: marked?.code, english: englishWords };
  };
}

/** How much a word speaks for a language: its marking words most; letters that the language does without against it. */
function speaksFor({ word, raw, isCharacter }: LanguageWord, { marking, further, letters }: Vocabulary): number {
  const whole = isCharacter ? 0.5 : 1;
  const special = specialLetters(raw);
  if (special.length > 0 && !special.every((letter) => letters.has(letter))) return -0.7 * whole;
  if (marking.has(word) || marking.has(raw)) return whole;
  return (further.has(word) ? 0.5 * whole : 0) + (special.length > 0 ? 0.25 * whole : 0);
}

/** Two letters at least, side by side where words have spaces: β, μg, ツ and ಠ_ಠ are signs, sums and faces. */
function isWritten(script: Script, tokens: readonly LanguageWord[]): boolean {
  const characters = tokens.filter(({ isCharacter }) => isCharacter).length;
  return script === 'Han' || characters > 1 || tokens.some((token) => lettersOf(token, script) > 1);
}
