import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatorInputsOf } from '#tests/support/calculator.ts';
import { calculate, display } from './result.ts';
import { waistFigures, waistRisk } from './waist.ts';

describe('[CALC-05] waist risk', () => {
  test.each([
    ['female', 79.9, 'Lower Risk'],
    ['female', 80, 'Increased Risk'],
    ['female', 87.9, 'Increased Risk'],
    ['female', 88, 'Substantially Increased Risk'],
    ['male', 93.9, 'Lower Risk'],
    ['male', 94, 'Increased Risk'],
    ['male', 101.9, 'Increased Risk'],
    ['male', 102, 'Substantially Increased Risk'],
    ['female', 40, 'Lower Risk'],
    ['male', 200, 'Substantially Increased Risk'],
  ] as const)('%s, %s cm: %s', (sex, waist, risk) => {
    expect(waistRisk(sex, waist)).toBe(risk);
  });

  test('never falls as the waist grows', () => {
    const order = ['Lower Risk', 'Increased Risk', 'Substantially Increased Risk'];
    const waist = fc.double({ min: 40, max: 200, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom('female' as const, 'male' as const), waist, waist, (sex, one, other) => {
        const [small, large] = one < other ? [one, other] : [other, one];
        expect(order.indexOf(waistRisk(sex, large))).toBeGreaterThanOrEqual(order.indexOf(waistRisk(sex, small)));
      }),
    );
  });
});

describe('[CALC-05] [CALC-08] the figures of the waist card', () => {
  test.each([
    [40.3, 124, 0.33],
    [96, 178, 0.54],
    [100, 200, 0.5],
  ])('%s cm at %s cm is a ratio of %s', (waist, height, ratio) => {
    expect(display(calculate(calculatorInputsOf({ waist, height }))).waistToHeightRatio).toBe(ratio);
  });

  test.each([null, 0, undefined])('a waist of %s is not given: the card has nothing to show', (waist) => {
    const inputs = { ...calculatorInputsOf(), waist } as ReturnType<typeof calculatorInputsOf>;
    expect(display(calculate(inputs))).toMatchObject({
      waistCircumference: null,
      waistToHeightRatio: null,
      waistRisk: null,
    });
  });

  test('37 inches is shown below the cut-off that it lies below', () => {
    const shown = display(calculate(calculatorInputsOf({ sex: 'male', waist: 37 * 2.54 })));
    expect(shown).toMatchObject({ waistCircumference: 93.98, waistRisk: 'Lower Risk' });
  });
});

describe('[CALC-05] [TOOLS-03] a waist beside its cut-offs, in either unit', () => {
  test('37 inches lies under 37.01', () => {
    expect(waistFigures('male', 37 * 2.54, 'in')).toEqual({
      waist: '37 in',
      increased: '37.01 in',
      substantiallyIncreased: '40.16 in',
    });
    expect(waistFigures('female', 80, 'cm')).toMatchObject({ waist: '80 cm', increased: '80 cm' });
  });

  test('each figure lies on the side that its risk says, as it is read', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('female' as const, 'male' as const),
        fc.constantFrom('cm' as const, 'in' as const),
        fc.oneof(
          fc.integer({ min: 40_000, max: 200_000 }).map((thousandths) => thousandths / 1000),
          fc.constantFrom(79.999, 87.9999, 94, 93.998, 102),
        ),
        (sex, unit, waist) => {
          const figures = waistFigures(sex, waist, unit);
          const [read, low, high] = [figures.waist, figures.increased, figures.substantiallyIncreased].map(
            Number.parseFloat,
          ) as [number, number, number];
          const risk = read < low ? 'Lower Risk' : read < high ? 'Increased Risk' : 'Substantially Increased Risk';
          expect(risk).toBe(waistRisk(sex, waist));
        },
      ),
    );
  });
});
