import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { readBody } from './request-body.ts';
import { createWebServer } from './web-server.ts';

const stop: (() => void)[] = [];
afterEach(() => {
  for (const end of stop.splice(0)) end();
});

async function serving() {
  const server = createWebServer(
    async (request, response) => {
      const body = await readBody(request).catch(() => undefined);
      if (body) response.end(`${body.length}`);
    },
    { connections: 100, connectionsByAddress: 50, pipelined: 8, unreadBytes: 1_000_000, stalledMs: 10_000 },
    { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 20 },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Sends a byte every few milliseconds until the connection ends; returns the reply. */
async function trickle(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(head);
  const drip = setInterval(() => socket.write('x'), 10);
  stop.push(() => clearInterval(drip));
  socket.on('close', () => clearInterval(drip));
  return text(socket).catch(() => '');
}

test('[ADMIN-07] a slow body or header times out, while other requests are answered', async () => {
  const port = await serving();
  const body = trickle(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n');
  const head = trickle(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-');
  const whole = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'abc' });
  expect(await whole.text()).toBe('3');
  for (const cut of await Promise.all([body, head])) expect(cut).toMatch(/^HTTP\/1\.1 408 |^$/);
});
