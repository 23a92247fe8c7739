import { expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import type { BankAnswer } from '../select/select.ts';
import { draftOf } from './draft-of.ts';
import { createFacts } from './facts.ts';

// Articles are published, renamed and withdrawn at runtime: a link has the current title.

const content = loadContent('content');
const facts = createFacts(content);
const [first, second] = content.posts;
if (!first || !second) throw new Error('the content has no two articles');
const pathOf = (slug: string) => `/blog/${slug}`;

test('an answer links an article under its current title, and no unpublished article', () => {
  const answer = {
    id: 'article/one',
    answer: { html: '<p>Read on.</p>', inline: false },
    pages: [pathOf(second.slug), pathOf(first.slug), '/blog/new-here', '/medicare#fees'],
  } as unknown as BankAnswer;
  const titles = new Map([
    [pathOf(first.slug), 'Renamed: since the start'],
    ['/blog/new-here', 'Written since'],
  ]);
  expect(draftOf(answer, facts, undefined, titles).sources).toEqual([
    { title: 'Renamed: since the start', href: pathOf(first.slug) },
    { title: 'Written since', href: '/blog/new-here' },
  ]);
});
