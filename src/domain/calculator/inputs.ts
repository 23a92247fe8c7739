import * as z from 'zod/mini';
import { acceptedRanges, type NumericFieldId } from './limits.ts';
import { type Measure, readNumberText, readParts, units } from './units.ts';

export interface Option<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
}

/** The two sexes of the formulas. */
export const sexOptions = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
] as const satisfies readonly Option<string>[];

/** Labels are the source's. The multipliers stand in energy.ts. */
export const activityOptions = [
  { value: 'sedentary', label: 'Mostly Sitting', hint: 'Desk work or resting, little or no exercise' },
  { value: 'light', label: 'Lightly Active', hint: 'Light exercise on 1 to 3 days a week' },
  { value: 'moderate', label: 'Moderately Active', hint: 'Moderate exercise on 3 to 5 days a week' },
  { value: 'very', label: 'Very Active', hint: 'Hard exercise on 6 or 7 days a week' },
  { value: 'extra', label: 'Extremely Active', hint: 'Very hard exercise every day, or heavy physical work' },
] as const satisfies readonly Option<string>[];

/** The source gives the fractions only; the labels are ours. */
export const goalOptions = [
  { value: 'maintain', label: 'Stay at my weight', hint: 'As much energy as you use' },
  { value: 'lose-safe', label: 'Lose weight steadily', hint: '20% less energy than you use' },
  { value: 'lose-preserve', label: 'Lose weight and keep my muscle', hint: '15% less energy than you use' },
  { value: 'lose-build', label: 'Lose weight and build muscle', hint: '10% less energy than you use' },
  { value: 'build', label: 'Gain muscle', hint: '15% more energy than you use' },
] as const satisfies readonly Option<string>[];

/** The four boxes behind "more options". They are false when left alone. */
export const flagOptions = [
  {
    value: 'onGlp1',
    label: 'I take prescribed medicine for weight or diabetes',
    hint: 'Changes the split of protein, fat and carbohydrate',
  },
  {
    value: 'exerciseRegularly',
    label: 'I exercise regularly',
    hint: 'Used only if you ask for an explanation of your results',
  },
  {
    value: 'hotClimate',
    label: 'I live or work in a hot climate',
    hint: 'Used only if you ask for an explanation of your results',
  },
  { value: 'recentWeightLoss', label: 'I have lost weight recently', hint: 'Raises your protein target' },
] as const satisfies readonly Option<string>[];

/** The fields of the form in their order. The id is the name of the control and the key of the value. */
export const fields = {
  age: { label: 'Age', hint: 'In whole years' },
  sex: { label: 'Sex', hint: 'The formulas were measured for women and for men' },
  weight: { label: 'Weight', hint: 'Without shoes and heavy clothes' },
  height: { label: 'Height', hint: 'Without shoes' },
  waist: {
    label: 'Waist (optional)',
    hint: 'Halfway between your lowest rib and the top of your hip bone, after breathing out',
  },
  activityLevel: { label: 'Activity', hint: 'Think of a usual week' },
  goal: { label: 'Goal', hint: 'What you would like your weight to do' },
  showAdvanced: { label: 'More options', hint: 'Four questions that you may leave unanswered' },
} as const;

export type FieldId = keyof typeof fields;

/** Required for a result; waist and the flags are optional. */
export const requiredFields = [
  'age',
  'sex',
  'weight',
  'height',
  'activityLevel',
  'goal',
] as const satisfies readonly FieldId[];

/** Shown when a required field is blank, zero or not a number. */
export const missingInputWords = {
  title: 'Missing Information',
  text: 'We need a few more details to give you helpful insights.',
} as const;

/**
 * A number field from the form's state, a plain form post or JSON: text, a number or a measure.
 *
 * @returns null for blank or zero; NaN for text that is not a number
 */
export function readNumber(raw: unknown): number | null {
  const value = isMeasure(raw) ? readMeasure(raw) : typeof raw === 'string' ? readNumberText(raw) : (raw ?? null);
  if (value === null || value === 0) return null;
  return typeof value === 'number' ? value : Number.NaN;
}

/** The typed text matters only without a value: null alone does not distinguish blank from unreadable. */
function readMeasure({ metric, typed }: Measure): number | null {
  return metric ?? readParts(typed.unit, typed.parts);
}

/** Checked by schema, because a request may hold any value. */
const measure = z.object({
  metric: z.nullable(z.number()),
  typed: z.object({ unit: z.enum(units), parts: z.array(z.string()) }),
});

export function isMeasure(raw: unknown): raw is Measure {
  return measure.safeParse(raw).success;
}

function accepted(field: NumericFieldId) {
  const { min, max } = acceptedRanges[field];
  const error = `${field} is a number from ${min} to ${max}`;
  return z.number({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

/** The value of a control before validation. */
function read<Schema extends z.ZodMiniType>(
  reader: (raw: unknown) => unknown,
  schema: Schema,
): z.ZodMiniPipe<z.ZodMiniTransform, Schema> {
  return z.pipe(z.transform(reader), schema) as z.ZodMiniPipe<z.ZodMiniTransform, Schema>;
}

/** One of the values; 'Female' from other software means female. */
function oneOf<const Value extends string>(options: readonly Option<Value>[]) {
  return read(
    (raw) => (typeof raw === 'string' ? raw.trim().toLowerCase() : raw),
    z.enum(options.map(({ value }) => value)),
  );
}

const ticked: readonly unknown[] = [true, 1, 'true', 'on', '1', 'yes'];

/** A checkbox: true in JSON and in the form's state, 'on' in a plain form post, absent when not ticked. */
const flag = read((raw) => ticked.includes(raw), z.boolean());

const wholeYears = z.refine<number>(Number.isInteger, { error: 'age is in whole years' });

/**
 * The inputs of the calculator. Browser and server use the same schema, in the small variant of the schema library because
 * browsers load it. Parsing never throws on an incomplete form.
 */
export const calculatorInputs = z.object({
  /** Whole years. */
  age: read(readNumber, accepted('age').check(wholeYears)),
  sex: oneOf(sexOptions),
  /** Kilograms, unrounded. */
  weight: read(readNumber, accepted('weight')),
  /** Centimetres, unrounded. */
  height: read(readNumber, accepted('height')),
  /** Centimetres; null where it is blank or zero. */
  waist: read(readNumber, z.nullable(accepted('waist'))),
  activityLevel: oneOf(activityOptions),
  goal: oneOf(goalOptions),
  onGlp1: flag,
  exerciseRegularly: flag,
  hotClimate: flag,
  recentWeightLoss: flag,
  /** No control sets it. */
  proteinGoal: read((raw) => raw || 'general', z.enum(['general', 'muscle', 'glp1'])),
  /** Whether the four flags are visible; a ticked flag counts in either case. */
  showAdvanced: flag,
});

export type CalculatorInputs = z.output<typeof calculatorInputs>;
export type Sex = CalculatorInputs['sex'];
export type ActivityLevel = CalculatorInputs['activityLevel'];
export type Goal = CalculatorInputs['goal'];
export type ProteinGoal = CalculatorInputs['proteinGoal'];

const loseGoals: readonly Goal[] = ['lose-safe', 'lose-preserve', 'lose-build'];

/** Whether a goal has an energy deficit. */
export function isLoseGoal(goal: Goal): boolean {
  return loseGoals.includes(goal);
}
