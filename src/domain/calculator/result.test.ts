import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCalculatorInputs, calculatorInputsOf } from '#tests/support/calculator.ts';
import { calculate, display, goalBalance, shownDecimals } from './result.ts';

test('[CALC-04] the result has every field of the source', () => {
  const sourceFields = [
    ...['bmr', 'tdee', 'goalCalories', 'protein', 'carbs', 'fat', 'bmi', 'waistToHeightRatio', 'waistRisk'],
    ...['waistCircumference', 'proteinTarget', 'isLowCalorie', 'goalWeight', 'goalBmr', 'goalTdee'],
    ...['goalProtein', 'goalCarbs', 'goalFat'],
  ];
  expect(sourceFields).toHaveLength(18);
  expect(Object.keys(display(calculate(calculatorInputsOf())))).toEqual(expect.arrayContaining(sourceFields));
});

describe('[CALC-04] [CALC-05] [CALC-06] for everyone', () => {
  test('no figure is negative, infinite or not a number, but for a deficit and its percentage', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        for (const [name, value] of Object.entries({ ...calculate(inputs), ...display(calculate(inputs)) })) {
          if (typeof value !== 'number') continue;
          expect(Number.isFinite(value), name).toBe(true);
          if (name !== 'goalPercentOfTdee' && name !== 'dailyDeficit') expect(value, name).toBeGreaterThanOrEqual(0);
          expect(Object.is(value, -0), name).toBe(false);
        }
      }),
    );
  });

  test('what is shown lies within half a step of what was worked out', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        const calculation = calculate(inputs);
        const shown = display(calculation);
        for (const name of Object.keys(shownDecimals) as (keyof typeof shownDecimals)[]) {
          const half = 0.5 / 10 ** shownDecimals[name];
          expect(Math.abs(shown[name] - calculation[name]), name).toBeLessThanOrEqual(half + 1e-8);
        }
      }),
    );
  });

  test('rounding never clears a flag', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        const calculation = calculate(inputs);
        expect(display(calculation).isLowCalorie).toBe(calculation.goalCalories < 1100);
        expect(display(calculation).waistRisk).toBe(calculation.waistRisk);
        const change = Math.abs(calculation.goalWeight - inputs.weight);
        expect(display(calculation).treatmentGoalThresholdMet).toBe(change > 0.5);
      }),
    );
  });
});

test('[CALC-08] maintenance calories are the daily energy', () => {
  const { tdee, maintenanceCalories } = display(calculate(calculatorInputsOf({ goal: 'lose-safe' })));
  expect(maintenanceCalories).toBe(tdee);
});

test.each([
  [-20, '20% deficit'],
  [-15, '15% deficit'],
  [15, '15% surplus'],
  [0, 'No deficit or surplus'],
])('[CALC-08] %s percent is put as %s', (percent, words) => {
  expect(goalBalance(percent)).toBe(words);
});
