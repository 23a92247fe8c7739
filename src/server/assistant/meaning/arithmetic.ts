import { size } from './layout.ts';

// The operations between the matrix products, on rows of `size.width` numbers.

/** Epsilon of the published model; prevents a division by zero. */
const hardlyAny = 1e-12;

/** Layer normalisation: each row gets mean 0 and variance 1, then the layer's factors and shifts. */
export function level(values: Float32Array, factors: Float32Array, shifts: Float32Array): void {
  const { width } = size;
  for (let from = 0; from < values.length; from += width) {
    let sum = 0;
    let squares = 0;
    for (let at = 0; at < width; at += 1) sum += values[from + at] as number;
    const mean = sum / width;
    for (let at = 0; at < width; at += 1) squares += ((values[from + at] as number) - mean) ** 2;
    const scale = 1 / Math.sqrt(squares / width + hardlyAny);
    for (let at = 0; at < width; at += 1)
      values[from + at] =
        ((values[from + at] as number) - mean) * scale * (factors[at] as number) + (shifts[at] as number);
  }
}

/**
 * Multi-head self-attention.
 *
 * @param queryKeyValue Rows of query, key and value.
 * @param tokens Number of rows with tokens; the rows behind them are padding and remain 0.
 */
export function attend(queryKeyValue: Float32Array, tokens: number, rows: number): Float32Array {
  const { width, heads } = size;
  const share = width / heads;
  const row = 3 * width;
  const mixed = new Float32Array(rows * width);
  const weights = new Float32Array(tokens);
  for (let head = 0; head < heads; head += 1)
    for (let token = 0; token < tokens; token += 1) {
      const query = token * row + head * share;
      let most = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < tokens; other += 1) {
        const key = other * row + width + head * share;
        let sum = 0;
        for (let at = 0; at < share; at += 1)
          sum += (queryKeyValue[query + at] as number) * (queryKeyValue[key + at] as number);
        weights[other] = sum / Math.sqrt(share);
        most = Math.max(most, weights[other] as number);
      }
      let total = 0;
      for (let other = 0; other < tokens; other += 1) {
        const weight = Math.exp((weights[other] as number) - most);
        weights[other] = weight;
        total += weight;
      }
      const to = token * width + head * share;
      for (let other = 0; other < tokens; other += 1) {
        const value = other * row + 2 * width + head * share;
        const weight = (weights[other] as number) / total;
        for (let at = 0; at < share; at += 1)
          mixed[to + at] = (mixed[to + at] as number) + weight * (queryKeyValue[value + at] as number);
      }
    }
  return mixed;
}

/** GELU: half of x times 1 + erf(x / sqrt 2), by approximation 7.1.26 of Abramowitz and Stegun, exact to 7 digits. */
export function gelu(values: Float32Array): void {
  for (let at = 0; at < values.length; at += 1) {
    const x = values[at] as number;
    const z = Math.abs(x) * Math.SQRT1_2;
    const t = 1 / (1 + 0.3275911 * z);
    const tail =
      t *
      (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
      Math.exp(-z * z);
    values[at] = x < 0 ? 0.5 * x * tail : 0.5 * x * (2 - tail);
  }
}

/** The mean of the token rows, scaled to length 1. */
export function middleOf(values: Float32Array, tokens: number): Float32Array {
  const { width } = size;
  const middle = new Float32Array(width);
  for (let from = 0; from < tokens * width; from += width)
    for (let at = 0; at < width; at += 1) middle[at] = (middle[at] as number) + (values[from + at] as number);
  const length = Math.hypot(...middle);
  return middle.map((value) => value / length);
}
