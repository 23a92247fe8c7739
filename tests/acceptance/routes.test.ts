import { spawnSync } from 'node:child_process';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import {
  cityPages,
  missingPages,
  postPages,
  publicPages,
  staffPages,
  unlistedPages,
} from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';
import routes from '../../src/routes.ts';

const site = await sharedSite();

/** Whether a layout shows a child at its own address, perhaps by a layout without a path: then it is no page itself. */
const showsChild = (children: readonly RouteConfigEntry[]): boolean =>
  children.some((child) => child.index || (!child.path && showsChild(child.children ?? [])));

/** Every address of the routes, with the file that answers it. */
function listed(entries: readonly RouteConfigEntry[], parent = ''): { address: string; file: string }[] {
  return entries.flatMap(({ index, path = '', file, children = [] }) => {
    const address = `${parent}/${path}`.replace('//', '/').replace(/(.)\/$/, '$1');
    const isPage = index || (path && !showsChild(children));
    return [...(isPage ? [{ address, file }] : []), ...listed(children, address)];
  });
}

test('[ROUTE-01] [ROUTE-02] [ROUTE-03] [ROUTE-05] [ROUTE-06] [ROUTE-07] src/routes.ts lists the addresses of the requirements', () => {
  const all = listed(routes);
  expect(new Set(all.map(({ address }) => address)).size, 'no address is listed twice').toBe(all.length);
  const pages = all.filter(({ file }) => file.endsWith('.tsx')).map(({ address }) => address);
  const expectedPages = [
    ...publicPages.filter((path) => !(cityPages as readonly string[]).includes(path)),
    ...staffPages.filter((path) => path !== '/blog-admin/posts/new'),
    '/blog/:slug',
    '/blog/preview/:key',
    '/set-password/:token',
    // The editor of a stored post, and of a new one, which is among the staff pages.
    '/blog-admin/posts/:id/history?',
    ...unlistedPages,
    ...['/blogs/news', '/meet-the-team', '/index.html'],
    // Cities, sub-sites, and everything that is none of these.
    ...['/:page', '/sub-site', '/*'],
  ];
  expect(pages.sort()).toEqual(expectedPages.sort());
  const resources = all.filter(({ file }) => file.endsWith('.ts')).map(({ address }) => address);
  expect(resources).toEqual(expect.arrayContaining(['/medicare-billing', '/sitemap.xml', '/sitemap-index.xml']));
});

test('[ROUTE-01] [ROUTE-02] every address answers 200 with its own page, rendered on the server', async () => {
  const visitor = await newPage(site);
  const headings = new Map<string, string>();
  for (const path of [...publicPages, ...postPages, ...staffPages]) {
    const page = await servedPage(visitor, site, path);
    expect(page.status, path).toBe(200);
    expect(page.headers['content-type'], path).toBe('text/html; charset=utf-8');
    expect(page.html, path).toMatch(/^<!DOCTYPE html>/i);
    expect(page.titles, path).toEqual([expect.stringMatching(/^.{5,60}$/)]);
    const heading = page.h1[0] ?? '';
    expect(page.h1, path).toEqual([expect.stringMatching(/\w/)]);
    expect(page.main, path).toContain(heading);
    if ((staffPages as readonly string[]).includes(path)) continue;
    expect(headings.get(heading), `${path} has a heading of its own`).toBeUndefined();
    headings.set(heading, path);
  }
});

test('[ROUTE-03] an alias shows its main page, which stays the canonical URL', async () => {
  const visitor = await newPage(site);
  for (const [alias, path] of [
    ['/blogs/news', '/blog'],
    ['/meet-the-team', '/about'],
    ['/index.html', '/'],
  ] as const) {
    const [shown, meant] = await Promise.all([servedPage(visitor, site, alias), servedPage(visitor, site, path)]);
    expect(shown.status, alias).toBe(200);
    expect(shown.main, alias).toBe(meant.main);
    expect(shown.titles, alias).toEqual(meant.titles);
    expect(shown.canonical, alias).toEqual([`https://saltbush.example${path}`]);
    expect(shown.canonical, alias).toEqual(meant.canonical);
  }
});

describe('[ROUTE-02] [ROUTE-04] an address that leads nowhere', () => {
  test('answers 404 with the fallback page, which search engines leave out', async () => {
    const visitor = await newPage(site);
    for (const path of missingPages) {
      const page = await servedPage(visitor, site, path);
      expect(page.status, path).toBe(404);
      expect(page.h1, path).toEqual(['Oops! Page not found']);
      expect(
        page.links.filter(({ text }) => text === 'Return to Home').map(({ href }) => href),
        path,
      ).toEqual(['/']);
      expect(page.meta.robots, path).toEqual(['noindex']);
      expect(page.canonical, path).toEqual([]);
      expect(page.headers['cache-control'] ?? '', path).not.toContain('public');
    }
  });

  test('a visitor who lands there returns home', async () => {
    const { page } = await newPage(site, { expected: [/status of 404/] });
    const response = await visit(page, site.address('/collections/summer'));
    expect(response.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(site.address('/'));
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('LOSE WEIGHT, GAIN HEALTH');
  });
});

test('[ROUTE-05] /medicare-billing leads to /medicare for good', async () => {
  const { status, headers } = await request(site, '/medicare-billing');
  expect({ status, location: headers.location }).toEqual({ status: 301, location: '/medicare' });
  expect((await servedPage(await newPage(site), site, '/medicare')).h1).toEqual(['Medicare billing policy']);
});

/** A shallow clone and an unpacked archive do not say when a page last changed: the sitemap then leaves it out. */
function isHistoryKnown(): boolean {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim();
  return (
    git('rev-parse', '--is-shallow-repository') === 'false' && git('log', '-1', '--format=%cs', '--', 'src') !== ''
  );
}

describe('[ROUTE-06] [SEO-01] the sitemap', () => {
  test.each(['/sitemap.xml', '/sitemap-index.xml'])(
    '%s is XML that lists every public page and post with its last change, and no other',
    async (path) => {
      const { status, headers, text } = await request(site, path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/xml; charset=utf-8');
      const { page } = await newPage(site);
      const sitemap = await page.evaluate((xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
        return {
          error: parsed.querySelector('parsererror')?.textContent ?? null,
          root: parsed.documentElement.localName,
          entries: [...parsed.getElementsByTagNameNS(namespace, 'url')].map((entry) => ({
            address: entry.getElementsByTagNameNS(namespace, 'loc')[0]?.textContent ?? '',
            changed: entry.getElementsByTagNameNS(namespace, 'lastmod')[0]?.textContent ?? '',
          })),
        };
      }, text);
      expect(sitemap.error).toBeNull();
      expect(sitemap.root).toBe('urlset');
      expect(sitemap.entries.map(({ address }) => address).sort()).toEqual(
        [...publicPages, ...postPages].map((address) => `https://saltbush.example${address}`).sort(),
      );
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      for (const { address, changed } of sitemap.entries) {
        expect(changed, address).toMatch(isHistoryKnown() ? /^20\d\d-\d\d-\d\d$/ : /^(?:20\d\d-\d\d-\d\d)?$/);
        expect(changed < tomorrow, `${address} changed on ${changed}`).toBe(true);
      }
      for (const policy of ['/terms', '/privacy', '/medicare', '/complaints']) {
        expect(sitemap.entries).toContainEqual({ address: `https://saltbush.example${policy}`, changed: '2025-01-12' });
      }
    },
  );

  test('uses the configured origin', async () => {
    const own = await startSite({ PUBLIC_ORIGIN: 'https://clinic.example' });
    try {
      const { text } = await request(own, '/sitemap.xml');
      expect(text).toContain('<loc>https://clinic.example/about</loc>');
      expect(text).not.toContain('saltbush.example');
      // Sub-sites depend on the product domain: the start reports a different one.
      expect(own.stderr()).toContain('the product domain in content/site.yaml is saltbush.example');
    } finally {
      await own.stop();
    }
  });
});

test('[ROUTE-07] robots.txt says what to leave alone, how slowly to read and where the sitemap is', async () => {
  const { status, headers, text } = await request(site, '/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Crawl-delay: 1',
    'Disallow: /admin/',
    'Disallow: /blog-admin',
    'Disallow: /api/',
    'Disallow: /cart/',
    'Disallow: /account/',
    'Disallow: /customer_authentication/',
    'Disallow: /search/suggest',
    '',
    'Sitemap: https://saltbush.example/sitemap.xml',
    '',
  ]);
});
