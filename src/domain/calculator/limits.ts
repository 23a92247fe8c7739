import { heightRange, weightRange } from './body-metrics.ts';

/** Whole years. Formulas and bands are for adults. */
export const ageRange = { min: 18, max: 100 } as const;
/** Centimetres. */
export const waistRange = { min: 40, max: 200 } as const;

/** What is accepted, in years, kilograms and centimetres, ends included (decision 12 of the calculator). */
export const acceptedRanges = { age: ageRange, weight: weightRange, height: heightRange, waist: waistRange } as const;

export type NumericFieldId = keyof typeof acceptedRanges;
export type MeasuredField = Exclude<NumericFieldId, 'age'>;

export function isAccepted(field: NumericFieldId, value: number): boolean {
  const { min, max } = acceptedRanges[field];
  return value >= min && value <= max;
}
