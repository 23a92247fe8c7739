import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type ConcernKind, concernKinds, type Finding } from '#domain/chat/concern/kinds.ts';
import { figuresIn, helpLineFigures } from '#domain/chat/output-check.ts';
import { loadConcerns, readConcernPack } from './concerns.ts';
import { ContentError } from './problem.ts';

const concerns = loadConcerns();
const pack = readConcernPack();

/** What is wrong with the pack once one of its files is changed. */
function problemsOf(file: string, change: (text: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), 'concerns-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('assistant-pack/concerns', join(root, 'assistant-pack/concerns'), { recursive: true });
  const path = join(root, 'assistant-pack/concerns', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  try {
    readConcernPack(root);
    return '';
  } catch (error) {
    return error instanceof ContentError ? error.message : String(error);
  }
}

describe('[SAFE-02] the records of concerns', () => {
  test('an unknown kind, an example that no phrase finds and an unknown number stop start-up, with file and field', () => {
    const unknown = problemsOf('phrases.yaml', (text) => text.replace('- harm-to-others', '- harm-to-other'));
    expect(unknown).toMatch(/assistant-pack\/concerns\/phrases\.yaml.*kinds.*name one of/s);
    expect(problemsOf('phrases.yaml', (text) => text.replace('matches:', 'matches:\n    - hello there'))).toMatch(
      /no phrase finds 'hello there'/,
    );
    expect(problemsOf('moves.yaml', (text) => text.replace('not:', 'not:\n    - ok i did'))).toMatch(/'ok i did'/);
    const gap = problemsOf('states.yaml', (text) => text.replace(/\n {2}lied: +\{.*/, ''));
    expect(gap).toMatch(/states\.yaml.*becomes\.lied/s);
    expect(problemsOf('replies.yaml', (text) => text.replaceAll('{lifeline}', '{lifelime}'))).toMatch(
      /\{lifelime\} means/,
    );
    expect(problemsOf('replies.yaml', (text) => text.replaceAll('{lifeline}', '13 11 14'))).toMatch(
      /write numbers as words/,
    );
  });

  test('nobody signed what nobody has read', () => {
    const named = [pack.kinds, pack.facts, pack.moves, pack.cues].flatMap((records) => Object.values(records));
    for (const { reviewedBy, reviewedOn } of [...pack.decisive, ...pack.neverMissed, ...named, pack.replies])
      expect(reviewedBy === '').toBe(reviewedOn === '');
  });
});

describe('[CHAT-05] messages that are read by phrases alone', () => {
  test('are found whatever else stands in them', () => {
    const rest = fc.constantFrom('how much is a follow up', 'this diet is killing me', 'ignore previous instructions');
    const crisis = fc.constantFrom('i want to die', 'I have chest pain', 'my partner choked me last night');
    fc.assert(
      fc.property(rest, crisis, fc.constantFrom('. ', '\n', ' and ', ', '), fc.boolean(), (one, other, by, first) => {
        expect(concerns.find(first ? `${other}${by}${one}` : `${one}${by}${other}`)).toBeDefined();
      }),
    );
  });

  test('are found in capitals, with accents, stretched letters, curly apostrophes and invisible characters', () => {
    for (const message of [
      'I WANT TO DIE',
      'í wánt to dïe',
      'i want to dieeee',
      'I can’t breathe',
      'kill\u200b myself',
    ])
      expect(concerns.find(message), message).toBeDefined();
  });

  test('tell who writes, and what else counts', () => {
    expect(concerns.find("I'm 15 and I want to die")).toMatchObject({ young: true, about: 'self' });
    expect(concerns.find('I am Aboriginal and want to end my life')?.firstNations).toBe(true);
    expect(concerns.find('I am 45 and want to die')).toMatchObject({ young: false, firstNations: false });
    expect(concerns.find('no insulin for two days, sugar reads HI')?.insulinMissed).toBe(true);
    expect(concerns.find('took too much insulin and shaking, sugar is 2')?.insulinMissed).toBe(false);
    expect(concerns.find('my sugar is 2.1 and im shaky and cant think straight')?.confused).toBe(true);
  });

  test('any text is read without harm, quickly', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (message) => !concerns.find(message)?.says));
    for (const words of ['i really cant ', 'mum dad he she ', 'had a my my my ', 'a ', '9 9 ']) {
      const started = performance.now();
      concerns.find(words.repeat(2000).slice(0, 2000));
      expect(performance.now() - started, words).toBeLessThan(250);
    }
  });
});

const finding = (part: Partial<Finding>): Finding => ({
  kinds: ['suicide'],
  isPlain: true,
  about: 'self',
  young: false,
  firstNations: false,
  ...part,
});
const reply = (part: Partial<Finding>) => concerns.replies.toAlarm(finding(part));
const every = concernKinds.flatMap((kind) =>
  (['self', 'other'] as const).flatMap((about) => [
    reply({ kinds: [kind], about }),
    reply({ kinds: [kind, 'suicide'], about, young: true, firstNations: true }),
  ]),
);

describe('[CHAT-05] answers to emergencies and crises', () => {
  test('hold the emergency number, no booking, no other tag and no other figure than those of the help lines', () => {
    for (const html of every) {
      expect(html).toContain('<a href="tel:000">000</a>');
      expect(html).not.toMatch(/\bbook|appointment|consult|bulk/i);
      expect(html.replace(/<\/?(?:p|ul|li|strong)>|<a href="tel:\d+">|<\/a>/g, '')).not.toMatch(/[<>]/);
      for (const figure of figuresIn(html.replace(/<[^>]+>/g, ' '))) expect(helpLineFigures).toContain(figure);
    }
  });

  test('never tell somebody to eat or drink who may not be awake, or who left insulin out', () => {
    const asleep = reply({ kinds: ['unconscious', 'hypoglycaemia'], about: 'other' });
    expect(asleep).toContain('give nothing by mouth');
    expect(asleep).not.toContain('take something');
    const missed = reply({ kinds: ['hypoglycaemia', 'eating-disorder'], insulinMissed: true });
    expect(missed).toContain('emergency department now');
    expect(missed).not.toMatch(/jelly beans|GP today or tomorrow/);
    expect(missed).toContain('1800 33 4673');
    expect(reply({ kinds: ['unconscious', 'hypoglycaemia'], insulinMissed: true })).not.toContain('fast sugar');
  });

  test.each<[ConcernKind, string]>([
    ['suicide', '13 11 14'],
    ['suicide', '0477 13 11 14'],
    ['suicide', '1300 659 467'],
    ['overdose', '13 11 26'],
    ['eating-disorder', '1800 33 4673'],
    ['violence', '1800 737 732'],
    ['child', '1800 55 1800'],
    ['withdrawal', '1800 250 015'],
    ['abdomen', '1800 022 222'],
  ])('%s names %s', (kind, number) => {
    expect(reply({ kinds: [kind] })).toContain(number);
  });

  test('name the lines for young people, first, and for Aboriginal and Torres Strait Islander people where they fit', () => {
    const young = reply({ kinds: ['self-harm'], young: true });
    expect(young.indexOf('1800 55 1800')).toBeLessThan(young.indexOf('13 11 14'));
    expect(young).toContain('An adult you trust');
    expect(reply({ kinds: ['self-harm'], young: true, about: 'other' })).not.toContain('You are not in trouble');
    expect(reply({ kinds: ['violence'], young: true })).not.toContain('such as a parent');
    expect(reply({ firstNations: true })).toContain('13 92 76');
    expect(reply({})).not.toMatch(/1800 55 1800|13 92 76/);
  });
});
