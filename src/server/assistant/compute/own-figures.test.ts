import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import type { Turn } from '../chat/parts.ts';
import { htmlOf } from '../compose/draft.ts';
import { createFacts } from '../compose/facts.ts';
import { ownBand, ownWaist } from './own-figures.ts';

const facts = createFacts(loadContent('content'), []);
/** The band that is named to somebody who asks after saying the rest. */
const namedBy =
  (own: typeof ownBand) =>
  (message: string, ...said: string[]) => {
    const draft = own(
      message,
      said.map((text): Turn => ({ role: 'visitor', text })),
      facts,
    );
    return draft && /‘([^’]+)’/.exec(htmlOf(draft))?.[1];
  };
const band = namedBy(ownBand);
const waist = namedBy(ownWaist);

describe('[CHAT-05] the band of a body mass index', () => {
  test.each([
    ['bmi 33 what box does that put me in', 'Obesity Class I'],
    ['My BMI is come 27.3, what the calculator call this?', 'Above Healthy Weight'],
    ['i weigh 85kg im 170 cm am i obese', 'Above Healthy Weight'],
    ['my bmi is 40, which class is that', 'Obesity Class III'],
    ['70 kg and 1.75 m, what is my bmi', 'Healthy Weight'],
    ['whats my bmi if im 45 male 90 kg 175 cm', 'Above Healthy Weight'],
  ])('%s', (asked, expected) => {
    expect(band(asked)).toBe(expected);
  });

  test('is found from what was told before', () => {
    expect(band('what bmi does that make me', 'Gwen here, 58, from Bundy. 94 kg and 162 tall')).toBe(
      'Obesity Class II',
    );
    expect(band('so whats my bmi then', 'im 94 kg', 'and 162 cm')).toBe('Obesity Class II');
  });

  test('says no figure that a page does not', () => {
    const draft = ownBand('i weigh 85 kg at 170 cm, am i obese', [], facts);
    expect(draft && htmlOf(draft).replace(/<[^>]*>/g, '')).not.toMatch(/\d/);
  });

  test.each([
    ['im 15 and 70 kg 160 cm, what bmi is that'],
    ['my son is 70 kg and 160 cm, what bmi is that'],
    ['i weigh 45 kg, 165 cm tall. what bmi is that'],
    ['my bmi is 41 can you see me'],
    ['i lost 20 kg, is that good'],
    ['my blood pressure is 160 is that high'],
    ['90 kg and waist 125 cm what category am i'],
    ['i was 140 kg and now 90 kg at 175 cm whats my bmi'],
  ])('not: %s', (asked) => {
    expect(band(asked)).toBeUndefined();
  });
});

describe('[CHAT-05] the band of a waist', () => {
  test('is named for a man and for a woman', () => {
    expect(waist('Male, 52, waist is 97 cm measured above the belly button. Is that in the OK zone or no?')).toBe(
      'Increased Risk',
    );
    expect(waist('where does that land me', 'tape says 97 round the middle', 'male, 52')).toBe('Increased Risk');
    expect(waist('im a woman with a waist of 79 cm, is that ok')).toBe('Lower Risk');
    expect(waist('female, my waist is 92, is that too big')).toBe('Substantially Increased Risk');
  });

  test.each([
    ['my waist is 97 cm, is that bad'],
    ['male, waist is 42, is that bad'],
    ['my son is 15, male, waist 90 cm, is that bad'],
    ['how do i measure my waist, im a man'],
    ['im a woman 165 cm tall, belly button hernia, is it bad'],
    ['im a man, waist is now down from 110 to 95, is that good'],
    ['im a man and the tape measure costs 97, is that ok at the chemist'],
  ])('not: %s', (asked) => {
    expect(waist(asked)).toBeUndefined();
  });
});
