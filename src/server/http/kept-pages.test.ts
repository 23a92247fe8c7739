import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { CachedPage } from './cached-page.ts';
import { KeptPages } from './kept-pages.ts';
import { visitReader } from './visit.ts';

const content = {
  site: { domains: { product: 'clinic.example', previews: [] } },
  landing: new Map([['sleep', {}]]),
} as unknown as Parameters<typeof visitReader>[0]['content'];

interface Asked {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Kept pages as a server uses them: `visit` looks, and keeps what it did not find. */
function keep({ trustProxy = false, revision = (): string => 'first', now = Date.now } = {}) {
  const kept = new KeptPages({ trustProxy, revisionOfPosts: () => revision(), labelOf: (target = '') => target, now });
  const visitOf = visitReader({ content, publicOrigin: undefined, trustProxy });
  const request = (url: string, { host = 'clinic.example', method = 'GET', headers = {} }: Asked = {}) =>
    ({ url, method, headers: { host, ...headers }, socket: {} }) as unknown as IncomingMessage;
  const visit = async (url: string, asked: Asked = {}) => {
    const seen = visitOf(request(url, asked), {} as ServerResponse);
    const place = seen && (await kept.placeOf(seen));
    if (!place) return;
    if (!kept.get(seen, place)) {
      const page = kept.set(place, new CachedPage(Buffer.from(`${asked.host} ${url}`), {}));
      await page.make('identity');
    }
  };
  const atOnce = (url: string, asked: Asked = {}) =>
    kept.atOnce(request(url, asked))?.page.made('identity')?.body.toString();
  return { kept, visit, atOnce };
}

describe('a kept page', () => {
  test('is found at once by the address and host that it was asked for, and by no other', async () => {
    const { visit, atOnce } = keep();
    const host = 'sleep.clinic.example';
    for (let round = 0; round < 2; round += 1) {
      await visit('/faq', { host: 'clinic.example' });
      await visit('/', { host });
    }
    expect(atOnce('/faq')).toBe('clinic.example /faq');
    expect(atOnce('/faq', { method: 'HEAD' })).toBe('clinic.example /faq');
    expect(atOnce('/', { host })).toBe(`${host} /`);
    expect(atOnce('/faq', { method: 'POST' })).toBeUndefined();
    for (const other of ['/', '/faq?q=1', '/faq/', '/FAQ']) expect(atOnce(other), other).toBeUndefined();
    for (const other of ['adhd.clinic.example', 'clinic.example /faq'])
      expect(atOnce('/faq', { host: other }), other).toBeUndefined();
  });

  test('is told apart by what a proxy of ours says of host and protocol, and by that alone', async () => {
    const { visit, atOnce } = keep({ trustProxy: true });
    const secure = {
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'clinic.example' },
      host: '10.0.0.1',
    };
    for (let round = 0; round < 2; round += 1) await visit('/faq', secure);
    expect(atOnce('/faq', { ...secure, host: '10.0.0.2' })).toBe('10.0.0.1 /faq');
    expect(atOnce('/faq')).toBeUndefined();
    const direct = keep();
    for (let round = 0; round < 2; round += 1) await direct.visit('/faq');
    expect(direct.atOnce('/faq', { headers: { 'x-forwarded-host': 'sleep.clinic.example' } })).toBeDefined();
  });

  test('that shows posts is found no more once they change', async () => {
    let revision = 'first';
    const { visit, atOnce } = keep({ revision: () => revision });
    for (let round = 0; round < 2; round += 1) for (const path of ['/blog', '/faq']) await visit(path);
    expect([atOnce('/blog'), atOnce('/faq')]).not.toContain(undefined);
    revision = 'second';
    expect(atOnce('/blog')).toBeUndefined();
    expect(atOnce('/faq')).toBeDefined();
  });

  test('that shows the time is found no more once it expires', async () => {
    let now = 1_000;
    const { kept, visit, atOnce } = keep({ now: () => now });
    for (let round = 0; round < 2; round += 1) await visit('/faq');
    const page = kept.atOnce({
      url: '/faq',
      method: 'GET',
      headers: { host: 'clinic.example' },
    } as IncomingMessage)?.page;
    if (page) page.expires = 2_000;
    now = 1_999;
    expect(atOnce('/faq')).toBeDefined();
    now = 2_000;
    expect(atOnce('/faq')).toBeUndefined();
    await visit('/faq');
    await visit('/faq');
    expect(atOnce('/faq')).toBeDefined();
  });
});

test('made-up hosts and addresses cannot fill the memory', async () => {
  const { kept, visit } = keep();
  for (let made = 0; made < 3000; made += 1) {
    await visit('/faq', { host: `made-up-${made}.example` });
    await visit('/', { host: `sleep.clinic.example:${made}` });
  }
  expect(kept.addresses).toBeLessThanOrEqual(2000);
  const long = `made-up-${'x'.repeat(10_000)}.example`;
  const before = kept.addresses;
  for (let round = 0; round < 2; round += 1) await visit('/faq', { host: long });
  expect(kept.addresses).toBe(before);
});
