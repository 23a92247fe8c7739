import type { Sex } from './inputs.ts';
import { figure, roundHalfUp } from './rounding.ts';
import { unitRules } from './units.ts';

/** Waist circumference from which the risk is increased and substantially increased, cm. WHO; RACGP; ABS. */
export const waistCutOffs: Readonly<Record<Sex, { increased: number; substantiallyIncreased: number }>> = {
  female: { increased: 80, substantiallyIncreased: 88 },
  male: { increased: 94, substantiallyIncreased: 102 },
};

export type WaistRisk = 'Lower Risk' | 'Increased Risk' | 'Substantially Increased Risk';

/** Risk by the entered waist, cm, unrounded: a cut-off belongs to the band above it. */
export function waistRisk(sex: Sex, waist: number): WaistRisk {
  const { increased, substantiallyIncreased } = waistCutOffs[sex];
  if (waist < increased) return 'Lower Risk';
  return waist < substantiallyIncreased ? 'Increased Risk' : 'Substantially Increased Risk';
}

/** Waist-to-height ratio, unrounded; both in centimetres. */
export function waistToHeightRatio(waist: number, height: number): number {
  return waist / height;
}

export interface WaistFigures {
  waist: string;
  increased: string;
  substantiallyIncreased: string;
}

/**
 * A waist beside its two cut-offs, all in one unit. With equal rounding, a waist just under a cut-off would look equal to
 * it (37 in is 93.98 cm, the cut-off of 94 cm is 37.01 in), so each figure has enough decimals to differ.
 *
 * @param waist in centimetres
 */
export function waistFigures(sex: Sex, waist: number, unit: 'cm' | 'in'): WaistFigures {
  const cutOffs = waistCutOffs[sex];
  const { metricPerSmallest } = unitRules[unit];
  const inUnit = (centimetres: number, decimals: number) => roundHalfUp(centimetres / metricPerSmallest, decimals);
  const rightSide = (decimals: number) =>
    [cutOffs.increased, cutOffs.substantiallyIncreased].every(
      (cutOff) => inUnit(waist, decimals) < inUnit(cutOff, 2) === waist < cutOff,
    );
  const decimals = [unit === 'cm' ? 2 : 1, 2, 3, 4, 5, 6].find(rightSide) ?? 6;
  const words = (centimetres: number, count: number) => `${figure(centimetres / metricPerSmallest, count)} ${unit}`;
  return {
    waist: words(waist, decimals),
    increased: words(cutOffs.increased, 2),
    substantiallyIncreased: words(cutOffs.substantiallyIncreased, 2),
  };
}
