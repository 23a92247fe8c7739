import { arabicChat } from './arabic-chat.ts';
import type { LanguagePack } from './record.ts';
import { lettersOf, ofNearlyAlike, type Script, scriptOf, usualLanguage } from './scripts.ts';
import type { LanguageWord } from './tokens.ts';
import { specialLetters, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** The code of a language without a record (BCP 47: undetermined). */
export const unknownCode = 'und';

/** The language of a message. */
export interface Identified {
  /** A record's code, 'und', or undefined if the message is English or undecided. */
  code: string | undefined;
  /** The record that matches some of its words, whatever the language of the whole. */
  traces: string | undefined;
  /** The record closest to its words, at any distance. */
  nearest: string | undefined;
  /** The number of English words. */
  english: number;
}

/** International words: beside words of another language they are no evidence of English. */
const everywhere = new Set(
  'medicare gp bmi ok telehealth appointment book booking consultation fee fees doctor clinic online email kilo kg'.split(
    ' ',
  ),
);

/** Fewest words of a message without any English word that is taken for a language without a record. */
const leastUnknown = 3;
/** Largest share of those words that may look English. */
const mostEnglish = 0.34;

/**
 * Identifies the language of a message by its script, and in Latin letters by comparing the words of the records with
 * English words. Digits and names are ignored.
 */
export function createIdentifier({ records, english }: LanguagePack) {
  const vocabularies = records.map((record) => vocabularyOf(record, english));

  /** The best record for words of one script, with its score: matching words, weighted by how distinctive they are. */
  function best(tokens: readonly LanguageWord[], staying: string | undefined, usual: string | undefined) {
    let found: { code: string; score: number } | undefined;
    for (const vocabulary of vocabularies) {
      const { code } = vocabulary;
      const words =
        tokens.reduce((sum, token) => sum + speaksFor(token, vocabulary), 0) + (code === 'ar' ? chatArabic(tokens) : 0);
      if (words <= 0 && code !== usual) continue;
      // On a tie, the conversation's language wins, then the most widely written one.
      const score = words + (code === staying ? 0.6 : 0) + (code === usual || ofNearlyAlike.has(code) ? 0.3 : 0);
      if (!found || score > found.score) found = { code, score };
    }
    return found;
  }

  /** The number of words in Arabic chat spelling. */
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
      // Japanese mixes three scripts: all words are scored together.
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

/** The score of a word for a language: marking words count most; letters that the language lacks count against it. */
function speaksFor({ word, raw, isCharacter }: LanguageWord, { marking, further, letters }: Vocabulary): number {
  const whole = isCharacter ? 0.5 : 1;
  const special = specialLetters(raw);
  if (special.length > 0 && !special.every((letter) => letters.has(letter))) return -0.7 * whole;
  if (marking.has(word) || marking.has(raw)) return whole;
  return (further.has(word) ? 0.5 * whole : 0) + (special.length > 0 ? 0.25 * whole : 0);
}

/** At least two letters, adjacent in scripts with spaces: β, μg, ツ and ಠ_ಠ are symbols, sums and faces. */
function isWritten(script: Script, tokens: readonly LanguageWord[]): boolean {
  const characters = tokens.filter(({ isCharacter }) => isCharacter).length;
  return script === 'Han' || characters > 1 || tokens.some((token) => lettersOf(token, script) > 1);
}
