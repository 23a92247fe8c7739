import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCalculatorInputs, calculatorInputsOf } from '#tests/support/calculator.ts';
import type { CalculatorInputs, Goal } from './inputs.ts';
import { projectWeeks } from './projection.ts';
import { display } from './result.ts';
import { energyConcerns, isUnderweight, safePlan } from './safety.ts';

const names = (changes: Partial<CalculatorInputs>) =>
  safePlan(calculatorInputsOf(changes)).notices.map(({ name }) => name);

const noticeIn = (changes: Partial<CalculatorInputs>, wanted: string) =>
  safePlan(calculatorInputsOf(changes)).notices.find(({ name }) => name === wanted);

describe('[CALC-08] a person who is underweight sees no plan to lose weight', () => {
  test.each(['lose-safe', 'lose-preserve', 'lose-build'] as const)('%s at a BMI of 17.3', (goal) => {
    const { calculation, deficitPlanWithheld, notices } = safePlan(calculatorInputsOf({ weight: 50, goal }));
    expect(deficitPlanWithheld).toBe(true);
    expect(notices[0]).toMatchObject({ name: 'deficit-plan-withheld', severity: 'stop' });
    expect(notices[0]?.text[0]).toContain('Your body mass index is 17.3.');
    expect(notices[0]?.helpLines.map(({ number }) => number)).toEqual([
      '1800 33 4673',
      '13 11 14',
      '1800 022 222',
      '000',
    ]);
    // Neither the page nor the interpretation receives a deficit.
    const shown = display(calculation);
    expect(shown).toMatchObject({
      goalPercentOfTdee: 0,
      goalCalories: shown.tdee,
      goalWeight: 50,
      showsTreatmentGoal: false,
    });
    expect(calculation.dailyDeficit).toBe(0);
    expect(projectWeeks(calculation).kind).toBe('steady');
  });

  test.each(['maintain', 'build'] as const)('%s stays as asked, with an offer of help', (goal) => {
    const { calculation, deficitPlanWithheld, notices } = safePlan(calculatorInputsOf({ weight: 50, goal }));
    expect(deficitPlanWithheld).toBe(false);
    expect(calculation.inputs.goal).toBe(goal);
    expect(notices[0]).toMatchObject({ name: 'underweight', severity: 'caution' });
    expect(notices[0]?.helpLines).toHaveLength(2);
  });

  test('both sides of 18.5; rounding never clears it', () => {
    const at = (weight: number) => safePlan(calculatorInputsOf({ weight, height: 200, goal: 'lose-safe' }));
    expect(at(74).deficitPlanWithheld).toBe(false);
    expect(at(73.7).deficitPlanWithheld).toBe(true);
    // 18.475: shown as 18.5 and called Healthy Weight, and still below the limit.
    expect(display(at(73.9).calculation)).toMatchObject({ bmi: 18.5, bmiCategory: 'Healthy Weight' });
    expect(at(73.9).deficitPlanWithheld).toBe(true);
    expect(at(73.9).notices[0]?.text[0]).toContain('18.48');
  });

  test('a BMI of exactly 18.5 is not under it, whatever binary fractions make of it', () => {
    for (let height = 120; height <= 230; height++) {
      expect(isUnderweight((18.5 * height * height) / 10_000, height)).toBe(false);
      expect(isUnderweight((18.4999 * height * height) / 10_000, height)).toBe(true);
    }
  });
});

describe('[CALC-04] [CALC-08] little energy', () => {
  // Woman of 70, 150 cm, sedentary, a fifth less: 58.04 kg gives 1100.05 kcal, 58 kg gives 1099.70.
  const small = { age: 70, height: 150, activityLevel: 'sedentary', goal: 'lose-safe' } as const;

  test('1100 kcal, both sides, unrounded', () => {
    expect(names({ ...small, weight: 58.04 })).not.toContain('low-calorie');
    expect(names({ ...small, weight: 58 })).toContain('low-calorie');
    expect(noticeIn({ ...small, weight: 58 }, 'low-calorie')?.text[0]).toContain(
      '1,099.7 kcal is less than 1,100 kcal',
    );
  });

  test('1200 kcal, both sides, unrounded, where resting energy is lower', () => {
    // Less than resting energy is a separate reason; a lightly active person is above it.
    const light = { age: 70, height: 150, activityLevel: 'light', goal: 'lose-preserve' } as const;
    const limit = (weight: number) => safePlan(calculatorInputsOf({ ...light, weight })).calculation;
    expect(limit(45.1).goalCalories).toBeGreaterThan(limit(45.1).bmr);
    expect(limit(45.1).goalCalories).toBeLessThan(1200);
    const text = noticeIn({ ...light, weight: 45.1 }, 'clinician-first')?.text.join(' ');
    expect(text).toContain('under 1,200 kcal');
    expect(text).not.toContain('at rest');
    expect(limit(45.2).goalCalories).toBeGreaterThan(1200);
    expect(names({ ...light, weight: 45.2 })).not.toContain('clinician-first');
  });

  test('less than resting energy', () => {
    const sitting = { activityLevel: 'sedentary', weight: 120 } as const;
    // 1.2 × 0.80 = 0.96 of resting energy; 1.2 × 0.85 = 1.02.
    expect(noticeIn({ ...sitting, goal: 'lose-safe' }, 'clinician-first')?.text[0]).toContain('at rest');
    expect(names({ ...sitting, goal: 'lose-preserve' })).not.toContain('clinician-first');
    expect(names({ goal: 'lose-safe' })).not.toContain('clinician-first');
  });

  test('800 kcal and less only with medical supervision', () => {
    const tiny = { sex: 'female', age: 100, height: 130, activityLevel: 'sedentary', goal: 'lose-safe' } as const;
    const at = (weight: number) => safePlan(calculatorInputsOf({ ...tiny, weight }));
    expect(at(45).calculation.goalCalories).toBeGreaterThan(800);
    expect(at(45).notices.map(({ name }) => name)).not.toContain('medical-supervision');
    expect(at(44.9).calculation.goalCalories).toBeLessThan(800);
    expect(at(44.9).notices[0]).toMatchObject({ name: 'medical-supervision', severity: 'stop' });
  });

  test.each([
    [800, 700, { needsMedicalSupervision: true, belowBmr: false, belowLimit: true }],
    [800.0001, 700, { needsMedicalSupervision: false, belowBmr: false, belowLimit: true }],
    [1199.9999, 1199, { needsMedicalSupervision: false, belowBmr: false, belowLimit: true }],
    [1200, 1200, { needsMedicalSupervision: false, belowBmr: false, belowLimit: false }],
    [1499.9999, 1500, { needsMedicalSupervision: false, belowBmr: true, belowLimit: false }],
  ])('%s kcal with %s at rest: %j', (goalCalories, bmr, concerns) => {
    expect(energyConcerns(goalCalories, bmr)).toEqual(concerns);
  });

  test('every limit holds on the unrounded figures, for everyone', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        const { calculation, notices, deficitPlanWithheld } = safePlan(inputs);
        const has = (wanted: string) => notices.some(({ name }) => name === wanted);
        const { goalCalories, bmr, tdee } = calculation;
        expect(has('low-calorie')).toBe(goalCalories < 1100);
        expect(has('medical-supervision')).toBe(goalCalories <= 800);
        expect(has('clinician-first')).toBe(goalCalories < 1200 || goalCalories < bmr);
        if (deficitPlanWithheld) expect(goalCalories).toBe(tdee);
        if (goalCalories < tdee) expect(calculation.bmi).toBeGreaterThan(18.4999);
      }),
    );
  });
});

describe('[CALC-08] other notices', () => {
  test('a 15% loss that would end below the healthy range is no goal', () => {
    // BMI 21.7 less 15% is 18.5 (18.47); 21.8 less 15% is 18.53.
    const at = (weight: number) => names({ weight, height: 200, goal: 'lose-build', activityLevel: 'sedentary' });
    expect(at(86.9)).toContain('loss-below-healthy-range');
    expect(at(87.2)).not.toContain('loss-below-healthy-range');
    expect(names({ weight: 60 })).not.toContain('loss-below-healthy-range');
    expect(noticeIn({ weight: 54, goal: 'lose-safe' }, 'loss-below-healthy-range')?.text[0]).toContain(
      'within 12 weeks',
    );
    expect(noticeIn({ weight: 60, goal: 'lose-safe' }, 'loss-below-healthy-range')?.text[0]).not.toContain('12 weeks');
  });

  test('with prescribed medicine the advice is to see the prescriber before eating less', () => {
    expect(names({ onGlp1: true, goal: 'lose-safe' })).toContain('prescribed-medicine');
    expect(names({ onGlp1: true })).not.toContain('prescribed-medicine');
  });

  test('kidneys, adulthood and pregnancy are always mentioned', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        const { notices } = safePlan(inputs);
        expect(notices.slice(-2).map(({ name }) => name)).toEqual(['protein-and-kidneys', 'adults-only']);
        const all = notices.flatMap(({ text }) => text).join(' ');
        expect(all).toMatch(/kidney disease/);
        expect(all).toMatch(/18 and over/);
        expect(all).toMatch(/pregnancy/);
      }),
    );
  });

  test('the most serious notice comes first', () => {
    const order = ['stop', 'caution', 'information'];
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        const ranks = safePlan(inputs).notices.map(({ severity }) => order.indexOf(severity));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
    );
  });

  test('someone whom no rule concerns reads information only', () => {
    expect(safePlan(calculatorInputsOf()).notices.every(({ severity }) => severity === 'information')).toBe(true);
  });
});

describe('[CALC-08] a very low weight', () => {
  test.each(['lose-safe', 'maintain', 'build'] as const)(
    'under 16, with the goal %s: a doctor within days, 000 for signs of danger',
    (goal) => {
      const inputs = calculatorInputsOf({ weight: 46.2, height: 170, goal });
      const [first] = safePlan(inputs).notices;
      expect(first?.name).toBe('very-low-weight');
      expect(first?.title).toMatch(/see a doctor within the next few days/);
      expect(first?.text.join(' ')).toMatch(/faint.+chest pain.+call 000/);
      expect(first?.helpLines.map(({ number }) => number)).toContain('000');
      const said = safePlan(inputs).notices.flatMap(({ text }) => text);
      expect(said.join(' ')).not.toMatch(/normal/);
    },
  );

  test('from 16 to 18.5 a clinician is asked for, and nothing is called normal', () => {
    const { notices } = safePlan(calculatorInputsOf({ weight: 46.24, height: 170, goal: 'maintain' }));
    expect(notices[0]).toMatchObject({ name: 'underweight' });
    expect(notices[0]?.text.join(' ')).toMatch(/checked by a clinician/);
    expect(notices[0]?.text.join(' ')).not.toMatch(/normal/);
  });
});

describe('[CALC-08] a self-check about eating that asks for a conversation', () => {
  test('leaves no deficit, no target and no figure of energy in any notice, and says who helps', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        const plan = safePlan(inputs, 'kcal', true);
        expect(plan).toMatchObject({ deficitPlanWithheld: true, energyWithheld: true });
        expect(plan.calculation.dailyDeficit).toBe(0);
        const eating = plan.notices.find(({ name }) => name === 'eating-self-check');
        expect(eating?.helpLines.map(({ name }) => name)).toContain('Butterfly National Helpline');
        expect(JSON.stringify(plan.notices)).not.toMatch(/kcal|\d g\b/);
      }),
    );
  });
});

test('[CALC-08] from 65, a goal of losing brings muscle and bone first; other ages and goals do not', () => {
  const reported = (age: number, goal: Goal) => names({ age, goal }).includes('muscle-and-bone-first');
  expect([
    reported(64, 'lose-safe'),
    reported(65, 'lose-safe'),
    reported(80, 'lose-build'),
    reported(80, 'build'),
  ]).toEqual([false, true, true, false]);
});
