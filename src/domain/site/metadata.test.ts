import { expect, test } from 'vitest';
import { tabTitle } from './metadata.ts';

const brand = 'Saltbush Telehealth';

test.each([
  ['Privacy policy', 'Privacy policy | Saltbush Telehealth'],
  // 60 characters in all, and one more.
  ['x'.repeat(38), `${'x'.repeat(38)} | ${brand}`],
  ['x'.repeat(39), 'x'.repeat(39)],
  ['x'.repeat(60), 'x'.repeat(60)],
  [`${'word '.repeat(11)}and further words`, `${'word '.repeat(11)}and…`],
])('[SEO-05] the title %s', (title, shown) => {
  expect(tabTitle(title, brand)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(60);
});
