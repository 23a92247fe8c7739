import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { startBlog } from '#tests/support/blog.ts';
import { newPage } from '#tests/support/browser.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres.ts';
import { request } from '#tests/support/request.ts';
import { servedPage } from '#tests/support/served-page.ts';
import type { Site } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

// A real fault: the database server is killed while the site runs, and comes back.

let postgres: PostgresServer;
let site: Site;

const posts = ['kept', 'unread'].map((slug) => ({ slug, title: `Title of ${slug}` }));

beforeAll(async () => {
  postgres = await startPostgres();
  site = await startBlog(posts, { DATABASE_URL: await postgres.createDatabase() });
  // One page is read, and so kept, before the fault; the others are not.
  expect((await request(site, '/blog/kept')).status).toBe(200);
  await postgres.kill();
});

afterAll(async () => {
  await site?.stop();
  await postgres?.close();
});

const unreachable = [/status of 503/, /server error: 503/];

describe('[BLOG-06] while the database cannot be reached', () => {
  test('the list says so, the page stands and offers another try', async () => {
    const page = await servedPage(await newPage(site), site, '/blog?category=Sleep');
    expect(page.status).toBe(503);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['retry-after']).toBeDefined();
    expect(page.headings.map(({ text }) => text)).toContain('Failed to fetch blog posts');
    expect(page.links).toContainEqual(expect.objectContaining({ text: 'Try again', href: '/blog?category=Sleep' }));
    expect(page.meta.robots).toEqual(['noindex']);
  });

  test('an article: Failed to fetch blog post, then the not-found view', async () => {
    const { page } = await newPage(site, { expected: unreachable });
    const reply = await page.goto(site.address('/blog/unread'));
    expect([reply?.status(), reply?.headers()['cache-control']]).toEqual([503, 'no-store']);
    expect(await page.getByRole('alert').first().innerText()).toBe('Failed to fetch blog post');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Blog Post Not Found');
    expect(await page.getByRole('link', { name: 'Back to Blog' }).count()).toBe(1);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('a page that was read before is still there', async () => {
    const { status, text } = await request(site, '/blog/kept');
    expect(status).toBe(200);
    expect(text).toContain('Title of kept');
  });

  test('a visitor within the site is told as well', async () => {
    const { page } = await newPage(site, { expected: unreachable });
    await visit(page, site.address('/faq'));
    await page.locator('footer a[href="/blog"]').first().click();
    await page.waitForURL(site.address('/blog'));
    await expect.poll(() => page.getByRole('heading', { name: 'Failed to fetch blog posts' }).count()).toBe(1);
  });

  test.each(['/sitemap.xml', '/sitemap-index.xml'])(
    '[ROUTE-06] %s holds the home address, and is kept by nobody',
    async (path) => {
      const { status, headers, text } = await request(site, path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/xml; charset=utf-8',
        'no-store',
      ]);
      expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
        'https://saltbush.example/',
      ]);
    },
  );

  test('feeds ask readers to come back', async () => {
    const { status, headers } = await request(site, '/blog/feed.xml');
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(headers['retry-after']).toBeDefined();
  });

  test('a draft’s link as well', async () => {
    const { status, headers } = await request(site, '/blog/preview/any-key');
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
  });

  test('the log names the kind of failure and nothing that was typed', async () => {
    await request(site, '/blog?q=a-secret-word');
    const failures = site.logs().filter(({ msg }) => msg === 'the page failed');
    expect(failures.length).toBeGreaterThan(0);
    expect(failures[0]).toMatchObject({ failure: 'StorageUnavailable', reason: 'unreachable' });
    expect(site.stdout()).not.toContain('a-secret-word');
  });

  test('once it is back, so are the pages', async () => {
    await postgres.start();
    await expect.poll(async () => (await request(site, '/blog')).status, { timeout: 20_000 }).toBe(200);
    expect((await request(site, '/blog')).text).toContain('Title of unread');
    expect((await request(site, '/blog/unread')).status).toBe(200);
    expect((await request(site, '/sitemap.xml')).text).toContain('/blog/unread<');
  });
});

test('[BLOG-06] when the line is gone, the page says so after trying again', async () => {
  const { page } = await newPage(site, { expected: [/ERR_FAILED/, /request failed/] });
  await visit(page, site.address('/faq'));
  let asked = 0;
  await page.route(/\/blog\.data/, (route) => {
    asked += 1;
    return route.abort('failed');
  });
  await page.locator('footer a[href="/blog"]').first().click();
  await expect
    .poll(() => page.getByRole('heading', { name: 'Failed to fetch blog posts' }).count(), { timeout: 20_000 })
    .toBe(1);
  expect(asked).toBeGreaterThanOrEqual(4);
});
