import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { startBlog } from '#tests/support/blog.ts';
import { newPage } from '#tests/support/browser.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres.ts';
import { request } from '#tests/support/request.ts';
import { servedPage } from '#tests/support/served-page.ts';
import { readiness, type Site } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

// A real fault: the database server is killed while the site runs, and comes back.

let postgres: PostgresServer;
let site: Site;

const posts = ['kept', 'unread'].map((slug) => ({ slug, title: `Title of ${slug}` }));

beforeAll(async () => {
  postgres = await startPostgres();
  site = await startBlog(posts, { DATABASE_URL: await postgres.createDatabase() });
  // One page is read, and so cached, before the fault; the others are not.
  expect((await request(site, '/blog/kept')).status).toBe(200);
  expect((await readiness(site)).reason).not.toBe('database');
  await postgres.kill();
});

afterAll(async () => {
  await site?.stop();
  await postgres?.close();
});

test('[BLOG-06] [ROUTE-06] without its database every address says so uncached, and posts that were read before are shown', async () => {
  // Search engines and monitors see the failure; a restart would not help, and other pages work.
  expect(await readiness(site)).toEqual({ status: 503, ready: false, reason: 'database' });
  for (const path of ['/healthz', '/faq']) expect([path, (await request(site, path)).status]).toEqual([path, 200]);

  const list = await servedPage(await newPage(site), site, '/blog?category=Sleep');
  expect([list.status, list.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(list.headers['retry-after']).toBeDefined();
  expect(list.headings.map(({ text }) => text)).toContain('Failed to fetch blog posts');
  expect(list.links).toContainEqual(expect.objectContaining({ text: 'Try again', href: '/blog?category=Sleep' }));
  expect(list.meta.robots).toEqual(['noindex']);

  const stored = await request(site, '/blog/kept');
  expect(stored.status).toBe(200);
  expect(stored.text).toContain('Title of kept');

  // Feeds ask readers to come back, and so does a draft's link.
  const feed = await request(site, '/blog/feed.xml');
  expect([feed.status, feed.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(feed.headers['retry-after']).toBeDefined();
  const draft = await request(site, '/blog/preview/any-key');
  expect([draft.status, draft.headers['cache-control']]).toEqual([503, 'no-store']);

  for (const path of ['/sitemap.xml', '/sitemap-index.xml']) {
    const { status, headers, text } = await request(site, path);
    const said = [path, status, headers['content-type'], headers['cache-control']];
    expect(said).toEqual([path, 200, 'application/xml; charset=utf-8', 'no-store']);
    const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses, path).toEqual(['https://saltbush.example/']);
  }

  // The log names the kind of failure and nothing that was typed.
  await request(site, '/blog?q=a-secret-word');
  const failures = site.logs().filter(({ msg }) => msg === 'the page failed');
  expect(failures.length).toBeGreaterThan(0);
  expect(failures[0]).toMatchObject({ failure: 'StorageUnavailable', reason: 'unreachable' });
  expect(site.stdout()).not.toContain('a-secret-word');
});

test('[BLOG-06] a visitor sees the failure at an article, within the site and offline, after a retry', async () => {
  const expected = [/status of 503/, /server error: 503/, /ERR_FAILED/, /request failed/];
  const { page } = await newPage(site, { expected });
  const reply = await page.goto(site.address('/blog/unread'));
  expect([reply?.status(), reply?.headers()['cache-control']]).toEqual([503, 'no-store']);
  expect(await page.getByRole('alert').first().innerText()).toBe('Failed to fetch blog post');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Blog Post Not Found');
  expect(await page.getByRole('link', { name: 'Back to Blog' }).count()).toBe(1);
  expect(await accessibilityFindings(page)).toEqual([]);

  await visit(page, site.address('/faq'));
  const toBlog = () => page.locator('footer a[href="/blog"]').first().click();
  const failed = page.getByRole('heading', { name: 'Failed to fetch blog posts' });
  await toBlog();
  await page.waitForURL(site.address('/blog'));
  await expect.poll(() => failed.count()).toBe(1);

  await page.goBack();
  await page.waitForURL(site.address('/faq'));
  await expect.poll(() => failed.count()).toBe(0);
  let requested = 0;
  await page.route(/\/blog\.data/, (route) => {
    requested += 1;
    return route.abort('failed');
  });
  await toBlog();
  await expect.poll(() => failed.count(), { timeout: 20_000 }).toBe(1);
  expect(requested).toBeGreaterThanOrEqual(4);
});

test('[BLOG-06] once the database is back, so are the pages', async () => {
  await postgres.start();
  await expect.poll(async () => (await request(site, '/blog')).status, { timeout: 20_000 }).toBe(200);
  expect((await readiness(site)).reason).not.toBe('database');
  expect((await request(site, '/blog')).text).toContain('Title of unread');
  expect((await request(site, '/blog/unread')).status).toBe(200);
  expect((await request(site, '/sitemap.xml')).text).toContain('/blog/unread<');
});
