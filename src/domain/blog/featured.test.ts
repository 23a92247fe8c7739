import { describe, expect, test } from 'vitest';
import { leadAndRest } from './featured.ts';

const posts = (...ids: string[]) => ids.map((id) => ({ id }));

describe('[BLOG-02] what leads the list', () => {
  test('featured posts, and each post once', () => {
    expect(leadAndRest(posts('a', 'b', 'c'), posts('b'))).toEqual({ lead: posts('b'), rest: posts('a', 'c') });
  });

  test('a featured post from a later page', () => {
    expect(leadAndRest(posts('a', 'b'), posts('z'))).toEqual({ lead: posts('z'), rest: posts('a', 'b') });
  });

  test('with no featured post, the first', () => {
    expect(leadAndRest(posts('a', 'b'), [])).toEqual({ lead: posts('a'), rest: posts('b') });
    expect(leadAndRest([], [])).toEqual({ lead: [], rest: [] });
  });

  test('with many, the newest three; the others stay in the list', () => {
    expect(leadAndRest(posts('a', 'b', 'c', 'd'), posts('a', 'b', 'c', 'd'))).toEqual({
      lead: posts('a', 'b', 'c'),
      rest: posts('d'),
    });
  });
});
