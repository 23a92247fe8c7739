import { figure, roundHalfUp } from './rounding.ts';
import { inWords, kilojoules, type LengthUnit, lengthUnits, unitRules, type WeightUnit, weightUnits } from './units.ts';

export const energyUnits = ['kcal', 'kJ'] as const;
export type EnergyUnit = (typeof energyUnits)[number];

/** A height in feet and inches implies a waist in inches. */
export const heightUnits = lengthUnits.filter((unit) => unit !== 'in');

/** The chosen units, used by a result, its print and its explanation. */
export interface ResultUnits {
  weight: WeightUnit;
  length: Exclude<LengthUnit, 'in'>;
  energy: EnergyUnit;
}

export const metricResult: ResultUnits = { weight: 'kg', length: 'cm', energy: 'kcal' };

/** Units from a request or an address; an unknown one becomes metric. */
export function readResultUnits(raw: { [Quantity in keyof ResultUnits]?: unknown }): ResultUnits {
  const oneOf = <Value extends string>(values: readonly Value[], value: unknown, otherwise: Value) =>
    values.find((known) => known === value) ?? otherwise;
  return {
    weight: oneOf(weightUnits, raw.weight, metricResult.weight),
    length: oneOf(heightUnits, raw.length, metricResult.length),
    energy: oneOf(energyUnits, raw.energy, metricResult.energy),
  };
}

/** The units that are not metric, for a request or an address; usually none. */
export function chosenUnits(units: ResultUnits): Partial<ResultUnits> {
  return Object.fromEntries(
    Object.entries(units).filter(([quantity, unit]) => unit !== metricResult[quantity as keyof ResultUnits]),
  );
}

/** The unit of a waist. */
export function waistUnit({ length }: Pick<ResultUnits, 'length'>): 'cm' | 'in' {
  return length === 'cm' ? 'cm' : 'in';
}

/** Kilocalories in a unit, unrounded. */
export function energyIn(kilocalories: number, unit: EnergyUnit): number {
  return unit === 'kJ' ? kilojoules(kilocalories) : kilocalories;
}

/** Energy as text: '1,810 kcal', '7,574 kJ'. */
export function energyInWords(kilocalories: number, unit: EnergyUnit): string {
  return `${figure(energyIn(kilocalories, unit))} ${unit}`;
}

/**
 * The difference of two weights as displayed, so that it equals the difference of the displayed figures. '4.9 kg less', '2
 * kg more', 'the same as today'.
 */
export function changeInWords(today: number, later: number, unit: WeightUnit): string {
  const { metricPerSmallest } = unitRules[unit];
  const shown = (weight: number) => roundHalfUp(weight / metricPerSmallest, 1);
  const change = roundHalfUp(shown(later) - shown(today), 1);
  if (change === 0) return 'the same as today';
  const words = inWords(Math.abs(change) * metricPerSmallest, unit).replace(/^0 st /, '');
  return `${words} ${change < 0 ? 'less' : 'more'}`;
}
