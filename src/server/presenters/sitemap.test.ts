import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { presentMinimalSitemap, presentSitemap, presentSitemapPart } from './sitemap.ts';

const content = loadContent('content');
const publicOrigin = 'https://clinic.example';

/** A store with this many posts, named by position. */
function services(count: number) {
  const published = {
    count: async () => count,
    addresses: async ({ offset, limit }: { offset: number; limit: number }) =>
      Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, index) => ({
        slug: `post-${offset + index}`,
        updatedAt: '2026-03-09T10:00:00.000Z',
      })),
    list: async () => ({ posts: count > 0 ? [{ createdAt: '2026-04-01T00:00:00.000Z' }] : [], total: count }),
  };
  return { content, publicOrigin, posts: { published } } as unknown as Parameters<typeof presentSitemap>[0];
}

const addressesIn = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('[SEO-01] the sitemap', () => {
  test('is one file for up to 10,000 posts', async () => {
    const xml = await presentSitemap(services(10_000));
    expect(xml).toContain('<urlset');
    const found = addressesIn(xml);
    expect(found).toContain('https://clinic.example/blog/post-9999');
    expect(found).toContain('https://clinic.example/faq');
    expect(xml).toContain('<loc>https://clinic.example/blog/post-0</loc><lastmod>2026-03-09</lastmod>');
    expect(xml).toContain('<loc>https://clinic.example/blog</loc><lastmod>2026-04-01</lastmod>');
  });

  test('beyond that names its parts, which hold every post once', async () => {
    const store = services(25_001);
    const xml = await presentSitemap(store);
    expect(xml).toContain('<sitemapindex');
    expect(addressesIn(xml)).toEqual(
      ['pages', 'posts-1', 'posts-2', 'posts-3'].map((name) => `https://clinic.example/sitemaps/${name}.xml`),
    );
    const parts = await Promise.all(
      ['posts-1.xml', 'posts-2.xml', 'posts-3.xml'].map((name) => presentSitemapPart(store, name)),
    );
    expect(parts.map((part) => addressesIn(part).length)).toEqual([10_000, 10_000, 5001]);
    expect(new Set(parts.flatMap((part) => addressesIn(part))).size).toBe(25_001);
    const pages = addressesIn(await presentSitemapPart(store, 'pages.xml'));
    expect(pages).toContain('https://clinic.example/weight-loss-clinic-perth');
    expect(pages.some((address) => address?.includes('/blog/'))).toBe(false);
  });

  test.each(['posts-4.xml', 'posts-0.xml', 'posts-1', 'posts-01.xml', 'other.xml', 'posts-999999.xml'])(
    '%s is no part of it',
    async (name) => {
      expect(await presentSitemapPart(services(25_001), name)).toBeUndefined();
    },
  );

  test('[ROUTE-06] lists only the home address when posts cannot be read', () => {
    expect(addressesIn(presentMinimalSitemap({ publicOrigin }))).toEqual(['https://clinic.example/']);
  });
});
