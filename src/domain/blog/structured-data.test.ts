import { expect, test } from 'vitest';
import { articleStructuredData, breadcrumbStructuredData } from './structured-data.ts';

const facts = {
  post: {
    title: 'Sleeping well',
    author: 'Saltbush Health Team',
    category: 'Sleep',
    tags: ['rest', 'light'],
    createdAt: '2026-03-09T00:00:00.000Z',
    updatedAt: '2026-03-10T00:00:00.000Z',
  },
  description: 'What helps.',
  clinic: 'Saltbush Telehealth',
  people: ['Marnie Keogh'],
  origin: 'https://clinic.example',
  path: '/blog/sleeping-well',
  image: '/social/a.png',
};

test('[SEO-01] an article says what it is, who wrote it and where it stands', () => {
  expect(articleStructuredData(facts)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Sleeping well',
    image: 'https://clinic.example/social/a.png',
    dateModified: '2026-03-10T00:00:00.000Z',
    author: { '@type': 'Organization', name: 'Saltbush Health Team' },
    keywords: 'rest, light',
  });
  const signed = { ...facts, post: { ...facts.post, author: 'Marnie Keogh' } };
  expect(articleStructuredData(signed)).toMatchObject({ author: { '@type': 'Person', name: 'Marnie Keogh' } });
});

test('[SEO-01] the way to a page, in order', () => {
  expect(
    breadcrumbStructuredData('https://clinic.example', [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://clinic.example/' },
      { position: 2, name: 'Blog', item: 'https://clinic.example/blog' },
    ],
  });
});
