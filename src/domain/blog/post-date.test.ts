import { describe, expect, test } from 'vitest';
import { postDate } from './post-date.ts';

describe('[BLOG-03] a date', () => {
  test.each([
    ['2026-11-06T03:00:00Z', 'Australia/Brisbane', 'Nov 6, 2026'],
    // The clinic's day has begun while Greenwich still has the day before.
    ['2025-12-31T14:00:00Z', 'Australia/Brisbane', 'Jan 1, 2026'],
    ['2025-12-31T13:59:59Z', 'Australia/Brisbane', 'Dec 31, 2025'],
    ['2026-09-30T00:00:00Z', 'Australia/Perth', 'Sep 30, 2026'],
    ['2026-05-09T00:00:00Z', 'Australia/Darwin', 'May 9, 2026'],
  ])('%s in %s is %s', (moment, zone, shown) => {
    expect(postDate(moment, zone)).toBe(shown);
  });
});
