import { responsesTo } from '../answers.ts';
import type { Answers, ScreenerResult } from '../instrument.ts';
import { resultOn } from '../scoring.ts';
import { scale } from './bands.ts';
import { items } from './items.ts';

/** Points of 'often': an answer counts from here up, on every item. */
const countsFrom = 3;

/** The number of items answered often or very often. */
export function score(answers: Answers): ScreenerResult | null {
  const responses = responsesTo(items, answers);
  return responses && resultOn(scale, responses.filter(({ option }) => option.points >= countsFrom).length, []);
}
