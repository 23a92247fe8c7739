import type { AnswerOption, Instrument, Item, ScreenerAnswers, ScreenerResult } from './instrument.ts';

/** Progress of a visitor. */
export interface Progress {
  answered: number;
  total: number;
  complete: boolean;
}

/** A question with its chosen answer. */
export interface Response {
  item: Item;
  option: AnswerOption;
}

/** A questionnaire with every item answered, from which reports, shared text and e-mails are made. */
export interface Assessment {
  instrument: Instrument;
  responses: readonly Response[];
  result: ScreenerResult;
}

/** The chosen option of an item. A value that is no option is not an answer. */
function chosenOption(item: Item, answers: ScreenerAnswers): AnswerOption | undefined {
  const answer = answers[item.id];
  return item.options.find(({ value }) => value === answer);
}

/** Each item with its chosen option, in order; null while an item is unanswered. */
export function responsesTo(items: readonly Item[], answers: ScreenerAnswers): Response[] | null {
  const responses = items.flatMap((item) => {
    const option = chosenOption(item, answers);
    return option ? [{ item, option }] : [];
  });
  return responses.length === items.length ? responses : null;
}

export function progressOf({ items }: Pick<Instrument, 'items'>, answers: ScreenerAnswers): Progress {
  const answered = items.filter((item) => chosenOption(item, answers)).length;
  return { answered, total: items.length, complete: answered === items.length };
}

/** The completed assessment, or null while an item is unanswered. */
export function assess(instrument: Instrument, answers: ScreenerAnswers): Assessment | null {
  const responses = responsesTo(instrument.items, answers);
  const result = instrument.score(answers);
  return responses && result && { instrument, responses, result };
}
