import { type Response, responsesTo } from '../answers.ts';
import type { ScreenerAnswers, ScreenerResult } from '../instrument.ts';
import { resultOn, totalPoints } from '../scoring.ts';
import { highRiskFrom, scale } from './bands.ts';
import { items } from './items.ts';
import { observedPause, twoStepRule } from './notices.ts';

/** The number of yes answers. */
export function score(answers: ScreenerAnswers): ScreenerResult | null {
  const responses = responsesTo(items, answers);
  if (!responses) return null;
  const total = totalPoints(responses);
  const notices = [
    total < highRiskFrom && meetsTwoSteps(responses) && twoStepRule,
    saysYes(responses, ['observed']) > 0 && observedPause,
  ];
  return resultOn(
    scale,
    total,
    notices.filter((notice) => notice !== false),
  );
}

/** Two or more of the first four (STOP), and one of the three strongest others. */
function meetsTwoSteps(responses: readonly Response[]): boolean {
  return (
    saysYes(responses, ['snoring', 'tired', 'observed', 'pressure']) >= 2 &&
    saysYes(responses, ['bmi', 'neck', 'gender']) >= 1
  );
}

/** How many of these items are answered yes. */
function saysYes(responses: readonly Response[], ids: readonly string[]): number {
  return responses.filter(({ item, option }) => ids.includes(item.id) && option.points > 0).length;
}
