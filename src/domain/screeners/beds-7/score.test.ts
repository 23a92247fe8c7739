import { describe, expect, test } from 'vitest';
import vectors from '#tests/fixtures/vectors/screeners.json';
import { beds7 } from './beds-7.ts';

const fields = vectors.beds7.fields;
const answeredYes = (...ids: string[]) =>
  Object.fromEntries(fields.map((field) => [field, ids.includes(field) ? 'yes' : 'no']));
const answered = (yes: number) => answeredYes(...fields.slice(0, yes));

describe('[SCREEN-01] BEDS-7', () => {
  test('asks the seven specified questions, yes or no', () => {
    expect(beds7.items.map(({ id }) => id)).toEqual(fields);
    for (const { options } of beds7.items) expect(options.map(({ value }) => value)).toEqual(vectors.beds7.options);
  });

  test.each(vectors.beds7.vectors)('golden vector $id: $note', ({ answers, score, band, title }) => {
    const result = beds7.score(answers);
    expect(result && { score: result.score, band: result.band, title: result.title }).toEqual(
      score === null ? null : { score, band, title },
    );
  });

  test('every one of the 128 answer sets scores its number of yes answers', () => {
    const wrong = Array.from({ length: 2 ** 7 }, (_, code) => {
      const bits = code.toString(2).padStart(7, '0');
      const result = beds7.score(
        Object.fromEntries(fields.map((field, index) => [field, bits[index] === '1' ? 'yes' : 'no'])),
      );
      const yes = bits.replaceAll('0', '').length;
      const title = yes >= 3 ? 'Further Assessment Recommended' : 'Low Risk Indicated';
      return result?.score === yes && result.title === title && result.max === 7 ? null : bits;
    }).filter(Boolean);
    expect(wrong).toEqual([]);
  });

  test('2 is low, 3 asks for further assessment', () => {
    expect(beds7.score(answered(2))).toMatchObject({
      band: 'low-risk',
      title: 'Low Risk Indicated',
      message:
        'You answered yes to fewer than three of the seven questions. A low score does not rule an eating disorder out.',
      recommendation: {
        severity: 'good',
        text: 'If your eating troubles you, talk to a GP or another clinician, or to Butterfly, whatever this score says. If you make yourself vomit, use laxatives, or fast to make up for eating, please talk to one of them soon.',
      },
      display: 'Score: 2/7 - Low Risk Indicated',
    });
    expect(beds7.score(answered(3))).toMatchObject({
      band: 'further-assessment',
      title: 'Further Assessment Recommended',
      message:
        'You answered yes to three or more of the seven questions. Signs like these are worth a proper conversation. They do not show by themselves that you have an eating disorder.',
      recommendation: {
        severity: 'warning',
        text: 'Make a time with a GP or another clinician to talk about your eating, or call Butterfly. Support is there for people of every body size. If you make yourself vomit, use laxatives, or fast to make up for eating, please talk to one of them soon.',
      },
      display: 'Score: 3/7 - Further Assessment Recommended',
    });
  });

  test('the Butterfly helpline and the line on vomiting, laxatives or fasting show at all times and with every score', () => {
    for (const notices of [
      beds7.notices,
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((yes) => beds7.score(answered(yes))?.notices),
    ]) {
      expect(notices?.find(({ id }) => id === 'butterfly')).toMatchObject({
        tone: 'crisis',
        phone: { name: 'Butterfly National Helpline', number: '1800 33 4673' },
      });
      expect(notices?.find(({ id }) => id === 'purging')).toMatchObject({
        tone: 'care',
        text: 'If you make yourself vomit, use laxatives, or fast to make up for eating, please talk to Butterfly or a clinician soon, whatever your score. These can harm your body even when you feel well.',
      });
    }
  });

  test('[SAFE-04] overeating with distress at 2 of 7 gets the advice of the published scale; title stays', () => {
    const two = beds7.score(answeredYes('largeAmounts', 'distressed'));
    expect(two).toMatchObject({ score: 2, title: 'Low Risk Indicated' });
    expect(two?.notices[0]?.title).toBe('The published scale starts from two of your answers');
    expect(two?.recommendation).toEqual(beds7.score(answered(3))?.recommendation);
    for (const one of ['largeAmounts', 'distressed'])
      expect(beds7.score(answeredYes(one, 'control'))?.recommendation.severity).toBe('good');
    // Where the score itself covers it, there is no notice.
    expect(beds7.score(answeredYes('largeAmounts', 'distressed', 'control'))?.notices).toEqual(beds7.notices);
  });

  test('says that it is adapted and counts any three yes answers', () => {
    expect(beds7.name).toBe('BEDS-7 (adapted)');
    expect(beds7.about.differences.join(' ')).toContain('not the published, validated BEDS-7');
    expect(beds7.about.differences.join(' ')).toContain('any three yes answers');
  });
});
