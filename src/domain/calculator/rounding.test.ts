import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure, figureUnder, roundHalfUp, wholePercentages, withoutBinaryNoise } from './rounding.ts';

describe('[CALC-04] rounding for display is half up', () => {
  test.each([
    [0.5, 0, 1],
    [2.5, 0, 3],
    [2.4999, 0, 2],
    [1099.5, 0, 1100],
    [24.95, 1, 25],
    [24.949, 1, 24.9],
    // Binary fractions are just below these ties.
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

describe('[CALC-04] a figure beside its limit', () => {
  test.each([
    [1050.4, 1100, 0, '1,050'],
    [1099.7, 1100, 0, '1,099.7'],
    [1099.9992, 1100, 0, null],
    [18.46, 18.5, 1, '18.46'],
    [18.4996, 18.5, 1, null],
    [4602.38, 4602.4, 0, null],
  ])('%s under %s: %s decimals, %s', (value, limit, decimals, expected) => {
    expect(figureUnder(value, limit, decimals)).toBe(expected);
  });
});

test('[CALC-08] whole percentages come to 100 and lie next to the exact ones', () => {
  fc.assert(
    fc.property(fc.tuple(...[1, 2, 3].map(() => fc.double({ min: 0.01, max: 5000, noNaN: true }))), (parts) => {
      const shares = wholePercentages(parts);
      const total = parts.reduce((sum, part) => sum + part, 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      for (const [index, share] of shares.entries())
        expect(Math.abs(share - ((parts[index] ?? 0) / total) * 100)).toBeLessThan(1);
    }),
  );
  expect(wholePercentages([24.5, 30.2, 45.3])).toEqual([25, 30, 45]);
});
