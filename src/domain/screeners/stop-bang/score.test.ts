import { describe, expect, test } from 'vitest';
import vectors from '#tests/fixtures/vectors/screeners.json';
import { stopBang } from './stop-bang.ts';

const fields = vectors.stopBang.fields;
const answered = (yes: number) => Object.fromEntries(fields.map((field, index) => [field, index < yes ? 'yes' : 'no']));

/** The same number of yes answers, none about a pause in breathing. */
const withoutPause = (yes: number) => ({
  ...Object.fromEntries(fields.map((field) => [field, 'no'])),
  ...Object.fromEntries(['snoring', 'pressure', 'age', 'tired'].slice(0, yes).map((field) => [field, 'yes'])),
});

describe('[SCREEN-04] STOP-BANG', () => {
  test('asks the eight specified questions, yes or no, with the specified criteria', () => {
    expect(stopBang.items.map(({ id }) => id)).toEqual(fields);
    for (const { options } of stopBang.items)
      expect(options.map(({ value }) => value)).toEqual(vectors.stopBang.options);
    const text = (id: string) => stopBang.items.find((item) => item.id === id)?.text;
    expect(text('bmi')).toContain('over 35');
    expect(text('age')).toContain('over 50');
    expect(text('neck')).toContain('over 40 cm (16 inches)');
  });

  test.each(vectors.stopBang.vectors)('golden vector $id: $note', ({ answers, score, band, title }) => {
    const result = stopBang.score(answers);
    expect(result && { score: result.score, band: result.band, title: result.title }).toEqual(
      score === null ? null : { score, band, title },
    );
  });

  test('every one of the 256 answer sets scores its number of yes answers', () => {
    const wrong = Array.from({ length: 2 ** 8 }, (_, code) => {
      const bits = code.toString(2).padStart(8, '0');
      const result = stopBang.score(
        Object.fromEntries(fields.map((field, index) => [field, bits[index] === '1' ? 'yes' : 'no'])),
      );
      const yes = bits.replaceAll('0', '').length;
      const title = yes >= 5 ? 'High Risk' : yes >= 3 ? 'Intermediate Risk' : 'Low Risk';
      return result?.score === yes && result.title === title && result.max === 8 ? null : bits;
    }).filter(Boolean);
    expect(wrong).toEqual([]);
  });

  test('each side of every cut-off', () => {
    expect(stopBang.score(answered(2))).toMatchObject({
      band: 'low',
      title: 'Low Risk',
      message: 'Your answers suggest a low risk of obstructive sleep apnoea. A low score does not rule it out.',
      recommendation: {
        severity: 'good',
        text: 'If you snore, or still feel unrested after a full night, mention it at your next visit to a clinician. Do not drive while you are sleepy.',
      },
    });
    for (const yes of [3, 4]) {
      expect(stopBang.score(withoutPause(yes))).toMatchObject({
        band: 'intermediate',
        title: 'Intermediate Risk',
        message: 'Your score is in the intermediate range for obstructive sleep apnoea.',
        recommendation: {
          severity: 'warning',
          text: 'Clinical evaluation is recommended. Make a time with a GP or another clinician to talk about your sleep. Do not drive while you are sleepy.',
        },
      });
    }
    expect(stopBang.score(answered(5))).toMatchObject({
      band: 'high',
      title: 'High Risk',
      message: 'Your answers suggest a high probability of moderate to severe obstructive sleep apnoea.',
      recommendation: {
        severity: 'severe',
        text: 'A sleep study is strongly recommended. See a GP or another clinician soon about arranging one, and do not drive while you are sleepy.',
      },
    });
  });

  test('[SAFE-04] the second step of the published rule brings the advice for high risk; title and score stay', () => {
    const met = { ...answered(2), gender: 'yes' };
    expect(stopBang.score(met)).toMatchObject({ score: 3, title: 'Intermediate Risk' });
    expect(stopBang.score(met)?.recommendation).toEqual(stopBang.score(answered(5))?.recommendation);
    // Four yes answers of the first four alone do not meet it.
    expect(stopBang.score(answered(4))?.notices.map(({ id }) => id)).toEqual(['observed-pause']);
  });

  test('[SAFE-04] an observed pause in breathing never has advice to wait; title and score stay', () => {
    const seen = { ...answered(0), observed: 'yes' };
    expect(stopBang.score(seen)).toMatchObject({
      score: 1,
      title: 'Low Risk',
      recommendation: { severity: 'warning' },
    });
    const reported = stopBang.score(seen)?.recommendation.text;
    expect(reported).toMatch(/breathing pause.+clinician soon.+do not drive while you are sleepy/);
    expect(stopBang.score(answered(0))?.recommendation.severity).toBe('good');
  });

  test('says that the published rule has a second step', () => {
    expect(stopBang.about.differences[0]).toBe(
      'The published rule has a second step: two or more yes answers among the first four questions, together with male sex, a BMI over 35 or a large neck, mean high risk even when the total is 3 or 4.',
    );
  });
});
