import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { acceptedRanges, type NumericFieldId } from '#domain/calculator/limits.ts';
import type { Calculation, DisplayedResult } from '#domain/calculator/result.ts';

/** One golden vector: inputs, unrounded intermediate values to six decimals, and displayed values. */
export interface CalculatorVector {
  id: string;
  note: string;
  inputs: CalculatorInputs;
  unrounded: Partial<Record<keyof Calculation, number>>;
  displayed: Partial<DisplayedResult>;
}

const file = new URL('../fixtures/vectors/calculator.json', import.meta.url);

export function calculatorVectors(): CalculatorVector[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { vectors: CalculatorVector[] }).vectors;
}

/** A person of 40 to whom no safety rule applies, as a base for a test's own values. */
export function calculatorInputsOf(changes: Partial<CalculatorInputs> = {}): CalculatorInputs {
  return {
    age: 40,
    sex: 'female',
    weight: 80,
    height: 170,
    waist: null,
    activityLevel: 'moderate',
    goal: 'maintain',
    onGlp1: false,
    exerciseRegularly: false,
    hotClimate: false,
    recentWeightLoss: false,
    proteinGoal: 'general',
    showAdvanced: false,
    ...changes,
  };
}

/** Arbitrary numbers of an accepted range with one decimal. */
export function anyTenth(field: NumericFieldId): fc.Arbitrary<number> {
  const { min, max } = acceptedRanges[field];
  return fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);
}

/** Arbitrary inputs that the calculator accepts. */
export const anyCalculatorInputs: fc.Arbitrary<CalculatorInputs> = fc.record({
  age: fc.integer(acceptedRanges.age),
  sex: fc.constantFrom('female', 'male'),
  weight: anyTenth('weight'),
  height: anyTenth('height'),
  waist: fc.option(anyTenth('waist')),
  activityLevel: fc.constantFrom('sedentary', 'light', 'moderate', 'very', 'extra'),
  goal: fc.constantFrom('maintain', 'lose-safe', 'lose-preserve', 'lose-build', 'build'),
  onGlp1: fc.boolean(),
  exerciseRegularly: fc.boolean(),
  hotClimate: fc.boolean(),
  recentWeightLoss: fc.boolean(),
  proteinGoal: fc.constantFrom('general', 'muscle', 'glp1'),
  showAdvanced: fc.boolean(),
});
