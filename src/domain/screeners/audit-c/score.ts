import { responsesTo } from '../answers.ts';
import type { Answers, ScreenerResult } from '../instrument.ts';
import { resultOn, totalPoints } from '../scoring.ts';
import { highRiskFrom, scale } from './bands.ts';
import { items } from './items.ts';
import { guideline, highRiskNotices } from './notices.ts';

/** The sum of points. */
export function score(answers: Answers): ScreenerResult | null {
  const responses = responsesTo(items, answers);
  if (!responses) return null;
  const total = totalPoints(responses);
  return resultOn(scale, total, total >= highRiskFrom ? [...highRiskNotices, guideline] : [guideline]);
}
