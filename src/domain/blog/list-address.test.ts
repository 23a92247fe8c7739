import { describe, expect, test } from 'vitest';
import { isFiltering, type ListChoice, listAddress, pagesOf, readListChoice } from './list-address.ts';

const read = (search: string) => readListChoice(new URLSearchParams(search));

describe('[BLOG-01] the address of the list', () => {
  test.each<[string, ListChoice]>([
    ['', { query: '', category: '', page: 1 }],
    ['?q=&category=&page=', { query: '', category: '', page: 1 }],
    ['?q=sleep&category=Mind+%26+food&page=3', { query: 'sleep', category: 'Mind & food', page: 3 }],
    ['?q=+two%20%20words%0A', { query: 'two words', category: '', page: 1 }],
    ...['0', '-1', '1.5', '1e3', 'two', '01', '9999999', ' 2'].map((page): [string, ListChoice] => [
      `?page=${page}`,
      { query: '', category: '', page: 1 },
    ]),
  ])('%j is read', (search, choice) => {
    expect(read(search)).toEqual(choice);
  });

  test('a choice has one spelling, and reads back', () => {
    expect(listAddress({})).toBe('/blog');
    expect(listAddress({ query: '', category: '', page: 1 })).toBe('/blog');
    const choice = { query: 'ça & <b>', category: 'Mind & food', page: 2 };
    expect(read(listAddress(choice).slice('/blog'.length))).toEqual(choice);
  });

  test('words without end are cut', () => {
    expect(read(`?q=${'x'.repeat(5000)}`).query).toHaveLength(100);
  });

  test('[BLOG-02] a search or a category is a filter; a page is not', () => {
    expect(isFiltering(read('?page=2'))).toBe(false);
    expect(isFiltering(read('?q=a'))).toBe(true);
    expect(isFiltering(read('?category=A'))).toBe(true);
  });

  test.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [48, 2],
    [49, 3],
  ])('%i posts fill %i pages', (total, pages) => {
    expect(pagesOf(total)).toBe(pages);
  });
});
