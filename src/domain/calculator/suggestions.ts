import { bmiScale, severelyUnderweightBelow, unroundedBodyMassIndex } from './body-metrics.ts';
import type { CalculatorInputs } from './inputs.ts';
import { acceptedRanges, ageRange, isAccepted, type MeasuredField, type NumericFieldId } from './limits.ts';
import { type NumberInterpretation, readings } from './number-interpretations.ts';
import { roundHalfUp } from './rounding.ts';
import { inWords, type Measure, measureOf, type Unit, unitRules } from './units.ts';

/** A value that replaces the typed one after a tap. */
export interface Correction {
  /** The words of the button: 'Use 175 cm (1.75 m)'. */
  label: string;
  /** Years, kilograms or centimetres, unrounded. */
  value: number;
  /** The new content of the field; age has no unit. */
  measure: Measure | null;
}

export interface Suggestion {
  field: NumericFieldId;
  message: string;
  corrections: Correction[];
}

const metricUnits = { weight: 'kg', height: 'cm', waist: 'cm' } as const;

/** The message for a number outside the accepted range, or for text that is no number. */
export function suggestFor(field: NumericFieldId, typed: Measure['typed'] | string): Suggestion {
  if (field === 'age') return { field, ...aboutAge(typeof typed === 'string' ? typed : (typed.parts[0] ?? '')) };
  const source = typeof typed === 'string' ? { unit: metricUnits[field], parts: [typed] } : typed;
  // With both boxes filled the unit is certain: no other reading is offered.
  const single = source.parts.slice(1).every((part) => part.trim() === '') ? (source.parts[0] ?? '') : '';
  const likely = readings(field, single).filter(({ metric }) => isAccepted(field, metric));
  const each = withoutRepeats(likely);
  const corrections = each.map((reading) => correctionTo(field, reading));
  // All readings are listed, because naming one would be a choice.
  const question = each.length === 0 ? '' : ` Did you mean ${each.map(({ as }) => as).join(' or ')}?`;
  return { field, message: `${rangeMessage(field, source.unit)}${question}`, corrections };
}

/**
 * The question for a decimal in the larger of two boxes while the smaller is blank: 5.11 in feet may be 5 ft 11 in, 12.7 in
 * stone 12 st 7 lb. Null with a single reading, or where the literal value is out of range.
 */
export function decimalDoubt(field: MeasuredField, { unit, parts }: Measure['typed']): Suggestion | null {
  const [larger = '', smaller = ''] = parts;
  if (unitRules[unit].parts.length === 1 || smaller.trim() !== '' || !/\d[.,]\d/.test(larger)) return null;
  const { short } = unitRules[unit].parts[0] ?? { short: '' };
  const inUnit = readings(field, `${larger} ${short}`);
  // A number with its unit has one reading; without, also the one in two units.
  const [asDecimal] = inUnit;
  if (!asDecimal || !isAccepted(field, asDecimal.metric)) return null;
  const each = withoutRepeats(
    readings(field, larger).filter(
      ({ metric, as }) => isAccepted(field, metric) && (as === asDecimal.as || as.includes(` ${short} `)),
    ),
  );
  if (each.length < 2) return null;
  return {
    field,
    message: `Did you mean ${each.map(({ as }) => as).join(' or ')}?`,
    corrections: each.map(({ metric, as }) => {
      const words = inWords(metric, unit);
      return {
        label: words === as ? `Use ${words}` : `Use ${words} (${as})`,
        value: metric,
        measure: measureOf(metric, metricUnits[field]),
      };
    }),
  };
}

function aboutAge(text: string): Omit<Suggestion, 'field'> {
  const { min, max } = ageRange;
  const age = Number(text.trim().replace(',', '.'));
  if (age > 0 && age < min) {
    return {
      message: `This calculator is for adults from ${min} to ${max} years. Growth is measured in another way; please talk to a clinician.`,
      corrections: [],
    };
  }
  const corrections = isAccepted('age', age)
    ? [{ label: `Use ${Math.floor(age)} years`, value: Math.floor(age), measure: null }]
    : [];
  const birthYear = age >= 1900 && age < 2100 ? ' This looks like the year you were born.' : '';
  return { message: `Please enter your age in whole years, from ${min} to ${max}.${birthYear}`, corrections };
}

/** 'Please enter your height in centimetres, from 120 to 230 cm.' */
function rangeMessage(field: MeasuredField, unit: Measure['typed']['unit']): string {
  const { min, max } = acceptedRanges[field];
  const metric = metricUnits[field];
  const names = unitRules[unit].parts.map(({ name }) => name).join(' and ');
  const converted = unit === metric ? '' : ` (about ${inWords(min, unit)} to ${inWords(max, unit)})`;
  return `Please enter your ${field} in ${names}, from ${min} to ${max} ${metric}${converted}.`;
}

function correctionTo(field: MeasuredField, { metric, as }: NumberInterpretation): Correction {
  const unit = metricUnits[field];
  const words = inWords(metric, unit);
  return {
    label: words === as ? `Use ${words}` : `Use ${words} (${as})`,
    value: metric,
    measure: measureOf(metric, unit),
  };
}

function withoutRepeats(list: readonly NumberInterpretation[]): NumberInterpretation[] {
  return list.filter(({ metric }, index) => list.findIndex((other) => other.metric === metric) === index);
}

/** Waist-to-height ratios of adults lie well inside this range; a waist in inches taken for centimetres does not. */
const plausibleRatio = { min: 0.35, max: 1 } as const;
/** The BMI range of the converted weight for which pounds are suggested. */
const plausibleBmi = { min: 18.5, max: bmiScale.max } as const;
/** A waist above this share of the height fits a weight in kilograms, so pounds are not suggested. */
const largeWaistRatio = 0.6;

/**
 * Questions about accepted values that may be in another unit: 154 lb and a 40 inch waist are both within the metric
 * ranges, and 80 kg within that of pounds. They never prevent a result, because people of every size use this page.
 *
 * @param typedIn the units chosen in the form; pounds are not questioned where pounds were chosen
 */
export function doubtsAbout(
  { weight, height, waist }: Pick<CalculatorInputs, 'weight' | 'height' | 'waist'>,
  typedIn: Partial<Record<MeasuredField, Unit>> = {},
): Suggestion[] {
  const doubts: Suggestion[] = [];
  const waistAgrees = waist !== null && waist / height > largeWaistRatio;
  const asks = (typedIn.weight ?? 'kg') === 'kg' && !waistAgrees;
  const pounds = asks ? otherReading('weight', weight, 'lb') : undefined;
  const bmiOf = (kilograms: number) => unroundedBodyMassIndex(kilograms, height);
  if (
    pounds &&
    bmiOf(weight) > bmiScale.max &&
    bmiOf(pounds.metric) >= plausibleBmi.min &&
    bmiOf(pounds.metric) <= plausibleBmi.max
  ) {
    doubts.push(doubt('weight', pounds));
  }
  const kilograms = typedIn.weight === 'lb' ? otherReading('weight', typedNumber(weight, 'lb'), 'kg') : undefined;
  if (
    kilograms &&
    bmiOf(weight) < severelyUnderweightBelow &&
    bmiOf(kilograms.metric) >= plausibleBmi.min &&
    bmiOf(kilograms.metric) <= plausibleBmi.max
  ) {
    doubts.push(doubt('weight', kilograms, 'lb'));
  }
  const inches = waist !== null && (typedIn.waist ?? 'cm') === 'cm' ? otherReading('waist', waist, 'in') : undefined;
  if (waist !== null && inches && waist / height < plausibleRatio.min && inches.metric / height <= plausibleRatio.max) {
    doubts.push(doubt('waist', inches));
  }
  return doubts;
}

/** A metric value in another unit, where that is an accepted value too. */
function otherReading(field: MeasuredField, value: number, short: string): NumberInterpretation | undefined {
  return readings(field, String(value)).find(
    ({ metric, as }) => as === `${value} ${short}` && isAccepted(field, metric),
  );
}

/** A metric value as typed in a unit of one box. */
function typedNumber(metric: number, unit: 'lb'): number {
  return roundHalfUp(metric / unitRules[unit].metricPerSmallest, 1);
}

function doubt(field: MeasuredField, reading: NumberInterpretation, countedIn: Unit = metricUnits[field]): Suggestion {
  return {
    field,
    message: `Was your ${field} ${reading.as}? Here it is counted in ${unitRules[countedIn].parts[0]?.name}.`,
    corrections: [correctionTo(field, reading)],
  };
}
