import { bmiBands, unroundedBodyMassIndex } from './body-metrics.ts';
import { harrisBenedictError, lowCalorieLimit } from './energy.ts';
import { treatmentGoalLoss } from './goal-weight.ts';
import { type CalculatorInputs, isLoseGoal } from './inputs.ts';
import { proteinCeiling } from './protein-ceiling.ts';
import { type Calculation, calculate } from './result.ts';
import { type EnergyUnit, metricResult } from './result-units.ts';
import { withoutBinaryNoise } from './rounding.ts';
import { type Notice, noticeOf } from './safety-notices.ts';

/** BMI, kg/m², below which no plan to lose weight is shown (calculator decision 13). */
export const underweightBelow = bmiBands[0].below;
/** kcal a day. Goal calories below it are for discussing with a clinician first (decision 13). */
export const clinicianFirstLimit = 1200;
/** kcal a day. A very low energy diet: at or below it only under medical supervision. */
export const medicalSupervisionLimit = 800;

/** What a person may be shown for what was entered. */
export interface SafePlan {
  /** By the goal asked for, or, where no plan to lose weight is shown, as if the goal were to stay at this weight. */
  calculation: Calculation;
  /** True: explain and offer help in place of goal card, chart and goal of treatment. */
  deficitPlanWithheld: boolean;
  /** What was entered, with the goal that was asked for. */
  entered: CalculatorInputs;
  /** Grams of protein a day not to go beyond without a clinician, today and at the goal weight; null where the formula's figure is not above it. */
  proteinCeiling: number | null;
  goalProteinCeiling: number | null;
  /** Most serious first. */
  notices: Notice[];
}

/**
 * Works out the inputs and applies the safety rules. The withheld figures are not hidden but never made: the calculation
 * is done with the goal of staying at this weight, so that nothing of a deficit can reach a page or an interpretation.
 *
 * @param energy the unit that the notices speak in
 */
export function safePlan(inputs: CalculatorInputs, energy: EnergyUnit = metricResult.energy): SafePlan {
  const deficitPlanWithheld = isLoseGoal(inputs.goal) && isUnderweight(inputs.weight, inputs.height);
  const calculation = calculate(deficitPlanWithheld ? { ...inputs, goal: 'maintain' } : inputs);
  const { goalWeight, proteinMultiplier } = calculation;
  const plan = {
    calculation,
    deficitPlanWithheld,
    entered: inputs,
    proteinCeiling: proteinCeiling(inputs.weight, inputs.height, proteinMultiplier),
    goalProteinCeiling: proteinCeiling(goalWeight, inputs.height, proteinMultiplier),
  };
  return { ...plan, notices: noticesFor(plan, energy) };
}

/**
 * By the unrounded BMI: 18.46 is shown as 18.5 and named by that figure, but rounding never clears a safety rule.
 *
 * @param weight in kilograms
 * @param height in centimetres
 */
export function isUnderweight(weight: number, height: number): boolean {
  return withoutBinaryNoise(unroundedBodyMassIndex(weight, height)) < underweightBelow;
}

export interface EnergyConcerns {
  needsMedicalSupervision: boolean;
  belowBmr: boolean;
  belowLimit: boolean;
}

/** What speaks against goal calories without a clinician. Both in kcal a day, unrounded. */
export function energyConcerns(goalCalories: number, bmr: number): EnergyConcerns {
  return {
    needsMedicalSupervision: goalCalories <= medicalSupervisionLimit,
    belowBmr: goalCalories < bmr,
    belowLimit: goalCalories < clinicianFirstLimit,
  };
}

/** Every limit is tested on the unrounded figure. */
function noticesFor(plan: Omit<SafePlan, 'notices'>, energy: EnergyUnit): Notice[] {
  const { calculation, deficitPlanWithheld } = plan;
  const { inputs, bmr, goalCalories, goalWeight, isLowCalorie, protein } = calculation;
  const { weight, height, goal, onGlp1, sex } = inputs;
  const losing = isLoseGoal(goal);
  const { needsMedicalSupervision, belowBmr, belowLimit } = energyConcerns(goalCalories, bmr);
  const notices: (Notice | false)[] = [
    deficitPlanWithheld && noticeOf('deficit-plan-withheld', { bmi: calculation.bmi, limit: underweightBelow }),
    needsMedicalSupervision && noticeOf('medical-supervision', { limit: medicalSupervisionLimit, energy }),
    !deficitPlanWithheld &&
      isUnderweight(weight, height) &&
      noticeOf('underweight', { bmi: calculation.bmi, limit: underweightBelow }),
    isLowCalorie && noticeOf('low-calorie', { goalCalories, limit: lowCalorieLimit, energy }),
    (belowBmr || belowLimit) &&
      noticeOf('clinician-first', { goalCalories, belowBmr, belowLimit, limit: clinicianFirstLimit, energy }),
    losing &&
      isUnderweight(weight * (1 - treatmentGoalLoss), height) &&
      noticeOf('loss-below-healthy-range', {
        limit: underweightBelow,
        within12Weeks: isUnderweight(goalWeight, height),
      }),
    onGlp1 && losing && noticeOf('prescribed-medicine', {}),
    // Where no figure of protein is shown, none is explained.
    noticeOf('protein-and-kidneys', { protein: deficitPlanWithheld ? null : protein, ceiling: plan.proteinCeiling }),
    noticeOf('adults-only', { error: harrisBenedictError[sex], energy }),
  ];
  return notices.filter((notice) => notice !== false);
}
