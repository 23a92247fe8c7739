import { describe, expect, test } from 'vitest';
import { slugOf } from './slug.ts';

describe('[BLOG-07] slug', () => {
  test.each([
    ['Sleep & Weight: What We Know', 'sleep-weight-what-we-know'],
    ['  10 Tips!  ', '10-tips'],
    ['---', ''],
    ['Café culture', 'cafe-culture'],
    ['Crème brûlée', 'creme-brulee'],
    ['Cre\u0300me Ångström ŁÓDŹ straße', 'creme-angstrom-lodz-strasse'],
    ['睡眠', ''],
    ['', ''],
  ])('%j becomes %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
