import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCalculatorInputs, calculatorInputsOf } from '#tests/support/calculator.ts';
import {
  activityMultipliers,
  basalMetabolicRate,
  goalPercentOfTdee,
  isLowCalorie,
  totalDailyEnergy,
} from './energy.ts';
import { activityOptions, goalOptions } from './inputs.ts';
import { calculate, display } from './result.ts';

interface OtherPackage {
  default: (person: {
    weight: number;
    height: number;
    age: number;
    isMale: boolean;
    useImperial: boolean;
    useMifflinJeor: boolean;
  }) => number;
}

const { default: otherBmr } = createRequire(import.meta.url)('harris-benedict-bmr') as OtherPackage;

describe('[CALC-04] basal metabolic rate', () => {
  test('is the revised Harris-Benedict equation', () => {
    expect(basalMetabolicRate({ sex: 'male', weight: 75, height: 180, age: 35 })).toBeCloseTo(1758.262, 9);
    expect(basalMetabolicRate({ sex: 'female', weight: 88, height: 160, age: 52 })).toBeCloseTo(1531.849, 9);
  });

  test('agrees with the package harris-benedict-bmr for everyone', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, ({ sex, weight, height, age }) => {
        const other = otherBmr({
          weight,
          height,
          age,
          isMale: sex === 'male',
          useImperial: false,
          useMifflinJeor: false,
        });
        expect(basalMetabolicRate({ sex, weight, height, age })).toBeCloseTo(other, 9);
      }),
    );
  });

  test('is above zero for everyone, rises with weight and height and falls with age', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        const bmr = basalMetabolicRate(inputs);
        expect(bmr).toBeGreaterThan(0);
        expect(basalMetabolicRate({ ...inputs, weight: inputs.weight + 0.1 })).toBeGreaterThan(bmr);
        expect(basalMetabolicRate({ ...inputs, height: inputs.height + 0.1 })).toBeGreaterThan(bmr);
        expect(basalMetabolicRate({ ...inputs, age: inputs.age + 1 })).toBeLessThan(bmr);
      }),
    );
  });
});

describe('[CALC-04] daily energy and goal calories', () => {
  test('activity multipliers are the specified ones, rising', () => {
    expect(activityOptions.map(({ value }) => activityMultipliers[value])).toEqual([1.2, 1.375, 1.55, 1.725, 1.9]);
    expect(totalDailyEnergy(2000, 'very')).toBe(3450);
  });

  test.each([
    ['maintain', 0, 2000],
    ['lose-safe', -20, 1600],
    ['lose-preserve', -15, 1700],
    ['lose-build', -10, 1800],
    ['build', 15, 2300],
  ] as const)('%s is %s percent of daily energy', (goal, percent, calories) => {
    const { tdee, goalCalories } = calculate(calculatorInputsOf({ goal }));
    expect(goalPercentOfTdee(goal)).toBeCloseTo(percent, 10);
    expect((goalCalories / tdee) * 2000).toBeCloseTo(calories, 9);
    expect(display(calculate(calculatorInputsOf({ goal }))).goalPercentOfTdee).toBe(percent);
  });

  test('daily energy and goal calories rise with activity, whatever else is entered', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        const byActivity = activityOptions.map(({ value }) => calculate({ ...inputs, activityLevel: value }));
        for (const [index, { tdee, goalCalories }] of byActivity.entries()) {
          expect(tdee).toBeGreaterThan(byActivity[index - 1]?.tdee ?? 0);
          expect(goalCalories).toBeGreaterThan(byActivity[index - 1]?.goalCalories ?? 0);
        }
      }),
    );
  });

  test('goals are ordered as their labels say', () => {
    const calories = goalOptions.map(({ value }) => calculate(calculatorInputsOf({ goal: value })).goalCalories);
    const [maintain, safe, preserve, loseBuild, build] = calories as [number, number, number, number, number];
    expect([safe, preserve, loseBuild, maintain, build]).toEqual([...calories].sort((a, b) => a - b));
  });
});

describe('[CALC-04] isLowCalorie', () => {
  test.each([
    [1099.9999, true],
    [1100, false],
    [1100.0001, false],
  ])('%s kcal: %s', (calories, low) => {
    expect(isLowCalorie(calories)).toBe(low);
  });

  test('rounding never clears it', () => {
    const nearly = calculate(
      calculatorInputsOf({ age: 70, height: 150, weight: 58, activityLevel: 'sedentary', goal: 'lose-safe' }),
    );
    expect(nearly.goalCalories).toBeCloseTo(1099.698, 3);
    expect(display(nearly)).toMatchObject({ goalCalories: 1100, isLowCalorie: true });
  });
});
