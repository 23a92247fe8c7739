import { expect, test } from 'vitest';
import { checkAdvertising, rules } from './check-advertising.ts';

test('[BLOG-08] a warning has the offset of its passage in the typed text, whatever hides it', () => {
  const text =
    'A walk helps.\n\n## **Oz\u200bempic** at home\n\n- Results  _guaranteed_\n- Nobody can guarantee a result.';
  const warnings = checkAdvertising(text);
  expect(warnings.map(({ kind, passage }) => [kind, passage])).toEqual([
    ['medicine-name', 'Oz\u200bempic'],
    ['guarantee', 'guaranteed'],
  ]);
  for (const { start, end, passage } of warnings) expect(text.slice(start, end)).toBe(passage);
});

test('[BLOG-08] what denies or warns is left alone, a name never is', () => {
  const kinds = (text: string) => checkAdvertising(text).map(({ kind }) => kind);
  expect(kinds('We never promise you results. Call 000. Do not wait.')).toEqual([]);
  expect(kinds('The law does not allow testimonials. Our patients love us.')).toEqual(['testimonial']);
  expect(kinds('The law does not allow us to advertise Ozempic.')).toEqual(['medicine-name']);
});

test('[BLOG-08] every rule has words and is bounded', () => {
  for (const { find, unless, why, instead } of rules) {
    expect(why.length * instead.length).toBeGreaterThan(0);
    for (const { source } of [find, unless ?? find]) {
      const bare = source.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
      expect(bare).not.toMatch(/[*+]|\{\d+,\}/);
    }
  }
});

test('[BLOG-08] [TRUST-03] ten times the text takes about ten times as long, whatever is in it', () => {
  const hostile = [
    'before: ',
    'my weight is so very ',
    'no no no ',
    'most effective most ',
    ' \n',
    "'s ",
    '5 - 5 -',
    '*_*_',
    '. ',
    'she was 80 kg and ',
    'first and only ',
    'my knees so very ',
  ];
  for (const part of hostile) {
    const ofLength = (length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
    checkAdvertising(ofLength(5000));
    const short = processorTime(() => checkAdvertising(ofLength(5000)));
    const long = processorTime(() => checkAdvertising(ofLength(50_000)));
    expect(long, part).toBeLessThan(40 * Math.max(short, 5));
  }
});

/** CPU milliseconds of this process: other processes do not count. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
