import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCalculatorInputs, calculatorInputsOf } from '#tests/support/calculator.ts';
import { projectionInWords, projectionNote, projectWeeks, rangeInWords } from './projection.ts';
import { calculate } from './result.ts';
import { metricResult } from './result-units.ts';

describe('[CALC-06] the weight of twelve weeks', () => {
  test('is a straight line to the goal weight, marked as an upper estimate', () => {
    const calculation = calculate(calculatorInputsOf({ goal: 'lose-safe' }));
    const projection = projectWeeks(calculation);
    const { kind, points, floorWeight } = projection;
    expect(kind).toBe('upper-estimate');
    expect(projectionNote(projection)).toMatch(/upper estimate, not a promise/i);
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
    expect(words('lose-safe')).toMatch(
      /^From 80 kg today to about 7\d\.\d kg in 12 weeks: about \d\.\d kg less, as an upper estimate\.$/,
    );
    expect(words('build')).toBe('From 80 kg today to 82 kg in 12 weeks: 2 kg more.');
    expect(words('maintain')).toBe('By the formula your weight stays at 80 kg over 12 weeks.');
  });

  test('in pounds holds no kilogram, and what it says of a change is the difference of the two weights', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, fc.constantFrom('kg' as const, 'lb' as const), (inputs, weight) => {
        const projection = projectWeeks(calculate(inputs));
        const units = { ...metricResult, weight };
        const words = `${projectionInWords(projection, units)} ${rangeInWords(projection, units) ?? ''} ${projectionNote(projection, units)}`;
        if (weight === 'lb') expect(words).not.toMatch(/kg|kilogram/);
        const reported =
          /^From ([\d.]+) \w+ today to (?:about )?([\d.]+) \w+ in 12 weeks: (?:about )?([\d.]+) \w+ (less|more)/.exec(
            words,
          );
        if (!reported) return;
        const [first, last, change] = reported.slice(1, 4).map(Number) as [number, number, number];
        expect(Math.abs(last - first)).toBeCloseTo(change, 6);
      }),
    );
  });
});

describe('[CALC-06] [TOOLS-04] the range of the twelve weeks', () => {
  const spanOf = (changes: Parameters<typeof calculatorInputsOf>[0]) =>
    projectWeeks(calculate(calculatorInputsOf(changes))).points.at(-1)?.span;

  test.each([
    ['female', 'sedentary', 2.63],
    ['female', 'light', 3.02],
    ['male', 'moderate', 3.6],
    ['male', 'extra', 4.41],
  ] as const)('%s, %s: %s kg either way', (sex, activityLevel, either) => {
    const inputs = calculatorInputsOf({ sex, activityLevel, goal: 'lose-preserve' });
    const { goalWeight } = calculate(inputs);
    const span = spanOf(inputs);
    expect(goalWeight - (span?.low ?? 0)).toBeCloseTo(either, 2);
    expect((span?.high ?? 0) - goalWeight).toBeCloseTo(either, 2);
  });

  test('holds the course every week, begins at today and never goes under the floor', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        for (const { week, weight, span } of projectWeeks(calculate(inputs)).points) {
          if (!span) continue;
          expect(span.low).toBeLessThanOrEqual(weight + 1e-9);
          expect(span.high).toBeGreaterThanOrEqual(weight - 1e-9);
          expect(span.low).toBeGreaterThanOrEqual(inputs.weight * 0.85 - 1e-9);
          if (week === 0) expect([span.low, span.high]).toEqual([inputs.weight, inputs.weight]);
        }
      }),
    );
  });

  test('is none for a fixed gain or an underweight person', () => {
    expect(spanOf({ goal: 'build' })).toBeNull();
    expect(spanOf({ weight: 50 })).toBeNull();
    expect(spanOf({})).not.toBeNull();
  });
});
