import { type Response, responsesTo } from '../answers.ts';
import type { Answers, ScreenerResult } from '../instrument.ts';
import { resultOn, totalPoints } from '../scoring.ts';
import { highRiskFrom, scale } from './bands.ts';
import { items } from './items.ts';
import { twoStepRule } from './notices.ts';

/** The number of yes answers. */
export function score(answers: Answers): ScreenerResult | null {
  const responses = responsesTo(items, answers);
  if (!responses) return null;
  const total = totalPoints(responses);
  return resultOn(scale, total, total < highRiskFrom && meetsTwoSteps(responses) ? [twoStepRule] : []);
}

/** Two or more of the first four (STOP), and one of the three that weigh most beside them. */
function meetsTwoSteps(responses: readonly Response[]): boolean {
  const yes = responses.filter(({ option }) => option.points > 0).map(({ item }) => item.id);
  const among = (ids: readonly string[]) => yes.filter((id) => ids.includes(id)).length;
  return among(['snoring', 'tired', 'observed', 'pressure']) >= 2 && among(['bmi', 'neck', 'gender']) >= 1;
}
