import { type Response, responsesTo } from '../answers.ts';
import type { ScreenerAnswers, ScreenerResult } from '../instrument.ts';
import { resultOn, totalPoints } from '../scoring.ts';
import { highRiskFrom, scale } from './bands.ts';
import { contradictionsIn } from './contradiction.ts';
import { items } from './items.ts';
import { guideline, highRiskNotices } from './notices.ts';

/** The sum of points. */
export function score(answers: ScreenerAnswers): ScreenerResult | null {
  const responses = responsesTo(items, answers);
  if (!responses) return null;
  const total = totalPoints(responses);
  const highRisk = total >= highRiskFrom || heavyEveryDay(responses);
  return resultOn(scale, total, [...(highRisk ? highRiskNotices : []), ...contradictionsIn(responses), guideline]);
}

/** Six standard drinks or more, daily or almost daily: stopping suddenly can be dangerous, whatever the score. */
function heavyEveryDay(responses: readonly Response[]): boolean {
  return responses.some(({ item, option }) => item.id === 'question3' && option.points === 4);
}
