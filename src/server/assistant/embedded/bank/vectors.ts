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
