import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatorInputsOf } from '#tests/support/calculator.ts';
import { checkInputs } from './check-inputs.ts';
import { acceptedRanges, isAccepted, type MeasuredField } from './limits.ts';
import { doubtsAbout, suggestFor } from './suggestions.ts';
import { typedMeasure } from './units.ts';

const labels = (field: MeasuredField, typed: Parameters<typeof suggestFor>[1]) =>
  suggestFor(field, typed).corrections.map(({ label }) => label);

describe('[CALC-03] a number in the wrong unit is recognised', () => {
  test.each([
    ['height', '1.75', ['Use 175 cm (1.75 m)']],
    ['height', '1,75', ['Use 175 cm (1.75 m)']],
    ['height', '68', ['Use 172.7 cm (68 in)']],
    ['height', '5.9', ['Use 175.3 cm (5 ft 9 in)', 'Use 179.8 cm (5.9 ft)']],
    ['height', '5.11', ['Use 180.3 cm (5 ft 11 in)', 'Use 155.8 cm (5.11 ft)']],
    ['height', '5.12', ['Use 156.1 cm (5.12 ft)']],
    ['height', '5.75', ['Use 175.3 cm (5.75 ft)']],
    ['height', '6', ['Use 182.9 cm (6 ft)']],
    ['height', '1750', ['Use 175 cm (1750 mm)']],
    ['height', `5'9"`, ['Use 175.3 cm (5 ft 9 in)']],
    ['height', '5 ft 9', ['Use 175.3 cm (5 ft 9 in)']],
    ['height', '1.75 m', ['Use 175 cm (1.75 m)']],
    ['height', '175 cm', ['Use 175 cm']],
    ['weight', '400', ['Use 181.4 kg (400 lb)']],
    ['weight', '154 lb', ['Use 69.9 kg (154 lb)']],
    ['weight', '154 pounds', ['Use 69.9 kg (154 lb)']],
    ['weight', '11', ['Use 69.9 kg (11 st)']],
    ['weight', '11.4', ['Use 71.7 kg (11 st 4 lb)', 'Use 72.4 kg (11.4 st)']],
    ['weight', '11 st 4 lb', ['Use 71.7 kg (11 st 4 lb)']],
    ['weight', '70000', ['Use 70 kg (70000 g)']],
    ['weight', '70kg', ['Use 70 kg']],
    ['waist', '34', ['Use 86.4 cm (34 in)']],
    ['waist', '0.86', ['Use 86 cm (0.86 m)']],
    ['waist', '860', ['Use 86 cm (860 mm)']],
  ] as const)('%s %j: %j', (field, typed, expected) => {
    expect(labels(field, typed)).toEqual(expected);
  });

  test('the corrected value is unrounded and fills the field', () => {
    const [correction] = suggestFor('height', '68').corrections;
    expect(correction).toMatchObject({
      value: 172.72,
      measure: { metric: 172.72, typed: { unit: 'cm', parts: ['172.7'] } },
    });
  });

  test.each([
    ['weight', '3'],
    ['weight', '1000'],
    ['weight', '-70'],
    ['height', '300'],
    ['height', 'tall'],
    ['waist', '10'],
    ['waist', '3'],
  ] as const)('%s %s: nothing is guessed', (field, typed) => {
    expect(labels(field, typed)).toEqual([]);
  });

  test('metric numbers in the boxes of another unit are recognised too', () => {
    expect(labels('height', { unit: 'ft-in', parts: ['175', ''] })).toEqual(['Use 175 cm']);
    expect(labels('height', { unit: 'ft-in', parts: ['1.75', ''] })).toEqual(['Use 175 cm (1.75 m)']);
    expect(labels('weight', { unit: 'st-lb', parts: ['90', ''] })[0]).toBe('Use 90 kg');
    expect(labels('height', { unit: 'ft-in', parts: ['9', '9'] })).toEqual([]);
  });

  test('every correction lies in the accepted range', () => {
    const anyNumber = fc.oneof(
      fc.integer({ min: 0, max: 400_000 }),
      fc.integer({ min: 0, max: 99_999 }).map((n) => n / 100),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('weight' as const, 'height' as const, 'waist' as const),
        anyNumber,
        (field, number) => {
          for (const { value, measure } of suggestFor(field, String(number)).corrections) {
            expect(isAccepted(field, value)).toBe(true);
            expect(measure?.metric).toBe(value);
          }
        },
      ),
    );
  });
});

describe('[CALC-03] a decimal in the larger of two boxes is asked about', () => {
  const requested = (field: 'weight' | 'height', unit: 'ft-in' | 'st-lb', parts: string[]) =>
    checkInputs({ ...calculatorInputsOf(), [field]: typedMeasure(unit, parts) }).problems;

  test.each([
    ['height', 'ft-in', '5.11', 'Did you mean 5 ft 11 in or 5.11 ft?', [180.34, 155.7528]],
    ['height', 'ft-in', '5,9', 'Did you mean 5 ft 9 in or 5.9 ft?', [175.26, 179.832]],
    ['weight', 'st-lb', '12.7', 'Did you mean 12 st 7 lb or 12.7 st?', [79.37866475, 80.648723386]],
  ] as const)('%s, %s: %s', (field, unit, text, message, values) => {
    const [problem, ...more] = requested(field, unit, [text, '']);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ field, message });
    expect(problem?.corrections.map(({ value }) => value)).toEqual(values.map((value) => expect.closeTo(value, 6)));
    // An accepted suggestion is not questioned again.
    for (const { measure } of problem?.corrections ?? [])
      expect(checkInputs({ ...calculatorInputsOf(), [field]: measure }).problems).toEqual([]);
  });

  test.each([
    ['5', '11'],
    ['5.0', ''],
    ['5.75', ''],
    ['6', ''],
    ['5.5', '1'],
  ])('%s ft %s in is not', (...parts) => {
    expect(requested('height', 'ft-in', parts)).toEqual([]);
  });

  test('out of range, it is asked about once', () => {
    expect(requested('height', 'ft-in', ['1.75', ''])).toHaveLength(1);
  });
});

describe('[CALC-03] the message says the range', () => {
  test.each([
    ['weight', '3', 'Please enter your weight in kilograms, from 30 to 300 kg.'],
    ['height', '1.75', 'Please enter your height in centimetres, from 120 to 230 cm. Did you mean 1.75 m?'],
    ['waist', '10', 'Please enter your waist in centimetres, from 40 to 200 cm.'],
    ['age', '101', 'Please enter your age in whole years, from 18 to 100.'],
    ['age', '1985', 'Please enter your age in whole years, from 18 to 100. This looks like the year you were born.'],
  ] as const)('%s %s: %s', (field, typed, message) => {
    expect(suggestFor(field, typed).message).toBe(message);
  });

  test('in the unit that was chosen, with the metric range', () => {
    expect(suggestFor('weight', { unit: 'lb', parts: ['20'] }).message).toContain(
      'in pounds, from 30 to 300 kg (about 66.1 lb to 661.4 lb).',
    );
  });

  test('an age under 18 explains whom the calculator is for', () => {
    expect(suggestFor('age', '17')).toMatchObject({ corrections: [] });
    expect(suggestFor('age', '17').message).toContain('for adults from 18 to 100 years');
  });

  test('an age with a fraction is corrected to whole years', () => {
    expect(suggestFor('age', '35.5').corrections).toEqual([{ label: 'Use 35 years', value: 35, measure: null }]);
  });
});

describe('[CALC-03] accepted values that may be in another unit are asked about, never refused', () => {
  const fields = (...parameters: Parameters<typeof doubtsAbout>) =>
    doubtsAbout(...parameters).map(({ field }) => field);

  test('154 typed in kilograms may have been pounds', () => {
    const [doubt] = doubtsAbout(calculatorInputsOf({ weight: 154, height: 175 }));
    expect(doubt).toMatchObject({
      field: 'weight',
      message: 'Was your weight 154 lb? Here it is counted in kilograms.',
      corrections: [{ label: 'Use 69.9 kg (154 lb)', value: 69.85322498 }],
    });
  });

  test('a waist of 40 may have been inches, which would turn a high risk into a low one', () => {
    expect(doubtsAbout(calculatorInputsOf({ waist: 40 }))[0]).toMatchObject({
      field: 'waist',
      corrections: [{ label: 'Use 101.6 cm (40 in)', value: 101.6 }],
    });
  });

  test('80 typed in pounds may have been kilograms, which would make a usual weight a dangerous one', () => {
    const weight = 80 * 0.45359237;
    expect(doubtsAbout(calculatorInputsOf({ weight, height: 170 }), { weight: 'lb' })).toMatchObject([
      {
        field: 'weight',
        message: 'Was your weight 80 kg? Here it is counted in pounds.',
        corrections: [{ label: 'Use 80 kg', value: 80 }],
      },
    ]);
    expect(fields(calculatorInputsOf({ weight: 180 * 0.45359237, height: 170 }), { weight: 'lb' })).toEqual([]);
    expect(fields(calculatorInputsOf({ weight, height: 170 }))).toEqual([]);
  });

  test('usual values, large bodies that the bar can show, and units that were chosen raise no question', () => {
    expect(fields(calculatorInputsOf({ weight: 80, waist: 90 }))).toEqual([]);
    expect(fields(calculatorInputsOf({ weight: 130, height: 170 }))).toEqual([]);
    expect(fields(calculatorInputsOf({ weight: 154, height: 175 }), { weight: 'lb' })).toEqual([]);
    expect(fields(calculatorInputsOf({ waist: 40 }), { waist: 'in' })).toEqual([]);
    // A waist that fits 152 kg has answered the question already.
    expect(fields(calculatorInputsOf({ weight: 152, height: 176, waist: 140 }))).toEqual([]);
    expect(fields(calculatorInputsOf({ weight: 152, height: 176, waist: 90 }))).toEqual(['weight']);
    // 290 lb is 131.5 kg: implausible at this height either way, so nothing is asked.
    expect(fields(calculatorInputsOf({ weight: 290, height: 150 }))).toEqual([]);
  });
});

test('[CALC-03] the ranges are those of decision 12', () => {
  expect(acceptedRanges).toEqual({
    age: { min: 18, max: 100 },
    weight: { min: 30, max: 300 },
    height: { min: 120, max: 230 },
    waist: { min: 40, max: 200 },
  });
  for (const field of ['age', 'weight', 'height', 'waist'] as const) {
    const { min, max } = acceptedRanges[field];
    expect([min - 0.1, min, max, max + 0.1].map((value) => isAccepted(field, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  }
});
