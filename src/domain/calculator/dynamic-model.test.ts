import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCalculatorInputs } from '#tests/support/calculator.ts';
import { bodyMassIndex } from './body-metrics.ts';
import { type DynamicPerson, dynamicCourse, estimatedFat } from './dynamic-model.ts';
import { dynamicInWords, dynamicProjection } from './dynamic-projection.ts';
import { projectionWeeks } from './goal-weight.ts';
import { isLoseGoal } from './inputs.ts';
import { calculate } from './result.ts';
import { safePlan } from './safety.ts';

/** Adults with overweight, as in the paper's rule of thumb. */
const people: DynamicPerson[] = [
  { sex: 'male', age: 40, weight: 86, height: 178, restingEnergy: 1800, dailyEnergy: 2700 },
  { sex: 'female', age: 40, weight: 75, height: 165, restingEnergy: 1430, dailyEnergy: 2150 },
];
const hundredKilojoules = 100 / 4.184;
const year = 365;

/** Kilograms lost after some days of reduced intake. */
function lost(person: DynamicPerson, less: number, days: number): number {
  return person.weight - (dynamicCourse(person, person.dailyEnergy - less, days).at(-1) ?? 0);
}

describe('[TOOLS-04] the dynamic model', () => {
  test.each(people)(
    '100 kJ a day is about 1 kg in the end, half in about a year, nearly all in three: $sex',
    (person) => {
      const end = lost(person, hundredKilojoules, 40 * year);
      expect(end).toBeGreaterThan(0.85);
      expect(end).toBeLessThan(1.25);
      expect(lost(person, hundredKilojoules, year) / end).toBeGreaterThan(0.45);
      expect(lost(person, hundredKilojoules, year) / end).toBeLessThan(0.62);
      // The paper says about 95%.
      expect(lost(person, hundredKilojoules, 3 * year) / end).toBeGreaterThan(0.87);
    },
  );

  test('2 MJ a day less: about half of the 22 kg in the first year that the fixed rule says (Lancet 2011)', () => {
    const man: DynamicPerson = {
      sex: 'male',
      age: 35,
      weight: 100,
      height: 180,
      restingEnergy: 1990,
      dailyEnergy: 3000,
    };
    expect(lost(man, 2000 / 4.184, year)).toBeGreaterThan(10);
    expect(lost(man, 2000 / 4.184, year)).toBeLessThan(14);
    // More body fat: a greater final loss, more slowly.
    const woman: DynamicPerson = { ...man, sex: 'female', height: 165, restingEnergy: 1660, dailyEnergy: 2490 };
    expect(estimatedFat(woman)).toBeGreaterThan(estimatedFat(man));
    expect(lost(woman, 2000 / 4.184, 40 * year)).toBeGreaterThan(lost(man, 2000 / 4.184, 40 * year));
    expect(lost(woman, 2000 / 4.184, 84)).toBeLessThan(lost(man, 2000 / 4.184, 84));
  });

  test('for anybody: less eaten is never more weight, no mass is negative, as much eaten as used changes nothing', () => {
    const eaten = fc.double({ min: 0.4, max: 1.6, noNaN: true });
    fc.assert(
      fc.property(anyCalculatorInputs, eaten, eaten, (inputs, one, other) => {
        const { bmr, tdee } = calculate(inputs);
        const person = { ...inputs, restingEnergy: bmr, dailyEnergy: tdee };
        const course = (share: number) => dynamicCourse(person, tdee * share, 168);
        const [less, more] = [course(Math.min(one, other)), course(Math.max(one, other))];
        for (const [day, weight] of less.entries()) {
          expect(weight).toBeGreaterThan(0);
          expect(weight).toBeLessThanOrEqual((more[day] ?? 0) + 1e-9);
        }
        expect(Math.abs((course(1).at(-1) ?? 0) - inputs.weight)).toBeLessThan(1e-6);
      }),
      { numRuns: 40 },
    );
  });
});

describe('[TOOLS-04] the projection by the model, beside the simple one', () => {
  test('for a goal of losing from a BMI of 25: inside its range, falling week by week; above 80 kg less is lost than by the simple one', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        const { calculation } = safePlan(inputs);
        const projection = dynamicProjection(calculation);
        expect(projection !== null).toBe(isLoseGoal(inputs.goal) && bodyMassIndex(inputs.weight, inputs.height) >= 25);
        if (!projection) return;
        const { points } = projection;
        expect(points).toHaveLength(projectionWeeks + 1);
        for (const { week, weight, span } of points) {
          expect(weight).toBeLessThanOrEqual(points[week - 1]?.weight ?? weight);
          expect(weight).toBeGreaterThanOrEqual(span.low);
          expect(weight).toBeLessThanOrEqual(span.high);
        }
        if (inputs.weight >= 80) expect(points.at(-1)?.weight).toBeGreaterThan(calculation.goalWeight);
        expect(dynamicInWords(calculation, projection)).toContain('where the formula says');
      }),
      { numRuns: 40 },
    );
  });
});
