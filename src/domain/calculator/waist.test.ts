import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatorInputsOf } from '#tests/support/calculator.ts';
import { calculate, display } from './result.ts';
import { waistRisk } from './waist.ts';

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
