import { checkInputs } from '#domain/calculator/check-inputs.ts';
import { type CalculatorInputs, flagOptions } from '#domain/calculator/inputs.ts';
import { chosenUnits, type ResultUnits, readResultUnits } from '#domain/calculator/result-units.ts';
import { controlName } from './form-state.ts';

const fields = ['age', 'sex', 'weight', 'height', 'waist', 'activityLevel', 'goal'] as const;
const unitName = (quantity: string) => `unit-${quantity}`;

/**
 * The inputs as the fragment of an address, with the units where they are not metric. Browsers do not send a fragment, so
 * the numbers reach no server and no log.
 */
export function fragmentOf(inputs: CalculatorInputs, units: ResultUnits): string {
  const values = new URLSearchParams();
  for (const field of fields) if (inputs[field] !== null) values.set(field, String(inputs[field]));
  for (const { value } of flagOptions) if (inputs[value]) values.set(controlName(value), 'on');
  if (inputs.showAdvanced) values.set('showAdvanced', 'on');
  for (const [quantity, unit] of Object.entries(chosenUnits(units))) values.set(unitName(quantity), unit);
  return `#${values}`;
}

/** The inputs in a fragment, or null where it holds no valid ones. */
export function inputsInFragment(fragment: string): { inputs: CalculatorInputs; units: ResultUnits } | null {
  if (!fragment.includes('=')) return null;
  const { proteinGoal: _, ...entered } = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
  // Old links use the field's own name, from before the names of controls were neutral.
  for (const { value } of flagOptions) entered[value] ??= entered[controlName(value)] ?? '';
  const { inputs } = checkInputs(entered);
  const unit = (quantity: keyof ResultUnits) => entered[unitName(quantity)];
  return (
    inputs && {
      inputs,
      units: readResultUnits({ weight: unit('weight'), length: unit('length'), energy: unit('energy') }),
    }
  );
}
