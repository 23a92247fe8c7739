import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCalculatorInputs, calculatorInputsOf } from '#tests/support/calculator.ts';
import { isTreatmentGoalThresholdMet, projectGoalWeight, showsTreatmentGoal } from './goal-weight.ts';
import { calculate } from './result.ts';

describe('[CALC-06] goal weight', () => {
  test('falls by the deficit of twelve weeks at 7700 kcal a kilogram', () => {
    // 7 × 550 × 12 / 7700 = 6
    expect(projectGoalWeight(100, 'lose-safe', 550)).toEqual({ goalWeight: 94, floorBinds: false });
  });

  test('the floor is 85% of the weight, and binds only below it', () => {
    // A loss of exactly 15 kg of 100: 7 × 1375 × 12 / 7700.
    expect(projectGoalWeight(100, 'lose-safe', 1375)).toEqual({ goalWeight: 85, floorBinds: false });
    expect(projectGoalWeight(100, 'lose-safe', 1374.9).goalWeight).toBeCloseTo(85.0011, 4);
    expect(projectGoalWeight(100, 'lose-safe', 1375.1)).toEqual({ goalWeight: 85, floorBinds: true });
  });

  test('gaining muscle adds 2 kg, staying adds nothing', () => {
    expect(projectGoalWeight(68, 'build', -449)).toEqual({ goalWeight: 70, floorBinds: false });
    expect(projectGoalWeight(68, 'maintain', 0)).toEqual({ goalWeight: 68, floorBinds: false });
  });

  test('lies between 85% of the weight and 2 kg above it; energy and protein follow it', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        const result = calculate(inputs);
        const losing = inputs.goal.startsWith('lose');
        expect(result.goalWeight).toBeGreaterThanOrEqual(0.85 * inputs.weight);
        expect(result.goalWeight).toBeLessThanOrEqual(inputs.weight + 2);
        if (losing) {
          expect(result.goalWeight).toBeLessThan(inputs.weight);
          expect(result.goalBmr).toBeLessThan(result.bmr);
          expect(result.goalTdee).toBeLessThan(result.tdee);
          expect(result.goalProtein).toBeLessThanOrEqual(result.protein);
        }
        if (inputs.goal === 'maintain') expect(result).toMatchObject({ goalBmr: result.bmr, goalFat: result.fat });
      }),
    );
  });

  test('the floor can bind at the edges of what is accepted', () => {
    const edge = calculatorInputsOf({
      sex: 'male',
      age: 18,
      weight: 30,
      height: 230,
      activityLevel: 'extra',
      goal: 'lose-safe',
    });
    expect(calculate(edge)).toMatchObject({ goalWeight: 25.5, goalWeightFloorBinds: true });
  });
});

describe('[CALC-09] the goal of treatment', () => {
  test.each([
    [80, 79.5, false],
    [80, 79.49999, true],
    [80, 80.5, false],
    [80, 80.50001, true],
    [80, 80, false],
  ])('from %s kg to %s kg the threshold is met: %s', (weight, goalWeight, met) => {
    expect(isTreatmentGoalThresholdMet(weight, goalWeight)).toBe(met);
  });

  test.each([
    ['lose-safe', 79.4, true],
    ['lose-preserve', 79.4, true],
    ['lose-build', 79.4, true],
    ['lose-safe', 79.5, false],
    ['build', 82, false],
    ['maintain', 80, false],
  ] as const)('%s to %s kg shows a 15%% target: %s', (goal, goalWeight, shown) => {
    expect(showsTreatmentGoal(goal, 80, goalWeight)).toBe(shown);
  });
});
