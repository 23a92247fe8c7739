import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const encoded = (path: string, encoding: string, extra: Record<string, string> = {}) =>
  request(site, path, { headers: { 'accept-encoding': encoding, ...extra } });

/** Addresses of files that the home page loads. */
async function filesOfHome(pattern: RegExp): Promise<string[]> {
  const { text } = await request(site, '/');
  const found = [...new Set([...text.matchAll(pattern)].map(([, address = '']) => address))];
  expect(found.length, String(pattern)).toBeGreaterThan(0);
  return found;
}

describe('compression', () => {
  // The first request of each page is rendered, the second comes from memory; both must say the same.
  test.each([['/how-it-works'], ['/nowhere'], ['/sitemap.xml'], ['/how-it-works.data']])('%s', async (path) => {
    for (const round of ['rendered', 'remembered']) {
      const plain = await encoded(path, 'identity');
      const brotli = await encoded(path, 'gzip, deflate, br');
      const gzip = await encoded(path, 'gzip');
      expect(plain.headers['content-encoding'], round).toBeUndefined();
      if (plain.bytes.length > 1024) {
        expect(brotli.headers['content-encoding'], round).toBe('br');
        expect(gzip.headers['content-encoding'], round).toBe('gzip');
        expect(brotli.bytes.length).toBeLessThan(plain.bytes.length);
      }
      const text = (reply: typeof plain) =>
        reply.headers['content-encoding'] === 'br'
          ? brotliDecompressSync(reply.bytes)
          : reply.headers['content-encoding'] === 'gzip'
            ? gunzipSync(reply.bytes)
            : reply.bytes;
      expect(text(brotli).equals(plain.bytes), round).toBe(true);
      expect(text(gzip).equals(plain.bytes), round).toBe(true);
      for (const reply of [plain, brotli, gzip]) {
        expect(reply.headers.vary).toContain('accept-encoding');
        expect(reply.headers['content-length']).toBe(String(reply.bytes.length));
      }
    }
  });

  test('scripts and style sheets are compressed, and say that they vary', async () => {
    for (const path of await filesOfHome(/"(\/assets\/[^"]+\.(?:js|css))"/g)) {
      const plain = await encoded(path, 'identity');
      const brotli = await encoded(path, 'br');
      expect(brotli.headers['content-encoding'], path).toBe('br');
      expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes), path).toBe(true);
      expect(String(brotli.headers.vary).toLowerCase(), path).toContain('accept-encoding');
    }
  });
});

describe('asking again', () => {
  test.each([['/'], ['/faq'], ['/sitemap.xml']])('%s has not changed, in every encoding', async (path) => {
    const { headers } = await request(site, path);
    const tag = String(headers.etag);
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const again = await encoded(path, 'br', { 'if-none-match': known });
      expect(again.status, known).toBe(304);
      expect(again.bytes.length).toBe(0);
      expect(again.headers.etag).toBe(tag);
    }
    expect((await encoded(path, 'br', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('pages are revalidated each time, so that no visitor reads an old fee', async () => {
    expect((await request(site, '/medicare')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('staff pages and missing pages are not cached by others', async () => {
    expect((await request(site, '/admin/login')).headers['cache-control']).toBe('no-store');
    expect((await request(site, '/nowhere')).headers['cache-control']).toMatch(/no-cache|no-store/);
  });
});

describe('files', () => {
  test('fingerprinted files are cached permanently', async () => {
    for (const pattern of [/"(\/assets\/[^"]+\.(?:js|css|woff2))"/g, /"(\/art\/[^"]+\.svg)"/g]) {
      for (const path of await filesOfHome(pattern)) {
        const reply = await request(site, path);
        expect(reply.status, path).toBe(200);
        expect(reply.headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
        expect(path).toMatch(/[-.][A-Za-z0-9_-]{8,}\.\w+$/);
      }
    }
  });

  test('a drawing without its fingerprint is cached for one hour', async () => {
    expect((await request(site, '/art/mark.svg')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await request(site, '/art/nothing.svg')).status).toBe(404);
  });

  test('files have the type that they are', async () => {
    const typeOf = async (pattern: RegExp) =>
      (await request(site, (await filesOfHome(pattern))[0] ?? '')).headers['content-type'];
    expect(await typeOf(/"(\/assets\/[^"]+\.js)"/g)).toMatch(/^text\/javascript/);
    expect(await typeOf(/"(\/assets\/[^"]+\.css)"/g)).toMatch(/^text\/css/);
    expect(await typeOf(/"(\/art\/[^"]+\.svg)"/g)).toBe('image/svg+xml');
  });
});

describe('everybody gets the same page', () => {
  const visitors: [string, Record<string, string>][] = [
    [
      'a browser',
      {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0 Safari/537.36',
        'accept-language': 'en-AU',
      },
    ],
    ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    [
      'someone with cookies',
      { cookie: 'session=abc; theme=dark', 'user-agent': 'Mozilla/5.0', 'accept-language': 'de' },
    ],
    ['someone signed in elsewhere', { authorization: 'Bearer abc', referer: 'https://other.example/' }],
  ];

  test.each([['/'], ['/about'], ['/terms'], ['/weight-loss-clinic-perth'], ['/nowhere']])('%s', async (path) => {
    const pages = await Promise.all(visitors.map(([, headers]) => request(site, path, { headers })));
    const again = await Promise.all(visitors.map(([, headers]) => request(site, path, { headers })));
    expect(pages[0]?.text).toContain('</html>');
    for (const [index, page] of [...pages, ...again].entries()) {
      expect(page.text === pages[0]?.text, visitors[index % visitors.length]?.[0]).toBe(true);
      expect(page.headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('what is remembered stays apart', () => {
  const on = (label: string) => ({ host: `${label}.localhost:${site.port}` });

  test('a sub-site’s robots.txt and data are not taken for its page', async () => {
    const robots = await request(site, '/robots.txt', on('exercise'));
    const data = await request(site, '/_.data', on('exercise'));
    const page = await request(site, '/', on('exercise'));
    expect(robots.headers['content-type']).toMatch(/^text\/plain/);
    expect(data.headers['content-type']).not.toMatch(/^text\/html/);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect((await request(site, '/robots.txt', on('exercise'))).text).toBe(robots.text);
  });

  test('one sub-site is not taken for another', async () => {
    const titles = await Promise.all(
      ['sleep', 'adhd', 'booking'].map(
        async (label) => /<title>(.*?)<\/title>/.exec((await request(site, '/', on(label))).text)?.[1],
      ),
    );
    expect(new Set(titles).size).toBe(3);
  });

  test('a page with a query does not share the cache entry of the page without', async () => {
    const odd = await request(site, '/complaints?note=zanzibar');
    const plain = await request(site, '/complaints');
    expect(odd.status).toBe(200);
    expect(plain.text).not.toContain('zanzibar');
  });

  test('a host that hides an address cannot put one page in another’s place', async () => {
    await request(site, '/data-deletion', { host: 'x/faq?' });
    const page = await request(site, '/data-deletion', { host: 'unknown.example' });
    expect(page.text).toContain('/data-deletion"');
    expect(/<title>(.*?)<\/title>/.exec(page.text)?.[1]).not.toBe(
      /<title>(.*?)<\/title>/.exec((await request(site, '/faq')).text)?.[1],
    );
  });

  test('a port that a visitor typed does not reach another visitor’s links', async () => {
    await request(site, '/', { host: 'sleep.localhost:4444' });
    expect((await request(site, '/', on('sleep'))).text).not.toContain(':4444');
  });
});
