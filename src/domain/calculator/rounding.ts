/**
 * Removes the noise of binary fractions: 24.999999999999996 becomes 25. Twelve significant digits are far more than any
 * input carries and far fewer than the sixteen of a double, so only a value that is a short decimal in exact arithmetic
 * changes.
 */
export function withoutBinaryNoise(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * Rounds half up (2.5 to 3, 0.445 to 0.45) for display. The chain of formulas never goes through it; only whole grams
 * of protein do, by definition.
 */
export function roundHalfUp(value: number, decimals = 0): number {
  const scale = 10 ** decimals;
  // "+ 0" turns -0 into 0, which would be shown as "-0".
  return Math.round(withoutBinaryNoise(value * scale)) / scale + 0;
}

/** A number as it is written in a sentence: at most so many decimals, rounded half up, with thousands separators. */
export function figure(value: number, decimals = 0): string {
  return roundHalfUp(value, decimals).toLocaleString('en-AU', { maximumFractionDigits: decimals });
}
