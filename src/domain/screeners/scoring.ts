import type { Response } from './answers.ts';
import type { Scale, ScreenerNotice, ScreenerResult } from './instrument.ts';
import { recommend } from './recommendation.ts';

export function totalPoints(responses: readonly Response[]): number {
  return responses.reduce((total, { option }) => total + option.points, 0);
}

/** The result of a score: the highest band that it reaches, with the advice after its notices. */
export function resultOn(scale: Scale, score: number, notices: readonly ScreenerNotice[]): ScreenerResult {
  const { name, max, bands } = scale;
  const band = bands.filter(({ from }) => score >= from).at(-1) ?? bands[0];
  const { id, title, message } = band;
  const display = `${name}: ${score}/${max} - ${title}`;
  return { score, max, band: id, title, message, recommendation: recommend(band, notices), display, notices };
}
