import { expect, test } from 'vitest';
import { pattern } from './pattern.ts';

test('[BLOG-08] an expression over several lines loses no blank unseen: a word that runs on into the next line is refused', () => {
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
