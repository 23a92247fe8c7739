import { describe, expect, test } from 'vitest';
import vectors from '#tests/fixtures/vectors/screeners.json';
import { asrs } from './asrs.ts';

const { fields, options } = vectors.asrsPartA;
const answered = (often: number) =>
  Object.fromEntries(fields.map((field, index) => [field, index < often ? 'often' : 'sometimes']));

describe('[SCREEN-03] ASRS part A', () => {
  test('asks the six specified questions about six months, never to very often', () => {
    expect(asrs.lookBack).toBe('The past six months');
    expect(asrs.items.map(({ id }) => id)).toEqual(fields);
    for (const item of asrs.items) {
      expect(item.options.map(({ value }) => value)).toEqual(options);
      expect(item.options.map(({ points, label }) => `${points} ${label}`)).toEqual([
        '0 Never',
        '1 Rarely',
        '2 Sometimes',
        '3 Often',
        '4 Very often',
      ]);
    }
  });

  test.each(vectors.asrsPartA.vectors)('golden vector $id: $note', ({ answers, score, band, title, display }) => {
    const result = asrs.score(answers);
    expect(result && { score: result.score, band: result.band, title: result.title, display: result.display }).toEqual(
      score === null ? null : { score, band, title, display },
    );
  });

  test('every one of the 15,625 answer sets scores its often and very often answers', () => {
    const wrong = Array.from({ length: 5 ** 6 }, (_, code) => {
      const digits = code.toString(5).padStart(6, '0');
      const result = asrs.score(
        Object.fromEntries(fields.map((field, index) => [field, options[Number(digits[index])]])),
      );
      const positive = digits.replace(/[012]/g, '').length;
      const title = positive >= 4 ? 'ADHD Assessment Recommended' : 'Lower Likelihood of ADHD';
      return result?.score === positive && result.display === `Positive Responses: ${positive}/6 - ${title}`
        ? null
        : digits;
    }).filter(Boolean);
    expect(wrong).toEqual([]);
  });

  test('3 is lower, 4 recommends an assessment', () => {
    expect(asrs.score(answered(3))).toMatchObject({
      band: 'lower',
      title: 'Lower Likelihood of ADHD',
      message: 'Fewer than four of your six answers were often or very often. A lower score does not rule ADHD out.',
      recommendation: {
        severity: 'good',
        text: 'If attention or restlessness makes daily life hard, talk to a GP or another clinician about it.',
      },
    });
    expect(asrs.score(answered(4))).toMatchObject({
      band: 'positive',
      title: 'ADHD Assessment Recommended',
      message:
        'Four or more of your six answers were often or very often. That is worth a full assessment. Poor sleep, stress, low mood and other conditions can look much the same.',
      recommendation: {
        severity: 'warning',
        text: 'A full evaluation with a psychiatrist or other authorised clinician is recommended. You can share this result with a GP for referral.',
      },
    });
  });

  test('[SAFE-04] where the published scale is positive its advice is given; title and score stay', () => {
    const diverging = vectors.asrsPartA.vectors.find(({ id }) => id === 'S5')?.answers ?? {};
    expect(asrs.score(diverging)).toMatchObject({ score: 1, title: 'Lower Likelihood of ADHD' });
    expect(asrs.score(diverging)?.recommendation).toEqual(asrs.score(answered(4))?.recommendation);
    expect(asrs.score(answered(3))?.notices).toEqual([]);
  });

  test('says where the published scale would count more', () => {
    expect(asrs.about.differences).toEqual([
      'The published scale also counts "sometimes" on the first three questions, so it can recommend an assessment where this page shows a lower result.',
    ]);
  });
});
