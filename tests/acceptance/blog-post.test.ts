import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { startBlog, withPosts } from '#tests/support/blog.ts';
import { newPage } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { servedPage } from '#tests/support/served-page.ts';
import type { Site } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

const long = [
  'A line of its own\nand its end.',
  'A second paragraph with <b onclick="alert(1)">raw</b> words and a [link away](https://elsewhere.example/).',
  '## What helps',
  'Words. '.repeat(250),
  '### In the morning',
  '- light\n- breakfast',
  '## What does not',
  '[Refused](javascript:alert(1)) and a [page here](/faq).',
  '## Sources',
  '1. A paper',
].join('\n\n');

let site: Site;

beforeAll(async () => {
  site = await startBlog([
    {
      slug: 'sleeping-well',
      title: 'Sleeping well & "waking" </script> better',
      excerpt: 'How to sleep.',
      category: 'Sleep',
      tags: ['sleep', 'light & dark', 'morning'],
      featured: true,
      createdAt: '2026-03-09',
      author: 'Marnie Keogh',
      text: long,
    },
    { slug: 'short-one', title: 'A short one', category: 'Sleep', tags: ['morning'], text: 'One.\n\nTwo.\n\n## Three' },
    { slug: 'by-day', title: 'By day', category: 'Sleep', tags: ['sleep'] },
    { slug: 'pair-one', title: 'One of two', category: 'Pair', tags: ['pair'] },
    { slug: 'pair-two', title: 'The other of two', category: 'Pair', tags: ['pair'] },
    { slug: 'eating', title: 'Eating', category: 'Food', tags: ['food'] },
    { slug: 'not-yet', title: 'Not yet', category: 'Sleep', published: false, text: 'Words of the draft.' },
  ]);
});

afterAll(() => site.stop());

const publicOrigin = 'https://saltbush.example';

test('[BLOG-04] an article: head, text, contents, links and note, on every width, without barriers', async () => {
  const { page } = await newPage(site, { width: 1440, height: 900, expected: [/status of 404/] });
  await visit(page, site.address('/blog/sleeping-well'));
  const head = page.locator('article > header');
  expect(await head.getByRole('heading', { level: 1 }).innerText()).toBe('Sleeping well & "waking" </script> better');
  const words = await head.innerText();
  for (const part of ['Sleep', 'Featured', 'How to sleep.', 'Marnie Keogh', 'Mar 9, 2026', '2 min read'])
    expect(words, part).toContain(part);

  // Blank lines make paragraphs; raw HTML is text; links are safe.
  const paragraphs = await page.locator('.post-text > p').allInnerTexts();
  expect(paragraphs[0]).toBe('A line of its own and its end.');
  expect(paragraphs[1]).toContain('<b onclick="alert(1)">raw</b>');
  const away = page.getByRole('link', { name: 'link away' });
  expect([await away.getAttribute('target'), await away.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  expect(await page.locator('[href^="javascript"]').count()).toBe(0);
  expect(paragraphs.join()).toContain('[Refused](javascript:alert(1))');
  expect((await page.locator('.post-text').boundingBox())?.width).toBeLessThanOrEqual(680);

  const note = page.getByRole('complementary', { name: 'General information, not personal advice' });
  for (const number of ['000', '131114', '1800022222', '1800334673'])
    expect(await note.locator(`a[href="tel:${number}"]`).count(), number).toBe(1);
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
  expect(await way.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/blog',
    '/blog?category=Sleep',
  ]);
  expect(await page.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
  // Related articles share the category or tags, and are published.
  const related = page.getByRole('region', { name: 'Keep reading' });
  const found = await related.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(found.sort()).toEqual(['A short one', 'By day']);

  // Past three headings there is a table of contents, beside the text or folded above it.
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const sources = page.getByRole('heading', { name: 'Sources' });
  expect(await contents.getByRole('link').allInnerTexts()).toEqual([
    'What helps',
    'In the morning',
    'What does not',
    'Sources',
  ]);
  await contents.getByRole('link', { name: 'Sources' }).click();
  await expect.poll(() => sources.boundingBox()).not.toBeNull();
  expect(new URL(page.url()).hash).toBe('#h-sources');
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of [1440, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await wider(), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.locator('summary', { hasText: 'On this page' }).click();
  expect(await contents.getByRole('link').count()).toBe(4);
  expect(await accessibilityFindings(page)).toEqual([]);

  // A line shows how far one has read, and none where movement is not wanted.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const bar = page.locator('.reading-progress-bar');
  const part = () => bar.evaluate((element) => element.getBoundingClientRect().width / innerWidth);
  await expect.poll(part).toBeLessThan(0.05);
  await sources.evaluate((heading) => heading.scrollIntoView());
  await expect.poll(part).toBeGreaterThan(0.3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await bar.isVisible()).toBe(false);

  await page.getByRole('link', { name: 'light & dark' }).click();
  await page.waitForURL(site.address('/blog?q=light+%26+dark'));
  await expect.poll(() => page.getByRole('status').first().innerText()).toBe('1 article for “light & dark”');
  await page.goBack();
  await page.getByRole('link', { name: 'page here' }).click();
  await page.waitForURL(site.address('/faq'));

  // A single related article is seen at every width.
  await page.goto(site.address('/blog/pair-one'));
  for (const width of [375, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await related.getByRole('link', { name: 'The other of two' }).isVisible(), `at ${width} px`).toBe(true);
  }

  // [BLOG-05] No article: a visitor who lands there goes back to the blog.
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, site.address('/blog/gone'));
  expect(await wider()).toBeLessThanOrEqual(0);
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await page.waitForURL(site.address('/blog'));
});

test('[BLOG-04] Share hands the address to the device, or copies it', async () => {
  const { page } = await newPage(site);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (shared: ShareData) => Object.assign(window, { shared }),
    });
  });
  await visit(page, site.address('/blog/eating'));
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => (window as { shared?: ShareData }).shared)).toEqual({
    title: 'Eating',
    url: `${publicOrigin}/blog/eating`,
  });
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    document.addEventListener('copy', () => Object.assign(window, { copied: getSelection()?.toString() }));
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.getByRole('status').allInnerTexts())
    .toContainEqual(expect.stringContaining('Link copied'));
});

test('[SEO-01] an article’s head: canonical link, social tags and structured data, with no rating', async () => {
  const page = await servedPage(await newPage(site), site, '/blog/sleeping-well');
  expect(page.titles).toEqual(['Sleeping well & "waking" </script> better']);
  expect(page.canonical).toEqual([`${publicOrigin}/blog/sleeping-well`]);
  expect(page.meta['og:type']).toEqual(['article']);
  expect(page.meta['article:published_time']).toEqual(['2026-03-09T00:00:00.000Z']);
  expect(page.meta['article:section']).toEqual(['Sleep']);
  expect(page.meta['article:tag']).toEqual(['sleep', 'light & dark', 'morning']);
  const graph = (page.structuredData[0] as { '@graph': Record<string, unknown>[] })['@graph'];
  expect(graph.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Sleeping well & "waking" </script> better',
    datePublished: '2026-03-09T00:00:00.000Z',
    author: { '@type': 'Person', name: 'Marnie Keogh' },
    publisher: { '@id': `${publicOrigin}/#clinic` },
    mainEntityOfPage: { '@id': `${publicOrigin}/blog/sleeping-well` },
  });
  expect(graph[0]).toMatchObject({
    '@id': `${publicOrigin}/blog/sleeping-well`,
    breadcrumb: { '@type': 'BreadcrumbList' },
  });
  expect(JSON.stringify(page.structuredData)).not.toMatch(/rating|review/i);
  expect(page.html).toContain('type="application/rss+xml"');
  expect(page.html).toContain('type="application/feed+json"');
});

test('[SEO-01] the picture of a shared link is the article’s own card, as PNG', async () => {
  const { text: html } = await request(site, '/blog/eating');
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const picture = address.replaceAll('&amp;', '&').slice(publicOrigin.length);
  const { status, headers, bytes } = await request(site, picture);
  expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  // Pictures are drawn only for existing articles, with their own titles.
  expect((await request(site, picture.replace('/eating.', '/unknown.'))).status).toBe(404);
  expect((await request(site, picture.replace('/eating.', '/not-yet.'))).status).toBe(404);
  expect((await request(site, `${picture}&title=Other`)).bytes.equals(bytes)).toBe(true);
});

test('[SEO-01] drawn covers are files that browsers keep for good', async () => {
  const { text: list } = await request(site, '/blog');
  const cover = /\/art\/cover-[\w-]+\.svg/.exec(list)?.[0] ?? '';
  const { status, headers, text } = await request(site, cover);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=31536000, immutable',
  ]);
  expect(text).toMatch(/^<svg /);
  expect((await request(site, '/art/cover-2-nowhere-bay-lamp-00000000.svg')).status).toBe(404);
});

test('[BLOG-04] [BLOG-05] a missing article shows Blog Post Not Found; absent badges, contents and capitals leave no gap', async () => {
  const visitor = await newPage(site);
  for (const path of ['/blog/unknown', '/blog/not-yet', '/blog/not%20a%20slug', '/blog/%E6%97%A5', '/blog/a%25b']) {
    const page = await servedPage(visitor, site, path);
    expect([page.status, page.h1], path).toEqual([404, ['Blog Post Not Found']]);
    expect(page.links, path).toContainEqual(expect.objectContaining({ text: 'Back to Blog', href: '/blog' }));
    expect(page.meta.robots, path).toEqual(['noindex']);
    expect(page.html, path).not.toContain('Words of the draft');
    expect(page.headers['cache-control'], path).not.toContain('public');
  }
  const plain = await servedPage(visitor, site, '/blog/eating');
  expect(plain.main).not.toContain('Featured');
  for (const number of ['000', '131114', '1800022222', '1800334673'])
    expect(plain.html, 'without script').toContain(`href="tel:${number}"`);
  expect((await servedPage(visitor, site, '/blog/short-one')).main).not.toContain('On this page');
  const { status, headers } = await request(site, '/blog/Eating');
  expect([status, headers.location]).toEqual([301, '/blog/eating']);
});

test('[BLOG-05] the old address of a changed slug leads to the new one for good', async () => {
  await withPosts(site, async (posts) => {
    const post = await posts.published.bySlug('by-day');
    if (!post) throw new Error('the post is gone');
    await posts.update(post.id, post.version, { ...post, slug: 'by-daylight' }, 'a@b.example');
  });
  await expect.poll(async () => (await request(site, '/blog/by-day')).status, { timeout: 10_000 }).toBe(301);
  expect((await request(site, '/blog/by-day')).headers.location).toBe('/blog/by-daylight');
  expect((await request(site, '/blog/by-daylight')).status).toBe(200);
});

const keyOf = (slug: string) =>
  withPosts(site, async (posts) => {
    const { posts: found } = await posts.list({ query: slug }, { offset: 0, limit: 1 });
    const post = await posts.byId(found[0]?.id ?? '');
    if (!post) throw new Error(`${slug} is gone`);
    return post.previewKey;
  });

test('[BLOG-05] a draft by its private link is shown and marked, not cached and not indexed', async () => {
  const path = `/blog/preview/${await keyOf('Not yet')}`;
  const page = await servedPage(await newPage(site), site, path);
  expect(page.status).toBe(200);
  expect(page.main).toContain('This is a draft.');
  expect(page.main).toContain('Words of the draft.');
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(page.meta.robots).toEqual(['noindex']);
  expect(page.structuredData).toEqual([]);
  expect((await request(site, '/sitemap.xml')).text).not.toContain('not-yet');
  expect(site.stdout()).not.toContain(path);
});

test('[BLOG-05] the private link of a published post leads to the article; a wrong key leads nowhere', async () => {
  const published = await request(site, `/blog/preview/${await keyOf('Eating')}`);
  expect([published.status, published.headers.location]).toEqual([302, '/blog/eating']);
  expect(published.headers['cache-control']).toContain('no-store');
  expect((await request(site, '/blog/preview/WRONG')).status).toBe(404);
});
