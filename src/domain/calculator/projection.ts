import { activityMultipliers, harrisBenedictError } from './energy.ts';
import { buildGain, goalWeightFloor, lossAfter, projectionWeeks } from './goal-weight.ts';
import { type CalculatorInputs, isLoseGoal, type Sex } from './inputs.ts';
import type { Calculation } from './result.ts';
import { changeInWords, energyInWords, metricResult, type ResultUnits } from './result-units.ts';
import { isUnderweight } from './safety.ts';
import { inWords } from './units.ts';

/** Kilograms, unrounded. */
export interface WeightSpan {
  low: number;
  high: number;
}

export interface WeekPoint {
  /** 0 is today. */
  week: number;
  /** By the formula; kilograms, unrounded. */
  weight: number;
  /** The same formula at either end of the 95% range of the basal rate; null without a range. */
  span: WeightSpan | null;
}

/** `upper-estimate`: most people lose less. `assumed-gain`: a fixed 2 kg. `steady`: no change. */
export type ProjectionKind = 'upper-estimate' | 'assumed-gain' | 'steady';

export interface Projection {
  kind: ProjectionKind;
  /** Weeks 0 to 12; the last weight is the goal weight. */
  points: WeekPoint[];
  /** Lower limit of the series in kilograms: 85% of today's weight for a lose goal. */
  floorWeight: number | null;
  sex: Sex;
}

/**
 * The 95% range of a day's energy around our figure, kcal either way: the published range of the basal rate (Roza & Shizgal
 * 1984) times the activity multiplier, as the formula itself multiplies the basal rate.
 */
export function dailyEnergyError({ sex, activityLevel }: Pick<CalculatorInputs, 'sex' | 'activityLevel'>): number {
  return harrisBenedictError[sex] * activityMultipliers[activityLevel];
}

/**
 * The range of weights after some weeks. Assumption: a person eats the energy that the page names, and their basal rate is
 * at either end of its published 95% range; activity and 7,700 kcal a kilogram are those of the formula. The floor of 85%
 * applies at both ends.
 */
export function spanAfter(weeks: number, { inputs, dailyDeficit }: Calculation): WeightSpan {
  const error = dailyEnergyError(inputs);
  const floor = inputs.weight * goalWeightFloor;
  return {
    low: Math.max(inputs.weight - lossAfter(weeks, dailyDeficit + error), floor),
    high: Math.max(inputs.weight - lossAfter(weeks, dailyDeficit - error), floor),
  };
}

/**
 * Whether the twelve weeks have a range. A fixed gain has no error of its own; an underweight person is shown no projection
 * that leads further down.
 */
export function hasSpan({ inputs }: Calculation): boolean {
  return inputs.goal !== 'build' && !isUnderweight(inputs.weight, inputs.height);
}

/** The weight week by week for the chart: a straight line by the formula, level from the floor on, with its range. */
export function projectWeeks(calculation: Calculation): Projection {
  const { inputs, goalWeight, dailyDeficit } = calculation;
  const { weight, goal, sex } = inputs;
  const weeks = Array.from({ length: projectionWeeks + 1 }, (_, week) => week);
  if (isLoseGoal(goal)) {
    // goalWeight already respects the floor: the line ends on it, or reaches it early.
    const points = weeks.map((week) => ({
      week,
      weight: Math.max(weight - lossAfter(week, dailyDeficit), goalWeight),
      span: spanAfter(week, calculation),
    }));
    return { kind: 'upper-estimate', points, floorWeight: weight * goalWeightFloor, sex };
  }
  const kind = goal === 'build' ? 'assumed-gain' : 'steady';
  const points = weeks.map((week) => ({
    week,
    weight: weight + ((goalWeight - weight) * week) / projectionWeeks,
    span: hasSpan(calculation) ? spanAfter(week, calculation) : null,
  }));
  return { kind, points, floorWeight: null, sex };
}

/** The meaning and the limits of the projection. Always shown beside the chart. */
export function projectionNote({ kind }: Projection, { weight: unit }: ResultUnits = metricResult): string {
  const notes: Readonly<Record<ProjectionKind, string>> = {
    'upper-estimate':
      'An upper estimate, not a promise. The straight line takes every week to be like the first, but the body uses less energy as weight falls, so most people lose less than this.',
    'assumed-gain': `The goal sets a gain of ${inWords(buildGain, unit)}. It is not worked out from what you eat, and how much of it is muscle depends on training.`,
    steady: 'With as much energy eaten as used, the weight stays where it is.',
  };
  return notes[kind];
}

/** The formula's projection in a sentence. */
export function projectionInWords({ kind, points }: Projection, { weight: unit }: ResultUnits = metricResult): string {
  const first = points[0]?.weight ?? 0;
  const last = points.at(-1)?.weight ?? 0;
  if (kind === 'steady')
    return `By the formula your weight stays at ${inWords(first, unit)} over ${projectionWeeks} weeks.`;
  const change = changeInWords(first, last, unit);
  const from = `From ${inWords(first, unit)} today to`;
  return kind === 'upper-estimate'
    ? `${from} about ${inWords(last, unit)} in ${projectionWeeks} weeks: about ${change}, as an upper estimate.`
    : `${from} ${inWords(last, unit)} in ${projectionWeeks} weeks: ${change}.`;
}

/** The range of the twelve weeks in words, with its assumption; null without a range. */
export function rangeInWords({ points, sex }: Projection, units: ResultUnits = metricResult): string | null {
  const today = points[0]?.weight ?? 0;
  const span = points.at(-1)?.span;
  if (!span) return null;
  const people = sex === 'female' ? 'women' : 'men';
  const end = (weight: number) => `${inWords(weight, units.weight)} (${changeInWords(today, weight, units.weight)})`;
  return `Energy at rest differs between people: for 95 of 100 ${people} it lies within about ${energyInWords(harrisBenedictError[sex], units.energy)} a day of our figure. Counted from either end, the same ${projectionWeeks} weeks lead anywhere from ${end(span.low)} to ${end(span.high)}.`;
}
