import { type Unit, unitRules } from './units.ts';

/** Steps of a scale in the smallest part of its unit: kilograms, or pounds up to whole stones. */
const steps: Readonly<Record<'kg' | 'lb' | 'st-lb', readonly number[]>> = {
  kg: [1, 2, 5, 10, 20],
  lb: [2, 5, 10, 20, 50],
  'st-lb': [2, 7, 14, 28, 56],
};

export interface ChartScale {
  /** Kilograms at the two ends: the first and the last mark. */
  low: number;
  high: number;
  /** Kilograms, from the lowest up; round figures in the unit. */
  marks: number[];
}

/** A scale with round figures that spans these weights, with three to six marks. */
export function chartScale(weights: readonly number[], unit: Extract<Unit, 'kg' | 'lb' | 'st-lb'>): ChartScale {
  const { metricPerSmallest } = unitRules[unit];
  const shown = weights.map((weight) => weight / metricPerSmallest);
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const fits = (step: number) => Math.ceil(most / step) - Math.floor(least / step) <= 5;
  const step = steps[unit].find(fits) ?? steps[unit].at(-1) ?? 1;
  let [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  // A steady weight is a level line in the middle, and a small change looks small.
  if (last - first < 2) [first, last] = [first - 1, Math.max(last, first + 1)];
  const marks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step * metricPerSmallest);
  return { low: marks[0] ?? 0, high: marks.at(-1) ?? 0, marks };
}
