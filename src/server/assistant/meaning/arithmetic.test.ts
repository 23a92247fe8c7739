import { expect, test } from 'vitest';
import { attend, gelu, level, middleOf } from './arithmetic.ts';
import { size } from './layout.ts';

const row = (numberOf: (at: number) => number, length: number = size.width) =>
  Float32Array.from({ length }, (_, at) => numberOf(at));

test('layer normalisation gives a row mean 0 and variance 1 before factors and shifts', () => {
  const values = row((at) => 5 + (at % 7));
  level(
    values,
    row(() => 2),
    row(() => 3),
  );
  const mean = values.reduce((sum, value) => sum + value, 0) / size.width;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / size.width;
  expect(mean).toBeCloseTo(3, 4);
  expect(Math.sqrt(spread)).toBeCloseTo(2, 3);
});

test('attention over equal tokens returns their value; padding rows remain 0', () => {
  const requested = row((at) => (at % (3 * size.width) < 2 * size.width ? 0.1 : 7), 4 * 3 * size.width);
  const mixed = attend(requested, 3, 4);
  expect(mixed.subarray(0, 3 * size.width).every((value) => Math.abs(value - 7) < 1e-5)).toBe(true);
  expect(mixed.subarray(3 * size.width).every((value) => value === 0)).toBe(true);
});

test('GELU agrees with tables of the normal distribution', () => {
  const values = Float32Array.of(-10, -1, 0, 1, 10);
  gelu(values);
  // Values from tables of the normal distribution.
  for (const [at, value] of [0, -0.158655, 0, 0.841345, 10].entries()) expect(values[at]).toBeCloseTo(value, 5);
});

test('mean pooling returns a vector of length 1 and ignores padding', () => {
  const values = row((at) => (at < size.width ? 1 : 9), 2 * size.width);
  expect(Math.hypot(...middleOf(values, 1))).toBeCloseTo(1, 5);
  expect(middleOf(values, 1)[0]).toBeCloseTo(1 / Math.sqrt(size.width), 6);
});
