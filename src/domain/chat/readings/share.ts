import type { ReadingMeasure } from './record.ts';
import type { ReadingToken } from './tokens.ts';
import type { Value } from './value.ts';

/** Longest distance of a value from its name, or from 'usual', in tokens. */
const farthest = 8;
const besideUsual = 4;

/** A value as a percentage of the person's usual one: 'peak flow 150, usually 400', '40 percent of my best', 'half of normal'. */
export function shareOfUsual(
  tokens: readonly ReadingToken[],
  { measure: name, to }: { measure: string; to: number },
  measure: ReadingMeasure,
): Value | undefined {
  const isUsual = new Set(measure.ofUsual);
  const after = tokens.slice(to + 1, to + 1 + farthest);
  const usualAt = tokens.findIndex(({ text }) => isUsual.has(text));
  const first = after.findIndex(({ number, text }) => number !== undefined || (usualAt >= 0 && text === 'half'));
  if (first < 0) return undefined;
  const at = to + 1 + first;
  const { number } = tokens[at] ?? {};
  if (number === undefined) return { measure: name, value: half, at };
  if (/^(?:%|percent)$/.test(tokens[at + 1]?.text ?? '')) return { measure: name, value: number, at };
  const isUsualValue = (one: ReadingToken, place: number) => {
    const { number: value } = one;
    return place !== at && value !== undefined && value >= measure.from && value <= measure.to;
  };
  if (usualAt < 0 || number < measure.from || number > measure.to) return undefined;
  const places = tokens.map((_, place) => place).filter((place) => Math.abs(place - usualAt) <= besideUsual);
  const usual = places
    .filter((place) => place > usualAt)
    .concat(places)
    .find((place) => {
      const token = tokens[place];
      return token !== undefined && isUsualValue(token, place);
    });
  const of = usual === undefined ? undefined : tokens[usual]?.number;
  return of ? { measure: name, value: Math.round((100 * number) / of), at } : undefined;
}

/** 'Half of what it usually is' is a value of about half or less. */
const half = 49;
