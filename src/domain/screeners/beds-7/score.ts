import { type Response, responsesTo } from '../answers.ts';
import type { ScreenerAnswers, ScreenerResult } from '../instrument.ts';
import { resultOn, totalPoints } from '../scoring.ts';
import { furtherAssessmentFrom, scale } from './bands.ts';
import { items } from './items.ts';
import { beds7Notices, publishedFirstQuestions } from './notices.ts';

/** The number of yes answers. */
export function score(answers: ScreenerAnswers): ScreenerResult | null {
  const responses = responsesTo(items, answers);
  if (!responses) return null;
  const total = totalPoints(responses);
  const asksSooner = total < furtherAssessmentFrom && overeatsInDistress(responses);
  return resultOn(scale, total, asksSooner ? [publishedFirstQuestions, ...beds7Notices] : beds7Notices);
}

/** The first two questions of the published form; a no to either ends it there. */
function overeatsInDistress(responses: readonly Response[]): boolean {
  return ['largeAmounts', 'distressed'].every((id) =>
    responses.some(({ item, option }) => item.id === id && option.points > 0),
  );
}
