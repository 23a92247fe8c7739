/** Accepted inputs for adults; outside them a typing slip or a wrong unit is likelier than a real value. */
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
 * Body mass index, kg/m², rounded half up to one decimal: the value that is shown, classified and drawn, so that
 * number and category always agree (64.0 kg at 160 cm is 25.0, not 24.999…).
 *
 * @param weight in kilograms
 * @param height in centimetres
 */
export function bodyMassIndex(weight: number, height: number): number {
  const unrounded = (weight * 10_000) / (height * height);
  return Math.floor(unrounded * 10 + 0.5) / 10;
}

/** The band of a one-decimal BMI. */
export function bmiCategory(bmi: number): BmiCategory {
  return (bmiBands.find(({ below }) => bmi < below) ?? bmiBands[5]).category;
}
