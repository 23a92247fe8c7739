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

/**
 * A figure below a limit, for display beside that limit: with one more decimal where rounding would show the limit itself,
 * and null where that is not enough. A sentence then says 'just under' instead of a figure.
 */
export function figureUnder(value: number, limit: number, decimals = 0): string | null {
  const enough = [decimals, decimals + 1].find((count) => roundHalfUp(value, count) < roundHalfUp(limit, count));
  return enough === undefined ? null : figure(value, enough);
}

/** Shares in whole percent that add up to 100: rounded down, with the remainder added to the largest fractions. */
export function wholePercentages(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  const exact = parts.map((part) => withoutBinaryNoise((part / total) * 100));
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return exact.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0));
}

/** Cached by maximum number of decimals. Making a format takes far longer than using it, and a text has dozens of figures. */
const formats = [0, 1, 2, 3, 4, 5, 6].map(
  (decimals) => new Intl.NumberFormat('en-AU', { maximumFractionDigits: decimals }),
);

/** A number in a sentence: a maximum number of decimals (six), rounded half up, with thousands separators. */
export function figure(value: number, decimals = 0): string {
  return formats[decimals]?.format(roundHalfUp(value, decimals)) ?? String(roundHalfUp(value, decimals));
}
