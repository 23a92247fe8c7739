import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { limitByAddress, limitUnread, oneAtATime } from './connections.ts';

const stop: (() => void)[] = [];
afterEach(() => {
  for (const end of stop.splice(0)) end();
});

async function serving(
  answer: RequestListener,
  limits: { unreadBytes?: number; stalledMs?: number; byAddress?: number } = {},
) {
  const { listener, connections } = oneAtATime(answer, { pipelined: 4 });
  const server = createServer(listener).listen(0, '127.0.0.1');
  limitByAddress(server, limits.byAddress ?? 100);
  limitUnread(server, connections, { unreadBytes: 1e9, stalledMs: 1e9, ...limits });
  await once(server, 'listening');
  stop.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const opened = (localAddress = '127.0.0.1'): Socket => {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    stop.push(() => socket.destroy());
    return socket;
  };
  return { opened, connections, server };
}

/** Resolves when a connection is closed, also by a reset, which would reject `once`. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

test('[TRUST-11] pipelined requests are handled one after the other and answered in order', async () => {
  let underWay = 0;
  let most = 0;
  const { opened } = await serving(async ({ url }, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    response.end(`<${url}>`);
  });
  const socket = opened();
  socket.write(get('/1') + get('/2') + get('/3') + get('/4', 'Connection: close\r\n'));
  expect((await text(socket)).match(/<[^>]*>/g)).toEqual(['</1>', '</2>', '</3>', '</4>']);
  expect(most).toBe(1);
});

test('[TRUST-11] a connection with too many waiting requests is closed, and they are not handled', async () => {
  let begun = 0;
  const { opened, connections, server } = await serving(() => {
    begun += 1;
  });
  let parsed = 0;
  server.on('request', () => {
    parsed += 1;
  });
  const socket = opened();
  const end = closed(socket);
  socket.write(get('/').repeat(1400));
  await end;
  expect([begun, parsed]).toEqual([1, 6]);
  await expect.poll(() => connections.size).toBe(0);
});

test('[TRUST-11] the connections of one address are limited, and other addresses are not affected', async () => {
  const { opened, server } = await serving((_, response) => void response.end('answered'), { byAddress: 2 });
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  const first = [opened(), opened()];
  await Promise.all(first.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  for (const socket of first) socket.write(get('/'));
  await Promise.all(first.map((socket) => new Promise((resolve) => socket.once('data', resolve))));
  await closed(opened());
  expect(accepted).toBe(2);
  const other = opened('127.0.0.2');
  other.write(get('/', 'Connection: close\r\n'));
  expect(await text(other)).toContain('answered');
  first[0]?.destroy();
  const answered = () => {
    const again = opened();
    again.write(get('/', 'Connection: close\r\n'));
    return text(again).catch(() => '');
  };
  await expect.poll(answered).toContain('answered');
});

test('[TRUST-11] a connection that reads nothing is closed, and one that reads gets its whole reply', async () => {
  const large = Buffer.alloc(16e6);
  const { opened, connections } = await serving((_, response) => void response.end(large), { stalledMs: 1000 });
  const silent = opened().pause();
  silent.write(get('/'));
  const reading = opened();
  reading.write(get('/', 'Connection: close\r\n'));
  expect((await text(reading)).length).toBeGreaterThan(large.length);
  await expect.poll(() => connections.size).toBe(0);
  await closed(silent.resume());
  expect(silent.bytesRead).toBeLessThan(large.length);
});

test('[TRUST-11] when the unread bytes of all connections exceed the limit, the largest are closed', async () => {
  const [large, middle] = [Buffer.alloc(32e6), Buffer.alloc(12e6)];
  const answer: RequestListener = ({ url }, response) => void response.end(url === '/large' ? large : middle);
  const { opened, connections } = await serving(answer, { unreadBytes: 14e6 });
  const [one, other] = [opened().pause(), opened().pause()];
  one.write(get('/large'));
  other.write(get('/middle', 'Connection: close\r\n'));
  await expect.poll(() => connections.size).toBe(2);
  await expect.poll(() => connections.size).toBe(1);
  expect((await text(other)).length).toBeGreaterThan(middle.length);
  await closed(one.resume());
  expect(one.bytesRead).toBeLessThan(large.length);
});
