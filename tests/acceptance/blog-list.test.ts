import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { startBlog, type WrittenPost, withPosts } from '#tests/support/blog.ts';
import { newPage } from '#tests/support/browser.ts';
import { postFields } from '#tests/support/posts.ts';
import { request } from '#tests/support/request.ts';
import { servedPage } from '#tests/support/served-page.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

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
async function served(path: string): Promise<string[]> {
  const { headings } = await servedPage(await newPage(site), site, path);
  return headings.filter(({ text }) => /^Post \d/.test(text)).map(({ text }) => text);
}

const numbers = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, index) => `Post ${from - index * step}`);

describe('[BLOG-01] the list', () => {
  test('newest first, 24 to a page, the featured ones in the lead, and no draft', async () => {
    const page = await servedPage(await newPage(site), site, '/blog');
    expect(await served('/blog')).toEqual([
      'Post 40',
      'Post 5',
      ...numbers(60, 37).filter((title) => title !== 'Post 40'),
    ]);
    expect(page.headings.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Featured Articles', 'Latest Articles']),
    );
    expect(page.html).not.toContain('Draft of');
    expect(page.html).not.toContain('Secrets');
  });

  test('[SEO-01] later pages have addresses of their own, and name their neighbours', async () => {
    expect(await served('/blog?page=2')).toEqual(numbers(36, 13));
    expect(await served('/blog?page=3')).toEqual(numbers(12, 1));
    const { html, canonical, titles: heads } = await servedPage(await newPage(site), site, '/blog?page=2');
    expect(canonical).toEqual(['https://saltbush.example/blog?page=2']);
    expect(heads[0]).toMatch(/page 2\b/);
    expect(html).toContain('<link rel="prev" href="/blog"/>');
    expect(html).toContain('<link rel="next" href="/blog?page=3"/>');
    expect(html).not.toContain('Featured Articles');
  });

  test('search, category and page work together, without JavaScript', async () => {
    const { page } = await newPage(site, { javaScriptEnabled: false });
    await page.goto(site.address('/blog'));
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('  CALM ');
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => address.searchParams.get('q')?.trim() === 'CALM');
    await expect.poll(() => page.getByRole('status').first().innerText()).toBe('20 articles for “CALM”');
    await page.getByRole('button', { name: 'Food & cooking' }).click();
    await expect
      .poll(() => page.getByRole('status').first().innerText())
      .toBe('10 articles for “CALM” in Food & cooking');
    expect(await titles(page)).toEqual(
      numbers(58, 4, 6)
        .filter((title) => title !== 'Post 40')
        .toSpliced(0, 0, 'Post 40'),
    );
    expect(await page.getByRole('button', { name: 'Food & cooking', pressed: true }).count()).toBe(1);
    // Other words, the same category.
    await page.getByRole('searchbox').fill('busy');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('status').first().innerText())
      .toBe('20 articles for “busy” in Food & cooking');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect.poll(() => page.getByRole('status').first().innerText()).toBe('40 articles for “busy”');
    await page.getByRole('link', { name: 'Older' }).click();
    await page.waitForURL(site.address('/blog?q=busy&page=2'));
    await page.getByText('Page 2 of 2').waitFor();
  });

  test('tags are searched as well, whatever their case', async () => {
    expect(await served('/blog?q=NUMBER-33')).toEqual(['Post 33']);
  });

  test('with JavaScript the list follows what is typed, and says so', async () => {
    const { page } = await newPage(site);
    await visit(page, site.address('/blog'));
    await page.getByRole('button', { name: 'Sleep' }).click();
    await page.waitForURL(site.address('/blog?category=Sleep'));
    await page.getByRole('searchbox').pressSequentially('calm');
    await page.waitForURL(site.address('/blog?q=calm&category=Sleep'));
    await expect.poll(() => page.getByRole('status').first().innerText()).toBe('10 articles for “calm” in Sleep');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
    // One step back leaves the search, another the category.
    await page.goBack();
    await page.waitForURL(site.address('/blog?category=Sleep'));
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
    await page.goBack();
    await page.waitForURL(site.address('/blog'));
  });

  test('what was typed before the script came counts', async () => {
    const { page } = await newPage(site);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.address('/blog'));
    await page.getByRole('searchbox').pressSequentially('number-7');
    release();
    await page.waitForURL(site.address('/blog?q=number-7'));
    expect(await page.getByRole('searchbox').inputValue()).toBe('number-7');
    await expect.poll(() => titles(page)).toEqual(['Post 7']);
  });

  test('[ROUTE-03] /blogs/news shows the list, and its form leads to /blog', async () => {
    const page = await servedPage(await newPage(site), site, '/blogs/news');
    expect(page.status).toBe(200);
    expect(page.canonical).toEqual(['https://saltbush.example/blog']);
    expect(await served('/blogs/news')).toEqual(await served('/blog'));
    expect(page.html).toContain('action="/blog"');
  });
});

describe('[BLOG-02] what leads', () => {
  test('filtered: All Articles, and the featured ones that match', async () => {
    const { headings } = await servedPage(await newPage(site), site, '/blog?category=Sleep');
    expect(headings.map(({ text }) => text)).toEqual(expect.arrayContaining(['Featured Articles', 'All Articles']));
    expect((await served('/blog?category=Sleep'))[0]).toBe('Post 5');
  });

  test('with no featured post the first one leads, and stands nowhere else', async () => {
    const { page } = await newPage(site);
    await page.goto(site.address('/blog?q=calm&category=Sleep'));
    expect(await titles(page, 'section[aria-labelledby=featured-title]')).toEqual(['Post 55']);
    expect(await titles(page, 'section[aria-labelledby=list-title]')).toEqual(numbers(49, 1, 6));
  });
});

describe('[BLOG-03] cards', () => {
  test('show the date, the first two tags and the time it takes', async () => {
    const { page } = await newPage(site);
    await page.goto(site.address('/blog?q=number-9'));
    const card = page.getByRole('article');
    expect(await card.getByRole('listitem').allInnerTexts()).toEqual(['first', 'second']);
    expect(await card.innerText()).toContain('Jan 9, 2026');
    expect(await card.innerText()).toContain('1 min read');
    expect(await card.locator('time').getAttribute('datetime')).toBe('2026-01-09T00:00:00.000Z');
  });

  test('No articles found, and Clear Filters', async () => {
    const { page } = await newPage(site);
    await visit(page, site.address('/blog?q=zanzibar&category=Sleep'));
    expect(await page.getByRole('heading', { name: 'No articles found' }).count()).toBe(1);
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await page.waitForURL(site.address('/blog'));
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
    await expect.poll(async () => (await titles(page)).length).toBe(25);
  });

  test('Loading articles... while the browser fetches', async () => {
    const { page } = await newPage(site);
    await visit(page, site.address('/blog'));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/blog\.data/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Sleep' }).click();
    await expect.poll(() => page.getByRole('status').first().innerText()).toBe('Loading articles...');
    expect(await page.locator('[aria-busy=true]').count()).toBe(1);
    release();
    await expect.poll(() => page.getByRole('status').first().innerText()).toBe('30 articles in Sleep');
  });

  test('a page beyond the last is not there, and offers the way back', async () => {
    const page = await servedPage(await newPage(site), site, '/blog?page=9');
    expect(page.status).toBe(404);
    expect(page.main).toContain('No articles found');
    expect(page.links.map(({ text }) => text)).toContain('Clear Filters');
    expect(page.meta.robots).toEqual(['noindex']);
  });

  test('a clinic without posts says so', async () => {
    const empty = await startBlog([]);
    try {
      const page = await servedPage(await newPage(empty), empty, '/blog');
      expect(page.status).toBe(200);
      expect(page.main).toContain('No articles found');
      expect(page.main).not.toContain('Clear Filters');
    } finally {
      await empty.stop();
    }
  });
});

describe('[SEO-01] search engines', () => {
  test('read categories, and no search', async () => {
    const visitor = await newPage(site);
    const category = await servedPage(visitor, site, '/blog?category=Food+%26+cooking');
    expect(category.canonical).toEqual(['https://saltbush.example/blog?category=Food+%26+cooking']);
    expect(category.titles[0]).toMatch(/^Food & cooking: articles \| /);
    const search = await servedPage(visitor, site, '/blog?q=calm');
    expect(search.meta.robots).toEqual(['noindex']);
    expect(search.canonical).toEqual([]);
  });
});

describe('[BLOG-01] a change shows at once', () => {
  test('although pages are kept, another instance’s post is there within two seconds', async () => {
    const own = await startBlog([{ slug: 'one', title: 'One', createdAt: day(1) }]);
    try {
      const list = async () => (await request(own, '/blog')).text;
      const tag = (await request(own, '/blog')).headers.etag;
      expect((await request(own, '/blog')).headers.etag).toBe(tag);
      const saved = await withPosts(own, (posts) => posts.insert(postFields({ title: 'Two of them' }), 'a@b.example'));
      if (saved.kind !== 'saved') throw new Error(saved.kind);
      await expect.poll(list, { timeout: 2500 }).toContain('Two of them');
      expect((await request(own, '/blog/two-of-them')).status).toBe(200);
      expect((await request(own, '/sitemap.xml')).text).toContain('/blog/two-of-them<');
      await withPosts(own, (posts) => posts.delete(saved.post.id, 'a@b.example'));
      await expect.poll(list, { timeout: 2500 }).not.toContain('Two of them');
      expect((await request(own, '/blog/two-of-them')).status).toBe(404);
    } finally {
      await own.stop();
    }
  });

  test('the posts of the content folder enter once: what staff deleted stays away', async () => {
    const own = await startBlog([{ slug: 'one', title: 'One' }]);
    try {
      await withPosts(own, async (posts) => {
        const { posts: found } = await posts.list({}, { offset: 0, limit: 9 });
        expect(found.map(({ slug }) => slug)).toEqual(['one']);
        expect(await posts.importOnce('content/posts', [], 'x')).toBe(false);
      });
    } finally {
      await own.stop();
    }
  });
});

test('[BLOG-03] no barrier that axe can find, in any state, and nothing wider than 320 px', async () => {
  const { page } = await newPage(site, { expected: [/status of 404/] });
  for (const path of ['/blog', '/blog?page=2', '/blog?q=calm', '/blog?q=zanzibar', '/blog?page=99']) {
    await visit(page, site.address(path));
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFindings(page), `${path} at ${width} px`).toEqual([]);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('[BLOG-02] the clinic that ships has articles, one of them in the lead', async () => {
  const shipped = await startSite();
  try {
    const page = await servedPage(await newPage(shipped), shipped, '/blog');
    expect(page.headings.map(({ text }) => text)).toContain('Featured Articles');
    expect(page.links.filter(({ href }) => href.startsWith('/blog/')).length).toBeGreaterThan(1);
  } finally {
    await shipped.stop();
  }
});
