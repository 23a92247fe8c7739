import type { Stretch } from './likeness.ts';

/** Adds a vector to a sum. */
export function add(sum: Float32Array | undefined, vector: Float32Array | undefined): void {
  vector?.forEach((value, at) => {
    if (sum) sum[at] = (sum[at] ?? 0) + value;
  });
}

/** Keeps the direction of a vector. */
export function toLengthOne(vector: Float32Array): void {
  const length = Math.sqrt(inner(vector, vector)) || 1;
  vector.forEach((value, at) => {
    vector[at] = value / length;
  });
}

/** How alike two directions are: 1 is the same, for vectors of length 1. */
export function inner(one: Float32Array, other: Float32Array | undefined): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other?.[at] ?? 0);
  return sum;
}

/** The higher of two at each place. */
export function higher(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((score, at) => Math.max(score, other[at] ?? 0));
}

/** The three highest scores of a stretch, the highest first. */
export function highest(scores: Float32Array, { from, to }: Stretch): readonly [number, number, number] {
  let [first, second, third] = [0, 0, 0];
  for (let at = from; at < to; at += 1) {
    const score = scores[at] ?? 0;
    if (score > first) [first, second, third] = [score, first, second];
    else if (score > second) [second, third] = [score, second];
    else if (score > third) third = score;
  }
  return [first, second, third];
}

/** What {@link highest} gives for nothing. */
export const noneHigh = [0, 0, 0] as const;
