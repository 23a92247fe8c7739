import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCalculatorInputs, calculatorInputsOf } from '#tests/support/calculator.ts';
import { adjustedWeight, proteinCeiling } from './protein-ceiling.ts';
import { calculate } from './result.ts';
import { safePlan } from './safety.ts';

test.each([
  // 81 kg at a BMI of 25; 81 + 129 / 4 = 113.25 kg.
  [210, 180, 1.8, 204],
  [210, 180, 1.2, 136],
  // A BMI of 30.0 and of 29.9.
  [86.7, 170, 1.2, 91],
  [86.5, 170, 1.2, null],
  [60, 170, 1.8, null],
])('[CALC-04] %s kg at %s cm, %s g per kg: no more than %s g', (weight, height, multiplier, ceiling) => {
  expect(proteinCeiling(weight, height, multiplier)).toBe(ceiling);
});

test('[CALC-04] the adjusted weight is the healthy one and a quarter of what lies above it', () => {
  expect(adjustedWeight(210, 180)).toBeCloseTo(113.25, 9);
});

test('[CALC-04] a ceiling lies under the formula’s figure, which it never changes', () => {
  fc.assert(
    fc.property(anyCalculatorInputs, (inputs) => {
      const { calculation, proteinCeiling: ceiling } = safePlan(inputs);
      expect(calculation.protein).toBe(calculate(inputs).protein);
      if (ceiling !== null) expect(ceiling).toBeLessThan(calculation.protein);
      expect(ceiling === null).toBe(Math.round(calculation.bmi * 10) < 300);
    }),
  );
  expect(safePlan(calculatorInputsOf({ weight: 128, height: 170 })).calculation.protein).toBe(154);
});
