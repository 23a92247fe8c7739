import type { ActivityLevel, CalculatorInputs, Goal, Sex } from './inputs.ts';

/** Coefficients of the revised Harris-Benedict equations: kcal a day, and kcal a day per kg, cm and year. */
export interface Coefficients {
  base: number;
  perKilogram: number;
  perCentimetre: number;
  perYear: number;
}

/** Roza & Shizgal 1984. One public page misprints the men's base as 88.632. */
export const harrisBenedict: Readonly<Record<Sex, Coefficients>> = {
  male: { base: 88.362, perKilogram: 13.397, perCentimetre: 4.799, perYear: 5.677 },
  female: { base: 447.593, perKilogram: 9.247, perCentimetre: 3.098, perYear: 4.33 },
};

/** Half the width of the equations' 95% range, kcal a day. */
export const harrisBenedictError: Readonly<Record<Sex, number>> = { male: 213, female: 201 };

/** The common multipliers of public calculators; not part of the 1984 paper. */
export const activityMultipliers: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  very: 1.725,
  extra: 1.9,
};

/** Goal calories as a share of total daily energy. */
export const goalFractions: Readonly<Record<Goal, number>> = {
  maintain: 1,
  'lose-safe': 0.8,
  'lose-preserve': 0.85,
  'lose-build': 0.9,
  build: 1.15,
};

/** kcal a day. Below it the result is flagged as low (specification, section 9). */
export const lowCalorieLimit = 1100;

/**
 * Basal metabolic rate, kcal a day: the energy the body uses at rest. Revised Harris-Benedict equations.
 *
 * @param person.weight in kilograms
 * @param person.height in centimetres
 * @param person.age in years
 */
export function basalMetabolicRate({
  sex,
  weight,
  height,
  age,
}: Pick<CalculatorInputs, 'sex' | 'weight' | 'height' | 'age'>): number {
  const { base, perKilogram, perCentimetre, perYear } = harrisBenedict[sex];
  return base + perKilogram * weight + perCentimetre * height - perYear * age;
}

/** Total daily energy expenditure, kcal a day: resting energy times the activity multiplier. Also the maintenance calories. */
export function totalDailyEnergy(bmr: number, activityLevel: ActivityLevel): number {
  return bmr * activityMultipliers[activityLevel];
}

/** Target intake for a goal, kcal a day. */
export function goalCalories(tdee: number, goal: Goal): number {
  return tdee * goalFractions[goal];
}

/** Difference of a goal from total daily energy, in percent: -20 for a fifth less. */
export function goalPercentOfTdee(goal: Goal): number {
  return (goalFractions[goal] - 1) * 100;
}

/** Takes the unrounded goal calories: 1099.9 is shown as 1100 and is still low. */
export function isLowCalorie(unroundedGoalCalories: number): boolean {
  return unroundedGoalCalories < lowCalorieLimit;
}
