import { bmiBands, severelyUnderweightBelow, unroundedBodyMassIndex } from './body-metrics.ts';
import { harrisBenedictError, lowCalorieLimit } from './energy.ts';
import { treatmentGoalLoss } from './goal-weight.ts';
import { type CalculatorInputs, isLoseGoal } from './inputs.ts';
import { withCappedProtein } from './protein-ceiling.ts';
import { type Calculation, calculate } from './result.ts';
import { type EnergyUnit, metricResult } from './result-units.ts';
import { withoutBinaryNoise } from './rounding.ts';
import { noticeOf, type SafetyNotice } from './safety-notices.ts';

/** BMI, kg/m², below which no plan to lose weight is shown (calculator decision 13). */
export const underweightBelow = bmiBands[0].below;
/** Age in years from which muscle and bone take precedence over weight (AJGP, October 2024: sarcopenia in general practice). */
export const olderFrom = 65;
/** kcal a day. Lower goal calories need a clinician's advice first (decision 13). */
export const clinicianFirstLimit = 1200;
/** kcal a day. A very low energy diet: at or below it only under medical supervision. */
export const medicalSupervisionLimit = 800;

/** The plan that a person may be shown for their inputs. */
export interface SafePlan {
  /** For the requested goal, or for the goal of staying at this weight where no plan to lose weight is shown. */
  calculation: Calculation;
  /** True: an explanation and help in place of goal card, chart and goal of treatment. */
  deficitPlanWithheld: boolean;
  /** True: no energy figure beside a self-check about eating that recommends a conversation. */
  energyWithheld: boolean;
  /** The inputs with the requested goal. */
  entered: CalculatorInputs;
  /** Grams of protein by the formula alone, today and at the goal weight, where less is shown; else null. */
  formulaProtein: number | null;
  goalFormulaProtein: number | null;
  /** Most serious first. */
  notices: SafetyNotice[];
}

/**
 * Calculates the inputs and applies the safety rules. Withheld figures are not hidden but never calculated: the goal is
 * staying at this weight, so that no deficit can reach a page or an interpretation.
 *
 * @param energy the unit of the notices
 * @param eatingConcern whether a self-check about eating in the same tab recommends a conversation: then no calorie target
 * is shown beside it, whatever the goal and the weight
 */
export function safePlan(
  inputs: CalculatorInputs,
  energy: EnergyUnit = metricResult.energy,
  eatingConcern = false,
): SafePlan {
  const deficitPlanWithheld = eatingConcern || (isLoseGoal(inputs.goal) && isUnderweight(inputs.weight, inputs.height));
  const plan = {
    ...withCappedProtein(calculate(deficitPlanWithheld ? { ...inputs, goal: 'maintain' } : inputs)),
    deficitPlanWithheld,
    energyWithheld: eatingConcern,
    entered: inputs,
  };
  return { ...plan, notices: eatingConcern ? noticesBesideEating(plan) : noticesFor(plan, energy) };
}

/**
 * By the unrounded BMI: 18.46 is shown and named as 18.5, but rounding never clears a safety rule.
 *
 * @param weight in kilograms
 * @param height in centimetres
 */
export function isUnderweight(weight: number, height: number): boolean {
  return isBmiUnder(underweightBelow, { weight, height });
}

function isBmiUnder(limit: number, { weight, height }: Pick<CalculatorInputs, 'weight' | 'height'>): boolean {
  return withoutBinaryNoise(unroundedBodyMassIndex(weight, height)) < limit;
}

export interface EnergyConcerns {
  needsMedicalSupervision: boolean;
  belowBmr: boolean;
  belowLimit: boolean;
}

/** The reasons against goal calories without a clinician. Both in kcal a day, unrounded. */
export function energyConcerns(goalCalories: number, bmr: number): EnergyConcerns {
  return {
    needsMedicalSupervision: goalCalories <= medicalSupervisionLimit,
    belowBmr: goalCalories < bmr,
    belowLimit: goalCalories < clinicianFirstLimit,
  };
}

/** Every limit is tested on the unrounded figure. */
function noticesFor(plan: Omit<SafePlan, 'notices'>, energy: EnergyUnit): SafetyNotice[] {
  const { calculation, deficitPlanWithheld, formulaProtein } = plan;
  const { inputs, bmr, goalCalories, goalWeight, isLowCalorie, protein } = calculation;
  const { age, weight, height, goal, onGlp1, sex } = inputs;
  const losing = isLoseGoal(goal);
  const { needsMedicalSupervision, belowBmr, belowLimit } = energyConcerns(goalCalories, bmr);
  const notices: (SafetyNotice | false)[] = [
    ...veryLowWeight(calculation),
    deficitPlanWithheld && noticeOf('deficit-plan-withheld', { bmi: calculation.bmi, limit: underweightBelow }),
    needsMedicalSupervision && noticeOf('medical-supervision', { limit: medicalSupervisionLimit, energy }),
    !deficitPlanWithheld &&
      isUnderweight(weight, height) &&
      !isBmiUnder(severelyUnderweightBelow, inputs) &&
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
    losing && age >= olderFrom && noticeOf('muscle-and-bone-first', { from: olderFrom }),
    onGlp1 && losing && noticeOf('prescribed-medicine', {}),
    // Without a displayed figure of protein there is none to explain.
    noticeOf('protein-and-kidneys', { protein, formula: deficitPlanWithheld ? null : formulaProtein }),
    noticeOf('adults-only', { error: harrisBenedictError[sex], energy }),
  ];
  return notices.filter((notice) => notice !== false);
}

/** Beside a self-check about eating no notice mentions energy or protein. */
function noticesBesideEating({ calculation }: Omit<SafePlan, 'notices'>): SafetyNotice[] {
  const { bmi, inputs } = calculation;
  const isLow = isBmiUnder(underweightBelow, inputs) && !isBmiUnder(severelyUnderweightBelow, inputs);
  return [
    ...veryLowWeight(calculation),
    noticeOf('eating-self-check', {}),
    ...(isLow ? [noticeOf('underweight', { bmi, limit: underweightBelow })] : []),
    noticeOf('adults-only', { error: null, energy: metricResult.energy }),
  ];
}

function veryLowWeight({ bmi, inputs }: Calculation): SafetyNotice[] {
  return isBmiUnder(severelyUnderweightBelow, inputs)
    ? [noticeOf('very-low-weight', { bmi, limit: severelyUnderweightBelow })]
    : [];
}
