import { XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportedPost } from '#server/blog/post-store.ts';
import { startBlog, withPosts } from '#tests/support/blog.ts';
import { importedPost } from '#tests/support/posts.ts';
import { request } from '#tests/support/request.ts';
import type { Site } from '#tests/support/site.ts';

const origin = 'https://saltbush.example';
const published = 10_001;
let site: Site;

function* manyPosts(): Generator<ImportedPost> {
  for (let number = 1; number <= published; number += 1)
    yield importedPost({ title: `Post ${number}`, slug: `post-${number}`, content: 'Words.' }, number % 300);
  yield importedPost({ title: 'A draft', slug: 'a-draft', published: false }, 1);
}

beforeAll(async () => {
  site = await startBlog([]);
  const results = await withPosts(site, (posts) => posts.importAll(manyPosts(), 'a@b.example'));
  if (results.some((kind) => kind !== 'saved')) throw new Error('the posts were not all imported');
}, 120_000);

afterAll(() => site?.stop());

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');

async function xmlAt(path: string): Promise<string> {
  const { status, headers, text } = await request(site, path);
  expect([path, status, headers['content-type']]).toEqual([path, 200, 'application/xml; charset=utf-8']);
  expect(XMLValidator.validate(text)).toBe(true);
  return text;
}

test('[SEO-01] [ROUTE-06] past 10,000 posts both addresses name parts, which list every post once and no draft', async () => {
  const index = await xmlAt('/sitemap-index.xml');
  expect(index).toContain('<sitemapindex');
  expect(await xmlAt('/sitemap.xml')).toBe(index);
  expect(addressesIn(index)).toEqual(['pages', 'posts-1', 'posts-2'].map((part) => `${origin}/sitemaps/${part}.xml`));
  const parts = await Promise.all(addressesIn(index).map((address) => xmlAt(new URL(address).pathname)));
  const [pages = [], ...posts] = parts.map(addressesIn);
  expect(pages).toContain(`${origin}/faq`);
  expect(posts.map(({ length }) => length)).toEqual([10_000, 1]);
  const named = new Set(posts.flat());
  expect(named.size).toBe(published);
  expect(named).toContain(`${origin}/blog/post-${published}`);
  expect(named).not.toContain(`${origin}/blog/a-draft`);
  expect(parts.slice(1).every((part) => part.split('<lastmod>').length === part.split('<url>').length)).toBe(true);
  expect((await request(site, '/sitemaps/posts-3.xml')).status).toBe(404);
});
