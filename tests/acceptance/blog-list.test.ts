import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { startBlog, type WrittenPost, withPosts } from '#tests/support/blog.ts';
import { newPage, type Visitor } from '#tests/support/browser.ts';
import { postFields } from '#tests/support/posts.ts';
import { request } from '#tests/support/request.ts';
import { servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { scriptIsReady } from '#tests/support/visit.ts';

const day = (count: number) => new Date(Date.UTC(2026, 0, count)).toISOString().slice(0, 10);

/** Sixty posts, the higher the newer: half on sleep; number 5 and 40 featured. */
const many: WrittenPost[] = Array.from({ length: 60 }, (_, index) => ({
  slug: `post-${index + 1}`,
  title: `Post ${index + 1}`,
  excerpt: index % 3 === 0 ? 'A calm evening.' : 'A busy morning.',
  category: index % 2 === 0 ? 'Sleep' : 'Food & cooking',
  tags: ['first', 'second', `number-${index + 1}`],
  featured: index === 4 || index === 39,
  createdAt: day(index + 1),
}));

let site: Site;

beforeAll(async () => {
  site = await startBlog([
    ...many,
    { slug: 'draft', title: 'Draft of a calm plan', published: false, category: 'Secrets', createdAt: day(70) },
  ]);
});

afterAll(() => site.stop());

const titles = (page: Page, section = 'main') =>
  page.locator(`${section} article :is(h2, h3)`).evaluateAll((all) => all.map((heading) => heading.textContent ?? ''));

/** The titles that the server sends, in reading order. */
async function served(visitor: Visitor, path: string): Promise<string[]> {
  const { headings } = await servedPage(visitor, site, path);
  return headings.filter(({ text }) => /^Post \d/.test(text)).map(({ text }) => text);
}

const numbers = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, index) => `Post ${from - index * step}`);
const count = (page: Page) => page.getByRole('status').first().innerText();

test('[BLOG-01] [BLOG-02] [SEO-01] [ROUTE-03] pages of 24, newest first, featured posts in the lead, each page with its address', async () => {
  const visitor = await newPage(site);
  const first = await servedPage(visitor, site, '/blog');
  const leading = ['Post 40', 'Post 5', ...numbers(60, 37).filter((title) => title !== 'Post 40')];
  expect(await served(visitor, '/blog')).toEqual(leading);
  expect(first.headings.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Featured Articles', 'Latest Articles']),
  );
  expect(first.html).not.toContain('Draft of');
  expect(first.html).not.toContain('Secrets');

  // Later pages have addresses of their own, and name their neighbours.
  expect(await served(visitor, '/blog?page=2')).toEqual(numbers(36, 13));
  expect(await served(visitor, '/blog?page=3')).toEqual(numbers(12, 1));
  const second = await servedPage(visitor, site, '/blog?page=2');
  expect(second.canonical).toEqual(['https://saltbush.example/blog?page=2']);
  expect(second.titles[0]).toMatch(/page 2\b/);
  expect(second.html).toContain('<link rel="prev" href="/blog"/>');
  expect(second.html).toContain('<link rel="next" href="/blog?page=3"/>');
  expect(second.html).not.toContain('Featured Articles');
  const beyond = await servedPage(visitor, site, '/blog?page=9');
  expect(beyond.status).toBe(404);
  expect(beyond.main).toContain('No articles found');
  expect(beyond.links.map(({ text }) => text)).toContain('Clear Filters');
  expect(beyond.meta.robots).toEqual(['noindex']);

  // Tags are searched as well, whatever their case.
  expect(await served(visitor, '/blog?q=NUMBER-33')).toEqual(['Post 33']);
  const filtered = await servedPage(visitor, site, '/blog?category=Sleep');
  expect(filtered.headings.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Featured Articles', 'All Articles']),
  );
  expect((await served(visitor, '/blog?category=Sleep'))[0]).toBe('Post 5');

  // Search engines read categories, and no search.
  const category = await servedPage(visitor, site, '/blog?category=Food+%26+cooking');
  expect(category.canonical).toEqual(['https://saltbush.example/blog?category=Food+%26+cooking']);
  expect(category.titles[0]).toMatch(/^Food & cooking: articles \| /);
  const search = await servedPage(visitor, site, '/blog?q=calm');
  expect(search.meta.robots).toEqual(['noindex']);
  expect(search.canonical).toEqual([]);

  const news = await servedPage(visitor, site, '/blogs/news');
  expect(news.status).toBe(200);
  expect(news.canonical).toEqual(['https://saltbush.example/blog']);
  expect(await served(visitor, '/blogs/news')).toEqual(leading);
  expect(news.html).toContain('action="/blog"');

  const shipped = await servedPage(visitor, await sharedSite(), '/blog');
  expect(shipped.headings.map(({ text }) => text)).toContain('Featured Articles');
  expect(shipped.links.filter(({ href }) => href.startsWith('/blog/')).length).toBeGreaterThan(1);
});

test('[BLOG-01] [BLOG-02] [BLOG-03] search, category, page and cards work together, without JavaScript', async () => {
  const { page } = await newPage(site, { javaScriptEnabled: false });
  await page.goto(site.address('/blog'));
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('  CALM ');
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.searchParams.get('q')?.trim() === 'CALM');
  await expect.poll(() => count(page)).toBe('20 articles for “CALM”');
  await page.getByRole('button', { name: 'Food & cooking' }).click();
  await expect.poll(() => count(page)).toBe('10 articles for “CALM” in Food & cooking');
  expect(await titles(page)).toEqual(['Post 40', ...numbers(58, 4, 6).filter((title) => title !== 'Post 40')]);
  expect(await page.getByRole('button', { name: 'Food & cooking', pressed: true }).count()).toBe(1);
  // Other words, the same category.
  await page.getByRole('searchbox').fill('busy');
  await page.keyboard.press('Enter');
  await expect.poll(() => count(page)).toBe('20 articles for “busy” in Food & cooking');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(() => count(page)).toBe('40 articles for “busy”');
  await page.getByRole('link', { name: 'Older' }).click();
  await page.waitForURL(site.address('/blog?q=busy&page=2'));
  await page.getByText('Page 2 of 2').waitFor();

  // Without a featured post the first one leads, and is listed only there.
  await page.goto(site.address('/blog?q=calm&category=Sleep'));
  expect(await titles(page, 'section[aria-labelledby=featured-title]')).toEqual(['Post 55']);
  expect(await titles(page, 'section[aria-labelledby=list-title]')).toEqual(numbers(49, 1, 6));
  // A card shows the date, the first two tags and the time it takes.
  await page.goto(site.address('/blog?q=number-9'));
  const card = page.getByRole('article');
  expect(await card.getByRole('listitem').allInnerTexts()).toEqual(['first', 'second']);
  expect(await card.innerText()).toContain('Jan 9, 2026');
  expect(await card.innerText()).toContain('1 min read');
  expect(await card.locator('time').getAttribute('datetime')).toBe('2026-01-09T00:00:00.000Z');
});

test('[BLOG-01] [BLOG-03] with JavaScript the list follows typing and announces it; no barriers, no overflow at 320 px', async () => {
  const { page } = await newPage(site, { width: 320 });
  const box = page.getByRole('searchbox');
  const looked = async (state: string, isNew = true) => {
    if (isNew) expect(await accessibilityFindings(page), state).toEqual([]);
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, `${state} at ${width} px`).toBeLessThanOrEqual(0);
    }
  };

  // Text typed before the script loaded counts.
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(site.address('/blog'));
  await box.pressSequentially('number-7');
  script.resolve();
  await page.waitForURL(site.address('/blog?q=number-7'));
  expect(await box.inputValue()).toBe('number-7');
  await expect.poll(() => titles(page)).toEqual(['Post 7']);
  await scriptIsReady(page);

  await box.fill('zanzibar');
  await page.getByRole('heading', { name: 'No articles found' }).waitFor();
  await looked('nothing found');
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await page.waitForURL(site.address('/blog'));
  await expect.poll(() => box.inputValue()).toBe('');
  await expect.poll(async () => (await titles(page)).length).toBe(25);
  await looked('the first page');
  await page.getByRole('link', { name: 'Older' }).click();
  await page.getByText('Page 2 of 3').waitFor();
  // Drawn as the first.
  await looked('the second page', false);
  await page.goBack();
  await page.waitForURL(site.address('/blog'));

  const data = Promise.withResolvers<void>();
  await page.route(/\/blog\.data/, async (route) => {
    await data.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sleep' }).click();
  await expect.poll(() => count(page)).toBe('Loading articles...');
  expect(await page.locator('[aria-busy=true]').count()).toBe(1);
  data.resolve();
  await expect.poll(() => count(page)).toBe('30 articles in Sleep');
  await page.waitForURL(site.address('/blog?category=Sleep'));

  await box.pressSequentially('calm');
  await page.waitForURL(site.address('/blog?q=calm&category=Sleep'));
  await expect.poll(() => count(page)).toBe('10 articles for “calm” in Sleep');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
  // One step back leaves the search, another the category.
  await page.goBack();
  await page.waitForURL(site.address('/blog?category=Sleep'));
  await expect.poll(() => box.inputValue()).toBe('');
  await page.goBack();
  await page.waitForURL(site.address('/blog'));
});

test('[BLOG-01] [BLOG-03] a change shows within two seconds despite the cache; deleted posts stay away, also the last one', async () => {
  const own = await startBlog([{ slug: 'one', title: 'One', createdAt: day(1) }]);
  try {
    const list = async () => (await request(own, '/blog')).text;
    const tag = (await request(own, '/blog')).headers.etag;
    expect((await request(own, '/blog')).headers.etag).toBe(tag);
    const saved = await withPosts(own, (posts) => posts.insert(postFields({ title: 'Two of them' }), 'a@b.example'));
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    await expect.poll(list, { timeout: 10_000 }).toContain('Two of them');
    expect((await request(own, '/blog/two-of-them')).status).toBe(200);
    expect((await request(own, '/sitemap.xml')).text).toContain('/blog/two-of-them<');
    await withPosts(own, (posts) => posts.delete(saved.post.id, 'a@b.example'));
    await expect.poll(list, { timeout: 10_000 }).not.toContain('Two of them');
    expect((await request(own, '/blog/two-of-them')).status).toBe(404);

    // The posts of the content folder enter once.
    await withPosts(own, async (posts) => {
      const { posts: found } = await posts.list({}, { offset: 0, limit: 9 });
      expect(found.map(({ slug }) => slug)).toEqual(['one']);
      expect(await posts.importOnce('content/posts', [], 'x')).toBe(false);
      await posts.delete(found[0]?.id ?? '', 'a@b.example');
    });
    await expect.poll(list, { timeout: 10_000 }).not.toContain('/blog/one"');
    const empty = await servedPage(await newPage(own), own, '/blog');
    expect(empty.status).toBe(200);
    expect(empty.main).toContain('No articles found');
    expect(empty.main).not.toContain('Clear Filters');
  } finally {
    await own.stop();
  }
});
