import { describe, expect, test } from 'vitest';
import { proposalForField, proposalOfResult, shortened, tagsOfResult } from './ai-result.ts';

describe('[EDITOR-07] tags of a result', () => {
  test.each([
    ['a list', ['sleep', ' food '], ['sleep', 'food']],
    ['a JSON string', '["sleep", "food"]', ['sleep', 'food']],
    ['a JSON string in a fence', '```json\n["sleep"]\n```', ['sleep']],
    ['comma-separated text', 'sleep, food, ,', ['sleep', 'food']],
    ['a list with what is no tag', ['sleep', 3, null], ['sleep']],
    ['a broken list', '["sleep", "food"', ['sleep', 'food']],
    ['nothing', undefined, []],
    ['a number', 4, []],
  ])('%s', (_, result, tags) => {
    expect(tagsOfResult(result)).toEqual(tags);
  });
});

describe('[EDITOR-08] a post that a model wrote', () => {
  const result = {
    title: ' Sleep and appetite ',
    excerpt: 'Short nights, hungry days.',
    content: '## Why\n\nBecause.',
    category: 'Sleep',
    tags: '["sleep"]',
    meta_description: 'Why short nights make hungry days.',
  };

  test('fills title, excerpt, content, category, tags and meta description', () => {
    expect(proposalOfResult(result)).toEqual({
      title: 'Sleep and appetite',
      excerpt: 'Short nights, hungry days.',
      content: '## Why\n\nBecause.',
      category: 'Sleep',
      tags: ['sleep'],
      metaDescription: 'Why short nights make hungry days.',
    });
    expect(proposalOfResult(JSON.stringify(result))).toEqual(proposalOfResult(result));
  });

  test.each([null, undefined, '', 'words', [], {}, { title: ' ' }])('%j is none', (empty) => {
    expect(proposalOfResult(empty)).toBeUndefined();
  });
});

describe('[EDITOR-07] one field', () => {
  test('text is trimmed, and nothing is nothing', () => {
    expect(proposalForField('category', ' Sleep ')).toEqual({ category: 'Sleep' });
    expect(proposalForField('excerpt', '  ')).toBeUndefined();
    expect(proposalForField('tags', 'a, b')).toEqual({ tags: ['a', 'b'] });
    expect(proposalForField('tags', [])).toBeUndefined();
  });

  test('a meta description never passes its limit and ends at a word', () => {
    const long = 'word '.repeat(60);
    const { metaDescription } = proposalForField('metaDescription', long) ?? {};
    expect(metaDescription?.length).toBeLessThanOrEqual(155);
    expect(metaDescription).toMatch(/word…$/);
    expect(shortened('x'.repeat(155))).toBe('x'.repeat(155));
    expect(shortened('x'.repeat(156))).toHaveLength(155);
  });
});
