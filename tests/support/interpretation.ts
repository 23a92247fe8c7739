import fc from 'fast-check';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { metricResult } from '#domain/calculator/result-units.ts';
import { safePlan } from '#domain/calculator/safety.ts';
import { interpretCalculator } from '#server/explanations/interpret-calculator/interpret-calculator.ts';
import { anyCalculatorInputs, calculatorInputsOf } from './calculator.ts';

export const textFor = (inputs: CalculatorInputs) =>
  interpretCalculator.run({ plan: safePlan(inputs), units: metricResult });
export const textOf = (changes: Partial<CalculatorInputs>) => textFor(calculatorInputsOf(changes));
export const paragraphsOf = (text: string) => text.split('\n\n');

/** Arbitrary inputs, many of them near the safety rules: low weight, short, old. */
export const anyPerson: fc.Arbitrary<CalculatorInputs> = fc.oneof(
  anyCalculatorInputs,
  fc.record({ person: anyCalculatorInputs, bmi: fc.integer({ min: 160, max: 460 }) }).map(({ person, bmi }) => ({
    ...person,
    weight: Math.min(300, Math.max(30, Math.round((bmi * person.height * person.height) / 10_000) / 10)),
  })),
);

/** Checks the text for many arbitrary inputs. */
export function holds(
  check: (text: string, inputs: CalculatorInputs) => void | Promise<void>,
  runs = 250,
): Promise<void> {
  return fc.assert(
    fc.asyncProperty(anyPerson, async (inputs) => {
      await check(await textFor(inputs), inputs);
    }),
    { numRuns: runs },
  );
}
