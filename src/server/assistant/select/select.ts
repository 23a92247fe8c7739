import type { AnswerBank } from '#content/assistant.ts';
import type { QuestionReader } from '../meaning/encoder.ts';
import { gistOf, messagePartsOf } from '../read/requests.ts';
import { asOne, wordingOf } from '../read/wording.ts';
import type { AddedAnswers } from './added.ts';

export type BankAnswer = AnswerBank['answers'][number];

/** A candidate answer. */
export interface Choice {
  answer: BankAnswer;
  /** Its probability, from 0 to 1. */
  share: number;
}

export interface AnswerSelection {
  /** The likeliest first; empty for a message without words. */
  choices: readonly Choice[];
  /** Probability that the visitor is vulnerable, from 0 to 1. */
  care: number;
  /** The answer of each request, in order; empty for a message of one part. */
  requests: readonly Choice[];
  /** The answer of each statement. */
  statements: readonly Choice[];
  /** The place in the message, capitalised. */
  place: string | undefined;
}

/** Stages that can be switched off: messages joined with earlier ones, and parts of a message. */
export const selectStages = ['joined', 'parts'] as const;

/** Weights of a message alone, joined with the previous one, and joined with the previous two. */
const alone = 0.3;
const withOne = 0.35;
const withTwo = 0.35;
/** With this share or more a question about the clinic needs no context: earlier messages are ignored. */
const plainAlone = 0.85;
/** 'And for kids?' depends on earlier messages, however clear it seems. */
const goesOn = /^\W*(?:and|or|but|so|then|(?:what|how) (?:about|if))\b/i;
/** Most words of a message that is joined with earlier ones. */
const mostJoined = 14;
/** Most candidates. */
const most = 5;

/**
 * Ranks the answers for a message: the classifier's scores for it alone and joined with earlier messages.
 *
 * @param before The visitor's earlier messages, oldest first.
 */
export function createSelect(
  { answers }: AnswerBank,
  reader: Pick<QuestionReader, 'read' | 'answers'>,
  readAdded: () => Promise<AddedAnswers>,
  off: ReadonlySet<string> = new Set(),
) {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  // Trained answers that this site uses and has not rewritten.
  const learnt = reader.answers.flatMap((id, at) => {
    const answer = byId.get(id);
    return answer && !answer.examples ? [{ answer, at }] : [];
  });
  const own = answers.filter(({ examples: asks }) => asks);
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
      first.answer.aboutClinic &&
      !first.answer.courtesy;
    if (one && two && !isPlain)
      together.forEach((score, at) => {
        together[at] = alone * score + withOne * (one[at] as number) + withTwo * (two[at] as number);
      });
    const shares = sharesOf(together);
    return {
      choices: choicesOf(all, shares, most),
      care: shares.reduce((sum, share, at) => sum + (all[at]?.vulnerableVisitor ? share : 0), 0),
      requests: chosen.filter(({ asks }) => asks),
      statements: chosen.filter(({ asks }) => !asks),
      place,
    };
  };
}

/** One score for each answer. */
type Scores = Float64Array<ArrayBuffer>;

/** Softmax. */
function sharesOf(scores: Scores): Scores {
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

/** The `count` likeliest answers, the likeliest first. */
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
