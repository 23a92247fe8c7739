import { describe, expect, test } from 'vitest';
import type { PostFields } from './post.ts';
import { postFieldsSchema, postLimits } from './post-record.ts';
import { emptyTexts, newPost, publishedBy, savedWords } from './save-post.ts';

const fields: PostFields = { ...newPost('Saltbush'), title: 'Sleep', slug: 'sleep', content: 'Words.' };
const problemOf = (changes: Partial<Record<keyof PostFields, unknown>>) =>
  postFieldsSchema.safeParse({ ...fields, ...changes }).error?.issues.map(({ message }) => message) ?? [];

describe('[EDITOR-02] a new post', () => {
  test('starts from the given values', () => {
    expect(newPost('Saltbush')).toMatchObject({
      author: 'Saltbush Health Team',
      category: 'Health',
      tags: [],
      featured: false,
      published: false,
    });
  });
});

describe('[EDITOR-03] saving', () => {
  test.each([
    ['', '', ['title', 'content']],
    ['  \n', 'Words', ['title']],
    ['Title', ' ', ['content']],
    ['Title', 'Words', []],
    ['\u200b\u00ad\ufeff', 'Words', ['title']],
    ['\u3164', '\u2800', ['title', 'content']],
    ['— …', '—', ['title']],
    ['睡眠', '🌊', []],
    ['🌊', 'Words', []],
  ])('title %j and content %j lack %j', (title, content, missing) => {
    expect(emptyTexts({ title, content })).toEqual(missing);
  });

  test('only publishing publishes', () => {
    expect((['publish', 'schedule', 'draft'] as const).filter(publishedBy)).toEqual(['publish']);
  });

  test('the words say what happened', () => {
    expect(savedWords.publish.description).toMatch(/published/);
    expect(savedWords.schedule.description).toMatch(/scheduled/);
    expect(savedWords.draft.description).toMatch(/saved as draft/);
  });
});

describe('[EDITOR-02] the limits of a post', () => {
  test.each([
    ['title', postLimits.title],
    ['excerpt', postLimits.excerpt],
    ['content', postLimits.content],
    ['metaDescription', 155],
    ['featuredImageAlt', postLimits.featuredImageAlt],
  ] as const)('%s holds %i characters and no more', (field, limit) => {
    expect(problemOf({ [field]: 'x'.repeat(limit) })).toEqual([]);
    expect(problemOf({ [field]: 'x'.repeat(limit + 1) })).toHaveLength(1);
  });

  test.each(['', 'sleep', 'sleep-and-weight-2'])('%j is an address', (slug) => {
    expect(problemOf({ slug })).toEqual([]);
  });

  test.each(['Sleep', 'a--b', '-a', 'a-', 'a/b', 'a b', 'café', '../x'])('%j is none', (slug) => {
    expect(problemOf({ slug })).toHaveLength(1);
  });

  test.each(['/blog-images/blog-1.webp', 'https://pictures.example/a.avif', null])('%j is a picture', (address) => {
    expect(problemOf({ featuredImage: address })).toEqual([]);
  });

  test.each(['javascript:alert(1)', '//elsewhere.example/a', 'data:image/png;base64,AA', ''])(
    '%j is none',
    (address) => {
      expect(problemOf({ featuredImage: address })).toHaveLength(1);
    },
  );

  test('tags come out tidy', () => {
    expect(postFieldsSchema.parse({ ...fields, tags: [' a', 'A', ''] }).tags).toEqual(['a']);
  });
});
