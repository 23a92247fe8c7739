import { bmiBands } from './body-metrics.ts';
import { dynamicCourse } from './dynamic-model.ts';
import { daysPerWeek, projectionWeeks } from './goal-weight.ts';
import { isLoseGoal } from './inputs.ts';
import { dailyEnergyError, type WeightSpan } from './projection.ts';
import { type Calculation, display } from './result.ts';
import { changeInWords, metricResult, type ResultUnits } from './result-units.ts';
import { inWords } from './units.ts';

/** BMI from which the model is shown: it was tested on adults with overweight, and from here we name kilograms to lose. */
const shownFrom = bmiBands[1].below;

export interface DynamicPoint {
  /** 0 is today. */
  week: number;
  /** Kilograms, unrounded. */
  weight: number;
  /** From either end of the 95% range of the basal rate, as in the simple projection. */
  span: WeightSpan;
}

export interface DynamicProjection {
  points: readonly DynamicPoint[];
}

/**
 * The same twelve weeks by the dynamic model: equal intake, equal total daily energy today, and equal uncertainty. For
 * goals of losing from a BMI of 25; null otherwise.
 */
export function dynamicProjection(calculation: Calculation): DynamicProjection | null {
  const { inputs, bmr, tdee, goalCalories } = calculation;
  if (!isLoseGoal(inputs.goal) || display(calculation).bmi < shownFrom) return null;
  const error = dailyEnergyError(inputs);
  const course = (dailyEnergy: number) =>
    dynamicCourse(
      // Activity stays the same multiple of the energy at rest.
      { ...inputs, dailyEnergy, restingEnergy: (bmr * dailyEnergy) / tdee },
      goalCalories,
      projectionWeeks * daysPerWeek,
    );
  const [middle, low, high] = [course(tdee), course(tdee + error), course(tdee - error)];
  const at = (weights: readonly number[], week: number) => weights[week * daysPerWeek] ?? inputs.weight;
  const points = Array.from({ length: projectionWeeks + 1 }, (_, week) => ({
    week,
    weight: at(middle, week),
    span: { low: at(low, week), high: at(high, week) },
  }));
  return { points };
}

/** The model's projection in words, with its range, beside the result of the simple formula. */
export function dynamicInWords(
  { inputs, goalWeight }: Calculation,
  { points }: DynamicProjection,
  { weight: unit }: ResultUnits = metricResult,
): string {
  const last = points.at(-1);
  if (!last) return '';
  const change = (later: number) => changeInWords(inputs.weight, later, unit);
  return `A published dynamic model (Hall 2011) comes to about ${inWords(last.weight, unit)} in ${projectionWeeks} weeks: ${change(last.weight)}, where the formula says ${change(goalWeight)}. With the same doubt about energy at rest, its range is ${inWords(last.span.low, unit)} (${change(last.span.low)}) to ${inWords(last.span.high, unit)} (${change(last.span.high)}).`;
}

/** The reasons for the difference, and the limits of the model. */
export const dynamicNote =
  'The formula takes every week to be like the first. The model lets the body use less energy as it gets lighter, so its course bends, and over a year it comes to about half of what such a sum would say. It leaves out the water that moves in the first weeks. Neither knows you: both assume that you eat exactly the energy named.';

/** The model in one line. */
export const dynamicFormula =
  'Day by day, energy eaten less energy used is taken from fat and lean tissue; what is used falls with both, and with adaptation';
