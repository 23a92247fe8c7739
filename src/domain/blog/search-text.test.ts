import { describe, expect, test } from 'vitest';
import { foldForSearch, searchTextOf } from './search-text.ts';

describe('[BLOG-01] search text', () => {
  test.each([
    ['STRASSE', 'Straße'],
    ['ΌΔΟΣ', 'όδος'],
    ['ÉLAN', 'élan'],
    ['ﬁbre', 'FIBRE'],
  ])('%j and %j are alike', (a, b) => {
    expect(foldForSearch(a)).toBe(foldForSearch(b));
  });

  test('holds title, excerpt and tags', () => {
    expect(searchTextOf({ title: 'Title', excerpt: 'Excerpt', tags: ['Tag'] })).toBe('title\nexcerpt\ntag');
  });
});
