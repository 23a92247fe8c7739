import type { Sex } from './inputs.ts';

/** Waist circumference from which the risk is increased and substantially increased, cm. WHO; RACGP; ABS. */
export const waistCutOffs: Readonly<Record<Sex, { increased: number; substantiallyIncreased: number }>> = {
  female: { increased: 80, substantiallyIncreased: 88 },
  male: { increased: 94, substantiallyIncreased: 102 },
};

export type WaistRisk = 'Lower Risk' | 'Increased Risk' | 'Substantially Increased Risk';

/** Risk by the waist as entered, cm, unrounded: a cut-off belongs to the band above it. */
export function waistRisk(sex: Sex, waist: number): WaistRisk {
  const { increased, substantiallyIncreased } = waistCutOffs[sex];
  if (waist < increased) return 'Lower Risk';
  return waist < substantiallyIncreased ? 'Increased Risk' : 'Substantially Increased Risk';
}

/** Waist-to-height ratio, unrounded; both in centimetres. */
export function waistToHeightRatio(waist: number, height: number): number {
  return waist / height;
}
