import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '#tests/fixtures/vectors/screeners.json';
import { epworth } from './epworth.ts';
import { situations } from './items.ts';

type Answers = Record<(typeof situations)[number], number>;

const chance = fc.integer({ min: 0, max: 3 });
const someAnswers: fc.Arbitrary<Answers> = fc
  .tuple(chance, chance, chance, chance, chance, chance, chance, chance)
  .map((chances) => answersFrom(chances));
const answersFrom = (chances: readonly number[]) =>
  Object.fromEntries(situations.map((id, index) => [id, chances[index]])) as Answers;
const sum = (answers: Answers) => Object.values(answers).reduce((total, points) => total + points, 0);
/** A total with as little dozing in traffic as possible. */
const scoring = (total: number) =>
  epworth.score(answersFrom(situations.map((_, index) => Math.min(3, Math.max(0, total - 3 * index)))));
const driving = (answers: Answers) => epworth.score(answers)?.notices.find(({ id }) => id === 'driving')?.title;

const titles = [
  ...Array<string>(6).fill('Normal Daytime Alertness'),
  ...Array<string>(5).fill('Mild Excessive Daytime Sleepiness'),
  ...Array<string>(5).fill('Moderate Excessive Daytime Sleepiness'),
  ...Array<string>(9).fill('Severe Excessive Daytime Sleepiness'),
];

describe('[SCREEN-05] Epworth', () => {
  test('asks about the eight specified situations with the four doze labels', () => {
    expect(epworth.items.map(({ id }) => id)).toEqual(vectors.epworth.fields);
    for (const { options } of epworth.items) {
      expect(options.map(({ value }) => value)).toEqual(vectors.epworth.points);
      expect(options.map(({ points }) => points)).toEqual(vectors.epworth.points);
      expect(options.map(({ label }) => label)).toEqual(vectors.epworth.optionLabels);
    }
  });

  test.each(vectors.epworth.vectors)('golden vector $id: $note', ({ answers, score, band, title, drivingWarning }) => {
    const result = epworth.score(answers);
    expect(result && { score: result.score, band: result.band, title: result.title }).toEqual(
      score === null ? null : { score, band, title },
    );
    if (result) expect(result.notices.some(({ id }) => id === 'driving')).toBe(drivingWarning);
  });

  test.each(titles.map((title, total) => [total, title]))('a total of %i is %s', (total, title) => {
    expect(scoring(Number(total))).toMatchObject({
      score: total,
      title,
      max: 24,
      display: `Score: ${total}/24 - ${title}`,
    });
  });

  test('every one of the 65,536 answer sets scores its sum and advises drivers by the rule', () => {
    const wrong = Array.from({ length: 4 ** 8 }, (_, code) => {
      const digits = [...code.toString(4).padStart(8, '0')].map(Number);
      const result = epworth.score(answersFrom(digits));
      const total = digits.reduce((a, b) => a + b);
      const advised = total > 15 || digits[7] !== 0;
      const right =
        result?.score === total && result.title === titles[total] && result.notices.length === Number(advised);
      return right ? null : digits.join('');
    }).filter(Boolean);
    expect(wrong).toEqual([]);
  });

  test('each side of every cut-off', () => {
    for (const total of [0, 5]) {
      expect(scoring(total)).toMatchObject({
        band: 'normal',
        message: 'Your score is in the range of normal daytime alertness. A low score does not rule sleep apnoea out.',
        recommendation: {
          severity: 'good',
          text: 'Nothing to do on this score. If you snore loudly, or somebody has seen your breathing pause, tell a clinician.',
        },
      });
    }
    for (const total of [6, 10]) {
      expect(scoring(total)).toMatchObject({
        band: 'mild',
        message:
          "Your answers suggest mild daytime sleepiness. The scale's author counts 6 to 10 as within normal. The score does not rule sleep apnoea out.",
        recommendation: {
          severity: 'caution',
          text: 'Look at your hours of sleep first. If sleepiness bothers you, raise it with a GP or another clinician.',
        },
      });
    }
    for (const total of [11, 15]) {
      expect(scoring(total)).toMatchObject({
        band: 'moderate',
        message: "Your answers suggest more daytime sleepiness than the scale's author counts as normal.",
        recommendation: {
          severity: 'warning',
          text: 'Make a time with a GP or another clinician to look for the cause. Do not drive while you are sleepy.',
        },
      });
    }
    for (const total of [16, 24]) {
      expect(scoring(total)).toMatchObject({
        band: 'severe',
        message: 'Your answers suggest severe daytime sleepiness. It needs medical attention, whatever the cause.',
        recommendation: {
          severity: 'severe',
          text: 'Immediate medical evaluation is recommended. Ask for an urgent consultation with a GP or another clinician, and do not drive until you have been assessed.',
        },
      });
    }
  });

  test('at a cut-off, one point more on any one situation raises the band and one point less lowers it', () => {
    fc.assert(
      fc.property(someAnswers, fc.constantFrom(...situations), (answers, id) => {
        if (answers[id] === 3) return;
        const [before, after] = [answers, { ...answers, [id]: answers[id] + 1 }].map(
          (each) => epworth.score(each)?.band,
        );
        expect(before !== after).toBe([5, 10, 15].includes(sum(answers)));
      }),
      { numRuns: 2000 },
    );
  });

  test('the order of the answers does not matter to the score, what it is called and what it means', () => {
    fc.assert(
      fc.property(someAnswers, fc.shuffledSubarray([...situations], { minLength: 8 }), (answers, order) => {
        const shuffled = answersFrom(order.map((id) => answers[id]));
        // The advice depends on which situation was traffic.
        const { notices: _, recommendation: __, ...expected } = epworth.score(answers) ?? {};
        expect(epworth.score(shuffled)).toMatchObject(expected);
      }),
    );
  });

  test('from 16 the advice is not to drive before an assessment; below it, dozing in traffic has advice', () => {
    const still = { reading: 3, watching_tv: 3, sitting_inactive: 3, passenger_car: 3, lying_down: 3, after_lunch: 0 };
    expect(driving({ ...still, sitting_talking: 0, car_traffic: 0 })).toBeUndefined();
    expect(driving({ ...still, sitting_talking: 1, car_traffic: 0 })).toBe(
      'Please do not drive until you have been assessed',
    );
    for (const car_traffic of [1, 2, 3]) {
      expect(driving({ ...answersFrom(Array(8).fill(0)), car_traffic })).toBe('Do not drive while you are sleepy');
      expect(driving({ ...still, sitting_talking: 0, car_traffic })).toBe(
        'Please do not drive until you have been assessed',
      );
    }
  });

  test("says that the scale's author counts 6 to 10 as normal", () => {
    expect(epworth.about.differences.join(' ')).toContain('counts 0 to 10 as normal, 11 and 12 as mild');
  });
});
