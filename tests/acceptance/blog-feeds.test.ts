import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startBlog, withPosts } from '#tests/support/blog.ts';
import { importedPost } from '#tests/support/posts.ts';
import { request } from '#tests/support/request.ts';
import type { Site } from '#tests/support/site.ts';

const origin = 'https://saltbush.example';
let site: Site;

beforeAll(async () => {
  site = await startBlog([
    {
      slug: 'older',
      title: 'Older & <wiser> \u0007',
      excerpt: 'It\'s "quoted" & 5 < 6.',
      category: 'Food & drink',
      tags: ['a', 'b'],
      createdAt: '2026-03-09',
      author: 'Marnie Keogh',
      text: 'See [questions](/faq) and ]]> more.\n\n<script>alert(1)</script>',
    },
    { slug: 'newer', title: 'Newer', createdAt: '2026-04-01' },
    { slug: 'draft', title: 'A draft', createdAt: '2026-05-01', published: false },
  ]);
});

afterAll(() => site.stop());

interface Item {
  title: string;
  link: string;
  guid: { '#text': string; '@_isPermaLink': string };
  pubDate: string;
  'dc:creator': string;
  category: string[];
  description: string;
  'content:encoded': string;
}

describe('[SEO-01] [BLOG-01] RSS 2.0', () => {
  test('is well-formed, newest first, with all that readers need', async () => {
    const { status, headers, text } = await request(site, '/blog/feed.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(XMLValidator.validate(text)).toBe(true);
    const parsed = new XMLParser({ ignoreAttributes: false, htmlEntities: true }).parse(text) as {
      rss: {
        '@_version': string;
        channel: Record<string, unknown> & { item: Item[]; 'atom:link': Record<string, string> };
      };
    };
    const { channel } = parsed.rss;
    expect(parsed.rss['@_version']).toBe('2.0');
    expect(channel).toMatchObject({
      title: 'Saltbush Telehealth: articles',
      link: `${origin}/blog`,
      language: 'en-au',
      lastBuildDate: 'Wed, 01 Apr 2026 00:00:00 GMT',
    });
    expect(channel['atom:link']).toMatchObject({ '@_rel': 'self', '@_href': `${origin}/blog/feed.xml` });
    expect(channel.item.map(({ link }) => link)).toEqual([`${origin}/blog/newer`, `${origin}/blog/older`]);
    const older = channel.item[1];
    expect(older).toMatchObject({
      title: 'Older & <wiser>',
      pubDate: 'Mon, 09 Mar 2026 00:00:00 GMT',
      'dc:creator': 'Marnie Keogh',
      category: ['Food & drink', 'a', 'b'],
      description: 'It\'s "quoted" & 5 < 6.',
    });
    expect(older?.guid['@_isPermaLink']).toBe('false');
    expect(older?.['content:encoded']).toContain(`<a href="${origin}/faq">questions</a>`);
    expect(older?.['content:encoded']).not.toContain('<script');
  });
});

test('[SEO-01] a post without author or category leaves no empty part in page, structured data, list and feeds', async () => {
  const blog = await startBlog([{ slug: 'tagged', tags: ['a'] }]);
  onTestFinished(() => blog.stop());
  await withPosts(blog, (posts) =>
    posts.importAll(
      [importedPost({ slug: 'bare', title: 'Bare', author: '', category: '', tags: [] }, 700)],
      'a@b.example',
    ),
  );
  const text = async (path: string) => (await request(blog, path)).text;
  await expect.poll(() => text('/blog/feed.xml'), { timeout: 20_000 }).toContain('Bare');
  const rss = await text('/blog/feed.xml');
  expect(rss).not.toMatch(/<(category|dc:creator)><|<(category|dc:creator)\/>/);
  expect(rss.match(/<dc:creator>Saltbush Health Team</g)).toHaveLength(2);
  const feed = JSON.parse(await text('/blog/feed.json')) as {
    items: { title: string; authors: unknown; tags: unknown }[];
  };
  expect(feed.items.find(({ title }) => title === 'Bare')).toMatchObject({
    authors: [{ name: 'Saltbush Health Team' }],
    tags: [],
  });
  const page = await text('/blog/bare');
  expect(page.replace(/<!--.*?-->|<[^>]+>/g, '')).toContain('By Saltbush Health Team');
  expect(page).not.toContain('article:section');
  const [, facts = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  expect(facts).toContain('"BlogPosting"');
  expect(facts).not.toMatch(/"(?:name|articleSection|item)":""/);
  expect(await text('/blog')).toContain('Saltbush Health Team');
});

describe('[SEO-01] [BLOG-01] JSON Feed 1.1', () => {
  test('holds the same articles', async () => {
    const { status, headers, text } = await request(site, '/blog/feed.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8']);
    const feed = JSON.parse(text) as { items: Record<string, unknown>[] } & Record<string, unknown>;
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${origin}/blog`,
      feed_url: `${origin}/blog/feed.json`,
      language: 'en-AU',
    });
    expect(feed.items.map(({ url }) => url)).toEqual([`${origin}/blog/newer`, `${origin}/blog/older`]);
    expect(feed.items[1]).toMatchObject({
      date_published: '2026-03-09T00:00:00.000Z',
      authors: [{ name: 'Marnie Keogh' }],
      tags: ['Food & drink', 'a', 'b'],
      content_html: expect.stringContaining(`href="${origin}/faq"`),
    });
  });

  test('names pictures of the clinic, and of no other site', async () => {
    const own = '/storage/v1/object/public/blog-images/blog-1763700000000.jpg';
    await withPosts(site, (posts) =>
      posts.importAll(
        [own, 'https://elsewhere.example/a.jpg'].map((featuredImage, day) =>
          importedPost({ title: `Picture ${day}`, featuredImage, featuredImageAlt: 'A bay' }, day - 700),
        ),
        'a@b.example',
      ),
    );
    const images = async () => {
      const { text } = await request(site, '/blog/feed.json');
      return (JSON.parse(text) as { items: { image: string }[] }).items.map(({ image }) => image);
    };
    await expect.poll(async () => (await images()).length, { timeout: 20_000 }).toBe(4);
    expect(await images()).toContain(`${origin}${own}`);
    expect((await images()).every((image) => image.startsWith(`${origin}/`))).toBe(true);
  });

  test('asking again costs nothing while nothing changed', async () => {
    const { headers } = await request(site, '/blog/feed.json');
    const again = await request(site, '/blog/feed.json', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });
});
