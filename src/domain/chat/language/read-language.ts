import { createIdentifier, unknownCode } from './identify.ts';
import { createPhraseFinder } from './phrases.ts';
import type { CrisisKind, LanguagePack } from './record.ts';
import { languageWordsOf } from './tokens.ts';

/** What a message in another language asks of whoever answers it. */
export interface ForeignMessage {
  /** A record's code, or 'und' for a language without one. */
  code: string;
  /** A crisis is told in it, or it is in that language, or an English message holds some words of it. */
  kind: 'crisis' | 'message' | 'traces';
  /** What the crisis is, where a phrase says it. */
  crises: readonly CrisisKind[];
  /** Part of it may be English, and is to be read by the English rules, too. */
  isMixed: boolean;
}

/** What was answered last in this conversation, where that was in another language. */
export interface Staying {
  code: string;
  isCrisis: boolean;
}

/** Short replies in which no language shows: they stay in the one that is spoken. */
const saysNoLanguage = new Set(
  'ok okay okey k yes yep yeah no nope y n si ya oui ja da hi hello hey thanks thank you thx ty please pls and'.split(
    ' ',
  ),
);
/** Words of a reply that is read as one of the conversation's language when none of them is plain English. */
const shortReply = 3;

/** A reply of so few words says little of its language. */
const fewestOwn = 2;

/**
 * Reads messages that are not English, or not only. Pure and linear in the length of a message.
 *
 * @returns A function that answers undefined for an English message.
 */
export function createLanguageReader(pack: LanguagePack) {
  const identify = createIdentifier(pack);
  const find = createPhraseFinder(pack);

  return (message: string, staying?: Staying): ForeignMessage | undefined => {
    const tokens = languageWordsOf(message);
    const { code, traces, nearest, english } = identify(tokens, staying?.code);
    const found = find(tokens).filter(({ isOneWord }) => !isOneWord || code !== undefined || english < 2);
    const isMixed = english >= 2;
    if (found.length > 0) {
      const spoken = [code, nearest, staying?.code].find((one) => found.some((phrase) => phrase.code === one));
      const longest = found.reduce((best, phrase) => (phrase.length > best.length ? phrase : best));
      const crises = [...new Set(found.map(({ kind }) => kind))];
      return { code: spoken ?? longest.code, kind: 'crisis', crises, isMixed };
    }
    // 'Hindi' is 'no' in Tagalog, and 'non' is in many lists: a word or two stay in the language that is spoken.
    const isReply =
      tokens.length <= fewestOwn ||
      (tokens.length <= shortReply &&
        tokens.every(({ word, raw }) => saysNoLanguage.has(word) || /\p{N}/u.test(raw) || !pack.english.has(word)));
    const known = code === unknownCode ? undefined : code;
    // Nobody here can read what follows a crisis: it is not taken for the end of it.
    const kind = staying?.isCrisis ? 'crisis' : 'message';
    const saysNothing = tokens.every(({ word }) => saysNoLanguage.has(word));
    if (known && !(staying && (saysNothing || tokens.length <= fewestOwn)))
      return { code: known, kind, crises: [], isMixed };
    if (staying && (isReply || code)) return { code: staying.code, kind, crises: [], isMixed: true };
    if (code) return { code, kind: 'message', crises: [], isMixed: true };
    return traces === undefined ? undefined : { code: traces, kind: 'traces', crises: [], isMixed: true };
  };
}
