import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTenth } from '#tests/support/calculator.ts';
import { bmiBands, bmiCategory, bmiMarkerPercent, bmiScaleBands, bodyMassIndex } from './body-metrics.ts';

describe('[CALC-05] body mass index', () => {
  test.each([
    [64, 160, 25],
    [129.6, 180, 40],
    [81, 180, 25],
    // Ties that dividing by a squared height in metres gets wrong.
    [35.2, 160, 13.8],
    [54.4, 160, 21.3],
    [73.8, 200, 18.5],
  ])('%s kg at %s cm is %s', (weight, height, expected) => {
    expect(bodyMassIndex(weight, height)).toBe(expected);
  });

  test('is exact for every weight in tenths of a kilogram and height in centimetres', () => {
    const wrong: string[] = [];
    for (let tenths = 300; tenths <= 3000; tenths++) {
      for (let height = 120; height <= 230; height++) {
        // BMI × 10 = tenths × 10 000 / height²; half up in whole numbers.
        const exact = Math.floor((2 * tenths * 10_000 + height * height) / (2 * height * height)) / 10;
        if (bodyMassIndex(tenths / 10, height) !== exact) wrong.push(`${tenths / 10} kg at ${height} cm`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('rises with weight and falls with height', () => {
    fc.assert(
      fc.property(
        anyTenth('weight'),
        anyTenth('height'),
        fc.integer({ min: 1, max: 300 }),
        (weight, height, tenths) => {
          expect(bodyMassIndex(weight + tenths / 10, height)).toBeGreaterThanOrEqual(bodyMassIndex(weight, height));
          expect(bodyMassIndex(weight, height + tenths / 10)).toBeLessThanOrEqual(bodyMassIndex(weight, height));
        },
      ),
    );
  });
});

describe('[CALC-05] BMI categories', () => {
  test.each([
    [18.4, 'Underweight'],
    [18.5, 'Healthy Weight'],
    [24.9, 'Healthy Weight'],
    [25, 'Above Healthy Weight'],
    [29.9, 'Above Healthy Weight'],
    [30, 'Obesity Class I'],
    [34.9, 'Obesity Class I'],
    [35, 'Obesity Class II'],
    [39.9, 'Obesity Class II'],
    [40, 'Obesity Class III'],
    [200, 'Obesity Class III'],
  ] as const)('%s is %s', (bmi, category) => {
    expect(bmiCategory(bmi)).toBe(category);
  });

  test.each([
    [73.7, 200, 18.4, 'Underweight'],
    [73.8, 200, 18.5, 'Healthy Weight'],
    [63.8, 160, 24.9, 'Healthy Weight'],
    [63.9, 160, 25, 'Above Healthy Weight'],
    [64, 160, 25, 'Above Healthy Weight'],
    [119.7, 200, 29.9, 'Above Healthy Weight'],
    [119.8, 200, 30, 'Obesity Class I'],
    [139.7, 200, 34.9, 'Obesity Class I'],
    [139.8, 200, 35, 'Obesity Class II'],
    [159.7, 200, 39.9, 'Obesity Class II'],
    [159.8, 200, 40, 'Obesity Class III'],
  ] as const)('%s kg at %s cm is shown as %s and called %s', (weight, height, bmi, category) => {
    expect(bodyMassIndex(weight, height)).toBe(bmi);
    expect(bmiCategory(bodyMassIndex(weight, height))).toBe(category);
  });
});

describe('[CALC-07] the bar of the BMI card', () => {
  test.each([
    [5, 0],
    [14.9, 0],
    [15, 0],
    [15.3, 1],
    [30, 50],
    [44.7, 99],
    [45, 100],
    [45.1, 100],
    [99, 100],
  ])('the marker of %s stands at %s percent', (bmi, percent) => {
    expect(bmiMarkerPercent(bmi)).toBeCloseTo(percent, 10);
  });

  test('has six bands that meet without a gap, from end to end', () => {
    const bands = bmiScaleBands();
    expect(bands.map(({ range }) => range)).toEqual([
      'under 18.5',
      '18.5–24.9',
      '25–29.9',
      '30–34.9',
      '35–39.9',
      '40 and above',
    ]);
    expect(bands[0]?.startPercent).toBe(0);
    expect(bands.at(-1)?.endPercent).toBe(100);
    for (const [index, band] of bands.entries()) {
      expect(band.category).toBe(bmiBands[index]?.category);
      expect(band.endPercent).toBeGreaterThan(band.startPercent);
      if (index > 0) expect(band.startPercent).toBe(bands[index - 1]?.endPercent);
    }
  });

  test('the marker is always in the band of its category', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 2000 }), (tenths) => {
        const bmi = tenths / 10;
        const percent = bmiMarkerPercent(bmi);
        const band = bmiScaleBands().find(({ category }) => category === bmiCategory(bmi));
        expect(percent).toBeGreaterThanOrEqual(band?.startPercent ?? Number.NaN);
        expect(percent).toBeLessThanOrEqual(band?.endPercent ?? Number.NaN);
      }),
    );
  });
});
