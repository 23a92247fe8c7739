import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCalculatorInputs, calculatorInputsOf } from '#tests/support/calculator.ts';
import { projectionInWords, projectWeeks } from './projection.ts';
import { calculate } from './result.ts';

describe('[CALC-06] the weight of twelve weeks', () => {
  test('is a straight line to the goal weight, marked as an upper estimate', () => {
    const calculation = calculate(calculatorInputsOf({ goal: 'lose-safe' }));
    const { kind, points, floorWeight, note } = projectWeeks(calculation);
    expect(kind).toBe('upper-estimate');
    expect(note).toMatch(/upper estimate, not a promise/i);
    expect(points.map(({ week }) => week)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(points[0]?.weight).toBe(80);
    expect(points[6]?.weight).toBeCloseTo((80 + calculation.goalWeight) / 2, 9);
    expect(points[12]?.weight).toBe(calculation.goalWeight);
    expect(floorWeight).toBe(68);
  });

  test('is level once it meets the floor', () => {
    const edge = calculatorInputsOf({
      sex: 'male',
      age: 18,
      weight: 30,
      height: 230,
      activityLevel: 'extra',
      goal: 'lose-safe',
    });
    const { points, floorWeight } = projectWeeks(calculate(edge));
    expect(floorWeight).toBe(25.5);
    expect(points.slice(-2).map(({ weight }) => weight)).toEqual([25.5, 25.5]);
  });

  test('gains 2 kg as an assumption, or stays', () => {
    expect(projectWeeks(calculate(calculatorInputsOf({ goal: 'build' })))).toMatchObject({
      kind: 'assumed-gain',
      floorWeight: null,
    });
    expect(projectWeeks(calculate(calculatorInputsOf({ goal: 'build' }))).points[6]?.weight).toBe(81);
    const steady = projectWeeks(calculate(calculatorInputsOf()));
    expect(steady.kind).toBe('steady');
    expect(new Set(steady.points.map(({ weight }) => weight))).toEqual(new Set([80]));
  });

  test('never leaves the stretch between today and the goal, nor turns back', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        const calculation = calculate(inputs);
        const weights = projectWeeks(calculation).points.map(({ weight }) => weight);
        const [low, high] = [inputs.weight, calculation.goalWeight].sort((a, b) => a - b) as [number, number];
        expect(weights).toHaveLength(13);
        expect(weights[0]).toBe(inputs.weight);
        expect(weights[12]).toBeCloseTo(calculation.goalWeight, 9);
        for (const weight of weights) {
          expect(weight).toBeGreaterThanOrEqual(low - 1e-9);
          expect(weight).toBeLessThanOrEqual(high + 1e-9);
        }
        const sorted = [...weights].sort((a, b) => (inputs.goal === 'build' ? a - b : b - a));
        expect(weights).toEqual(sorted);
      }),
    );
  });

  test('is told in a sentence', () => {
    const words = (goal: 'lose-safe' | 'build' | 'maintain') =>
      projectionInWords(projectWeeks(calculate(calculatorInputsOf({ goal }))));
    expect(words('lose-safe')).toMatch(/^From 80 kg today to 7\d\.\d kg in 12 weeks: at most \d\.\d kg less\.$/);
    expect(words('build')).toBe('From 80 kg today to 82 kg in 12 weeks: 2 kg more.');
    expect(words('maintain')).toBe('Your weight stays at 80 kg over 12 weeks.');
  });
});
