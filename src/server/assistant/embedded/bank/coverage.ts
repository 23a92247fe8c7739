import type { AnswerBank } from '#content/assistant.ts';
import { plainText } from '../../knowledge/plain-text.ts';
import { termsOf } from '../../knowledge/words.ts';
import { wordingOf } from './wording.ts';

/** Shares of a text's words, rare ones counting more: for each answer 0 to 1. */
export interface Coverage {
  /** In one of its ways to ask. */
  asks: Float32Array;
  /** In what it says or is called, and in none of its ways to ask. */
  says: Float32Array;
}

/** The words of an answer. */
export interface AnswerWords {
  asks: readonly string[];
  says: readonly string[];
}

/** What {@link createCoverage} is told of each answer. */
export function answerWords(answers: AnswerBank['answers']): AnswerWords[] {
  return answers.map(({ id, asks, says }) => ({
    asks: [...new Set(asks.flatMap((ask) => termsOf(wordingOf(ask).text)))],
    says: termsOf(`${plainText(says.html)} ${id.replace(/[/-]/g, ' ')}`.toLowerCase()),
  }));
}

/** Tells how much of a text's words each answer of a bank names. */
export function createCoverage(answers: readonly AnswerWords[]): (text: string) => Coverage {
  const inAsks = answers.map(({ asks }) => new Set(asks));
  const inSays = answers.map(({ says }) => new Set(says));
  const holding = new Map<string, number>();
  for (const terms of inAsks) for (const term of terms) holding.set(term, (holding.get(term) ?? 0) + 1);
  const rarity = (term: string) => Math.log((answers.length + 1) / ((holding.get(term) ?? 0) + 0.5));

  return (text) => {
    const terms = termsOf(text);
    const whole = terms.reduce((sum, term) => sum + rarity(term), 0) || 1;
    const asks = new Float32Array(answers.length);
    const says = new Float32Array(answers.length);
    for (const term of terms) {
      const share = rarity(term) / whole;
      answers.forEach((_, at) => {
        if (inAsks[at]?.has(term)) asks[at] = (asks[at] ?? 0) + share;
        else if (inSays[at]?.has(term)) says[at] = (says[at] ?? 0) + share;
      });
    }
    return { asks, says };
  };
}
