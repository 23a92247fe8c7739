import { describe, expect, test } from 'vitest';
import { matchHost } from '#domain/site/host.ts';
import { pageKey, showsPosts } from './page-key.ts';

const match = matchHost('localhost:3000', { product: 'clinic.example', previews: [] });
const key = (path: string, search = '', subSite?: string) =>
  pageKey({ match, protocol: 'http', subSite, path, search });

describe('the cache key of a page', () => {
  test('its address', () => {
    expect(key('/faq')).toBe('http|localhost:3000||/faq');
    expect(key('/faq', '?x=1')).toBeUndefined();
  });

  test('a sub-site has one page', () => {
    expect(key('/', '', 'sleep')).toBe(key('/anything', '', 'sleep'));
    expect(key('/_.data', '', 'sleep')).toBeUndefined();
    expect(key('/', '?page=2', 'sleep')).toBeUndefined();
  });

  test('the list by category and page, in one spelling', () => {
    for (const search of ['?category=Sleep', '?page=2', '?category=Mind+%26+food&page=3'])
      expect(key('/blog', search)).toBe(`http|localhost:3000||/blog${search}`);
    for (const search of [
      '?q=sleep',
      '?q=sleep&page=2',
      '?page=1',
      '?page=02',
      '?page=2&category=Sleep',
      '?category=Sleep&utm=1',
      '?category=Mind%20%26%20food',
      '?anything',
    ])
      expect(key('/blog', search), search).toBeUndefined();
    expect(key('/blogs/news', '?page=2')).toBeUndefined();
  });
});

test('[BLOG-01] pages that change with the posts', () => {
  for (const path of [
    '/blog',
    '/blog/a',
    '/blog.data',
    '/blog/a.data',
    '/blogs/news',
    '/sitemap.xml',
    '/sitemaps/posts-2.xml',
  ])
    expect(showsPosts(path), path).toBe(true);
  for (const path of ['/', '/faq', '/blog-admin', '/blogger', '/about']) expect(showsPosts(path), path).toBe(false);
});
