import { responsesTo } from '../answers.ts';
import type { Answers, ScreenerResult } from '../instrument.ts';
import { resultOn, totalPoints } from '../scoring.ts';
import { scale } from './bands.ts';
import { items } from './items.ts';

/** The number of yes answers. */
export function score(answers: Answers): ScreenerResult | null {
  const responses = responsesTo(items, answers);
  return responses && resultOn(scale, totalPoints(responses), []);
}
