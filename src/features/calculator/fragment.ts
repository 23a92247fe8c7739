import { checkInputs } from '#domain/calculator/check-inputs.ts';
import { type CalculatorInputs, flagOptions } from '#domain/calculator/inputs.ts';

const fields = ['age', 'sex', 'weight', 'height', 'waist', 'activityLevel', 'goal'] as const;

/**
 * The inputs as the fragment of an address. Browsers keep a fragment to themselves: the numbers reach no server, and
 * no log.
 */
export function fragmentOf(inputs: CalculatorInputs): string {
  const values = new URLSearchParams();
  for (const field of fields) if (inputs[field] !== null) values.set(field, String(inputs[field]));
  for (const { value } of flagOptions) if (inputs[value]) values.set(value, 'on');
  if (inputs.showAdvanced) values.set('showAdvanced', 'on');
  return `#${values}`;
}

/** The inputs in a fragment, or null where it holds none, or none that the form would accept. */
export function inputsInFragment(fragment: string): CalculatorInputs | null {
  if (!fragment.includes('=')) return null;
  const { proteinGoal: _, ...entered } = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
  return checkInputs(entered).inputs;
}
