import { describe, expect, test } from 'vitest';
import { tableOfContents } from './contents.ts';

const headings = (...levels: number[]) => levels.map((level, index) => ({ id: `h-${index}`, text: `${index}`, level }));

describe('a table of contents', () => {
  test('comes past three headings', () => {
    expect(tableOfContents(headings(2, 2, 2))).toEqual([]);
    expect(tableOfContents(headings(2, 2, 2, 2))).toHaveLength(4);
  });

  test('goes two levels deep', () => {
    expect(tableOfContents(headings(2, 3, 4, 5, 2)).map(({ level }) => level)).toEqual([2, 3, 2]);
  });
});
