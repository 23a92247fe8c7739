import {
  type BmiCategory,
  bmiCategory,
  bmiMarkerPercent,
  bodyMassIndex,
  unroundedBodyMassIndex,
} from './body-metrics.ts';
import { basalMetabolicRate, goalCalories, goalPercentOfTdee, isLowCalorie, totalDailyEnergy } from './energy.ts';
import { isTreatmentGoalThresholdMet, projectGoalWeight, showsTreatmentGoal } from './goal-weight.ts';
import type { CalculatorInputs } from './inputs.ts';
import { type EnergySplit, fatShare, proteinGrams, proteinMultiplier, splitEnergy } from './macros.ts';
import { roundHalfUp } from './rounding.ts';
import { type WaistRisk, waistRisk, waistToHeightRatio } from './waist.ts';

/** All figures from the inputs, at full precision. Show them through {@link display} only. */
export interface Calculation extends EnergySplit {
  inputs: CalculatorInputs;
  /** kcal a day. */
  bmr: number;
  tdee: number;
  /** Equal to tdee: the energy that maintains the weight. */
  maintenanceCalories: number;
  goalCalories: number;
  goalPercentOfTdee: number;
  /** tdee less goalCalories; negative for a surplus. */
  dailyDeficit: number;
  isLowCalorie: boolean;
  /** g per kg. */
  proteinMultiplier: number;
  /** Whole grams; the same figure twice, as the source lists both. */
  protein: number;
  proteinTarget: number;
  /** Share of the energy left after protein. */
  fatShare: number;
  /** kg/m². Category and marker follow its one-decimal value. */
  bmi: number;
  bmiCategory: BmiCategory;
  bmiMarkerPercent: number;
  /** The three are null without a waist. Centimetres. */
  waistCircumference: number | null;
  waistToHeightRatio: number | null;
  waistRisk: WaistRisk | null;
  /** Kilograms, after twelve weeks. */
  goalWeight: number;
  goalWeightFloorBinds: boolean;
  /** The source's literal test: more than 0.5 kg either way. */
  treatmentGoalThresholdMet: boolean;
  /** Whether the goal-of-treatment block is shown: the threshold, and a lose goal. */
  showsTreatmentGoal: boolean;
  /** At the goal weight, with the same activity: energy to stay there, and its split. */
  goalBmr: number;
  goalTdee: number;
  goalProtein: number;
  goalFat: number;
  goalCarbs: number;
}

/**
 * Calculates all figures. It applies the formulas only: `safePlan` in safety.ts decides what a person is shown, and is what
 * pages and functions call.
 */
export function calculate(inputs: CalculatorInputs): Calculation {
  const energy = energyOf(inputs);
  const multiplier = proteinMultiplier(inputs);
  const share = fatShare(inputs.goal, inputs.onGlp1);
  const protein = proteinGrams(inputs.weight, multiplier);
  return {
    inputs,
    ...energy,
    isLowCalorie: isLowCalorie(energy.goalCalories),
    proteinMultiplier: multiplier,
    protein,
    proteinTarget: protein,
    fatShare: share,
    ...splitEnergy(energy.goalCalories, protein, share),
    ...bodyOf(inputs),
    ...goalOf(inputs, energy.dailyDeficit, multiplier, share),
  };
}

function energyOf(inputs: CalculatorInputs) {
  const bmr = basalMetabolicRate(inputs);
  const tdee = totalDailyEnergy(bmr, inputs.activityLevel);
  const calories = goalCalories(tdee, inputs.goal);
  return {
    bmr,
    tdee,
    maintenanceCalories: tdee,
    goalCalories: calories,
    goalPercentOfTdee: goalPercentOfTdee(inputs.goal),
    dailyDeficit: tdee - calories,
  };
}

function bodyOf({ sex, weight, height, waist }: CalculatorInputs) {
  const shownBmi = bodyMassIndex(weight, height);
  // Zero and absent mean 'not given' here too, for callers without parsing.
  const circumference = waist || null;
  return {
    bmi: unroundedBodyMassIndex(weight, height),
    bmiCategory: bmiCategory(shownBmi),
    bmiMarkerPercent: bmiMarkerPercent(shownBmi),
    waistCircumference: circumference,
    waistToHeightRatio: circumference === null ? null : waistToHeightRatio(circumference, height),
    waistRisk: circumference === null ? null : waistRisk(sex, circumference),
  };
}

function goalOf(inputs: CalculatorInputs, dailyDeficit: number, multiplier: number, share: number) {
  const { goalWeight, floorBinds } = projectGoalWeight(inputs.weight, inputs.goal, dailyDeficit);
  const goalBmr = basalMetabolicRate({ ...inputs, weight: goalWeight });
  const goalTdee = totalDailyEnergy(goalBmr, inputs.activityLevel);
  const goalProtein = proteinGrams(goalWeight, multiplier);
  const { fat, carbs } = splitEnergy(goalTdee, goalProtein, share);
  return {
    goalWeight,
    goalWeightFloorBinds: floorBinds,
    treatmentGoalThresholdMet: isTreatmentGoalThresholdMet(inputs.weight, goalWeight),
    showsTreatmentGoal: showsTreatmentGoal(inputs.goal, inputs.weight, goalWeight),
    goalBmr,
    goalTdee,
    goalProtein,
    goalFat: fat,
    goalCarbs: carbs,
  };
}

/** Decimals of each displayed figure; half up. */
export const shownDecimals = {
  bmr: 0,
  tdee: 0,
  maintenanceCalories: 0,
  goalCalories: 0,
  goalPercentOfTdee: 0,
  protein: 0,
  proteinTarget: 0,
  carbs: 0,
  fat: 0,
  bmi: 1,
  goalWeight: 1,
  goalBmr: 0,
  goalTdee: 0,
  goalProtein: 0,
  goalCarbs: 0,
  goalFat: 0,
} as const satisfies Partial<Record<keyof Calculation, number>>;

/** Decimals of the figures that need a waist. A waist typed as 37 inches is 93.98 cm: one decimal would show it as 94.0, in the band above its own. */
export const shownWaistDecimals = { waistCircumference: 2, waistToHeightRatio: 2 } as const;

export type DisplayedResult = { [Figure in keyof typeof shownDecimals]: number } & {
  [Figure in keyof typeof shownWaistDecimals]: number | null;
} & Pick<
    Calculation,
    | 'bmiCategory'
    | 'waistRisk'
    | 'isLowCalorie'
    | 'goalWeightFloorBinds'
    | 'treatmentGoalThresholdMet'
    | 'showsTreatmentGoal'
  >;

/** The result as displayed and as sent for interpretation: every field of the source's result, rounded. */
export function display(calculation: Calculation): DisplayedResult {
  const { bmiCategory, waistRisk, isLowCalorie, goalWeightFloorBinds, treatmentGoalThresholdMet, showsTreatmentGoal } =
    calculation;
  const shown = (figure: keyof typeof shownDecimals) => roundHalfUp(calculation[figure], shownDecimals[figure]);
  const shownWaist = (figure: keyof typeof shownWaistDecimals) => {
    const value = calculation[figure];
    return value === null ? null : roundHalfUp(value, shownWaistDecimals[figure]);
  };
  return {
    bmr: shown('bmr'),
    tdee: shown('tdee'),
    maintenanceCalories: shown('maintenanceCalories'),
    goalCalories: shown('goalCalories'),
    goalPercentOfTdee: shown('goalPercentOfTdee'),
    protein: shown('protein'),
    proteinTarget: shown('proteinTarget'),
    carbs: shown('carbs'),
    fat: shown('fat'),
    bmi: shown('bmi'),
    bmiCategory,
    waistCircumference: shownWaist('waistCircumference'),
    waistToHeightRatio: shownWaist('waistToHeightRatio'),
    waistRisk,
    isLowCalorie,
    goalWeight: shown('goalWeight'),
    goalBmr: shown('goalBmr'),
    goalTdee: shown('goalTdee'),
    goalProtein: shown('goalProtein'),
    goalCarbs: shown('goalCarbs'),
    goalFat: shown('goalFat'),
    goalWeightFloorBinds,
    treatmentGoalThresholdMet,
    showsTreatmentGoal,
  };
}

/** The percentage of the goal card in words: '20% deficit', '15% surplus', 'No deficit or surplus'. */
export function goalBalance(goalPercent: number): string {
  const percent = roundHalfUp(Math.abs(goalPercent));
  if (percent === 0) return 'No deficit or surplus';
  return `${percent}% ${goalPercent < 0 ? 'deficit' : 'surplus'}`;
}
