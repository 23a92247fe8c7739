import { describe, expect, test } from 'vitest';
import { countWords, readingTime } from './reading-time.ts';

describe('[BLOG-07] reading time', () => {
  test.each([
    [0, 0],
    [1, 1],
    [199, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('%i words take %i minutes', (words, minutes) => {
    expect(readingTime(Array(words).fill('word').join(' '))).toBe(minutes);
  });

  test('line breaks part words, and empty places are none', () => {
    expect(countWords('one\n\ntwo  three\n')).toBe(3);
  });
});
