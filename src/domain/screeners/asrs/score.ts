import { type Response, responsesTo } from '../answers.ts';
import type { ScreenerAnswers, ScreenerResult } from '../instrument.ts';
import { resultOn } from '../scoring.ts';
import { positiveFrom, scale } from './bands.ts';
import { items } from './items.ts';
import { publishedPositive } from './notices.ts';

/** Points of 'sometimes' and 'often'. */
const sometimes = 2;
const often = 3;

/** The first items, on which the published scale counts from 'sometimes' up. */
const countedSooner = 3;

/** The number of items answered often or very often. */
export function score(answers: ScreenerAnswers): ScreenerResult | null {
  const responses = responsesTo(items, answers);
  if (!responses) return null;
  const counted = responses.filter(({ option }) => option.points >= often).length;
  const notices = counted < positiveFrom && publishedCount(responses) >= positiveFrom ? [publishedPositive] : [];
  return resultOn(scale, counted, notices);
}

function publishedCount(responses: readonly Response[]): number {
  return responses.filter(({ option }, index) => option.points >= (index < countedSooner ? sometimes : often)).length;
}
