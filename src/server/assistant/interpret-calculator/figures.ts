import { harrisBenedictError, lowCalorieLimit } from '#domain/calculator/energy.ts';
import { buildGain, projectionWeeks, treatmentGoalLoss } from '#domain/calculator/goal-weight.ts';
import type { DisplayedResult } from '#domain/calculator/result.ts';
import { figure, roundHalfUp } from '#domain/calculator/rounding.ts';
import {
  clinicianFirstLimit,
  medicalSupervisionLimit,
  type SafePlan,
  underweightBelow,
} from '#domain/calculator/safety.ts';
import { kilojoules } from '#domain/calculator/units.ts';

/*
 * Every number that an interpretation may hold. The files of sentences hold no digit: a figure gets into a text through
 * here or not at all, and interpret-calculator.test.ts checks both.
 */

/** Years from which BMI is read with more care, and eating less is for a clinician to agree to. */
export const olderFrom = 65;

/** BMI at which health risks begin for people of several backgrounds, where the usual tables say 25 and 30. RACGP. */
export const lowerCutOffs = [
  { from: 23, insteadOf: 25 },
  { from: 27.5, insteadOf: 30 },
] as const;

/** Figures that are nobody's own. */
export const fixed = {
  healthyFrom: figure(underweightBelow, 1),
  weeks: figure(projectionWeeks),
  supervised: `${figure(medicalSupervisionLimit)} kcal`,
  low: `${figure(lowCalorieLimit)} kcal`,
  clinicianFirst: `${figure(clinicianFirstLimit)} kcal`,
  largerLoss: `${figure(treatmentGoalLoss * 100)}%`,
  gain: `${figure(buildGain)} kg`,
  older: figure(olderFrom),
  /** Moderate activity a week and days of strength training: Australian guidelines for adults. */
  activityMinutes: '150 to 300 minutes',
  errorOf: { female: `${harrisBenedictError.female} kcal`, male: `${harrisBenedictError.male} kcal` },
} as const;

/** A person's own figures as they are written, with their units. */
export interface OwnFigures {
  age: string;
  weight: string;
  height: string;
  /** One decimal; two where one alone would show the limit that it lies under. */
  bmi: string;
  waist: string | null;
  waistShare: string | null;
  resting: string;
  restingKilojoules: string;
  daily: string;
  dailyKilojoules: string;
  /** What the day uses beyond rest. */
  beyondRest: string;
  goal: string;
  goalKilojoules: string;
  /** The goal with decimals where whole kcal would show the limit that it lies under. */
  goalUnder: (limit: number) => string;
  goalPercent: string;
  protein: string;
  proteinPerKilogram: string;
  proteinPerMeal: string;
  fat: string;
  carbs: string;
  goalWeight: string;
  loss: string;
  stayingThere: string;
}

/** Main meals that a day's protein is spread over. */
export const mealsADay = 3;

/** Grams of protein under which a meal is small, medium or large; above them it is more than most people eat at once. */
export const mealSizes = { small: 20, medium: 35, large: 50 } as const;

export function ownFigures({ calculation }: SafePlan, shown: DisplayedResult): OwnFigures {
  const { inputs, bmi, goalCalories, tdee, bmr, proteinMultiplier } = calculation;
  const kcal = (value: number) => `${figure(value)} kcal`;
  const kj = (value: number) => `${figure(kilojoules(value))} kJ`;
  const kilograms = (value: number) => `${figure(value, 1)} kg`;
  return {
    age: figure(inputs.age),
    weight: kilograms(inputs.weight),
    height: `${figure(inputs.height, 1)} cm`,
    bmi:
      bmi < underweightBelow && shown.bmi >= underweightBelow ? under(bmi, underweightBelow, 2) : shown.bmi.toFixed(1),
    waist: shown.waistCircumference === null ? null : `${figure(shown.waistCircumference, 2)} cm`,
    waistShare: shown.waistToHeightRatio === null ? null : shown.waistToHeightRatio.toFixed(2),
    resting: kcal(shown.bmr),
    restingKilojoules: kj(bmr),
    daily: kcal(shown.tdee),
    dailyKilojoules: kj(tdee),
    beyondRest: kcal(shown.tdee - shown.bmr),
    goal: kcal(shown.goalCalories),
    goalKilojoules: kj(goalCalories),
    goalUnder: (limit) => `${under(goalCalories, limit, 0)} kcal`,
    goalPercent: `${figure(Math.abs(shown.goalPercentOfTdee))}%`,
    protein: `${figure(shown.protein)} g`,
    proteinPerKilogram: `${figure(proteinMultiplier, 1)} g`,
    proteinPerMeal: `${figure(shown.protein / mealsADay)} g`,
    fat: `${figure(shown.fat)} g`,
    carbs: `${figure(shown.carbs)} g`,
    goalWeight: kilograms(shown.goalWeight),
    loss: kilograms(roundHalfUp(inputs.weight, 1) - shown.goalWeight),
    stayingThere: kcal(shown.goalTdee),
  };
}

/** A value under a limit, with as many decimals as it takes not to show the limit itself. */
function under(value: number, limit: number, decimals: number): string {
  const enough = [decimals, decimals + 1, decimals + 2, decimals + 3].find(
    (count) => roundHalfUp(value, count) < limit,
  );
  return figure(value, enough ?? decimals);
}
