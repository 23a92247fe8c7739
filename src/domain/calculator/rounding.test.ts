import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure, roundHalfUp, withoutBinaryNoise } from './rounding.ts';

describe('[CALC-04] rounding for display is half up', () => {
  test.each([
    [0.5, 0, 1],
    [2.5, 0, 3],
    [2.4999, 0, 2],
    [1099.5, 0, 1100],
    [24.95, 1, 25],
    [24.949, 1, 24.9],
    // Binary fractions lie just below these ties.
    [1.005, 2, 1.01],
    [0.285, 2, 0.29],
    [40.3 / 124, 2, 0.33],
    [-0.4, 0, 0],
    [-20, 0, -20],
    [-19.999999999999996, 0, -20],
  ])('%s to %s decimals is %s', (value, decimals, expected) => {
    expect(roundHalfUp(value, decimals)).toBe(expected);
  });

  test('never moves a value by more than half a step', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 10_000, noNaN: true }),
        fc.integer({ min: 0, max: 2 }),
        (value, decimals) => {
          const half = 0.5 / 10 ** decimals;
          expect(Math.abs(roundHalfUp(value, decimals) - value)).toBeLessThanOrEqual(half + 1e-8);
        },
      ),
    );
  });

  test('agrees with whole-number arithmetic on decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (thousandths) => {
        expect(roundHalfUp(thousandths / 1000, 2)).toBe(Math.floor((thousandths + 5) / 10) / 100);
      }),
    );
  });
});

test('binary noise is removed and nothing else', () => {
  expect(withoutBinaryNoise(64 / 1.6 ** 2)).toBe(25);
  expect(withoutBinaryNoise(24.99999999)).toBe(24.99999999);
});

test('figures in a sentence have thousands separators and no needless zeros', () => {
  expect(figure(2725.3061)).toBe('2,725');
  expect(figure(2725.3061, 2)).toBe('2,725.31');
  expect(figure(75, 2)).toBe('75');
});
