import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCalculatorInputs, calculatorInputsOf } from '#tests/support/calculator.ts';
import { kilocaloriesPerGram } from './macros.ts';
import { adjustedWeight, countedWeight } from './protein-ceiling.ts';
import { calculate } from './result.ts';
import { safePlan } from './safety.ts';

test.each([
  // 81 kg at a BMI of 25; 81 + 129 / 4 = 113.25 kg.
  [210, 180, 113.25],
  // 86.7 kg at a BMI of 30: all of it is counted, and no more up to a BMI of 45.
  [86.5, 170, 86.5],
  [86.7, 170, 86.7],
  [88.7, 170, 86.7],
  [130, 170, 86.7],
  [60, 170, 60],
])('[CALC-04] of %s kg at %s cm, protein counts %s kg', (weight, height, counted) => {
  expect(countedWeight(weight, height)).toBeCloseTo(counted, 9);
});

test('[CALC-04] the adjusted weight is the healthy one and a quarter of what lies above it', () => {
  expect(adjustedWeight(210, 180)).toBeCloseTo(113.25, 9);
});

test('[CALC-04] two kilograms more never bring less protein, nor more than the formula gives for them', () => {
  fc.assert(
    fc.property(anyCalculatorInputs, (inputs) => {
      const protein = (weight: number) => safePlan({ ...inputs, goal: 'maintain', weight }).calculation.protein;
      const more = protein(inputs.weight + 2) - protein(inputs.weight);
      expect(more).toBeGreaterThanOrEqual(0);
      expect(more).toBeLessThanOrEqual(2 * 2 + 1);
    }),
  );
});

test('[CALC-04] the capped figure is the figure, beside what the formula alone would come to; the energy adds up', () => {
  fc.assert(
    fc.property(anyCalculatorInputs, (inputs) => {
      const { calculation, formulaProtein } = safePlan(inputs);
      const { protein, proteinTarget, fat, carbs, goalCalories } = calculation;
      const formula = calculate(calculation.inputs);
      expect(proteinTarget).toBe(protein);
      expect(formulaProtein).toBe(protein < formula.protein ? formula.protein : null);
      if (calculation.bmi < 30) expect(protein).toBe(formula.protein);
      const perGram = kilocaloriesPerGram;
      const energy = protein * perGram.protein + fat * perGram.fat + carbs * perGram.carbs;
      if (calculation.remainingKcal > 0) expect(energy).toBeCloseTo(goalCalories, 6);
    }),
  );
  expect(safePlan(calculatorInputsOf({ weight: 210, height: 180, onGlp1: true }))).toMatchObject({
    calculation: { protein: 204 },
    formulaProtein: 378,
  });
});
