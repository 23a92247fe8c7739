import { expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import type { SiteKnowledge } from '../knowledge/knowledge.ts';
import { piecesOfPost } from '../knowledge/post-pieces.ts';
import type { BankAnswer } from '../select/select.ts';
import { articlesOn } from './articles.ts';
import { draftOf } from './draft-of.ts';
import { createFacts } from './facts.ts';

// Articles are written, renamed and taken back while the site runs: what a visitor is shown is their title now.

const content = loadContent('content');
const facts = createFacts(content);
const [first, second] = content.posts;
if (!first || !second) throw new Error('the content has no two articles');
const pathOf = (slug: string) => `/blog/${slug}`;

test('an answer of the bank links an article under its title of now, and none that cannot be read', () => {
  const answer = {
    id: 'article/one',
    says: { html: '<p>Read on.</p>', inline: false },
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

test('articles that are asked for are named by their whole titles', async () => {
  const post = {
    title: 'Wombats: what they eat',
    slug: 'wombats',
    excerpt: 'Grass.',
    content: '## At night\n\nWombats graze.',
    tags: [],
    category: 'Food',
  };
  const knowledge = {
    find: async () => piecesOfPost(post).map((piece) => ({ piece, score: 20, covered: 1 })),
    articles: async () => new Map([['/blog/wombats', post.title]]),
  } as unknown as SiteKnowledge;
  const [article] = (await articlesOn('articles about wombats', knowledge, facts)).sources;
  expect(article).toEqual({ title: post.title, href: '/blog/wombats' });
});
