import { describe, expect, test } from 'vitest';
import type { Turn } from '../chat/parts.ts';
import { putRight } from './put-right.ts';

const said = (...texts: string[]): Turn[] =>
  texts.flatMap((text) => [{ role: 'visitor', text } as const, { role: 'assistant', text: 'an answer' } as const]);
const meant = (message: string, ...before: string[]) => putRight(message, said(...before));

describe('[CHAT-05] a number that a visitor puts right', () => {
  test.each([
    ['typo!! hes 16 sorry', 'can my son book himself in, hes 19', 'can my son book himself in, hes 16'],
    ['*16', 'can my son book himself in, hes 19', 'can my son book himself in, hes 16'],
    ['sorry, 16 not 19', 'can my son book himself in, hes 19', 'can my son book himself in, hes 16'],
    ['oops i meant 21', 'got 12 on the sleepiness one', 'got 21 on the sleepiness one'],
    ['make that 3', 'what do 2 follow ups come to', 'what do 3 follow ups come to'],
  ])('%s, after %s', (message, before, expected) => {
    expect(meant(message, 'hello', before)).toEqual({ message: expected, history: said('hello') });
  });

  test('what was meant stays meant when they go on', () => {
    const { message, history } = meant('and what does it cost', 'can my son book, hes 19', 'sorry 16');
    expect(message).toBe('and what does it cost');
    expect(history.filter(({ role }) => role === 'visitor').map(({ text }) => text)).toEqual([
      'can my son book, hes 16',
    ]);
  });

  test.each([
    ['sorry how long is the 15 minute one', 'i am 42'],
    ['sorry im 40 kilos heavier than i was at 20 and i feel ashamed of it', 'i am 42'],
    ['sorry', 'i am 42'],
    ['sorry, 8 weeks pregnant', 'im 34 and want to lose weight'],
    ['sorry my bmi is 17', 'im 25 and want to lose weight'],
    ['sorry i have type 1 diabetes', 'im 44 and want to book'],
    ['i meant stage 3 kidney disease', 'im 62 and want protein advice'],
    ['sorry im 16', 'can 2 people book together'],
    ['sorry im 10 minutes late', 'my appointment is at 3'],
    ['apologies, 170 tall', 'i weigh 95 and want my bmi'],
    ['sorry im 16', 'can my son book himself in, hes 19'],
    ['actually 3 pm', 'do you have anything at 2'],
    ['sorry im 16', 'can my son book himself in'],
    ['sorry im 16', 'my bmi is 31 and im 40'],
    ['and i am 16', 'i weigh 90'],
  ])('%s, after %s: nothing is put right', (message, before) => {
    expect(meant(message, before)).toEqual({ message, history: said(before) });
  });
});
