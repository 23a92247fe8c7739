import { roundHalfUp } from './rounding.ts';

/** Exact by international agreement of 1959. */
export const kilogramsPerPound = 0.45359237;
export const poundsPerStone = 14;
/** Exact by the same agreement. */
export const centimetresPerInch = 2.54;
export const inchesPerFoot = 12;
/** The thermochemical calorie; Australian food labels use kJ. */
export const kilojoulesPerKilocalorie = 4.184;

export const weightUnits = ['kg', 'lb', 'st-lb'] as const;
export const lengthUnits = ['cm', 'in', 'ft-in'] as const;
export const units = [...weightUnits, ...lengthUnits] as const;
export type WeightUnit = (typeof weightUnits)[number];
export type LengthUnit = (typeof lengthUnits)[number];
export type Unit = WeightUnit | LengthUnit;

interface UnitRule {
  /** The boxes of the unit: short and full name. */
  parts: readonly { short: string; name: string }[];
  /** kg or cm in one of the last part: kilograms in a pound, centimetres in an inch. */
  metricPerSmallest: number;
  /** How many of the last part make one of the first, where there are two. */
  smallestPerLargest: number;
}

const kilogram = { short: 'kg', name: 'kilograms' };
const pound = { short: 'lb', name: 'pounds' };
const stone = { short: 'st', name: 'stone' };
const centimetre = { short: 'cm', name: 'centimetres' };
const inch = { short: 'in', name: 'inches' };
const foot = { short: 'ft', name: 'feet' };

/** Every unit a measure may be typed or shown in. */
export const unitRules: Readonly<Record<Unit, UnitRule>> = {
  kg: { parts: [kilogram], metricPerSmallest: 1, smallestPerLargest: 1 },
  lb: { parts: [pound], metricPerSmallest: kilogramsPerPound, smallestPerLargest: 1 },
  'st-lb': { parts: [stone, pound], metricPerSmallest: kilogramsPerPound, smallestPerLargest: poundsPerStone },
  cm: { parts: [centimetre], metricPerSmallest: 1, smallestPerLargest: 1 },
  in: { parts: [inch], metricPerSmallest: centimetresPerInch, smallestPerLargest: 1 },
  'ft-in': { parts: [foot, inch], metricPerSmallest: centimetresPerInch, smallestPerLargest: inchesPerFoot },
};

/**
 * A weight or a length: the metric value, which every formula uses, beside the typed text. Changing the displayed unit
 * changes neither, so that a switch to pounds and back to kilograms restores the typed text.
 */
export interface Measure<U extends Unit = Unit> {
  /** Kilograms or centimetres, unrounded; null while the text is blank or cannot be read. */
  readonly metric: number | null;
  /** One text for each box of the unit: ['5', '9'] for 5 ft 9 in. */
  readonly typed: { readonly unit: U; readonly parts: readonly string[] };
}

/**
 * The longest text that may be a number or a measure. A request may hold any text, and the patterns that read it take
 * quadratic time: a minute for 60,000 characters.
 */
export const longestTyped = 40;

/** A number as people type it: decimal point or comma, spaces around. Blank gives null, anything else NaN. */
export function readNumberText(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  if (plain.length > longestTyped) return Number.NaN;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The value of the text in the boxes of a unit, in kg or cm: null when all are blank, NaN when one is unreadable. */
export function readParts(unit: Unit, parts: readonly string[]): number | null {
  const { metricPerSmallest, smallestPerLargest, parts: boxes } = unitRules[unit];
  const numbers = boxes.map((_, index) => readNumberText(parts[index] ?? ''));
  if (numbers.every((number) => number === null)) return null;
  // Two boxes: a minus sign in either would subtract one from the other.
  if (numbers.length > 1 && numbers.some((number) => number !== null && number < 0)) return Number.NaN;
  const [largest, smallest] = numbers.length > 1 ? numbers : [0, numbers[0]];
  return ((largest ?? 0) * smallestPerLargest + (smallest ?? 0)) * metricPerSmallest;
}

/** The measure of typed text. */
export function typedMeasure<U extends Unit>(unit: U, parts: readonly string[]): Measure<U> {
  const value = readParts(unit, parts);
  return { metric: Number.isNaN(value) ? null : value, typed: { unit, parts } };
}

/** The measure of a metric value that was not typed, such as an accepted correction. */
export function measureOf<U extends Unit>(metric: number, unit: U): Measure<U> {
  return { metric, typed: { unit, parts: displayParts(metric, unit) } };
}

/** The texts for the boxes of a unit: the typed text for the same unit, else converted. */
export function partsIn(measure: Measure, unit: Unit): readonly string[] {
  if (measure.typed.unit === unit) return measure.typed.parts;
  return measure.metric === null ? unitRules[unit].parts.map(() => '') : displayParts(measure.metric, unit);
}

/** A metric value in the boxes of a unit, to one decimal. Rounding comes first, so that no box says 12 in or 14 lb. */
export function displayParts(metric: number, unit: Unit): string[] {
  const { metricPerSmallest, smallestPerLargest, parts } = unitRules[unit];
  const total = roundHalfUp(metric / metricPerSmallest, 1);
  if (parts.length === 1) return [String(total)];
  const largest = Math.floor(total / smallestPerLargest);
  return [String(largest), String(roundHalfUp(total - largest * smallestPerLargest, 1))];
}

/** A metric value as words: '69.9 kg', '11 st 0 lb', '5 ft 9 in'. */
export function inWords(metric: number, unit: Unit): string {
  const texts = displayParts(metric, unit);
  return unitRules[unit].parts.map(({ short }, index) => `${texts[index]} ${short}`).join(' ');
}

/** Energy in kJ, unrounded. */
export function kilojoules(kilocalories: number): number {
  return kilocalories * kilojoulesPerKilocalorie;
}
