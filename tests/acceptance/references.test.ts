import { expect, test } from 'vitest';
import { landingLabels, postPages, publicPages, staffPages, unlistedPages } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { type ServedPage, servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

/** Every page in one test, on a machine that may be busy with other things. */
const timeoutMs = 240_000;

const site = await sharedSite();

/** The main site's pages as they are, and the sub-sites as a visitor on localhost reaches them. */
async function readEveryPage(): Promise<ServedPage[]> {
  const visitor = await newPage(site);
  const pages: ServedPage[] = [];
  for (const path of [...publicPages, ...unlistedPages, ...postPages, ...staffPages, '/unknown'])
    pages.push(await servedPage(visitor, site, path));
  for (const label of [...landingLabels, 'booking']) {
    pages.push({ ...(await servedPage(visitor, site, '/', { host: `${label}.localhost:${site.port}` })), path: label });
  }
  return pages;
}

let read: Promise<ServedPage[]> | undefined;

/** They are read once: nothing in this file changes them. */
function everyPage(): Promise<ServedPage[]> {
  read ??= readEveryPage();
  return read;
}

test(
  '[LAYOUT-06] every link leads to the site itself, to https, to a telephone or to a mailbox',
  async () => {
    const faults: string[] = [];
    for (const { path, links } of await everyPage()) {
      for (const { href, text, rel } of links) {
        const where = `${path}: '${text}' leads to ${href}`;
        if (text === '' && !/^https:/.test(href)) faults.push(`${where} and has no words`);
        if (/^[/#][^/]?/.test(href)) continue;
        if (href.startsWith(`${site.origin}/`)) continue;
        // A topic's own sub-site, as it is reached here.
        if (/^http:\/\/[a-z-]+\.localhost:\d+\/$/.test(href)) continue;
        if (href.startsWith('https://')) {
          if (!rel.includes('noopener') || !rel.includes('noreferrer')) faults.push(`${where} without rel`);
          if (!URL.canParse(href) || !/^[a-z0-9.-]+\.[a-z]{2,}$/.test(new URL(href).hostname)) faults.push(where);
        } else if (href.startsWith('tel:')) {
          // An Australian number, a help line, or the emergency number.
          if (!/^tel:(\+61\d{9}|000|13\d{4}|13\d{6}|1[38]00\d{6})$/.test(href)) faults.push(where);
          if (/\d/.test(text) && !href.endsWith(text.replace(/\D/g, '').replace(/^0(?=\d{9}$)/, '')))
            faults.push(`${where}, another number`);
        } else if (href.startsWith('sms:')) {
          if (href !== `sms:${text.replace(/\D/g, '')}` || !/^sms:04\d{8}$/.test(href)) faults.push(where);
        } else if (href.startsWith('mailto:')) {
          if (!/^mailto:[a-z]+@[a-z.-]+\.example(\?subject=[A-Za-z%0-9]+)?$/.test(href)) faults.push(where);
        } else {
          faults.push(where);
        }
      }
    }
    expect(faults).toEqual([]);
  },
  timeoutMs,
);

test(
  '[SUB-02] [SUB-04] links from every sub-site to the main site lead to pages that are there',
  async () => {
    const targets = new Map<string, string>();
    for (const { path, links } of await everyPage()) {
      for (const { href } of links) if (href.startsWith(`${site.origin}/`)) targets.set(href, path);
    }
    expect(targets.size).toBeGreaterThan(15);
    const visitor = await newPage(site);
    for (const [href, from] of targets) {
      const { pathname, hash } = new URL(href);
      const page = await servedPage(visitor, site, pathname);
      expect(page.status, `${href} on ${from}`).toBe(200);
      if (hash) expect(page.ids, `${href} on ${from}`).toContain(hash.slice(1));
    }
  },
  timeoutMs,
);

test(
  '[LAYOUT-08] [SUB-08] every drawing, picture, font, style sheet and script of a page exists',
  async () => {
    const named = new Map<string, string>();
    for (const { path, html } of await everyPage()) {
      for (const [, file = ''] of html.matchAll(
        /(?:href|src|content)="(?:https:\/\/saltbush\.example)?(\/(?:art|assets|social)\/[^"]+)"/g,
      ))
        named.set(file, path);
      for (const [, file = ''] of html.matchAll(/"(\/assets\/[^"\\]+)"/g)) named.set(file, path);
    }
    expect([...named.keys()].filter((file) => file.startsWith('/art/')).length).toBeGreaterThan(40);
    const types: Record<string, string> = {
      svg: 'image/svg+xml',
      png: 'image/png',
      js: 'text/javascript',
      css: 'text/css',
      woff2: 'font/woff2',
    };
    // Pictures for shared links are drawn on request: metadata.test.ts covers that.
    const pictures = [...named.keys()].filter((file) => file.startsWith('/social/'));
    expect(pictures.length).toBeGreaterThan(40);
    for (const [index, picture] of pictures.entries()) if (index % 10 > 0) named.delete(picture);
    for (const [file, from] of named) {
      const { status, headers, bytes } = await request(site, file);
      expect({ file, from, status }).toEqual({ file, from, status: 200 });
      expect(headers['content-type'], file).toContain(
        types[file.replace(/\?.*/, '').split('.').at(-1) ?? ''] ?? 'unknown',
      );
      // Modules that hold nothing for the browser are empty files.
      if (!file.endsWith('.js')) expect(bytes.length, file).toBeGreaterThan(0);
    }
    // References inside the style sheets.
    for (const sheet of [...named.keys()].filter((file) => file.endsWith('.css'))) {
      for (const [, file = ''] of (await request(site, sheet)).text.matchAll(/url\(["']?(?!data:)([^"')]+)/g)) {
        expect((await request(site, new URL(file, `http://x${sheet}`).pathname)).status, `${file} of ${sheet}`).toBe(
          200,
        );
      }
    }
  },
  timeoutMs,
);
