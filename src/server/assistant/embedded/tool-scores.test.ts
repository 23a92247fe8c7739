import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import type { Turn } from '../chat/parts.ts';
import { htmlOf } from './draft.ts';
import { createFacts } from './facts.ts';
import { ownScore } from './tool-scores.ts';

const facts = createFacts(loadContent('content'), []);
const told = (message: string, ...said: string[]) => {
  const draft = ownScore(
    message,
    said.map((text): Turn => ({ role: 'visitor', text })),
    facts,
  );
  return draft && htmlOf(draft);
};

describe('[CHAT-05] a score of a self-check', () => {
  test.each([
    [
      'Intermediate Risk',
      'my wife answered for me and i got 4',
      'which one is the sleep apnoea quiz',
      'how many questions in it',
    ],
    ['Intermediate Risk', 'Did the snoring one with eight questions. Four yeses. Explain it to me'],
    ['High Risk', 'it came up 8. what does that mean', 'did that three question drinking thing on your page'],
    ['Lower Likelihood of ADHD', 'i got 2 of 6 so thats a no', 'tell me about the adhd test'],
  ])('is told as %s: %s', (band, message, ...said) => {
    expect(told(message, ...said)).toContain(band);
  });

  test('proves nothing, and is said to prove nothing where that is asked', () => {
    expect(told('i got 2 of 6 so thats a no', 'tell me about the adhd test')).toContain('nor rules one out');
  });

  test.each([
    ['i got 4 kids at home', 'is there a sleep apnoea quiz'],
    ['i got 4'],
    ['i got 4', 'i snore like a train'],
    ['i got 40', 'is there a sleep apnoea quiz'],
    ['got 2 weeks off, can i come', 'is there a sleep apnoea quiz'],
    ['how long is the snoring quiz'],
    ['does the snoring quiz have 8 yes or no questions'],
    ['my son is 12, did the snoring quiz, four yeses'],
    ['my daughter is 9 and she got 5', 'is there an adhd test'],
    ['booked for friday, says 9 on the email', 'can i drink water before my blood test'],
    ['my partner says 5 is too many', 'can i drink water before my blood test'],
  ])('is none: %s', (message, ...said) => {
    expect(told(message, ...said)).toBeUndefined();
  });
});
