import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { siteRequestReader } from '../kernel/site-request.ts';
import { CachedPage } from './cached-page.ts';
import { PageCacheIndex } from './page-cache-index.ts';

const content = {
  site: { domains: { product: 'clinic.example', previews: [] } },
  landing: new Map([['sleep', {}]]),
} as unknown as Parameters<typeof siteRequestReader>[0]['content'];

interface RequestDetails {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** The page cache as the server uses it: `visit` reads it, and stores what it did not find. */
function keep({ trustProxy = false, revision = (): string => 'first', now = Date.now } = {}) {
  const index = new PageCacheIndex({
    trustProxy,
    revisionOfPosts: () => revision(),
    labelOf: (target = '') => target,
    now,
  });
  const visitOf = siteRequestReader({ content, publicOrigin: undefined, trustProxy });
  const request = (url: string, { host = 'clinic.example', method = 'GET', headers = {} }: RequestDetails = {}) =>
    ({ url, method, headers: { host, ...headers }, socket: {} }) as unknown as IncomingMessage;
  const siteRequest = async (url: string, requested: RequestDetails = {}) => {
    const seen = visitOf(request(url, requested), {} as ServerResponse);
    const place = seen && (await index.cacheKeyFor(seen));
    if (!place) return;
    if (!index.get(seen, place)) {
      const page = index.set(place, new CachedPage(Buffer.from(`${requested.host} ${url}`), {}));
      await page.make('identity');
    }
  };
  const atOnce = (url: string, requested: RequestDetails = {}) =>
    index.atOnce(request(url, requested))?.page.made('identity')?.body.toString();
  return { index, visit: siteRequest, atOnce };
}

describe('a cached page', () => {
  test('is found without parsing by its requested address and host, and by no other', async () => {
    const { visit: siteRequest, atOnce } = keep();
    const host = 'sleep.clinic.example';
    for (let round = 0; round < 2; round += 1) {
      await siteRequest('/faq', { host: 'clinic.example' });
      await siteRequest('/', { host });
    }
    expect(atOnce('/faq')).toBe('clinic.example /faq');
    expect(atOnce('/faq', { method: 'HEAD' })).toBe('clinic.example /faq');
    expect(atOnce('/', { host })).toBe(`${host} /`);
    expect(atOnce('/faq', { method: 'POST' })).toBeUndefined();
    for (const other of ['/', '/faq?q=1', '/faq/', '/FAQ']) expect(atOnce(other), other).toBeUndefined();
    for (const other of ['adhd.clinic.example', 'clinic.example /faq'])
      expect(atOnce('/faq', { host: other }), other).toBeUndefined();
  });

  test('is keyed by the forwarded host and protocol of a trusted proxy, and by nothing else', async () => {
    const { visit: siteRequest, atOnce } = keep({ trustProxy: true });
    const secure = {
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'clinic.example' },
      host: '10.0.0.1',
    };
    for (let round = 0; round < 2; round += 1) await siteRequest('/faq', secure);
    expect(atOnce('/faq', { ...secure, host: '10.0.0.2' })).toBe('10.0.0.1 /faq');
    expect(atOnce('/faq')).toBeUndefined();
    const direct = keep();
    for (let round = 0; round < 2; round += 1) await direct.visit('/faq');
    expect(direct.atOnce('/faq', { headers: { 'x-forwarded-host': 'sleep.clinic.example' } })).toBeDefined();
  });

  test('that shows posts is not found after they change', async () => {
    let revision = 'first';
    const { visit: siteRequest, atOnce } = keep({ revision: () => revision });
    for (let round = 0; round < 2; round += 1) for (const path of ['/blog', '/faq']) await siteRequest(path);
    expect([atOnce('/blog'), atOnce('/faq')]).not.toContain(undefined);
    revision = 'second';
    expect(atOnce('/blog')).toBeUndefined();
    expect(atOnce('/faq')).toBeDefined();
  });

  test('that shows the time is not found after it expires', async () => {
    let now = 1_000;
    const { index, visit: siteRequest, atOnce } = keep({ now: () => now });
    for (let round = 0; round < 2; round += 1) await siteRequest('/faq');
    const page = index.atOnce({
      url: '/faq',
      method: 'GET',
      headers: { host: 'clinic.example' },
    } as IncomingMessage)?.page;
    if (page) page.expires = 2_000;
    now = 1_999;
    expect(atOnce('/faq')).toBeDefined();
    now = 2_000;
    expect(atOnce('/faq')).toBeUndefined();
    await siteRequest('/faq');
    await siteRequest('/faq');
    expect(atOnce('/faq')).toBeDefined();
  });
});

test('[DESK-02] the most requested pages can be requested again as visitors did', async () => {
  for (const trustProxy of [false, true]) {
    const headers: Record<string, string> = trustProxy
      ? { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'clinic.example' }
      : {};
    const requested = { headers, host: trustProxy ? '10.0.0.1' : 'clinic.example' };
    const { index, visit: siteRequest, atOnce } = keep({ trustProxy });
    for (let round = 0; round < 2; round += 1)
      for (const path of ['/faq', '/about', '/']) await siteRequest(path, requested);
    for (let round = 0; round < 3; round += 1) atOnce('/about', requested);
    atOnce('/', requested);
    const again = index.mostRequested(2);
    expect(again.map(({ url }) => url)).toEqual(['/about', '/']);
    for (const { url, headers } of again) expect(atOnce(url, { headers, host: headers.host ?? '' })).toBeDefined();
    index.clear();
    expect(atOnce('/about', requested)).toBeUndefined();
  }
});

test('made-up hosts and addresses cannot fill the memory', async () => {
  const { index, visit: siteRequest } = keep();
  for (let made = 0; made < 3000; made += 1) {
    await siteRequest('/faq', { host: `made-up-${made}.example` });
    await siteRequest('/', { host: `sleep.clinic.example:${made}` });
  }
  expect(index.addresses).toBeLessThanOrEqual(2000);
  const long = `made-up-${'x'.repeat(10_000)}.example`;
  const before = index.addresses;
  for (let round = 0; round < 2; round += 1) await siteRequest('/faq', { host: long });
  expect(index.addresses).toBe(before);
});
