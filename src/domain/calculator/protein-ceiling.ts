import { bmiBands } from './body-metrics.ts';
import { proteinGrams, splitEnergy } from './macros.ts';
import type { Calculation } from './result.ts';

/** BMI up to which the whole weight is counted: the start of obesity. */
export const countedUpTo = bmiBands[2].below;
/** BMI at the top of the healthy range: the base of the adjusted weight. */
const healthyTop = bmiBands[1].below;
/** The counted share of the weight above it, customary in dietetics. */
export const countedShare = 0.25;

/** Kilograms at a BMI, for a height in centimetres. */
const weightAt = (bmi: number, height: number) => (bmi * height * height) / 10_000;

/**
 * The adjusted weight of published protein advice, kg: the weight at the top of the healthy range, plus a quarter of the
 * rest.
 *
 * @param weight in kilograms
 * @param height in centimetres
 */
export function adjustedWeight(weight: number, height: number): number {
  const healthy = weightAt(healthyTop, height);
  return healthy + countedShare * (weight - healthy);
}

/**
 * The weight for protein, kg: the whole weight up to a BMI of 30, then that weight, then the adjusted one where it is more.
 * It is continuous and never falls while the weight grows. At 1.2 g it gives 1.2 to 1.4 g for each kilogram of the adjusted
 * weight, within the published 1.2 to 2.0 (JISSN 2025).
 */
export function countedWeight(weight: number, height: number): number {
  return Math.min(weight, Math.max(weightAt(countedUpTo, height), adjustedWeight(weight, height)));
}

/** A calculation with protein by the counted weight, and the figures of the formula alone, in whole grams. */
export interface CappedProtein {
  calculation: Calculation;
  /** Null where the formula's figure is used. */
  formulaProtein: number | null;
  goalFormulaProtein: number | null;
}

/** Caps protein today and at the goal weight; fat and carbohydrate share the rest of the energy. */
export function withCappedProtein(calculation: Calculation): CappedProtein {
  const { inputs, goalWeight, proteinMultiplier, fatShare, goalCalories, goalTdee } = calculation;
  const capped = (weight: number, formula: number) =>
    Math.min(formula, proteinGrams(countedWeight(weight, inputs.height), proteinMultiplier));
  const protein = capped(inputs.weight, calculation.protein);
  const goalProtein = capped(goalWeight, calculation.goalProtein);
  const atGoal = splitEnergy(goalTdee, goalProtein, fatShare);
  return {
    calculation: {
      ...calculation,
      ...splitEnergy(goalCalories, protein, fatShare),
      protein,
      proteinTarget: protein,
      goalProtein,
      goalFat: atGoal.fat,
      goalCarbs: atGoal.carbs,
    },
    formulaProtein: protein < calculation.protein ? calculation.protein : null,
    goalFormulaProtein: goalProtein < calculation.goalProtein ? calculation.goalProtein : null,
  };
}
