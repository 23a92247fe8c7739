import { activityOptions, type CalculatorInputs, goalOptions, isLoseGoal } from '#domain/calculator/inputs.ts';
import { type Calculation, type DisplayedResult, display } from '#domain/calculator/result.ts';
import type { ResultUnits } from '#domain/calculator/result-units.ts';
import { isUnderweight, olderFrom, type SafePlan } from '#domain/calculator/safety.ts';
import type { NoticeName } from '#domain/calculator/safety-notices.ts';
import { type FixedFigures, fixedFigures, type OwnFigures, ownFigures } from './figures.ts';

/** A plan that the person may see, in their units. */
export interface CalculatorExplanation {
  plan: SafePlan;
  units: ResultUnits;
}

/** The facts that select the sentences. */
export interface ExplainedPerson {
  inputs: CalculatorInputs;
  calculation: Calculation;
  shown: DisplayedResult;
  own: OwnFigures;
  fixed: FixedFigures;
  underweight: boolean;
  /** The person chose to lose weight, and the plan is withheld. */
  withheld: boolean;
  /** The person chose to lose weight, and the plan is shown. */
  losing: boolean;
  older: boolean;
  /** A BMI in one of the three highest ranges. */
  higher: boolean;
  /** 'women' or 'men', as in the tables. */
  people: 'women' | 'men';
  activityLabel: string;
  goalLabel: string;
  /** Whether a safety rule of the calculator applies. */
  has: (notice: NoticeName) => boolean;
}

export function explainedPersonOf({ plan, units }: CalculatorExplanation): ExplainedPerson {
  const { calculation, deficitPlanWithheld, notices } = plan;
  const { inputs } = calculation;
  const shown = display(calculation);
  return {
    inputs,
    calculation,
    shown,
    own: ownFigures(plan, shown, units),
    fixed: fixedFigures(units),
    underweight: isUnderweight(inputs.weight, inputs.height),
    withheld: deficitPlanWithheld,
    losing: isLoseGoal(inputs.goal),
    older: inputs.age >= olderFrom,
    higher: shown.bmiCategory.startsWith('Obesity'),
    people: inputs.sex === 'female' ? 'women' : 'men',
    activityLabel: labelOf(activityOptions, inputs.activityLevel),
    goalLabel: labelOf(goalOptions, inputs.goal),
    has: (wanted) => notices.some(({ name }) => name === wanted),
  };
}

function labelOf<Value extends string>(options: readonly { value: Value; label: string }[], wanted: Value): string {
  return options.find(({ value }) => value === wanted)?.label ?? wanted;
}
