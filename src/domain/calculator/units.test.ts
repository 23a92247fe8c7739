import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTenth } from '#tests/support/calculator.ts';
import {
  displayParts,
  inWords,
  kilojoules,
  lengthUnits,
  measureOf,
  partsIn,
  readNumberText,
  readParts,
  typedMeasure,
  type Unit,
  unitRules,
  weightUnits,
} from './units.ts';

describe('[CALC-02] conversions are exact', () => {
  test.each([
    ['kg', ['75'], 75],
    ['lb', ['154'], 69.85322498],
    ['st-lb', ['11', '0'], 69.85322498],
    ['st-lb', ['11', '4'], 71.66759446],
    ['cm', ['172.7'], 172.7],
    ['in', ['34'], 86.36],
    ['ft-in', ['5', '9'], 175.26],
    ['ft-in', ['6', ''], 182.88],
    ['ft-in', ['', '68'], 172.72],
  ] as const)('%s %j is %s', (unit, parts, metric) => {
    expect(typedMeasure(unit, parts).metric).toBeCloseTo(metric, 9);
  });

  test('a kilocalorie is 4.184 kilojoules', () => {
    expect(kilojoules(2000)).toBe(8368);
  });
});

describe('[CALC-02] text that is typed', () => {
  test.each([
    ['75', 75],
    [' 75,5 ', 75.5],
    ['75.', 75],
    ['.5', 0.5],
    ['', null],
    ['   ', null],
    ['-70', -70],
    ['1e3', Number.NaN],
    ['0x46', Number.NaN],
    ['Infinity', Number.NaN],
    ['75 kg', Number.NaN],
    ['1,234.5', Number.NaN],
  ])('%j is read as %s', (text, number) => {
    expect(readNumberText(text)).toBe(number);
  });

  test('blank boxes hold nothing, an unreadable or negative one spoils both', () => {
    expect(readParts('ft-in', ['', ''])).toBeNull();
    expect(readParts('ft-in', [])).toBeNull();
    expect(readParts('ft-in', ['5', 'nine'])).toBeNaN();
    expect(readParts('ft-in', ['6', '-3'])).toBeNaN();
    expect(typedMeasure('ft-in', ['5', 'nine'])).toEqual({
      metric: null,
      typed: { unit: 'ft-in', parts: ['5', 'nine'] },
    });
  });
});

describe('[CALC-02] display in another unit', () => {
  test.each([
    [69.85322498, 'lb', '154 lb'],
    [69.85322498, 'st-lb', '11 st 0 lb'],
    [69.85322498, 'kg', '69.9 kg'],
    // Rounding first: never 13.99… lb shown as 14, nor 11.97 in shown as 12.
    [69.85, 'st-lb', '11 st 0 lb'],
    [182.8, 'ft-in', '6 ft 0 in'],
    [175.26, 'ft-in', '5 ft 9 in'],
    [86.36, 'in', '34 in'],
  ] as const)('%s in %s is %s', (metric, unit, words) => {
    expect(inWords(metric, unit)).toBe(words);
  });

  test('no box ever shows a whole next unit', () => {
    fc.assert(
      fc.property(anyTenth('height'), anyTenth('weight'), (height, weight) => {
        expect(Number(displayParts(height, 'ft-in')[1])).toBeLessThan(12);
        expect(Number(displayParts(weight, 'st-lb')[1])).toBeLessThan(14);
      }),
    );
  });
});

describe('[CALC-02] changing the unit loses nothing', () => {
  const anyText = fc.stringMatching(/^\d{1,3}([.,]\d{1,3})?$/);

  test.each([
    ['weight', weightUnits],
    ['length', lengthUnits],
  ] as [string, readonly Unit[]][])(
    '%s: through any units and back, text and metric value are as typed',
    (_, units) => {
      const anyUnit = fc.constantFrom(...units);
      fc.assert(
        fc.property(anyUnit, anyText, anyText, fc.array(anyUnit), (unit, one, two, visited) => {
          const parts = unitRules[unit].parts.length === 2 ? [one, two] : [one];
          const measure = typedMeasure(unit, parts);
          const before = measure.metric;
          for (const other of visited) expect(partsIn(measure, other)).toHaveLength(unitRules[other].parts.length);
          expect(partsIn(measure, unit)).toBe(parts);
          expect(measure.metric).toBe(before);
        }),
      );
    },
  );

  test.each([
    ['weight', 'lb', 0.05 * 0.45359237],
    ['weight', 'st-lb', 0.05 * 0.45359237],
    ['height', 'ft-in', 0.05 * 2.54],
    ['waist', 'in', 0.05 * 2.54],
  ] as const)('%s shown in %s and typed again is off by the rounding of the display at most', (field, unit, most) => {
    fc.assert(
      fc.property(anyTenth(field), (metric) => {
        const again = readParts(unit, displayParts(metric, unit));
        expect(Math.abs((again ?? Number.NaN) - metric)).toBeLessThanOrEqual(most + 1e-9);
      }),
    );
  });

  test('conversion and its inverse agree to the last digits', () => {
    fc.assert(
      fc.property(anyTenth('weight'), (kilograms) => {
        const { metricPerSmallest } = unitRules.lb;
        expect((kilograms / metricPerSmallest) * metricPerSmallest).toBeCloseTo(kilograms, 11);
      }),
    );
  });

  test('a blank measure is blank in every unit', () => {
    expect(partsIn(typedMeasure('kg', ['']), 'st-lb')).toEqual(['', '']);
    expect(partsIn(measureOf(172.72, 'cm'), 'cm')).toEqual(['172.7']);
  });
});
