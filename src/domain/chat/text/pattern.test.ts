import { expect, test } from 'vitest';
import { pattern } from './pattern.ts';

test('[BLOG-08] a multi-line expression refuses a word that continues into the next line', () => {
  expect(
    pattern('')`
      never (?:have|need) to (?:
      diet|count)
    `.test('never have to diet'),
  ).toBe(true);
  expect(
    () => pattern('')`
      never (?:have|need) to
      (?:diet|count)
    `,
  ).toThrow('runs on');
});
