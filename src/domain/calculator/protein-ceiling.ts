import { bmiBands, bodyMassIndex } from './body-metrics.ts';
import { proteinGrams } from './macros.ts';

/** BMI, one decimal, from which protein is counted from an adjusted weight. */
export const adjustedWeightFrom = bmiBands[2].below;
/** BMI at the top of the healthy range: the weight that the adjusted one starts from. */
const healthyTop = bmiBands[1].below;
/** The share of the weight above it that is counted; the custom of dietetics. */
export const countedShare = 0.25;

/**
 * The weight that published protein advice counts from, kg: that at the top of the healthy range, and a quarter of what
 * lies above it.
 *
 * @param weight in kilograms
 * @param height in centimetres
 */
export function adjustedWeight(weight: number, height: number): number {
  const healthy = (healthyTop * height * height) / 10_000;
  return healthy + countedShare * (weight - healthy);
}

/**
 * The most protein to aim for without a clinician, whole grams a day, where the formula's figure counts weight that needs
 * no protein; null under a BMI of 30, where the two hardly differ. The formula's own figure stays as it is.
 *
 * @param weight in kilograms
 * @param height in centimetres
 * @param multiplier in grams per kilogram, the same as the formula's
 */
export function proteinCeiling(weight: number, height: number, multiplier: number): number | null {
  if (bodyMassIndex(weight, height) < adjustedWeightFrom) return null;
  return proteinGrams(adjustedWeight(weight, height), multiplier);
}
