import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLoseGoal } from '#domain/calculator/inputs.ts';
import { isUnderweight, safePlan } from '#domain/calculator/safety.ts';
import { anyPerson, holds, paragraphsOf, textFor, textOf } from '#tests/support/interpretation.ts';
import { medicineWords } from '#tests/support/medicine-words.ts';
import { writtenTexts } from '#tests/support/written-texts.ts';

describe('[CALC-10] an interpretation is lawful and harmless', () => {
  test('no medicine, class, nickname or dose with any boxes ticked', async () => {
    await holds((text, { onGlp1 }) => {
      for (const words of medicineWords) expect(text).not.toMatch(words);
      expect(/prescribed medicine/.test(text)).toBe(onGlp1);
    });
    for (const name of readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts')))
      for (const text of writtenTexts(join(import.meta.dirname, name)))
        for (const words of medicineWords) expect(text, name).not.toMatch(words);
  });

  test('no text contains a diagnosis or a promise', () =>
    holds((text) => {
      expect(text).not.toMatch(
        /\byou(’re| are| have| suffer| may have| likely have)\b[^.]{0,40}(obes|diabet|disease|disorder|malnutrition|anorexia|apnoea|syndrome|overweight)/i,
      );
      expect(text).not.toMatch(
        /\byou will\b|you’ll|guarantee|promise|\bcure|\bwill lose\b|\bsafe for you\b|rapid|effortless/i,
      );
      expect(text).not.toMatch(/normal weight|overweight|obese\b|fat person|willpower|\bfault\b|should be ashamed/i);
    }));

  test('an underweight person gets no advice to eat less, and help lines', async () => {
    const low = anyPerson.map((inputs) => ({
      ...inputs,
      weight: Math.max(30, Math.floor(inputs.height * inputs.height * 0.0018)),
    }));
    await fc.assert(
      fc.asyncProperty(low, async (inputs) => {
        fc.pre(isUnderweight(inputs.weight, inputs.height));
        const text = await textFor(inputs);
        expect(text).toContain('1800 33 4673');
        expect(text).toContain('1800 022 222');
        expect(text).not.toMatch(
          /deficit|less than you use|\bless a day|upper estimate|at most|weight loss|lose weight|losing|steadily|gentler percentage|eating less|fewer/i,
        );
        expect(text).not.toMatch(/% less|to lose|good to know/);
        // The chosen goal is not calculated: without the plan the texts of all three goals are equal.
        const staying = await textFor({ ...inputs, goal: 'lose-safe' });
        for (const goal of ['lose-preserve', 'lose-build'] as const)
          expect(await textFor({ ...inputs, goal })).toBe(staying);
        if (isLoseGoal(inputs.goal)) expect(text).toContain('13 11 14');
        expect(paragraphsOf(text).at(-1)).toContain('First, make a time with a GP');
      }),
      { numRuns: 400 },
    );
  });

  test('an underweight person who trains hard is advised to check; none is advised to move more', async () => {
    const hard = await textOf({ weight: 50, activityLevel: 'very' });
    expect(hard).toContain('a lot of exercise for a body with little in reserve');
    for (const activityLevel of ['sedentary', 'light', 'moderate', 'very', 'extra'] as const)
      expect(await textOf({ weight: 50, activityLevel })).not.toMatch(
        /short walk|no need to add it|minutes of moderate/,
      );
    expect(await textOf({ activityLevel: 'very' })).not.toContain('little in reserve');
  });

  test('a figure just under a limit has enough decimals to show it', async () => {
    const text = await textOf({ weight: 73.9, height: 200, goal: 'lose-safe' });
    expect(text).toContain('is 18.48, which is under 18.5');
  });

  test('a low energy goal refers to a clinician first, decided on unrounded figures', () =>
    holds((text, inputs) => {
      const { calculation, notices } = safePlan(inputs);
      const asks = notices.some(({ name }) => name === 'clinician-first');
      expect(/clinician first/.test(text)).toBe(
        asks || notices.some(({ name }) => name === 'loss-below-healthy-range'),
      );
      if (!asks || isUnderweight(inputs.weight, inputs.height) || !isLoseGoal(inputs.goal)) return;
      const supervised = calculation.goalCalories <= 800;
      if (supervised) {
        expect(text).toContain('Please do not follow the figure');
        expect(text).not.toContain('upper estimate');
        return;
      }
      expect(text.includes('at rest and under') || text.includes(' at rest. Please')).toBe(
        calculation.goalCalories < calculation.bmr,
      );
      expect(text.includes('under 1,100 kcal')).toBe(calculation.goalCalories < 1100);
      expect(text.includes('under 1,200 kcal')).toBe(
        calculation.goalCalories >= 1100 && calculation.goalCalories < 1200,
      );
    }));

  test.each([
    [
      'under 1,100',
      { age: 70, height: 150, activityLevel: 'sedentary', goal: 'lose-safe', weight: 58 },
      '1,099.7 kcal is less than the',
    ],
    [
      'under 1,200',
      { age: 70, height: 150, activityLevel: 'light', goal: 'lose-preserve', weight: 45.1 },
      'is under 1,200 kcal a day',
    ],
    [
      'under rest only',
      { activityLevel: 'sedentary', weight: 120, goal: 'lose-safe' },
      'that your body is estimated to use at rest. Please discuss it with a clinician first.',
    ],
    [
      '800 and less',
      { age: 100, height: 130, weight: 44.9, activityLevel: 'sedentary', goal: 'lose-safe' },
      'safe only while a clinician prescribes it',
    ],
    [
      'a small need',
      { age: 100, height: 130, weight: 44.9, activityLevel: 'sedentary', goal: 'maintain' },
      'do not take the number as a ceiling',
    ],
  ] as const)('%s', async (_, changes, words) => {
    expect(await textOf(changes)).toContain(words);
  });

  test('a goal below the healthy range is questioned', async () => {
    const room = await textOf({ weight: 60, goal: 'lose-safe' });
    expect(room).toContain('a loss of 15% would take your BMI under 18.5');
    expect(room).toContain('whether to lose weight at all');
    expect(room).toContain('1800 33 4673');
    expect(await textOf({ weight: 54, goal: 'lose-safe' })).toContain('within 12 weeks');
    for (const weight of [54, 60])
      expect(await textOf({ weight, goal: 'lose-safe' })).toContain('Second, until then, eat about the');
    expect(await textOf({ weight: 60 })).not.toContain('lose weight at all');
    for (const text of [room, await textOf({ weight: 54, goal: 'lose-build' })])
      expect(text).not.toMatch(/staying there would take|Small habits|Building muscle while/);
  });

  test('from age 65 on, eating less needs a clinician first', async () => {
    expect(await textOf({ age: 65, goal: 'lose-safe' })).toContain(
      'At 65, please talk with a clinician before you eat less',
    );
    expect(await textOf({ age: 64, goal: 'lose-safe' })).not.toContain('before you eat less:');
    expect(await textOf({ age: 65 })).toContain('From the age of 65, BMI says less');
    expect(await textOf({ age: 64 })).not.toContain('From the age of');
  });

  test('a loss is given as an upper estimate, a gain as a fixed target', async () => {
    await holds((text, inputs) => {
      if (isUnderweight(inputs.weight, inputs.height)) return;
      const { calculation } = safePlan(inputs);
      const looksAhead = inputs.goal === 'build' || (isLoseGoal(inputs.goal) && calculation.goalCalories > 800);
      expect(text.includes('upper estimate')).toBe(looksAhead);
    });
    expect(await textOf({ goal: 'build' })).toContain('with 2 kg added');
  });

  test('lower limits are mentioned only where they apply', async () => {
    expect(await textOf({ weight: 67 })).toContain('begin at 23 instead of 25');
    expect(await textOf({ weight: 80 })).toContain('begin at 27.5 instead of 30');
    for (const weight of [65, 75, 92]) expect(await textOf({ weight })).not.toContain('family background');
  });

  test('no meal is advised to exceed its own protein limit', async () => {
    await holds((text) => {
      if (text.includes('a lot at one sitting')) expect(text).not.toMatch(/aim for about/);
    });
    expect(await textOf({ weight: 130, goal: 'lose-build', onGlp1: true })).toContain('several smaller serves');
  });

  test('unintended weight loss refers to a GP', async () => {
    expect(await textOf({ recentWeightLoss: true })).toContain('see a GP soon');
    expect(await textOf({ recentWeightLoss: true, weight: 48 })).toContain('please see a clinician about that soon');
  });
});
