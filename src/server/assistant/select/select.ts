import type { AnswerBank } from '#content/assistant.ts';
import type { SentenceEncoder } from '../meaning/encoder.ts';
import { partsOf } from '../read/requests.ts';
import { asOne, wordingOf } from '../read/wording.ts';
import type { AddedAnswers } from './added.ts';
import type { AnswerClassifier } from './classifier.ts';

export type BankAnswer = AnswerBank['answers'][number];

/** An answer that a message may ask for. */
export interface Choice {
  answer: BankAnswer;
  /** 0 to 1: how surely it is this one. */
  share: number;
}

export interface Selection {
  /** The likeliest first; empty where the message says nothing. */
  choices: readonly Choice[];
  /** 0 to 1: how surely somebody writes whom ordinary advice may harm. */
  care: number;
  /** What each part of a message asks for by itself, in its order; empty where it is of one part. */
  requests: readonly Choice[];
  /** What each part that asks nothing is about. */
  told: readonly Choice[];
  /** The place that was named, as it is written. */
  place: string | undefined;
}

/** What can be switched off here: messages read together with those before, and the parts of a message. */
export const selectStages = ['joined', 'parts'] as const;

/** How much a message counts alone, with the message before it, and with the two before it. */
const alone = 0.3;
const withOne = 0.35;
const withTwo = 0.35;
/** A longer message says by itself what it asks. */
const mostJoined = 14;
/** So many answers are looked at. */
const most = 5;

/**
 * Finds the answers that a message asks for: what the classifier makes of it alone, and read as one with the messages
 * before it.
 *
 * @param before The visitor's messages before this one, oldest first.
 */
export function createSelect(
  { answers }: AnswerBank,
  encoder: Pick<SentenceEncoder, 'encode'>,
  classifier: AnswerClassifier,
  readAdded: () => Promise<AddedAnswers>,
  off: ReadonlySet<string> = new Set(),
) {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  let added: Promise<AddedAnswers> | undefined;

  /** Log-odds of each answer that this site gives. */
  async function scorer(texts: readonly string[]): Promise<(text: string) => Map<BankAnswer, number>> {
    const vectors = await encoder.encode(texts);
    added ??= readAdded().catch((error) => {
      added = undefined;
      throw error;
    });
    const own = await added;
    return (text) => {
      const vector = vectors[texts.indexOf(text)];
      const found = new Map<BankAnswer, number>();
      if (!vector) return found;
      classifier.scores(text, vector).forEach((score, at) => {
        const answer = byId.get(classifier.answers[at] ?? '');
        if (answer && !answer.asks) found.set(answer, score);
      });
      for (const [id, score] of own.scores(text, vector)) {
        const answer = byId.get(id);
        if (answer) found.set(answer, score);
      }
      return found;
    };
  }

  return async function select(message: string, before: readonly string[]): Promise<Selection> {
    const { text, place } = wordingOf(message);
    if (!/[\p{L}\p{N}]/u.test(text)) return { choices: [], care: 0, requests: [], told: [], place };
    const joins = !off.has('joined') && before.length > 0 && text.split(' ').length <= mostJoined;
    const joined = joins ? [asOne([...before.slice(-1), message]), asOne([...before.slice(-2), message])] : [];
    const some = partsOf(message).map((part) => ({ asks: part.asks, text: wordingOf(part.text).text }));
    const parts = some.length > 1 && !off.has('parts') ? some : [];
    const scores = await scorer([...new Set([text, ...joined, ...parts.map((part) => part.text)])]);
    const chosen = parts.flatMap((part) => {
      const [choice] = choicesOf(scores(part.text));
      return choice ? [{ ...choice, asks: part.asks }] : [];
    });
    const own = scores(text);
    const [one, two] = joined.map(scores);
    const together = choicesOf(
      one && two
        ? sumOf([
            [own, alone],
            [one, withOne],
            [two, withTwo],
          ])
        : own,
    );
    return {
      choices: together.slice(0, most),
      care: together.reduce((sum, { answer, share }) => sum + (answer.care ? share : 0), 0),
      requests: chosen.filter(({ asks }) => asks),
      told: chosen.filter(({ asks }) => !asks),
      place,
    };
  };
}

function sumOf(parts: readonly (readonly [Map<BankAnswer, number>, number])[]): Map<BankAnswer, number> {
  const found = new Map<BankAnswer, number>();
  for (const [scores, weight] of parts)
    for (const [answer, score] of scores) found.set(answer, (found.get(answer) ?? 0) + weight * score);
  return found;
}

/** Shares by softmax, the likeliest first. */
function choicesOf(scores: ReadonlyMap<BankAnswer, number>): Choice[] {
  const highest = Math.max(...scores.values());
  const odds = [...scores].map(([answer, score]) => ({ answer, share: Math.exp(score - highest) }));
  const sum = odds.reduce((total, { share }) => total + share, 0);
  return odds
    .map(({ answer, share }) => ({ answer, share: share / sum }))
    .sort((first, second) => second.share - first.share);
}
