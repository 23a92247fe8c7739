import { type CalculatorInputs, calculatorInputs, isMeasure, readNumber, requiredFields } from './inputs.ts';
import { acceptedRanges, type MeasuredField, type NumericFieldId } from './limits.ts';
import { type Correction, decimalDoubt, suggestFor } from './suggestions.ts';

/** The problem of a field that prevents a result. */
export interface FieldProblem {
  field: keyof CalculatorInputs;
  /** `missing`: blank, zero or not chosen. `unreadable`: text that is no number. `implausible`: outside the range, or a decimal that may mean something else. */
  kind: 'missing' | 'unreadable' | 'implausible';
  message: string;
  corrections: Correction[];
}

export type CheckedInputs = { inputs: CalculatorInputs; problems: [] } | { inputs: null; problems: FieldProblem[] };

/** The current form: each field as text, number, measure or absent. */
export type RawInputs = Readonly<Partial<Record<keyof CalculatorInputs, unknown>>>;

/** Parses the form: the inputs, or a problem for each invalid field, in the order of the form. */
export function checkInputs(raw: RawInputs): CheckedInputs {
  const parsed = calculatorInputs.safeParse(raw);
  const doubts = decimalDoubts(raw);
  if (parsed.success && doubts.length === 0) return { inputs: parsed.data, problems: [] };
  const names = new Set(parsed.error?.issues.map(({ path }) => path[0] as keyof CalculatorInputs));
  const problems = [...[...names].map((field) => problemOf(field, raw[field])), ...doubts];
  const place = ({ field }: FieldProblem) => order.indexOf(field);
  return { inputs: null, problems: problems.sort((one, other) => place(one) - place(other)) };
}

const order = Object.keys(calculatorInputs.shape);
const measured: readonly MeasuredField[] = ['weight', 'height', 'waist'];

/** Decimals with another plausible reading: such a field is in range, and so has no other problem. */
function decimalDoubts(raw: RawInputs): FieldProblem[] {
  return measured.flatMap((field) => {
    const value = raw[field];
    const doubt = isMeasure(value) ? decimalDoubt(field, value.typed) : null;
    return doubt ? [{ field, kind: 'implausible', message: doubt.message, corrections: doubt.corrections }] : [];
  });
}

/** Whether to show the toast of missing information: a required field is blank, zero or not a number. */
export function isInformationMissing(problems: readonly FieldProblem[]): boolean {
  const required: readonly string[] = requiredFields;
  return problems.some(({ field, kind }) => kind !== 'implausible' && required.includes(field));
}

const missingMessages: Readonly<Partial<Record<keyof CalculatorInputs, string>>> = {
  age: 'Please enter your age.',
  sex: 'Please choose female or male.',
  weight: 'Please enter your weight.',
  height: 'Please enter your height.',
  activityLevel: 'Please choose how active you are.',
  goal: 'Please choose a goal.',
};

function problemOf(field: keyof CalculatorInputs, raw: unknown): FieldProblem {
  const value = isNumberField(field) ? readNumber(raw) : null;
  if (!isNumberField(field) || value === null) {
    return {
      field,
      kind: 'missing',
      message: missingMessages[field] ?? 'Please answer this question.',
      corrections: [],
    };
  }
  const { message, corrections } = suggestFor(
    field,
    isMeasure(raw) ? raw.typed : typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw : '',
  );
  return { field, kind: Number.isNaN(value) ? 'unreadable' : 'implausible', message, corrections };
}

function isNumberField(field: keyof CalculatorInputs): field is NumericFieldId {
  return field in acceptedRanges;
}
