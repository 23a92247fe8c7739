import { type CheckedInputs, checkInputs, type RawInputs } from '#domain/calculator/check-inputs.ts';
import { type CalculatorInputs, type FieldId, flagOptions } from '#domain/calculator/inputs.ts';
import type { MeasuredField, NumericFieldId } from '#domain/calculator/limits.ts';
import { type ResultUnits, readResultUnits, waistUnit } from '#domain/calculator/result-units.ts';
import { type Measure, measureOf, partsIn, typedMeasure, type Unit, unitRules } from '#domain/calculator/units.ts';

export type FlagField = (typeof flagOptions)[number]['value'];
/** A field with a choice of options. */
export type ChoiceFieldName = 'sex' | 'activityLevel' | 'goal';
export type EnteredField = FieldId | FlagField;

/** The form, complete or not. A measure holds its metric value and the typed text. */
export interface FormState {
  age: string;
  measures: Record<MeasuredField, Measure>;
  choices: Record<ChoiceFieldName, string>;
  flags: Record<FlagField, boolean>;
  showAdvanced: boolean;
  units: ResultUnits;
}

export const metricUnits = { weight: 'kg', height: 'cm', waist: 'cm' } as const;

export const measuredFields = ['weight', 'height', 'waist'] as const satisfies readonly MeasuredField[];
export const choiceFields = ['sex', 'activityLevel', 'goal'] as const satisfies readonly ChoiceFieldName[];

/** The name of a control in the page, in a form post and in an address. Names are neutral: none describes a medicine. */
export function controlName(field: EnteredField): string {
  return field === 'onGlp1' ? 'medicine' : field;
}

/** Names of the unit switch and of the second box of a measure, such as feet and inches. */
export const unitSwitches = { weight: 'unit-weight', length: 'unit-length' } as const;
export const secondPart = (field: string) => `${field}-2`;

/** The form as a plain form post: the text of each control by name. `corrected` names a metric value. */
export type Entered = Partial<Record<string, string>>;

export function formOfEntered(entered: Entered): FormState {
  // A unit may be chosen before the script loads, and the form sent before it runs.
  const units = readResultUnits({ weight: entered[unitSwitches.weight], length: entered[unitSwitches.length] });
  const measure = (field: MeasuredField) => {
    if (entered.corrected === field) return typedMeasure(metricUnits[field], [entered[field] ?? '']);
    const unit = unitOf(field, units);
    const boxes = unitRules[unit].parts.length;
    return typedMeasure(unit, [entered[field] ?? '', entered[secondPart(field)] ?? ''].slice(0, boxes));
  };
  return {
    age: entered.age ?? '',
    measures: { weight: measure('weight'), height: measure('height'), waist: measure('waist') },
    choices: { sex: entered.sex ?? '', activityLevel: entered.activityLevel ?? '', goal: entered.goal ?? '' },
    flags: flagsOf((flag) => entered[controlName(flag)] === 'on'),
    showAdvanced:
      entered.showAdvanced === 'on' || flagOptions.some(({ value }) => entered[controlName(value)] === 'on'),
    units,
  };
}

export const emptyForm: FormState = formOfEntered({});

/** The form of these inputs. Metric values stay unrounded, whatever the boxes show. */
export function formOfInputs(inputs: CalculatorInputs, units: ResultUnits): FormState {
  const measure = (field: MeasuredField) => {
    const value = inputs[field];
    return value === null ? typedMeasure(metricUnits[field], ['']) : measureOf(value, metricUnits[field]);
  };
  return {
    age: String(inputs.age),
    measures: { weight: measure('weight'), height: measure('height'), waist: measure('waist') },
    choices: { sex: inputs.sex, activityLevel: inputs.activityLevel, goal: inputs.goal },
    flags: flagsOf((flag) => inputs[flag]),
    showAdvanced: inputs.showAdvanced,
    units,
  };
}

function flagsOf(isTicked: (flag: FlagField) => boolean): Record<FlagField, boolean> {
  return Object.fromEntries(flagOptions.map(({ value }) => [value, isTicked(value)])) as Record<FlagField, boolean>;
}

/** The values for the domain check. `proteinGoal` has no control and has its default. */
export function checkForm({ age, measures, choices, flags, showAdvanced }: FormState): CheckedInputs {
  return checkInputs({ age, ...measures, ...choices, ...flags, showAdvanced } satisfies RawInputs);
}

/** The unit of a measured field. */
export function unitOf(field: MeasuredField, units: ResultUnits): Unit {
  if (field === 'weight') return units.weight;
  return field === 'waist' ? waistUnit(units) : units.length;
}

/** The texts in the boxes of a number field. */
export function shownParts(form: FormState, field: NumericFieldId): readonly string[] {
  return field === 'age' ? [form.age] : partsIn(form.measures[field], unitOf(field, form.units));
}

/** A number field with this text in one of its boxes. */
export function withTyped(form: FormState, field: NumericFieldId, box: number, text: string): FormState {
  if (field === 'age') return { ...form, age: text };
  const parts = shownParts(form, field).map((part, index) => (index === box ? text : part));
  return withMeasure(form, field, typedMeasure(unitOf(field, form.units), parts));
}

export function withMeasure(form: FormState, field: MeasuredField, measure: Measure): FormState {
  return { ...form, measures: { ...form.measures, [field]: measure } };
}
