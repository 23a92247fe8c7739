import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCalculatorInputs, calculatorInputsOf } from '#tests/support/calculator.ts';
import { checkInputs, isInformationMissing, type RawInputs } from './check-inputs.ts';
import { activityOptions, calculatorInputs, flagOptions, goalOptions, requiredFields, sexOptions } from './inputs.ts';
import { typedMeasure } from './units.ts';

/** The form as a browser posts it without script. */
const post: RawInputs = {
  age: '40',
  sex: 'female',
  weight: '80',
  height: '170',
  waist: '',
  activityLevel: 'moderate',
  goal: 'maintain',
};

const problemsOf = (changes: RawInputs) => checkInputs({ ...post, ...changes }).problems;

describe('[CALC-02] the form', () => {
  test('offers the options of the source', () => {
    expect(activityOptions.map(({ value, label }) => [value, label])).toEqual([
      ['sedentary', 'Mostly Sitting'],
      ['light', 'Lightly Active'],
      ['moderate', 'Moderately Active'],
      ['very', 'Very Active'],
      ['extra', 'Extremely Active'],
    ]);
    expect(goalOptions.map(({ value }) => value)).toEqual([
      'maintain',
      'lose-safe',
      'lose-preserve',
      'lose-build',
      'build',
    ]);
    expect(sexOptions.map(({ value }) => value).sort()).toEqual(['female', 'male']);
    expect(flagOptions.map(({ value }) => value)).toEqual([
      'onGlp1',
      'exerciseRegularly',
      'hotClimate',
      'recentWeightLoss',
    ]);
    expect(flagOptions[0].label).toBe('I take prescribed medicine for weight or diabetes');
  });

  test('a plain form post is read: text to numbers, absent boxes to false, protein goal general', () => {
    expect(checkInputs(post).inputs).toEqual(calculatorInputsOf());
    expect(checkInputs({ ...post, onGlp1: 'on', weight: '80,5' }).inputs).toEqual(
      calculatorInputsOf({ onGlp1: true, weight: 80.5 }),
    );
  });

  test('measures give their metric value, unrounded', () => {
    const { inputs } = checkInputs({
      ...post,
      weight: typedMeasure('st-lb', ['11', '4']),
      height: typedMeasure('ft-in', ['5', '9']),
      waist: typedMeasure('in', ['']),
    });
    expect(inputs?.weight).toBeCloseTo(71.66759446, 9);
    expect(inputs?.height).toBeCloseTo(175.26, 9);
    expect(inputs?.waist).toBeNull();
  });

  test('what it accepts, JSON carries unchanged', () => {
    fc.assert(
      fc.property(anyCalculatorInputs, (inputs) => {
        expect(calculatorInputs.parse(JSON.parse(JSON.stringify(inputs)))).toEqual(inputs);
      }),
    );
  });

  test('anything at all is answered with inputs or problems, never an exception', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(calculatorInputsOf())), fc.anything()), (raw) => {
        const { inputs, problems } = checkInputs(raw);
        expect(inputs === null).toBe(problems.length > 0);
      }),
    );
    expect(problemsOf({ weight: { metric: null, typed: { unit: 'furlong', parts: [] } } })[0]?.kind).toBe('unreadable');
  });
});

describe('[CALC-03] missing information', () => {
  test('an empty form names the six required fields and no other', () => {
    const { problems } = checkInputs({});
    expect(problems.map(({ field }) => field)).toEqual([...requiredFields]);
    expect(problems.every(({ kind }) => kind === 'missing')).toBe(true);
    expect(isInformationMissing(problems)).toBe(true);
  });

  test.each(requiredFields)('%s alone missing is missing information', (field) => {
    for (const blank of ['', '  ', undefined, null]) {
      const problems = problemsOf({ [field]: blank });
      expect(problems).toMatchObject([{ field, kind: 'missing', corrections: [] }]);
      expect(isInformationMissing(problems)).toBe(true);
    }
  });

  test.each(['age', 'weight', 'height'] as const)('%s: zero is missing, words are no number', (field) => {
    for (const zero of ['0', 0, '0.0']) expect(problemsOf({ [field]: zero })[0]?.kind).toBe('missing');
    const problems = problemsOf({ [field]: 'plenty' });
    expect(problems[0]?.kind).toBe('unreadable');
    expect(isInformationMissing(problems)).toBe(true);
  });

  test('a waist may be blank or zero, and a waist that cannot be read is said so at its field only', () => {
    for (const blank of ['', '0', 0, null, undefined])
      expect(checkInputs({ ...post, waist: blank }).inputs?.waist).toBeNull();
    const problems = problemsOf({ waist: 'about 34' });
    expect(problems).toMatchObject([{ field: 'waist', kind: 'unreadable' }]);
    expect(isInformationMissing(problems)).toBe(false);
  });
});

describe('[CALC-03] accepted ranges, both ends', () => {
  test.each([
    ['age', 18, 100, 1],
    ['weight', 30, 300, 0.1],
    ['height', 120, 230, 0.1],
    ['waist', 40, 200, 0.1],
  ] as const)('%s from %s to %s', (field, min, max, step) => {
    for (const value of [min, max]) expect(problemsOf({ [field]: value })).toEqual([]);
    for (const value of [min - step, max + step]) {
      const problems = problemsOf({ [field]: value });
      expect(problems).toMatchObject([{ field, kind: 'implausible' }]);
      expect(isInformationMissing(problems)).toBe(false);
    }
  });

  test('a wrong unit brings its correction along, and accepting it mends the form', () => {
    const [problem] = problemsOf({ height: '1.75' });
    expect(problem?.corrections.map(({ label }) => label)).toEqual(['Use 175 cm (1.75 m)']);
    expect(problemsOf({ height: problem?.corrections[0]?.measure })).toEqual([]);
    expect(problemsOf({ weight: typedMeasure('lb', ['20']) })[0]?.message).toContain('in pounds');
  });

  test('an age with a fraction is refused', () => {
    expect(problemsOf({ age: '35.5' })).toMatchObject([{ field: 'age', kind: 'implausible' }]);
  });

  test('text of any length is read at once: a request may hold anything', () => {
    const started = performance.now();
    const long = 60_000;
    for (const text of [`1${'9'.repeat(long)}!`, `1${' '.repeat(long)}!x1`, `${'1,'.repeat(long)}x`]) {
      for (const weight of [text, { metric: null, typed: { unit: 'kg', parts: [text] } }]) {
        expect(problemsOf({ weight })[0]?.kind).toBe('unreadable');
      }
    }
    // With backtracking each took 30 seconds.
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
