import { roundHalfUp } from './rounding.ts';

/** Accepted inputs for adults; outside them a typing error or a wrong unit is likelier than a real value. */
export const weightRange = { min: 30, max: 300 } as const;
export const heightRange = { min: 120, max: 230 } as const;

/** BMI bands for adults of 18 and over, not for pregnancy. Source: WHO; names as the product's specification. */
export const bmiBands = [
  { below: 18.5, category: 'Underweight' },
  { below: 25, category: 'Healthy Weight' },
  { below: 30, category: 'Above Healthy Weight' },
  { below: 35, category: 'Obesity Class I' },
  { below: 40, category: 'Obesity Class II' },
  { below: Number.POSITIVE_INFINITY, category: 'Obesity Class III' },
] as const;

export type BmiCategory = (typeof bmiBands)[number]['category'];

/**
 * BMI, kg/m², below which a doctor should see the person within days: WHO's severe thinness. At such a weight heart and
 * electrolytes are checked first (RANZCP guidelines, Hay and others, Aust N Z J Psychiatry 2014;48:977-1008).
 */
export const severelyUnderweightBelow = 16;

/** The range of the bar of the BMI card, in kg/m². A marker beyond an end is at that end. */
export const bmiScale = { min: 15, max: 45 } as const;

/**
 * Body mass index, kg/m², at full precision.
 *
 * @param weight in kilograms
 * @param height in centimetres
 */
export function unroundedBodyMassIndex(weight: number, height: number): number {
  return (weight * 10_000) / (height * height);
}

/**
 * Body mass index, kg/m², rounded half up to one decimal: the value that is shown, classified and drawn, so that
 * number and category always agree (64.0 kg at 160 cm is 25.0, not 24.999…).
 *
 * @param weight in kilograms
 * @param height in centimetres
 */
export function bodyMassIndex(weight: number, height: number): number {
  return roundHalfUp(unroundedBodyMassIndex(weight, height), 1);
}

/** The band of a one-decimal BMI. */
export function bmiCategory(bmi: number): BmiCategory {
  return (bmiBands.find(({ below }) => bmi < below) ?? bmiBands[5]).category;
}

/** The position of a one-decimal BMI on the bar: 0 at its left end, 100 at its right. */
export function bmiMarkerPercent(bmi: number): number {
  const share = (bmi - bmiScale.min) / (bmiScale.max - bmiScale.min);
  return Math.min(Math.max(share, 0), 1) * 100;
}

export interface ScaleBand {
  category: BmiCategory;
  /** In the form of the published tables: '18.5–24.9'. */
  range: string;
  startPercent: number;
  endPercent: number;
}

/** The six bands as stretches of the bar, left to right without a gap. */
export function bmiScaleBands(): ScaleBand[] {
  return bmiBands.map(({ below, category }, index) => {
    const from = bmiBands[index - 1]?.below;
    return {
      category,
      range: bandRange(from, below),
      startPercent: from === undefined ? 0 : bmiMarkerPercent(from),
      endPercent: bmiMarkerPercent(below),
    };
  });
}

function bandRange(from: number | undefined, below: number): string {
  if (from === undefined) return `under ${below}`;
  if (below === Number.POSITIVE_INFINITY) return `${from} and above`;
  return `${from}–${roundHalfUp(below - 0.1, 1)}`;
}
