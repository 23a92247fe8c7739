import { describe, expect, test } from 'vitest';
import vectors from '#tests/fixtures/vectors/screeners.json';
import type { ScreenerAnswers } from '../instrument.ts';
import { auditC } from './audit-c.ts';

const points = [0, 1, 2, 3, 4];
const everyAnswer = points.flatMap((question1) =>
  points.flatMap((question2) => points.map((question3) => ({ question1, question2, question3 }))),
);
const scoring = (total: number) => {
  const question1 = Math.min(total, 4);
  const question2 = Math.min(total - question1, 4);
  return auditC.score({ question1, question2, question3: total - question1 - question2 });
};

describe('[SCREEN-02] AUDIT-C', () => {
  test('asks the three questions with the published options', () => {
    expect(auditC.items.map(({ id }) => id)).toEqual(vectors.auditC.fields);
    expect(auditC.items.map(({ options }) => options.map(({ label, points }) => `${points} ${label}`))).toEqual([
      ['0 Never', '1 Monthly or less', '2 2-4 times a month', '3 2-3 times a week', '4 4 or more times a week'],
      ['0 I do not drink', '0 1 or 2', '1 3 or 4', '2 5 or 6', '3 7 to 9', '4 10 or more'],
      ['0 Never', '1 Less than monthly', '2 Monthly', '3 Weekly', '4 Daily or almost daily'],
    ]);
  });

  test.each(vectors.auditC.vectors)('golden vector $id: $note', ({ answers, score, riskLevel, title, showHotline }) => {
    const result = auditC.score(answers);
    expect(result).toMatchObject({ score, band: riskLevel, title, max: vectors.auditC.max });
    expect(result?.notices.some(({ id }) => id === 'hotline')).toBe(showHotline);
  });

  test('every one of the 125 answer sets scores its sum', () => {
    const titles = (sum: number) =>
      sum === 0 ? 'No Alcohol Consumption' : sum < 3 ? 'Low Risk' : sum < 7 ? 'Moderate Risk' : 'High Risk';
    const wrong = everyAnswer.filter((answers) => {
      const sum = answers.question1 + answers.question2 + answers.question3;
      const result = auditC.score(answers);
      return result?.score !== sum || result.title !== titles(sum) || result.max !== 12;
    });
    expect(everyAnswer).toHaveLength(125);
    expect(wrong).toEqual([]);
  });

  test("'I do not drink' changes no score and no advice: it counts what '1 or 2' counts", () => {
    const counted = (answers: ScreenerAnswers) => ({ ...auditC.score(answers), notices: null });
    for (const answers of everyAnswer.filter(({ question2 }) => question2 === 0)) {
      expect(counted({ ...answers, question2: 'none' })).toEqual(counted(answers));
    }
  });

  test.each<[unknown, unknown, unknown, string[]]>([
    [0, 4, 0, ['"Never" to', '"10 or more" to']],
    [0, 2, 0, ['"Never" to', '"5 or 6" to']],
    [0, 'none', 4, ['"Never" to', '"Daily or almost daily" to']],
    [0, 0, 1, ['"Never" to', '"Less than monthly" to']],
    [4, 'none', 0, ['"4 or more times a week" to', '"I do not drink" to']],
    [1, 2, 3, ['"Monthly or less" to', '"Weekly" to']],
    [3, 4, 4, ['"2-3 times a week" to', '"Daily or almost daily" to']],
    [3, 4, 0, ['"10 or more" to', '"Never" to']],
    [4, 0, 4, ['"1 or 2" to', '"Daily or almost daily" to']],
    [0, 0, 0, []],
    [0, 'none', 0, []],
    [1, 4, 2, []],
    [2, 1, 3, []],
    [4, 4, 4, []],
    [4, 2, 0, []],
  ])(
    'answers %s, %s, %s that cannot both be true are named and asked about',
    (question1, question2, question3, said) => {
      const result = auditC.score({ question1, question2, question3 } as ScreenerAnswers);
      const requested = result?.notices.filter(({ id }) => id === 'contradiction') ?? [];
      expect(requested).toHaveLength(said.length > 0 ? 1 : 0);
      for (const words of said) expect(requested[0]?.text).toContain(words);
    },
  );

  test('each side of every cut-off', () => {
    expect(scoring(0)).toMatchObject({
      band: 'no-risk',
      title: 'No Alcohol Consumption',
      message: 'Your answers say that you do not drink alcohol. There is no risk from drinking to score.',
      recommendation: {
        severity: 'good',
        text: 'Nothing needs to change. If staying away from alcohol takes effort, a clinician can support you.',
      },
    });
    for (const total of [1, 2]) {
      expect(scoring(total)).toMatchObject({
        band: 'low',
        title: 'Low Risk',
        message: 'Your score is in the lower range. The less you drink, the lower your risk of harm.',
        recommendation: {
          severity: 'good',
          text: 'Keep within the drinking guideline. There are times when not drinking is safest, such as pregnancy.',
        },
      });
    }
    for (const total of [3, 6]) {
      expect(scoring(total)).toMatchObject({
        band: 'moderate',
        title: 'Moderate Risk',
        message: 'Your score is in a range where drinking can start to affect your health, sleep, mood or weight.',
        recommendation: {
          severity: 'caution',
          text: 'Compare your week with the drinking guideline, and talk to a GP or another clinician about cutting back.',
        },
      });
    }
    for (const total of [7, 12]) {
      expect(scoring(total)).toMatchObject({
        band: 'high',
        title: 'High Risk',
        message: 'Your score is in a range where harm from alcohol is more likely, now or over time.',
        recommendation: {
          severity: 'severe',
          text: 'Talk to a GP or another clinician soon, or call the hotline today. They can help you to cut back safely. Do not stop suddenly if you drink heavily every day.',
        },
      });
    }
  });

  test.each([0, 1, 2, 3, 6, 7, 12])('the guideline shows with a score of %i, and before any answer', (total) => {
    for (const notices of [auditC.notices, scoring(total)?.notices]) {
      const text = notices?.find(({ id }) => id === 'guideline')?.text;
      expect(text).toContain('no more than 10 standard drinks per week and no more than 4 on one day');
      expect(text).toContain('at least 2 alcohol-free days weekly');
    }
  });

  test('alcohol-free days are not attributed to the NHMRC', () => {
    const sentences = auditC.notices[0]?.text.split('. ') ?? [];
    expect(sentences.find((sentence) => sentence.includes('NHMRC'))).not.toContain('alcohol-free');
    expect(sentences.find((sentence) => sentence.includes('alcohol-free'))).toMatch(
      /^Apart from that guideline, we suggest/,
    );
  });

  test('high risk shows the hotline and warns against stopping suddenly; 6 does not', () => {
    const seven = auditC.score({ question1: 3, question2: 2, question3: 2 });
    expect(seven?.notices.map(({ id }) => id)).toEqual(['do-not-stop-suddenly', 'hotline', 'guideline']);
    expect(seven?.notices[0]?.title).toBe('Do not stop suddenly if you drink heavily every day');
    expect(seven?.notices[1]?.phone).toEqual({
      name: 'National Alcohol and Other Drug Hotline',
      number: '1800 250 015',
    });
    const six = auditC.score({ question1: 3, question2: 2, question3: 1 });
    expect(six?.notices.map(({ id }) => id)).toEqual(['guideline']);
  });

  test('[SAFE-04] so does heavy drinking every day, at a score that is not high by itself; title and score stay', () => {
    for (const question1 of [0, 1, 2]) {
      const daily = auditC.score({ question1, question2: 0, question3: 4 });
      expect(daily).toMatchObject({ score: question1 + 4, title: 'Moderate Risk' });
      expect(daily?.recommendation).toEqual(scoring(7)?.recommendation);
      expect(daily?.recommendation.helpLines.map(({ number }) => number)).toEqual(['1800 250 015']);
    }
  });
});
