import { bmiBands, unroundedBodyMassIndex } from './body-metrics.ts';
import { harrisBenedictError, lowCalorieLimit } from './energy.ts';
import { treatmentGoalLoss } from './goal-weight.ts';
import { type CalculatorInputs, isLoseGoal } from './inputs.ts';
import { type Calculation, calculate } from './result.ts';
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
  /** Most serious first. */
  notices: Notice[];
}

/**
 * Works out the inputs and applies the safety rules. The withheld figures are not hidden but never made: the calculation
 * is done with the goal of staying at this weight, so that nothing of a deficit can reach a page or an interpretation.
 */
export function safePlan(inputs: CalculatorInputs): SafePlan {
  const deficitPlanWithheld = isLoseGoal(inputs.goal) && isUnderweight(inputs.weight, inputs.height);
  const calculation = calculate(deficitPlanWithheld ? { ...inputs, goal: 'maintain' } : inputs);
  return { calculation, deficitPlanWithheld, notices: noticesFor(calculation, deficitPlanWithheld) };
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
function noticesFor(calculation: Calculation, deficitPlanWithheld: boolean): Notice[] {
  const { inputs, bmr, goalCalories, goalWeight, isLowCalorie, proteinMultiplier } = calculation;
  const { weight, height, goal, onGlp1, sex } = inputs;
  const losing = isLoseGoal(goal);
  const { needsMedicalSupervision, belowBmr, belowLimit } = energyConcerns(goalCalories, bmr);
  const notices: (Notice | false)[] = [
    deficitPlanWithheld && noticeOf('deficit-plan-withheld', { bmi: calculation.bmi, limit: underweightBelow }),
    needsMedicalSupervision && noticeOf('medical-supervision', { limit: medicalSupervisionLimit }),
    !deficitPlanWithheld &&
      isUnderweight(weight, height) &&
      noticeOf('underweight', { bmi: calculation.bmi, limit: underweightBelow }),
    isLowCalorie && noticeOf('low-calorie', { goalCalories, limit: lowCalorieLimit }),
    (belowBmr || belowLimit) &&
      noticeOf('clinician-first', { goalCalories, belowBmr, belowLimit, limit: clinicianFirstLimit }),
    losing &&
      isUnderweight(weight * (1 - treatmentGoalLoss), height) &&
      noticeOf('loss-below-healthy-range', {
        limit: underweightBelow,
        within12Weeks: isUnderweight(goalWeight, height),
      }),
    onGlp1 && losing && noticeOf('prescribed-medicine', {}),
    noticeOf('protein-and-kidneys', { proteinMultiplier }),
    noticeOf('adults-only', { error: harrisBenedictError[sex] }),
  ];
  return notices.filter((notice) => notice !== false);
}
