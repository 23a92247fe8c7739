import { describe, expect, test } from 'vitest';
import { calculatorVectors } from '#tests/support/calculator.ts';
import { calculatorInputs } from './inputs.ts';
import { calculate, display } from './result.ts';

const vectors = calculatorVectors();

test('the golden vectors are all there', () => {
  expect(vectors.map(({ id }) => id)).toEqual(
    ['01', '03', '05', '07', '09', '11', '13', '15', '17', '19', '21', '23', '25'].map((number) => `C${number}`),
  );
});

describe.each(vectors)('golden vector $id: $note', ({ inputs, unrounded, displayed }) => {
  test('the form accepts its inputs as they are', () => {
    expect(calculatorInputs.parse(inputs)).toEqual(inputs);
  });

  test('[CALC-04] [CALC-05] [CALC-06] [CALC-07] every unrounded figure agrees', () => {
    const calculation = calculate(inputs);
    expect(Object.keys(unrounded)).toHaveLength(18);
    for (const [name, expected] of Object.entries(unrounded)) {
      const actual = calculation[name as keyof typeof unrounded];
      expect.soft(actual, name).toBeTypeOf('number');
      expect.soft(Math.abs(Number(actual) - expected), name).toBeLessThanOrEqual(1e-5 * Math.abs(expected) + 1e-9);
    }
  });

  test('[CALC-04] [CALC-05] [CALC-06] [CALC-08] every displayed figure is exact', () => {
    expect(Object.keys(displayed)).toHaveLength(22);
    expect(display(calculate(inputs))).toMatchObject(displayed);
  });
});
