import { type Goal, isLoseGoal } from './inputs.ts';

/** Weeks of the projection. */
export const projectionWeeks = 12;
export const daysPerWeek = 7;
/** Energy in a kilogram of lost weight: the metric form of "3500 kcal a pound". Known to overestimate loss. */
export const kilocaloriesPerKilogram = 7700;
/** The projection never goes below this share of the current weight. */
export const goalWeightFloor = 0.85;
/** Kilograms that the goal of gaining muscle adds. */
export const buildGain = 2;

/** Kilograms of loss that must be exceeded before the goal of treatment is shown. */
export const treatmentGoalThreshold = 0.5;
/** The goal of treatment: share of body weight to lose. */
export const treatmentGoalLoss = 0.15;

export interface GoalWeight {
  /** Kilograms, unrounded. */
  goalWeight: number;
  /** Whether the floor limited it. */
  floorBinds: boolean;
}

/**
 * The weight after twelve weeks, kg: by the daily deficit for lose goals, not below the floor; 2 kg more to gain muscle;
 * otherwise the same.
 *
 * @param weight in kilograms
 * @param dailyDeficit kcal a day: total daily energy less goal calories, unrounded
 */
export function projectGoalWeight(weight: number, goal: Goal, dailyDeficit: number): GoalWeight {
  if (goal === 'build') return { goalWeight: weight + buildGain, floorBinds: false };
  if (!isLoseGoal(goal)) return { goalWeight: weight, floorBinds: false };
  const projected = weight - lossAfter(projectionWeeks, dailyDeficit);
  const floor = goalWeightFloor * weight;
  return { goalWeight: Math.max(projected, floor), floorBinds: projected < floor };
}

/** Kilograms lost after some weeks of a daily deficit, by the formula. */
export function lossAfter(weeks: number, dailyDeficit: number): number {
  return (daysPerWeek * dailyDeficit * weeks) / kilocaloriesPerKilogram;
}

/** The literal threshold of the source: the weights differ by more than 0.5 kg, whichever is the larger. Unrounded values. */
export function isTreatmentGoalThresholdMet(weight: number, goalWeight: number): boolean {
  return Math.abs(goalWeight - weight) > treatmentGoalThreshold;
}

/** Whether the goal of treatment (a 15% loss) is shown: only to a person with a lose goal (calculator decision 11). */
export function showsTreatmentGoal(goal: Goal, weight: number, goalWeight: number): boolean {
  return isLoseGoal(goal) && isTreatmentGoalThresholdMet(weight, goalWeight);
}
