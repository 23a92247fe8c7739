import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { say } from '#tests/support/chat.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite, sharedSiteWithAssistant } from '#tests/support/shared-site.ts';
import type { ReachableSite } from '#tests/support/site.ts';

/** One page at a time, and hardly any that wait. */
const small = await sharedSiteWithAssistant({ RENDERS_AT_ONCE: '1', RENDERS_WAITING: '2' });
const site = await sharedSite();

function opened({ port }: ReachableSite): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

test('[TRUST-11] what does not fit is answered 503 with Retry-After, plain words and emergency numbers', async () => {
  const searches = Array.from({ length: 40 }, (_, at) => request(small, `/blog?search=word${at}`));
  const replies = await Promise.all(searches);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const refused = replies.find(({ status }) => status === 503);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused?.headers['cache-control']).toBe('no-store');
  for (const part of ['very busy', 'href="tel:000"', 'href="tel:131114"']) expect(refused?.text).toContain(part);
});

test('[TRUST-11] [TRUST-12] cached pages, health and a danger in the chat do not wait for the queue', async () => {
  expect((await request(small, '/')).status).toBe(200);
  const searches = Array.from({ length: 40 }, (_, at) => request(small, `/no-such-page-${at}`));
  const [page, health, answer] = await Promise.all([
    request(small, '/'),
    request(small, '/healthz'),
    say(small, 'I want to die'),
  ]);
  expect([page.status, health.status]).toEqual([200, 200]);
  expect(answer.message).toContain('tel:131114');
  await Promise.all(searches);
});

test('[TRUST-11] a flood of pipelined searches is cut off, and the next visitor is answered', async () => {
  const flood = Array.from({ length: 5 }, (_, connection) => {
    const socket = opened(site).resume();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(Array.from({ length: 1400 }, (_, at) => get(`/blog?search=${connection}x${at}`)).join(''));
    return closed;
  });
  expect((await request(site, '/healthz')).status).toBe(200);
  expect((await request(site, '/no-such-page')).status).toBe(404);
  await Promise.all(flood);
});

test('[TRUST-11] a few pipelined requests are answered in order', async () => {
  const socket = opened(site);
  socket.write(get('/healthz') + get('/no-such-page') + get('/healthz', 'Connection: close'));
  const statuses = (await text(socket)).match(/HTTP\/1\.1 \d{3}/g);
  expect(statuses).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
});

test('[TRUST-11] a request with two hosts is refused, also for a cached page', async () => {
  expect((await request(site, '/')).status).toBe(200);
  const socket = opened(site);
  socket.write(get('/', 'Host: sleep.localhost', 'Connection: close'));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});
