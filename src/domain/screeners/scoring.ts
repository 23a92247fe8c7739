import type { Response } from './answers.ts';
import type { Notice, Scale, ScreenerResult } from './instrument.ts';

export function totalPoints(responses: readonly Response[]): number {
  return responses.reduce((total, { option }) => total + option.points, 0);
}

/** The result of a score: that of the highest band that it reaches. */
export function resultOn(scale: Scale, score: number, notices: readonly Notice[]): ScreenerResult {
  const { name, max, bands } = scale;
  const { id, title, message, recommendation, severity } = bands.findLast(({ from }) => score >= from) ?? bands[0];
  const display = `${name}: ${score}/${max} - ${title}`;
  return { score, max, band: id, title, message, recommendation, severity, display, notices };
}
