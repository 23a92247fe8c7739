import type { AnswerBank } from '#content/assistant.ts';
import type { QuestionReader } from '../meaning/encoder.ts';
import { gistOf, messagePartsOf } from '../read/requests.ts';
import { asOne, wordingOf } from '../read/wording.ts';
import type { AddedAnswers } from './added.ts';

export type BankAnswer = AnswerBank['answers'][number];

/** An answer that a message may ask for. */
export interface Choice {
  answer: BankAnswer;
  /** 0 to 1: how surely it is this one. */
  share: number;
}

export interface AnswerSelection {
  /** The likeliest first; empty where the message says nothing. */
  choices: readonly Choice[];
  /** 0 to 1: how surely somebody writes whom ordinary advice may harm. */
  care: number;
  /** What each part of a message asks for by itself, in its order; empty where it is of one part. */
  requests: readonly Choice[];
  /** What each part that asks nothing is about. */
  statements: readonly Choice[];
  /** The place that was named, as it is written. */
  place: string | undefined;
}

/** What can be switched off here: messages read together with those before, and the parts of a message. */
export const selectStages = ['joined', 'parts'] as const;

/** How much a message counts alone, with the message before it, and with the two before it. */
const alone = 0.3;
const withOne = 0.35;
const withTwo = 0.35;
/** From here on a question about the clinic is plain by itself: what was said before says nothing of it. */
const plainAlone = 0.85;
/** 'And for kids?' leans on what was said before, however plain it sounds. */
const goesOn = /^\W*(?:and|or|but|so|then|(?:what|how) (?:about|if))\b/i;
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
  reader: Pick<QuestionReader, 'read' | 'answers'>,
  readAdded: () => Promise<AddedAnswers>,
  off: ReadonlySet<string> = new Set(),
) {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  // Of what was learnt, what this site gives and did not write anew.
  const learnt = reader.answers.flatMap((id, at) => {
    const answer = byId.get(id);
    return answer && !answer.asks ? [{ answer, at }] : [];
  });
  const own = answers.filter(({ asks }) => asks);
  const all = [...learnt.map(({ answer }) => answer), ...own];
  let added: Promise<AddedAnswers> | undefined;

  async function scoresOf(texts: readonly string[]): Promise<(text: string) => Scores> {
    const questions = await reader.read(texts);
    added ??= readAdded().catch((error) => {
      added = undefined;
      throw error;
    });
    const ofOwn = await added;
    return (text) => {
      const question = questions[texts.indexOf(text)];
      if (!question) return new Float64Array();
      const found = new Float64Array(all.length);
      learnt.forEach(({ at }, place) => {
        found[place] = question.scores[at] as number;
      });
      const extra = new Map(ofOwn.scores(text, question.vector));
      own.forEach(({ id }, place) => {
        found[learnt.length + place] = extra.get(id) ?? Number.NEGATIVE_INFINITY;
      });
      return found;
    };
  }

  return async function select(message: string, before: readonly string[]): Promise<AnswerSelection> {
    const { text } = wordingOf(gistOf(message));
    const { place } = wordingOf(message);
    if (!/[\p{L}\p{N}]/u.test(text)) return { choices: [], care: 0, requests: [], statements: [], place };
    const joins = !off.has('joined') && before.length > 0 && text.split(' ').length <= mostJoined;
    const gists = [...before.slice(-2).map(gistOf), message];
    const joined = joins ? [asOne(gists.slice(-2)), asOne(gists)] : [];
    const some = messagePartsOf(message).map((part) => ({ asks: part.asks, text: wordingOf(part.text).text }));
    const parts = some.length > 1 && !off.has('parts') ? some : [];
    const scores = await scoresOf([...new Set([text, ...joined, ...parts.map((part) => part.text)])]);
    const chosen = parts.flatMap((part) => {
      const [choice] = choicesOf(all, sharesOf(scores(part.text)), 1);
      return choice ? [{ ...choice, asks: part.asks }] : [];
    });
    const [one, two] = joined.map(scores);
    const together = scores(text);
    const [first] = choicesOf(all, sharesOf(together), 1);
    const isPlain =
      !goesOn.test(message) &&
      first !== undefined &&
      first.share >= plainAlone &&
      first.answer.ofClinic &&
      !first.answer.courtesy;
    if (one && two && !isPlain)
      together.forEach((score, at) => {
        together[at] = alone * score + withOne * (one[at] as number) + withTwo * (two[at] as number);
      });
    const shares = sharesOf(together);
    return {
      choices: choicesOf(all, shares, most),
      care: shares.reduce((sum, share, at) => sum + (all[at]?.care ? share : 0), 0),
      requests: chosen.filter(({ asks }) => asks),
      statements: chosen.filter(({ asks }) => !asks),
      place,
    };
  };
}

/** One number for each answer. */
type Scores = Float64Array<ArrayBuffer>;

/** By softmax. */
function sharesOf(scores: Scores): Scores {
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

/** The likeliest first. */
function choicesOf(answers: readonly BankAnswer[], shares: Scores, count: number): Choice[] {
  const found: Choice[] = [];
  shares.forEach((share, at) => {
    if (found.length === count && share <= (found.at(-1)?.share ?? 0)) return;
    const place = found.findIndex((other) => other.share < share);
    found.splice(place === -1 ? found.length : place, 0, { answer: answers[at] as BankAnswer, share });
    found.length = Math.min(found.length, count);
  });
  return found;
}
