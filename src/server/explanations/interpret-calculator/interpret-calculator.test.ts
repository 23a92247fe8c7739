import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectWeeks } from '#domain/calculator/projection.ts';
import { display } from '#domain/calculator/result.ts';
import { figure, roundHalfUp } from '#domain/calculator/rounding.ts';
import { safePlan } from '#domain/calculator/safety.ts';
import { calculatorInputsOf } from '#tests/support/calculator.ts';
import { anyPerson, holds, paragraphsOf, textFor, textOf } from '#tests/support/interpretation.ts';
import { writtenTexts } from '#tests/support/written-texts.ts';

describe('[CALC-10] an interpretation uses the person’s own figures', () => {
  test('body, energy, goal, food and next steps, for a person without safety rules', async () => {
    const text = await textOf({ weight: 85, goal: 'lose-preserve', waist: 84 });
    const shown = display(safePlan(calculatorInputsOf({ weight: 85, goal: 'lose-preserve', waist: 84 })).calculation);
    expect(shown).toMatchObject({ bmi: 29.4, bmr: 1587, tdee: 2460, goalCalories: 2091, goalWeight: 81, protein: 102 });
    for (const words of [
      '85 kg and 170 cm',
      'is 29.4. The tables call that range “Above Healthy Weight”',
      'waist of 84 cm, or 0.49 of your height, falls in the range called “Increased Risk” for women',
      '1,587 kcal a day',
      'comes to about 2,460 kcal',
      'within about 201 kcal',
      '15% less than you use: about 2,091 kcal a day',
      'from 85 kg to about 81 kg: about 4 kg less, as an upper estimate',
      'anywhere from 77.6 kg (7.4 kg less) to 84.4 kg (0.6 kg less)',
      'upper estimate',
      '102 g of protein, 60 g of fat and 286 g of carbohydrate',
      'about 34 g of protein each',
      'write today’s 84 cm down',
      'not a diagnosis',
    ])
      expect(text).toContain(words);
  });

  test.each([
    ['Healthy Weight', 65],
    ['Above Healthy Weight', 80],
    ['Obesity Class I', 92],
    ['Obesity Class II', 108],
    ['Obesity Class III', 130],
  ])('%s has a name and an explanation of its own', async (category, weight) => {
    const [body = ''] = paragraphsOf(await textOf({ weight }));
    expect(body).toContain(`“${category}”`);
    const [other = ''] = paragraphsOf(await textOf({ weight: weight === 65 ? 80 : 65 }));
    expect(body.split('. ').filter((sentence) => other.includes(sentence)).length).toBeLessThanOrEqual(1);
  });

  test('every box and every person’s figures change the text', async () => {
    const flags = ['onGlp1', 'exerciseRegularly', 'hotClimate', 'recentWeightLoss'] as const;
    await fc.assert(
      fc.asyncProperty(anyPerson, fc.constantFrom(...flags), async (inputs, flag) => {
        expect(await textFor({ ...inputs, [flag]: true })).not.toBe(await textFor({ ...inputs, [flag]: false }));
      }),
    );
    await fc.assert(
      fc.asyncProperty(anyPerson, anyPerson, async (one, other) => {
        fc.pre(Math.abs(one.weight - other.weight) > 0.1 || one.height !== other.height);
        const [first, second] = [await textFor(one), await textFor(other)];
        // Every paragraph except the remarks on boxes contains the person's figures or choices.
        expect(first).not.toBe(second);
        expect(paragraphsOf(first)[0]).not.toBe(paragraphsOf(second)[0]);
      }),
    );
  });

  test('the text is a function of the figures', async () => {
    await holds(async (text, inputs) => expect(await textFor({ ...inputs })).toBe(text), 50);
  });
});

describe('[CALC-10] an interpretation has the form of a letter', () => {
  test('four to seven paragraphs of whole sentences, within limits of length', () =>
    holds((text) => {
      const paragraphs = paragraphsOf(text);
      expect(paragraphs.length).toBeGreaterThanOrEqual(4);
      expect(paragraphs.length).toBeLessThanOrEqual(7);
      expect(text.length).toBeGreaterThan(1500);
      expect(text.length).toBeLessThan(6000);
      for (const words of paragraphs) {
        expect(words).toMatch(/^[A-Z].*[.?]$/);
        expect(words).not.toMatch(/\s{2}|\n|undefined|\bnull\b|NaN|Infinity|\[object|\.\.|\$\{|,\./);
      }
    }));

  test('states the next steps, how to book and that it is no diagnosis', () =>
    holds((text) => {
      const last = paragraphsOf(text).at(-1) ?? '';
      for (const words of [
        'What to do next? First,',
        'Second,',
        'Third,',
        'booking button',
        'general information',
        'not a diagnosis',
      ])
        expect(last).toContain(words);
      expect(text).toMatch(/kidney disease/);
      expect(last).toMatch(/not for pregnancy/);
    }));
});

describe('[CALC-10] every number is the person’s own or on a short list', () => {
  const sentences = readdirSync(import.meta.dirname).filter((name) => !/\.test\.ts$|^figures\.ts$/.test(name));

  test('sentences contain no digits: numbers come from figures.ts only', () => {
    expect(sentences).toContain('goal.ts');
    for (const name of sentences)
      for (const text of writtenTexts(join(import.meta.dirname, name))) expect(text, name).not.toMatch(/\d/);
    expect(writtenTexts(join(import.meta.dirname, 'figures.ts')).filter((text) => /\d/.test(text))).toEqual([
      '95 of 100',
      '150 to 300 minutes',
    ]);
  });

  test('every number can be derived from the input', () =>
    holds((text, inputs) => {
      const { calculation, formulaProtein } = safePlan(inputs);
      const shown = display(calculation);
      const written = figure;
      const own = [
        written(inputs.age),
        ...[inputs.weight, inputs.height, shown.goalWeight, inputs.weight - shown.goalWeight].map((value) =>
          written(value, 1),
        ),
        shown.bmi.toFixed(1),
        ...[2, 3, 4].map((decimals) => written(calculation.bmi, decimals)),
        ...(inputs.waist === null
          ? []
          : [written(inputs.waist, 2), roundHalfUp(inputs.waist / inputs.height, 2).toFixed(2)]),
        ...[shown.bmr, shown.tdee, shown.tdee - shown.bmr, shown.goalCalories, shown.goalTdee].map((value) =>
          written(value),
        ),
        ...[1, 2, 3].map((decimals) => written(calculation.goalCalories, decimals)),
        ...[calculation.bmr, calculation.tdee, calculation.goalCalories].map((value) => written(value * 4.184)),
        written(Math.abs(shown.goalPercentOfTdee)),
        ...[shown.protein, formulaProtein ?? 0, shown.protein / 3, shown.fat, shown.carbs].map((value) =>
          written(value),
        ),
        ...Object.values(projectWeeks(calculation).points.at(-1)?.span ?? {}).flatMap((end) => [
          written(end, 1),
          written(Math.abs(roundHalfUp(inputs.weight, 1) - roundHalfUp(end, 1)), 1),
        ]),
      ];
      const constants = [
        '18.5',
        '12',
        '800',
        '1,100',
        '1,200',
        '15',
        '95',
        '100',
        '2',
        '65',
        '150',
        '300',
        '201',
        '213',
        '23',
        '25',
        '27.5',
        '30',
      ];
      const withoutPhones = text.replaceAll(/1800 33 4673|1800 022 222|13 11 14|call 000/g, '');
      const numbers = withoutPhones.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
      for (const number of numbers)
        expect([...own, ...constants], `${number} in: ${text}`).toContain(number.replace(/,$/, ''));
    }));
});
