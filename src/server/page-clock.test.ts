import { expect, test } from 'vitest';
import { pageClocks } from './page-clock.ts';

test('a page that shows the year expires when the next one begins at the clinic', () => {
  let now = Date.parse('2026-12-31T13:58:00Z');
  const clockOfPage = pageClocks('Australia/Brisbane', () => now);
  const page = clockOfPage();
  expect(page.expires()).toBe(Number.POSITIVE_INFINITY);
  expect(page.year()).toBe(2026);
  expect(new Date(page.expires()).toISOString()).toBe('2026-12-31T14:00:00.000Z');
  now = page.expires();
  expect(clockOfPage().year()).toBe(2027);
  // Set back, as when a clock that was fast is corrected.
  now -= 1;
  expect(clockOfPage().year()).toBe(2026);
});

test('[DESK-06] a page that shows notices expires when the next one begins or ends', () => {
  const page = pageClocks('Australia/Brisbane', () => 1000)();
  expect(page.at([500, 1000])).toBe(1000);
  expect(page.expires()).toBe(Number.POSITIVE_INFINITY);
  expect(page.at([3000, 500, 2000])).toBe(1000);
  expect(page.expires()).toBe(2000);
});
