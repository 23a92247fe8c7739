import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnalysisRequest } from '#domain/screeners/analysis-request.ts';
import { assess } from '#domain/screeners/answers.ts';
import { epworth } from '#domain/screeners/epworth/epworth.ts';
import { situations } from '#domain/screeners/epworth/items.ts';
import { emailToGp } from '#domain/screeners/report.ts';
import { medicineWords } from '#tests/support/medicine-words.ts';
import { writtenTexts } from '#tests/support/written-texts.ts';
import { analyseSleep } from './analyse-sleep.ts';

type Chances = readonly number[];

const sum = (chances: Chances) => chances.reduce((total, points) => total + points, 0);

function requestOf(chances: Chances): AnalysisRequest {
  const answers = Object.fromEntries(situations.map((id, index) => [id, chances[index]])) as AnalysisRequest['answers'];
  return { assessmentType: 'epworth', score: sum(chances), answers };
}

const textOf = (...chances: number[]) => analyseSleep.run(requestOf(chances));
const paragraphsOf = (text: string) => text.split('\n\n');
const traffic = situations.indexOf('car_traffic');

const anyChances = fc.tuple(...situations.map(() => fc.integer({ min: 0, max: 3 })));

function holds(check: (text: string, chances: Chances) => void): Promise<void> {
  return fc.assert(
    fc.asyncProperty(anyChances, async (chances) => {
      check(await textOf(...chances), chances);
    }),
    { numRuns: 1000 },
  );
}

/** An answer set for each total; points go to restful situations first, to traffic last. */
function chancesOf(total: number): number[] {
  const chances = situations.map(() => 0);
  for (let left = total, index = 0; left > 0; index = (index + 1) % chances.length) {
    if (index === traffic && total <= 21) continue;
    if ((chances[index] ?? 3) === 3) continue;
    chances[index] = (chances[index] ?? 0) + 1;
    left -= 1;
  }
  return chances;
}

describe('[SCREEN-10] an analysis reflects the person’s own answers', () => {
  test.each(Array.from({ length: 25 }, (_, total) => total))('a total of %s is given with its title', async (total) => {
    const chances = chancesOf(total);
    expect(sum(chances)).toBe(total);
    const text = await textOf(...chances);
    const title = epworth.score(requestOf(chances).answers)?.title;
    expect(text).toContain(`add up to ${total} out of 24: “${title}”.`);
    expect(text.includes('one point under the next band')).toBe([5, 10, 15].includes(total));
    expect(text.includes('everything up to 10 as within normal')).toBe(total >= 6 && total <= 10);
    expect(text.includes('calls 11 and 12 mild')).toBe(total === 11 || total === 12);
    expect(text.includes('calls 13 to 15 moderate')).toBe(total >= 13 && total <= 15);
  });

  test('situations are listed by score in plain words', async () => {
    const text = await textOf(1, 3, 0, 0, 3, 0, 2, 0);
    expect(text).toContain(
      'You doze most easily while watching television and having a lie-down in the afternoon, where you marked a high chance. After that comes resting in a chair after lunch, with a moderate chance.',
    );
    expect(text).not.toContain('waiting in traffic');
    expect(await textOf(0, 0, 0, 0, 0, 0, 0, 0)).toContain('every answer was “Would never doze”');
    await holds((any, chances) => {
      const top = Math.max(...chances);
      const named = ['', 'a slight chance', 'a moderate chance', 'a high chance'][top] ?? '';
      if (top > 0) expect(any).toContain(`where you marked ${named}`);
    });
  });

  test('the text is a function of the answers, and differs between answers', async () => {
    await fc.assert(
      fc.asyncProperty(anyChances, anyChances, async (one, other) => {
        fc.pre(sum(one) !== sum(other));
        expect(await textOf(...one)).not.toBe(await textOf(...other));
        expect(await textOf(...one)).toBe(await textOf(...one));
      }),
    );
    expect(await textOf(2, 0, 0, 0, 0, 0, 0, 0)).not.toBe(await textOf(0, 2, 0, 0, 0, 0, 0, 0));
  });

  test('four to seven paragraphs of whole sentences', () =>
    holds((text) => {
      const paragraphs = paragraphsOf(text);
      expect(paragraphs.length).toBeGreaterThanOrEqual(4);
      expect(paragraphs.length).toBeLessThanOrEqual(7);
      expect(text.length).toBeGreaterThan(1200);
      expect(text.length).toBeLessThan(4000);
      for (const words of paragraphs) {
        expect(words).toMatch(/^[A-Z].*[.?]$/);
        expect(words).not.toMatch(/\s{2}|\n|undefined|\bnull\b|NaN|\[object|\.\.|\$\{|,\./);
      }
    }));
});

/** The recommendation in the e-mail to a GP: the page's own words. */
function recommendationOf(chances: Chances): string {
  const assessment = assess(epworth, requestOf(chances).answers);
  const body = assessment ? emailToGp(assessment).body : '';
  return /^Recommendation: (.+)$/m.exec(body.replaceAll('\r', ''))?.[1] ?? 'none given';
}

describe('[SCREEN-10] safety', () => {
  test('[SAFE-04] each of the 65,536 analyses begins with the page’s recommendation and never weakens it', async () => {
    const wrong: string[] = [];
    for (let code = 0; code < 4 ** situations.length; code += 1) {
      const chances = [...code.toString(4).padStart(situations.length, '0')].map(Number);
      const text = await textOf(...chances);
      const recommendation = recommendationOf(chances);
      const beside = text.replace(recommendation, '');
      const severe = sum(chances) >= 16;
      const careful = severe || (chances[traffic] ?? 0) > 0;
      const checks: readonly (readonly [string, boolean])[] = [
        ['the recommendation first', text.startsWith(recommendation)],
        // Whether and when to see a GP is stated once.
        [
          'another time to go',
          !/\b(?:this week|next week|weeks? or two|two or three weeks|soon|urgent)\b(?! with)/.test(
            beside.replace(/diary of[^,]+/, ''),
          ),
        ],
        [
          'driving',
          careful ? /do not drive/i.test(recommendation) : !/do not drive(?! while you are sleepy)/i.test(text),
        ],
        [
          'less',
          !careful ||
            !/nothing (?:more )?to do|no need|reassuring|avoid or limit|on which you drive|for two weeks|If you do see/i.test(
              text,
            ),
        ],
        [
          'less than a visit',
          sum(chances) < 11 || !/nothing (?:more )?to do|no need|reassuring|If you do see/i.test(text),
        ],
      ];
      for (const [name, right] of checks) if (!right) wrong.push(`${chances.join('')} ${name}`);
    }
    expect(wrong.slice(0, 8), `${wrong.length} texts`).toEqual([]);
  }, 120_000);

  test('the reasons for not driving accompany the recommendation', () =>
    holds((text, chances) => {
      const [first = ''] = paragraphsOf(text);
      const severe = sum(chances) >= 16;
      const dozes = (chances[traffic] ?? 0) > 0;
      expect(first.includes('counts a total of 16 or more as high risk')).toBe(severe);
      expect(first.includes('doze while the traffic stands still') || first.includes('might doze while')).toBe(dozes);
    }));

  test('every analysis refers to the other check and says that this one cannot rule out sleep apnoea', () =>
    holds((text, chances) => {
      expect(text).toContain('STOP-BANG questions on this same page');
      expect(text).toContain('sleep apnoea');
      if (sum(chances) <= 10) expect(text).toContain('cannot rule sleep apnoea out');
      for (const words of [
        'seven to nine hours',
        'Shift work',
        'Alcohol',
        'caffeine',
        'GP',
        'bring your total',
        'booking button',
        'not a diagnosis',
      ])
        expect(text).toContain(words);
    }));

  test('no text contains a medicine, a diagnosis or a promise', async () => {
    await holds((text) => {
      for (const words of medicineWords) expect(text).not.toMatch(words);
      expect(text).not.toMatch(
        /\byou(’re| are| have| suffer| may have| likely have)\b[^.]{0,40}(apnoea|narcolepsy|insomnia|disorder|disease|syndrome|depress)/i,
      );
      expect(text).not.toMatch(/\byou will\b|you’ll|guarantee|promise|\bcure|overweight|obes/i);
    });
    for (const name of readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts')))
      for (const text of writtenTexts(join(import.meta.dirname, name)))
        for (const words of medicineWords) expect(text, name).not.toMatch(words);
  });
});

describe('[SCREEN-10] every number is the total or on a short list', () => {
  test('sentences contain no digits: numbers come from figures.ts only', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => !/\.test\.ts$|^figures\.ts$/.test(name));
    expect(files).toContain('recommendation.ts');
    for (const name of files)
      for (const text of writtenTexts(join(import.meta.dirname, name))) expect(text, name).not.toMatch(/\d/);
  });

  test('in every analysis', () =>
    holds((text, chances) => {
      for (const number of text.match(/\d+/g) ?? [])
        expect([String(sum(chances)), '24', '16', '10', '11', '12', '13', '15']).toContain(number);
    }));
});
