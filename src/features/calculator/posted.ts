import { flagOptions } from '#domain/calculator/inputs.ts';
import { acceptedRanges } from '#domain/calculator/limits.ts';
import {
  choiceFields,
  controlName,
  type Entered,
  type EnteredField,
  measuredFields,
  secondPart,
  unitSwitches,
} from './form-state.ts';

const fields: readonly EnteredField[] = [
  'age',
  ...measuredFields,
  ...choiceFields,
  'showAdvanced',
  ...flagOptions.map(({ value }) => value),
];

/** Characters. Longer text is cut off. */
const longest = 40;

/**
 * The fields of a plain form post, for a browser without script. `correct` is the button of a suggested value, such as
 * 'height:175'.
 */
export function enteredIn(data: FormData): Entered {
  const entered: Entered = {};
  const names = [...fields.map(controlName), ...measuredFields.map(secondPart), ...Object.values(unitSwitches)];
  for (const name of names) {
    const value = data.get(name);
    if (typeof value === 'string' && value !== '') entered[name] = value.slice(0, longest);
  }
  const correct = data.get('correct');
  const [field = '', value = ''] = typeof correct === 'string' ? correct.split(':') : [];
  if (Object.hasOwn(acceptedRanges, field) && value !== '')
    Object.assign(entered, { [field]: value.slice(0, longest), corrected: field });
  return entered;
}
