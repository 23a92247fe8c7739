import { expect, test } from 'vitest';
import { newPage, type Visitor } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { type ServedPage, servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { type ReachableSite, secondClinic } from '#tests/support/site.ts';

/** Follows every link inside the site from its home page and the sub-sites, and reads each page once. */
async function crawl(
  visitor: Visitor,
  site: ReachableSite,
  labels: readonly string[],
): Promise<Map<string, ServedPage>> {
  const pages = new Map<string, ServedPage>();
  const waiting = ['/'];
  for (const label of labels) {
    const page = await servedPage(visitor, site, '/', { host: `${label}.localhost:${site.port}` });
    pages.set(`(${label})`, page);
    waiting.push(...pathsOf(page, site));
  }
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const page = await servedPage(visitor, site, path);
    pages.set(path, page);
    waiting.push(...pathsOf(page, site));
    if (page.headers.location) waiting.push(page.headers.location);
  }
  return pages;
}

/** Where a link leads inside the main site, as path and anchor, or undefined when it leads elsewhere. */
function insideOf(href: string, from: string, site: ReachableSite): { path: string; anchor: string } | undefined {
  const own = new URL(site.origin).origin;
  const address = new URL(href, `${own}${from.startsWith('(') ? '/' : from}`);
  if (address.origin !== own) return undefined;
  return { path: address.pathname, anchor: decodeURIComponent(address.hash.slice(1)) };
}

const pathsOf = (page: ServedPage, site: ReachableSite) =>
  page.links.flatMap(({ href }) => (href.startsWith('#') ? [] : [insideOf(href, page.path, site)?.path ?? []].flat()));

const clinics: [string, Record<string, string>, readonly string[]][] = [
  ['the clinic that ships', {}, ['sleep', 'booking', 'neora', 'prices']],
  ['another clinic', { CONTENT_DIR: secondClinic }, ['faq', 'sleep', 'booking']],
];

for (const [name, settings, labels] of clinics) {
  const site = await sharedSite(settings);
  let read: Promise<Map<string, ServedPage>> | undefined;
  /** Read once: nothing in this file changes them. */
  const everyPage = () => {
    read ??= newPage(site).then((visitor) => crawl(visitor, site, labels));
    return read;
  };

  test(`${name}: every link leads to a page, and every anchor to a place on it`, async () => {
    const pages = await everyPage();
    expect(pages.size).toBeGreaterThan(20);
    const broken: string[] = [];
    for (const [from, page] of pages) {
      for (const { href, text } of page.links) {
        const target = href.startsWith('#') ? { path: from, anchor: href.slice(1) } : insideOf(href, page.path, site);
        if (!target) continue;
        let found = pages.get(target.path);
        if (found?.headers.location) found = pages.get(new URL(found.headers.location, site.origin).pathname);
        if (found?.status !== 200) broken.push(`${from}: '${text}' leads to ${href}, which answers ${found?.status}`);
        else if (target.anchor && !found.ids.includes(target.anchor))
          broken.push(`${from}: '${text}' leads to ${href}, where no such place is`);
      }
    }
    expect(broken).toEqual([]);
  });

  test(`[BLOG-01] ${name}: home, the tools and the end of the road lead to the blog`, async () => {
    for (const path of ['/', '/tools', '/nowhere']) {
      const { text } = await request(site, path);
      for (const part of ['main', 'footer']) {
        const inside = new RegExp(`<${part}[ >].*</${part}>`, 's').exec(text)?.[0] ?? '';
        expect(inside.match(/<a [^>]*href="\/blog"/g), `${part} of ${path}`).toHaveLength(1);
      }
    }
  });

  test(`${name}: no page names two places alike, and labels name what is there`, async () => {
    const pages = await everyPage();
    const doubled: string[] = [];
    for (const [path, { ids, html }] of pages) {
      for (const id of new Set(ids))
        if (ids.filter((other) => other === id).length > 1) doubled.push(`${path}: #${id} stands there twice`);
      for (const [, attribute = '', value = ''] of html.matchAll(
        /\s(for|aria-labelledby|aria-describedby|aria-controls)="([^"]+)"/g,
      )) {
        for (const id of value.split(/\s+/))
          if (!ids.includes(id)) doubled.push(`${path}: ${attribute} names #${id}, which is not there`);
      }
    }
    expect(doubled).toEqual([]);
  });
}
