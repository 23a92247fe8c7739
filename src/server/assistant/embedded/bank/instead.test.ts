import { describe, expect, test } from 'vitest';
import { insteadOf, isMarkup } from './instead.ts';

describe('[CHAT-05] one word decides between answers that lie side by side', () => {
  test.each([
    ['tool/waist-women', ['what waist size is risky for a bloke'], 'tool/waist-men'],
    ['tool/waist-men', ["my wife's waist is 90, ok?"], 'tool/waist-women'],
    ['contact/how', ['im deaf so cant ring you, how do i get in touch'], 'access/hearing'],
    ['topic/protein-where', ['i have kidney disease', 'where do i get protein'], 'topic/kidney-protein'],
  ])('%s, %j: %s', (id, said, instead) => {
    expect(insteadOf(id, said)).toBe(instead);
  });

  test.each([
    ['tool/waist-women', ['waist for a man and a woman']],
    ['tool/waist-women', ['how big may a waist be']],
    ['contact/how', ['my kids have gone deaf to me, how do i ring you']],
    ['topic/protein-where', ['are kidney beans protein']],
  ])('%s, %j: stands', (id, said) => {
    expect(insteadOf(id, said)).toBeUndefined();
  });
});

describe('[CHAT-05] markup is no question', () => {
  test.each(["<script>alert('hello')</script>", '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '<b></b>'])(
    '%s',
    (message) => {
      expect(isMarkup(message)).toBe(true);
    },
  );

  test.each(['<b>What does the first visit cost?</b>', 'is my script ready', 'is a bmi < 25 or > 30 bad'])(
    '%s: is one',
    (message) => {
      expect(isMarkup(message)).toBe(false);
    },
  );
});
