import { createIdentifier, unknownCode } from './identify.ts';
import { createPhraseFinder } from './phrases.ts';
import type { CrisisKind, LanguagePack } from './record.ts';
import { languageWordsOf } from './tokens.ts';

/** The result for a message that is not, or not only, English. */
export interface ForeignMessage {
  /** A record's code, or 'und' for a language without one. */
  code: string;
  /** `crisis`: reports a crisis; `message`: any other message in that language; `traces`: English with some words of it. */
  kind: 'crisis' | 'message' | 'traces';
  /** The kind of crisis, if a phrase names it. */
  crises: readonly CrisisKind[];
  /** Part of it may be English, and is also checked by the English rules. */
  isMixed: boolean;
}

/** The language of the previous answer, if it was not English. */
export interface Staying {
  code: string;
  isCrisis: boolean;
}

/** Short replies without a recognisable language: they stay in the conversation's language. */
const saysNoLanguage = new Set(
  'ok okay okey k yes yep yeah no nope y n si ya oui ja da hi hello hey thanks thank you thx ty please pls and'.split(
    ' ',
  ),
);
/** Most words of a reply that is read in the conversation's language if none is plain English. */
const shortReply = 3;

/** A reply with at most this many words is weak evidence of its language. */
const fewestOwn = 2;

/**
 * Reads messages that are not, or not only, English. Pure; linear in the length of a message.
 *
 * @returns A function that returns undefined for an English message.
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
    // 'Hindi' is 'no' in Tagalog, and 'non' is in many lists: one or two words stay in the conversation's language.
    const isReply =
      tokens.length <= fewestOwn ||
      (tokens.length <= shortReply &&
        tokens.every(({ word, raw }) => saysNoLanguage.has(word) || /\p{N}/u.test(raw) || !pack.english.has(word)));
    const known = code === unknownCode ? undefined : code;
    // A message after a crisis is never read as its end, because the rules cannot read the language.
    const kind = staying?.isCrisis ? 'crisis' : 'message';
    const saysNothing = tokens.every(({ word }) => saysNoLanguage.has(word));
    if (known && !(staying && (saysNothing || tokens.length <= fewestOwn)))
      return { code: known, kind, crises: [], isMixed };
    if (staying && (isReply || code)) return { code: staying.code, kind, crises: [], isMixed: true };
    if (code) return { code, kind: 'message', crises: [], isMixed: true };
    return traces === undefined ? undefined : { code: traces, kind: 'traces', crises: [], isMixed: true };
  };
}
