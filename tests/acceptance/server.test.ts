import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RequestOptions, rawRequest, request } from '#tests/support/request.ts';
import { sharedSiteBehindProxy } from '#tests/support/shared-site.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const on = (label: string): RequestOptions => ({ host: `${label}.localhost:${site.port}` });

/** The address of a file that the home page loads. */
async function addressIn(pattern: RegExp): Promise<string> {
  const { text } = await request(site, '/');
  const found = pattern.exec(text)?.[1];
  if (!found) throw new Error(`the home page names nothing like ${pattern}`);
  return found;
}

describe('health', () => {
  test.each([
    ['/healthz', /^200 ok\n$/],
    // Its assistant is not loaded.
    ['/readyz', /^200 {"ready":true}\n$|^503 {"ready":false,"reason":"assistant-starting"}\n$/],
  ])('%s answers every host and is never kept', async (path, answer) => {
    for (const host of ['localhost', 'sleep.localhost', '10.0.0.7:3000', 'whatever.example']) {
      const reply = await request(site, path, { host });
      expect(`${reply.status} ${reply.text}`).toMatch(answer);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('requests that are refused', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is answered 405 and told what is allowed',
    async (method) => {
      const reply = await request(site, '/faq', { method });
      expect(reply.status).toBe(405);
      expect(reply.headers.allow).toBe('GET, HEAD, POST');
    },
  );

  test('a POST to a page that takes none is answered 405', async () => {
    expect((await request(site, '/faq', { method: 'POST', body: 'a=b' })).status).toBe(405);
  });

  test.each([
    ['/%'],
    ['/%zz'],
    ['/%c3%28'],
    ['//other.example/faq'],
    ['/\\other.example/faq'],
    ['/faq%'],
    ['//localhost/faq'],
  ])('the address %s is answered 400', async (path) => {
    expect(await request(site, path)).toMatchObject({
      status: 400,
      text: 'Bad request: this address cannot be read.\n',
    });
  });

  test.each([
    ['GET http://other.example/faq HTTP/1.1'],
    ['OPTIONS * HTTP/1.1'],
    ['GET constructor HTTP/1.1'],
    ['GET /faq HTTP/9.9'],
    ['hello'],
  ])('%s is answered 400, and the site goes on', async (line) => {
    expect(await rawRequest(site, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
    expect((await request(site, '/healthz')).status).toBe(200);
  });

  test('an address that leaves the site is never a redirect to elsewhere', async () => {
    for (const path of [
      '/x/..//other.example/',
      '/./\\other.example/',
      '/%2f%2fother.example/',
      '/%5Cother.example/',
    ]) {
      const { status, headers } = await request(site, path);
      expect([301, 400, 404], path).toContain(status);
      if (headers.location) expect(headers.location, path).toMatch(/^\/(?![/\\])/);
    }
  });
});

describe('hosts', () => {
  test('[SUB-01] an unknown host or label gets the main site', async () => {
    const main = await request(site, '/');
    for (const host of [
      'other.example',
      '127.0.0.1',
      'unknown.localhost',
      'www.saltbush.example',
      'sleep.other.example',
    ]) {
      const reply = await request(site, '/', { host });
      expect(reply.status, host).toBe(200);
      expect(reply.text, host).toBe(main.text);
    }
  });

  test('[SUB-02] on a sub-site host every path shows the sub-site', async () => {
    const first = await request(site, '/', on('sleep'));
    expect(first.status).toBe(200);
    expect(first.text).not.toBe((await request(site, '/')).text);
    for (const path of ['/about', '/faq', '/blog/anything', '/a/b/c', '/index.html', '/admin/login', '/sub-site']) {
      expect((await request(site, path, on('sleep'))).text, path).toBe(first.text);
    }
  });

  test.each([
    ['faq', '/faq'],
    ['medicare', '/medicare-billing'],
    ['blog', '/blog'],
    ['tools', '/tools'],
  ])('[SUB-09] the host %s redirects at once to %s of the main site', async (label, path) => {
    for (const requested of ['/', '/anything/else']) {
      const { status, headers } = await request(site, requested, on(label));
      expect(status).toBe(302);
      expect(headers.location).toBe(`http://localhost:${site.port}${path}`);
    }
  });

  test('[ROUTE-05] the redirect of the medicare host ends at the policy', async () => {
    const reply = await request(site, '/medicare-billing');
    expect(reply.status).toBe(301);
    expect(reply.headers.location).toBe('/medicare');
  });

  test('a host that no host may be is answered as the main site, whatever it spells', async () => {
    const main = await request(site, '/', { host: 'saltbush.example' });
    for (const host of [
      'a b',
      'a/b?c',
      'x/faq?',
      'x/faq#',
      'user:pass@localhost',
      '[::1',
      'localhost:99999',
      '%',
      '"',
      'a'.repeat(5000),
    ]) {
      const reply = await request(site, '/', { host });
      expect(reply.status, host).toBe(200);
      expect(reply.text, host).toBe(main.text);
    }
  });

  test('forwarded hosts are believed only behind a proxy of our own', async () => {
    const headers = { 'x-forwarded-host': 'sleep.saltbush.example', 'x-forwarded-proto': 'https' };
    const direct = await request(site, '/', { headers });
    expect(direct.text).toBe((await request(site, '/')).text);
    expect(direct.headers['strict-transport-security']).toBeUndefined();

    const proxied = await sharedSiteBehindProxy();
    const reply = await request(proxied, '/', { headers });
    expect(reply.text).toBe(
      (await request(proxied, '/', { host: 'sleep.saltbush.example', headers: { 'x-forwarded-proto': 'https' } })).text,
    );
    expect(reply.text).not.toBe((await request(proxied, '/')).text);
    expect(reply.headers['strict-transport-security']).toMatch(/^max-age=/);
  });
});

describe('headers on every kind of response', () => {
  const kinds: [string, number, () => Promise<[string, RequestOptions?]>][] = [
    ['a page', 200, async () => ['/faq']],
    ['a page asked for by HEAD', 200, async () => ['/faq', { method: 'HEAD' }]],
    ['a page not found', 404, async () => ['/nowhere']],
    ['a page for staff', 200, async () => ['/admin/login']],
    ['the data of a page', 200, async () => ['/faq.data']],
    ['a sub-site', 200, async () => ['/', on('sleep')]],
    ['the booking site', 200, async () => ['/', on('booking')]],
    ['a redirect to a tidy address', 301, async () => ['/faq/']],
    ['a redirect of a route', 301, async () => ['/medicare-billing']],
    ['a redirect of a host', 302, async () => ['/', on('faq')]],
    ['a script', 200, async () => [await addressIn(/"(\/assets\/[^"]+\.js)"/)]],
    ['a style sheet', 200, async () => [await addressIn(/"(\/assets\/[^"]+\.css)"/)]],
    ['a drawing', 200, async () => [await addressIn(/"(\/art\/[^"]+\.svg)"/)]],
    ['a file that is not there', 404, async () => ['/assets/nothing.js']],
    ['robots.txt', 200, async () => ['/robots.txt']],
    ['the sitemap', 200, async () => ['/sitemap.xml']],
    ['the health check', 200, async () => ['/healthz']],
    ['a refused method', 405, async () => ['/faq', { method: 'PUT' }]],
    ['a refused POST', 405, async () => ['/faq', { method: 'POST', body: 'a=b' }]],
    ['a bad address', 400, async () => ['/%zz']],
  ];

  test.each(kinds)('%s', async (_, status, target) => {
    const reply = await request(site, ...(await target()));
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(reply.headers['permissions-policy']).toContain('camera=()');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toMatch(/default-src '(none|self)'/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|nonce-/);
    expect(reply.headers['cache-control'], 'says how long it may be kept').toBeTruthy();
    expect(reply.headers['x-powered-by']).toBeUndefined();
    expect(reply.headers.server).toBeUndefined();
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test('[SEO-01] the picture of a shared link may be shown by other sites, and nothing else may', async () => {
    const address = await addressIn(/<meta property="og:image" content="https:\/\/[^"/]+(\/[^"]+)"/);
    const { status, headers } = await request(site, address);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/png' });
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('a 304 reply preserves the page’s policy', async () => {
    const { headers } = await request(site, '/faq');
    const again = await request(site, '/faq', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(again.headers['x-content-type-options']).toBe('nosniff');
  });

  test('every inline script of a page is named by its policy, and no nonce is left in it', async () => {
    for (const [path, options] of [['/'], ['/faq'], ['/nowhere'], ['/', on('sleep')]] as [string, RequestOptions?][]) {
      const { text, headers } = await request(site, path, options);
      expect(text).not.toMatch(/\snonce=/);
      const inline = [
        ...text.matchAll(/<script(?![^>]*\b(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
      ].filter(([, source]) => source);
      for (const [, source = ''] of inline) {
        const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(source))).toString('base64');
        expect(headers['content-security-policy'], `${path}: ${source.slice(0, 60)}`).toContain(`'sha256-${digest}'`);
      }
    }
  });

  test('[SUB-10] only the booking site may frame, and only the booking form', async () => {
    const booking = await request(site, '/', on('booking'));
    expect(booking.headers['content-security-policy']).toContain('frame-src https://harbour-bookings.example;');
    expect(booking.headers['permissions-policy']).toContain('payment=("https://harbour-bookings.example")');
    for (const reply of [await request(site, '/'), await request(site, '/', on('sleep'))]) {
      expect(reply.headers['content-security-policy']).toContain("frame-src 'none'");
      expect(reply.headers['permissions-policy']).toContain('payment=()');
    }
  });

  test('[DATA-02] analytics is in the policy only where a tag is configured', async () => {
    expect((await request(site, '/')).headers['content-security-policy']).not.toContain('analytics');
    const measured = await sharedSiteBehindProxy();
    expect((await request(measured, '/')).headers['content-security-policy']).toMatch(
      /script-src 'self' .*https:\/\/tags\.example/,
    );
  });
});
