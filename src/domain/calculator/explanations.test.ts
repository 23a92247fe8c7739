import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCalculatorInputs, calculatorInputsOf } from '#tests/support/calculator.ts';
import { type Explanation, explain } from './explanations.ts';
import { type Calculation, calculate } from './result.ts';

const explanationOf = (id: Explanation['id'], calculation: Calculation) =>
  explain(calculation).find((one) => one.id === id);

/** Evaluates a line such as 'Fat: 1,171.02 × 0.4 ÷ 9 = 52.05 g' and returns its error. */
function difference(line: string): number {
  const [left = '', right = ''] = line
    .replace(/^[^:]*: /, '')
    .replaceAll(',', '')
    .split(' = ');
  const tokens = left.split(' ');
  // One pair of brackets at most, and only at the end: 80 ÷ (1.7 × 1.7).
  const bracket = tokens.findIndex((token) => token.startsWith('('));
  const value =
    bracket < 0
      ? evaluate(tokens)
      : evaluate(tokens.slice(0, bracket - 1)) /
        evaluate(tokens.slice(bracket).map((token) => token.replace(/[()]/g, '')));
  return Math.abs(value - Number.parseFloat(right));
}

function evaluate(tokens: string[]): number {
  const text = tokens.join(' ');
  return text
    .split(' + ')
    .flatMap((sum) => sum.split(' − ').map((term, index) => (index === 0 ? 1 : -1) * product(term)))
    .reduce((total, term) => total + term, 0);
}

function product(term: string): number {
  return term.split(' ').reduce((total, token, index, all) => {
    if (index % 2 === 1) return total;
    return all[index - 1] === '÷' ? total / Number(token) : total * Number(token);
  }, 1);
}

describe('[CALC-04] [CALC-05] [CALC-06] how is this worked out?', () => {
  test('each formula shows the values of the person', () => {
    const calculation = calculate(
      calculatorInputsOf({ sex: 'male', age: 35, weight: 75, height: 180, waist: 88, goal: 'lose-safe' }),
    );
    expect(explanationOf('bmr', calculation)?.worked).toEqual([
      '88.362 + 13.397 × 75 + 4.799 × 180 − 5.677 × 35 = 1,758.26 kcal a day',
    ]);
    expect(explanationOf('bmi', calculation)?.worked).toEqual(['75 ÷ (1.8 × 1.8) = 23.1 kg/m²']);
    expect(explanationOf('waist', calculation)?.worked[0]).toBe('88 ÷ 180 = 0.49');
    expect(explanationOf('tdee', calculation)?.worked).toEqual(['1,758.26 × 1.55 = 2,725.31 kcal a day']);
    expect(explanationOf('goalCalories', calculation)?.worked).toEqual(['2,725.31 × 0.8 = 2,180.24 kcal a day']);
    expect(explanationOf('protein', calculation)?.worked).toEqual(['75 × 1.2 = 90 g a day']);
    expect(explanationOf('goalWeight', calculation)?.worked).toEqual([
      '75 − 7 × 545.06 × 12 ÷ 7700 = 69.05 kg',
      '213 × 1.55 = 330.15 kcal a day more or less',
      '7 × 330.15 × 12 ÷ 7700 = 3.6 kg either way',
      'The range, not under 85% of today’s weight: 65.5 kg to 72.7 kg',
    ]);
    expect(explanationOf('goalWeight', calculation)?.note).toContain('upper estimate');
  });

  test('every worked line comes to what it says, for everyone', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        for (const { id, worked } of explain(calculate(inputs))) {
          for (const line of worked.filter((text) => text.includes(' = '))) {
            const grams = id === 'protein' || line.startsWith('Protein');
            // Whole grams, one-decimal BMI, else two decimals of intermediates, at most doubled by a multiplier.
            expect(difference(line), line).toBeLessThanOrEqual(grams ? 0.5 + 0.02 : id === 'bmi' ? 0.0501 : 0.025);
          }
        }
      }),
    );
  });

  test('the floor is explained where it decides', () => {
    const edge = calculatorInputsOf({
      sex: 'male',
      age: 18,
      weight: 30,
      height: 230,
      activityLevel: 'extra',
      goal: 'lose-safe',
    });
    expect(explanationOf('goalWeight', calculate(edge))?.worked[1]).toBe('Not less than: 30 × 0.85 = 25.5 kg');
  });

  test('in other units, the step into those of the formulas is shown, and the one back', () => {
    const calculation = calculate(calculatorInputsOf({ weight: 92, height: 168, waist: 98, goal: 'lose-safe' }));
    const units = { weight: 'lb', length: 'ft-in', energy: 'kJ' } as const;
    const worked = Object.fromEntries(explain(calculation, units).map((one) => [one.id, one.worked]));
    expect(worked.bmi?.slice(0, 2)).toEqual(['202.8 lb is 92 kg', '5 ft 6.1 in is 168 cm']);
    expect(worked.waist?.[0]).toBe('38.6 in is 98 cm');
    expect(worked.bmr?.at(-1)).toBe('1,645.58 kcal is 6,885 kJ');
    expect(worked.goalWeight?.join()).toContain('kg is 19');
    expect(
      explain(calculation)
        .flatMap((one) => one.worked)
        .join(),
    ).not.toMatch(/ is \d/);
  });

  test('every number has words, values and a source; the waist only where one was given', () => {
    for (const waist of [null, 90]) {
      const explanations = explain(calculate(calculatorInputsOf({ waist })));
      expect(explanations.map(({ id }) => id)).toEqual([
        'bmi',
        ...(waist === null ? [] : ['waist']),
        ...['bmr', 'tdee', 'goalCalories', 'protein', 'fatAndCarbs', 'goalWeight', 'atGoalWeight'],
      ]);
      for (const { title, formula, worked, note, sources } of explanations) {
        expect([title, formula, note, ...worked].every((text) => text.length > 0)).toBe(true);
        expect(sources.length).toBeGreaterThan(0);
      }
    }
  });
});
