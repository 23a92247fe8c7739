import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCalculatorInputs, calculatorInputsOf } from '#tests/support/calculator.ts';
import { fatShare, proteinGrams, proteinMultiplier, splitEnergy } from './macros.ts';
import { calculate, display } from './result.ts';

describe('[CALC-04] protein', () => {
  test.each([
    [{}, 1.2],
    [{ proteinGoal: 'muscle' }, 1.6],
    [{ proteinGoal: 'glp1' }, 2],
    [{ onGlp1: true }, 1.8],
    [{ recentWeightLoss: true }, 1.8],
    [{ onGlp1: true, proteinGoal: 'glp1' }, 1.8],
    [{ recentWeightLoss: true, proteinGoal: 'muscle' }, 1.8],
    [{ exerciseRegularly: true, hotClimate: true, showAdvanced: true }, 1.2],
  ] as const)('%j gives %s g per kg', (changes, multiplier) => {
    expect(proteinMultiplier(calculatorInputsOf(changes))).toBe(multiplier);
  });

  test('grams are whole: the product is rounded half up, not the weight', () => {
    expect(proteinGrams(74.5, 1.2)).toBe(89);
    expect(proteinGrams(52.5, 1.8)).toBe(95);
    expect(proteinGrams(62.4, 1.2)).toBe(75);
  });
});

describe('[CALC-04] share of fat', () => {
  test.each([
    ['maintain', false, 0.4],
    ['lose-safe', false, 0.4],
    ['build', false, 0.4],
    ['maintain', true, 0.35],
    ['lose-safe', true, 0.35],
    ['build', true, 0.35],
    ['lose-preserve', false, 0.32],
    ['lose-build', false, 0.32],
    ['lose-preserve', true, 0.32],
    ['lose-build', true, 0.32],
  ] as const)('%s, medicine %s: %s', (goal, onGlp1, share) => {
    expect(fatShare(goal, onGlp1)).toBe(share);
  });
});

describe('[CALC-04] the split of energy', () => {
  test('what protein leaves is never negative', () => {
    expect(splitEnergy(400, 120, 0.4)).toEqual({ proteinKcal: 480, remainingKcal: 0, fat: 0, carbs: 0 });
  });

  test('adds up to the calories, unrounded and as shown', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        const { protein, fat, carbs, goalCalories, remainingKcal } = calculate(inputs);
        fc.pre(remainingKcal > 0);
        expect(protein * 4 + fat * 9 + carbs * 4).toBeCloseTo(goalCalories, 6);
        const shown = display(calculate(inputs));
        // Half a gram of fat and of carbohydrate, and half a kcal.
        const apart = Math.abs(shown.protein * 4 + shown.fat * 9 + shown.carbs * 4 - shown.goalCalories);
        expect(apart).toBeLessThanOrEqual(4.5 + 2 + 0.5);
      }),
    );
  });

  test('two flags and the advanced switch change no number', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        const changed = { ...inputs, exerciseRegularly: true, hotClimate: true, showAdvanced: true };
        expect(display(calculate(changed))).toEqual(display(calculate(inputs)));
      }),
    );
  });
});
