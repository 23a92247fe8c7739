import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyPost } from '#domain/blog/post-record.ts';
import { contentFolder } from '#tests/support/content-folder.ts';
import { loadContent } from './load.ts';

const front = {
  title: 'A quiet week',
  slug: 'a-quiet-week',
  excerpt: 'What a quiet week is good for.',
  category: 'Sleep',
  tags: '[rest, week]',
  metaDescription: 'A quiet week is a good place to begin with sleep, and this is how to plan for one.',
  createdAt: "'2026-09-14'",
};

function folderWith(changes: Partial<Record<string, string>> = {}, text = 'Rest at {{clinic.name}}. [Why](/faq)') {
  const folder = contentFolder();
  mkdirSync(join(folder.path, 'posts'));
  const lines = Object.entries({ ...front, ...changes }).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []));
  folder.write('posts/a-quiet-week.md', `---\n${lines.join('\n')}\n---\n${text}\n`);
  return folder;
}

describe('posts of the content folder', () => {
  test('[DESK-01] are read with their defaults and keep their tokens', () => {
    expect(folderWith().load().posts).toEqual([
      {
        ...emptyPost,
        title: 'A quiet week',
        slug: 'a-quiet-week',
        excerpt: 'What a quiet week is good for.',
        content: 'Rest at {{clinic.name}}. [Why](/faq)',
        author: 'Mallee Health Team',
        category: 'Sleep',
        tags: ['rest', 'week'],
        featured: false,
        published: true,
        metaDescription: front.metaDescription,
        createdAt: '2026-09-14T00:00:00.000Z',
        updatedAt: '2026-09-14T00:00:00.000Z',
      },
    ]);
  });

  test('a clinic may have none', () => {
    expect(contentFolder().load().posts).toEqual([]);
  });

  test('the clinic that ships has some, oldest first', () => {
    const dates = loadContent('content').posts.map(({ createdAt }) => createdAt);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted());
  });

  test.each([
    ['slug', 'another', 'slug', /write slug: a-quiet-week, as the file is named/],
    ['createdAt', "'2026-02-31x'", 'createdAt', /write a day in quotes/],
    ['createdAt', "'2026-13-01'", 'createdAt', /no such day/],
    ['updatedAt', "'2026-01-01'", 'updatedAt', /write a later day/],
    ['metaDescription', 'Too short.', 'metaDescription', /at least 70 characters/],
    ['metaDescription', 'long '.repeat(40), 'metaDescription', /shorten the description to 155 characters/],
    ['tags', '[]', 'tags', /at least one tag/],
    ['title', undefined, 'title', /write one line of text/],
    ['published', 'sometimes', 'published', /boolean/],
    ['stars', '5', '', /remove 'stars'/],
  ])('%s: %s is named with its fix', (key, value, field, fix) => {
    expect(folderWith({ [key]: value }).problems()).toContainEqual({
      file: 'posts/a-quiet-week.md',
      field,
      fix: expect.stringMatching(fix),
    });
  });

  test.each([
    ['A link to [nowhere](/nowhere).', 'text', /no page is at '\/nowhere'/],
    ['Of {{clinic.motto}}.', 'text', /stands for nothing/],
    [' ', 'text', /write the post below/],
  ])('the text %j is named with its fix', (text, field, fix) => {
    expect(folderWith({}, text).problems()).toContainEqual({
      file: 'posts/a-quiet-week.md',
      field,
      fix: expect.stringMatching(fix),
    });
  });

  test('posts may link to each other', () => {
    expect(folderWith({}, 'As [before](/blog/a-quiet-week).').problems()).toEqual([]);
    expect(folderWith({}, 'As [before](/blog/another).').problems()).toHaveLength(1);
  });
});
