import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { waistCutOffs } from '#domain/calculator/waist.ts';
import { instruments } from '#domain/screeners/instruments.ts';
import { figureTokens } from './figures.ts';
import { loadContent } from './load.ts';
import { replaceTokens } from './tokens.ts';

const folder = 'assistant-pack/answers';
const typed: { id: string; answer: string }[] = [
  ...readdirSync(folder).flatMap((file) => parse(readFileSync(join(folder, file), 'utf8'))),
  ...parse(readFileSync('content/assistant/answers.yaml', 'utf8')).answers,
];
const saidIn = (id: string, figures: Record<string, string>) =>
  replaceTokens(typed.find((answer) => answer.id === id)?.answer ?? '', figures, () => {}).replace(/\s+/g, ' ');

describe('figures of the answers', () => {
  test('a cut-off that is changed in the calculator changes the answer', () => {
    const bands = { ...waistCutOffs, female: { increased: 79, substantiallyIncreased: 87 } };
    expect(saidIn('tool/waist-women', figureTokens())).toMatch(/at 80 cm and is substantially higher from 88 cm/);
    const changed = saidIn('tool/waist-women', figureTokens({ waistCutOffs: bands }));
    expect(changed).toMatch(/at 79 cm and is substantially higher from 87 cm/);
  });

  test('a cut-off that is changed in a self-check changes the answer', () => {
    const { 'stop-bang': own } = instruments;
    const [low, intermediate, high] = own.scale.bands;
    if (!intermediate || !high) throw new Error('three bands are expected');
    const scale = { ...own.scale, bands: [low, intermediate, { ...high, from: 6 }] as const };
    expect(saidIn('tool/stop-bang-score', figureTokens())).toContain('**3 or 4:** Intermediate Risk');
    const changed = saidIn(
      'tool/stop-bang-score',
      figureTokens({ instruments: { ...instruments, 'stop-bang': { ...own, scale } } }),
    );
    expect(changed).toContain('**3 to 5:** Intermediate Risk');
    expect(changed).toContain('**6 to 8:** High Risk');
  });

  /** A subject, and what no answer about it types: numbers that a token holds. */
  const tokensOf: [subject: string, about: RegExp, figure: RegExp][] = [
    ['waist', /waist|for a (wo)?man, risk/i, /\b(80|88|94|102) cm|\b(80 and 88|94 and 102)\b/],
    ['BMI', /\bBMI\b|body mass/i, /\b(18\.5|24\.9|29\.9)\b|\b(from|over|of|under) (25|30)\b(?! minutes)/],
    ['Epworth', /epworth/i, /\b(16 or more|is 16|16 to 24|11 to 15|6 to 10|0 to 5|out of 24)\b/i],
    ['STOP-BANG', /stop-bang/i, /\b(0 to 2|3 or 4|5 to 8|out of 8|eight questions)\b/i],
    ['BEDS-7', /beds-7/i, /\b(0 to 2|3 to 7|seven (yes-or-no )?questions)\b/i],
    ['ASRS', /asrs/i, /\b(0 to 3|4 to 6|four or more|4 or more|six (questions|answers))\b/i],
    ['AUDIT-C', /audit-c/i, /\b(0 to 12|1 to 2|1 or 2|3 to 6|7 to 12|from 7|three questions)\b/i],
    ['the calculator', /calculator|kcal/i, /\b(800 kcal|12 weeks|under 18|15% in)\b/i],
    ['a visit', /visit|appointment/i, /\b(about|takes|allow|with us:|:) (10|15|30|45) minutes\b|\b10-minute\b/i],
    ['hours', /open|hours|ring/i, /\b(8 am to 7 pm|9 am to 4 pm)\b/i],
    ['notice', /cancel|notice|fee/i, /\b24 hours'? (notice|before|away)\b/i],
    ['replies', /./, /\b2 business days\b/i],
  ];
  /** What this clinic words for its own hours, in `content/assistant`. */
  const ofOwnHours = /^(hours|place)\//;

  test.each(tokensOf)('no answer types a figure of %s that a token holds', (_, about, figure) => {
    const found = typed.filter(
      ({ id, answer: says }) => !ofOwnHours.test(id) && about.test(says) && figure.test(says.replace(/\s+/g, ' ')),
    );
    expect(found.map(({ id }) => id)).toEqual([]);
  });

  test('every token of an answer is filled in, {{place}} and {{complaintsBody}} apart', () => {
    const { answers } = loadContent('content').assistant;
    const open = answers.filter(({ answer: says }) => /\{\{(?!(?:place|complaintsBody)\}\})/.test(says.html));
    expect(open.map(({ id }) => id)).toEqual([]);
  });
});

test('[TOOLS-01] every count of the self-checks that is written in words is their number', () => {
  const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
  const count = Object.keys(instruments).length;
  // The page of the tools counts the calculator, too.
  const expected = { 'self-checks': [count], screeners: [count], 'free self-checks': [count + 1], 'and no': [count] };
  const wrong: string[] = [];
  let read = 0;
  for (const file of ['content/home.yaml', 'content/landing/tools.yaml', 'assistant-pack/answers/tools.yaml'])
    for (const [found, word = '', things = ''] of readFileSync(file, 'utf8').matchAll(
      new RegExp(`\\b(${numbers.join('|')}) (?:short )?(self-checks|screeners|free self-checks|and no)\\b`, 'gi'),
    )) {
      read += 1;
      const right = expected[things as keyof typeof expected];
      if (!right.includes(numbers.indexOf(word.toLowerCase()))) wrong.push(`${file}: ${found}`);
    }
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThanOrEqual(7);
});
