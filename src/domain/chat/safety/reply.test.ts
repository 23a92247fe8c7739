import { describe, expect, test } from 'vitest';
import { figuresIn, helpLineFigures } from '../output-check.ts';
import { assess, type SafetyFinding } from '../safety.ts';
import { safetyKinds } from './kinds.ts';
import { asksAboutClinic, safetyReply } from './reply.ts';
import { safetyWords } from './words.ts';

const finding = (part: Partial<SafetyFinding>): SafetyFinding => ({
  kinds: ['suicide'],
  about: 'self',
  young: false,
  firstNations: false,
  ...part,
});

const every = safetyKinds.flatMap((kind) =>
  (['self', 'other'] as const).flatMap((about) => [
    safetyReply(finding({ kinds: [kind], about })),
    safetyReply(finding({ kinds: [kind, 'suicide'], about, young: true, firstNations: true })),
  ]),
);

describe('[CHAT-05] answers to emergencies and crises', () => {
  test('always hold the emergency number, dialling', () => {
    for (const html of every) expect(html).toContain('<a href="tel:000">000</a>');
  });

  test('never tell somebody to eat or drink who may not be awake', () => {
    for (const about of ['self', 'other'] as const) {
      const html = safetyReply(finding({ kinds: ['unconscious', 'hypoglycaemia'], about }));
      expect(html).toContain('give nothing by mouth');
      expect(html).not.toContain('take something');
    }
  });

  test('speak to whoever fainted themself as to themself', () => {
    const html = safetyReply(finding({ kinds: ['unconscious', 'violence'], about: 'self' }));
    expect(html).toContain(safetyWords.unconscious.meanwhile);
    expect(html).toContain(safetyWords.violence.meanwhile);
  });

  test('never offer a booking, and hold no other tag than those allowed', () => {
    for (const html of every) {
      expect(html).not.toMatch(/\bbook|appointment|consult|bulk/i);
      expect(html.replace(/<\/?(?:p|ul|li|strong)>|<a href="tel:\d+">|<\/a>/g, '')).not.toMatch(/[<>]/);
    }
  });

  test('hold no figure but those of the help lines; the sentences hold none', () => {
    for (const html of every)
      for (const figure of figuresIn(html.replace(/<[^>]+>/g, ' '))) expect(helpLineFigures).toContain(figure);
    for (const { lines, linesSelf, ...sentences } of Object.values(safetyWords))
      for (const sentence of Object.values(sentences)) expect(sentence).not.toMatch(/\d/);
  });

  test.each([
    ['suicide', '13 11 14'],
    ['suicide', '0477 13 11 14'],
    ['suicide', '1300 659 467'],
    ['overdose', '13 11 26'],
    ['eating-disorder', '1800 33 4673'],
    ['violence', '1800 737 732'],
    ['child', '1800 55 1800'],
    ['withdrawal', '1800 250 015'],
    ['abdomen', '1800 022 222'],
  ] as const)('%s names %s', (kind, number) => {
    expect(safetyReply(finding({ kinds: [kind] }))).toContain(number);
  });

  test('name the lines for young people and for Aboriginal and Torres Strait Islander people where they fit', () => {
    expect(safetyReply(finding({ young: true }))).toContain('1800 55 1800');
    expect(safetyReply(finding({ firstNations: true }))).toContain('13 92 76');
    expect(safetyReply(finding({}))).not.toMatch(/1800 55 1800|13 92 76/);
  });

  test('name the line for young people first, and an adult beside it, to who is young', () => {
    const html = safetyReply(finding({ kinds: ['self-harm'], young: true }));
    expect(html.indexOf('1800 55 1800')).toBeLessThan(html.indexOf('13 11 14'));
    expect(html).toContain('An adult you trust');
    expect(safetyReply(finding({ kinds: ['self-harm'], young: true, about: 'other' }))).not.toContain(
      'You are not in trouble',
    );
    expect(safetyReply(finding({ kinds: ['violence'], young: true }))).not.toContain('such as a parent');
  });
});

test('[CHAT-05] after a crisis, questions about the clinic are told from the rest', () => {
  expect(asksAboutClinic('how much is a follow up')).toBe(true);
  expect(asksAboutClinic('no')).toBe(false);
  expect(asksAboutClinic('how do i erase this chat')).toBe(true);
});

test('[CHAT-05] who left insulin out is not told to take sugar', () => {
  const html = safetyReply(
    finding({ kinds: ['hypoglycaemia', 'eating-disorder'], about: 'self', insulinMissed: true }),
  );
  expect(html).toContain('emergency department now');
  expect(html).not.toMatch(/jelly beans|GP today or tomorrow/);
  expect(html).toContain('1800 33 4673');
  expect(assess('im type 1 and stopped my insulin, sugar is 28 and im vomiting')?.insulinMissed).toBe(true);
  expect(assess('i never skip my insulin but my sugar is 2.1 and im shaking and sweaty')?.insulinMissed).toBe(false);
  expect(
    safetyReply(finding({ kinds: ['unconscious', 'hypoglycaemia'], about: 'other', insulinMissed: true })),
  ).not.toContain('fast sugar');
  expect(assess('took too much insulin and shaking, sugar is 2')?.insulinMissed).toBe(false);
});
