import { type Response, responsesTo } from '../answers.ts';
import type { ScreenerAnswers, ScreenerNotice, ScreenerResult } from '../instrument.ts';
import { resultOn, totalPoints } from '../scoring.ts';
import { scale, severeFrom } from './bands.ts';
import { items, trafficSituation } from './items.ts';
import { avoidDriving, doNotDrive } from './notices.ts';

/** The sum of points. */
export function score(answers: ScreenerAnswers): ScreenerResult | null {
  const responses = responsesTo(items, answers);
  if (!responses) return null;
  const total = totalPoints(responses);
  return resultOn(scale, total, drivingAdvice(total, responses));
}

function drivingAdvice(total: number, responses: readonly Response[]): ScreenerNotice[] {
  if (total >= severeFrom) return [doNotDrive];
  const dozesInTraffic = responses.some(({ item, option }) => item.id === trafficSituation && option.points > 0);
  return dozesInTraffic ? [avoidDriving] : [];
}
