import { saysPhrase } from '#content/hidden-claims.ts';
import { leavesOf } from '#domain/desk/changes.ts';
import type { CheckReply } from '#wire/desk.ts';
import { sentencesOf } from '../assistant/knowledge/plain-text.ts';

/** A text that visitors can read. */
export interface SaidText {
  address: string;
  /** The page, answer or post, as staff name it. */
  where: string;
  text: string;
}

/** Longer texts are prose, which a change replaces whole. */
const longestPhrase = 60;
const mostPlaces = 20;

/**
 * The old values that a change takes away and that still stand in sentences. It finds words, not meanings.
 *
 * @param texts What visitors read after the change.
 */
export function alsoSays(before: unknown, after: unknown, texts: readonly SaidText[]): CheckReply['alsoSays'] {
  return oldPhrases(before, after).flatMap((phrase) => {
    const places = new Map<string, SaidText>();
    for (const { address, where, text } of texts) {
      if (!saysPhrase(text, phrase)) continue;
      for (const sentence of sentencesOf(text)) {
        if (says(sentence, phrase) && !places.has(sentence)) places.set(sentence, { address, where, text: sentence });
      }
    }
    return places.size === 0 ? [] : [{ phrase, places: [...places.values()].slice(0, mostPlaces) }];
  });
}

/** $85 is not in $85.50. */
function says(sentence: string, phrase: string): boolean {
  if (!phrase.startsWith('$')) return saysPhrase(sentence, phrase);
  return new RegExp(`${phrase.replace(/[$.]/g, '\\$&')}(?![\\d]|\\.\\d)`).test(sentence);
}

/** The values of a record as visitors would read them, where the change has them no more. */
function oldPhrases(before: unknown, after: unknown): string[] {
  const remaining = new Set(leavesOf(after).flatMap(phrasesOf));
  return [...new Set(leavesOf(before).flatMap(phrasesOf))].filter((phrase) => !remaining.has(phrase));
}

function phrasesOf(leaf: string | number): string[] {
  if (typeof leaf === 'number') {
    const cents = leaf.toFixed(2);
    // Small whole numbers stand everywhere.
    return leaf < 10 && Number.isInteger(leaf)
      ? []
      : [`$${cents}`, ...(cents.endsWith('.00') ? [`$${Math.round(leaf)}`] : [])];
  }
  const text = leaf.trim();
  const isPhrase = text.length >= 4 && text.length <= longestPhrase && /\p{L}/u.test(text) && !text.includes('{{');
  return isPhrase ? [text] : [];
}
