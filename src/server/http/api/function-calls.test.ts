import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { functionAddresses } from '#domain/site/function-addresses.ts';
import { eventsOf } from '#tests/support/chat.ts';
import { FunctionRefusal } from '../../functions/function-refusal.ts';
import { clientAddress } from '../kernel/client-address.ts';
import { createFunctions, type FunctionsOptions } from './functions.ts';
import type { FunctionCall, ServerFunction } from './server-function.ts';

/** A server with the given function as its chat. */
async function serve(chat: ServerFunction, options: Partial<FunctionsOptions> = {}) {
  const logged: object[] = [];
  const log = (line: object) => logged.push(line);
  const idle: ServerFunction = { post: () => ({ run: async () => ({}) }) };
  const { handler } = createFunctions({
    functions: { interpretCalculator: idle, analyseSleep: idle, blogAi: idle, chat },
    staff: { memberOf: async () => undefined },
    logger: { error: log, warn: log } as unknown as FunctionsOptions['logger'],
    limits: { functions: 60, callsAtOnce: 6, callsOverall: 100 },
    ...options,
  });
  const server = createServer((request, response) => {
    const caller = clientAddress(request, true);
    void handler({ request, response, path: functionAddresses.chat, caller, ownHosts: [] });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const ask = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(address, {
      method: 'POST',
      body: '{}',
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    });
  return { address, ask, logged };
}

const running = (run: (call: FunctionCall) => Promise<object | undefined>): ServerFunction => ({
  post: () => ({ run }),
  streams: true,
});
const events = { accept: 'text/event-stream, application/json' };
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: { code: string } }).error.code,
];

describe('events', () => {
  const chat = running(async ({ emit }) => {
    emit?.('delta', { text: 'One\n\n' });
    emit?.('delta', { text: 'Two' });
    return { whole: true, streamed: emit !== undefined };
  });

  test('are sent as they occur, with the whole reply last, to clients that accept them', async () => {
    const { ask } = await serve(chat);
    const reply = await ask(events);
    expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(eventsOf({ text: await reply.text() })).toEqual([
      { event: 'delta', data: { text: 'One\n\n' } },
      { event: 'delta', data: { text: 'Two' } },
      { event: 'done', data: { whole: true, streamed: true } },
    ]);
    expect(await (await ask()).json()).toEqual({ whole: true, streamed: false });
    expect(await (await ask({ accept: '*/*' })).json()).toEqual({ whole: true, streamed: false });
  });

  test('are not sent by a function that does not stream', async () => {
    const { ask } = await serve({ ...chat, streams: false });
    expect(await (await ask(events)).json()).toEqual({ whole: true, streamed: false });
  });

  test('end with an error that holds no more detail than the log', async () => {
    const { ask, logged } = await serve(
      running(async ({ emit }) => {
        emit?.('delta', { text: 'One' });
        throw new RangeError('hunter2');
      }),
    );
    const all = eventsOf({ text: await (await ask(events)).text() });
    expect(all.at(-1)).toMatchObject({ event: 'error', data: { error: { code: 'internal-error' } } });
    expect(JSON.stringify([all, logged])).not.toContain('hunter2');
    expect(logged).toMatchObject([{ failure: 'RangeError' }]);
  });

  test('start with the first event: an earlier refusal has its own status and Retry-After', async () => {
    const refusal = new FunctionRefusal('too-many-requests', { retryAfter: 7 });
    const { ask, logged } = await serve(
      running(async () => {
        throw refusal;
      }),
    );
    for (const reply of [await ask(events), await ask()])
      expect([reply.headers.get('retry-after'), ...(await codeOf(reply))]).toEqual(['7', 429, 'too-many-requests']);
    const late = await serve(
      running(async ({ emit }) => {
        emit?.('delta', { text: 'One' });
        throw refusal;
      }),
    );
    expect(eventsOf({ text: await (await late.ask(events)).text() })).toMatchObject([
      { event: 'delta' },
      { event: 'error', data: { error: { code: 'too-many-requests' } } },
    ]);
    expect([...logged, ...late.logged]).toEqual([]);
  });
});

describe('a call', () => {
  test('is aborted when its caller disconnects, and nothing is logged', async () => {
    for (const headers of [{}, events]) {
      const started = Promise.withResolvers<AbortSignal>();
      const ended = Promise.withResolvers<void>();
      const { address, logged } = await serve(
        running(async ({ signal }) => {
          started.resolve(signal);
          await once(signal, 'abort');
          ended.resolve();
          signal.throwIfAborted();
          return {};
        }),
      );
      const outgoing = httpRequest(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '2', ...headers },
        agent: false,
      });
      outgoing.on('error', () => {});
      outgoing.end('{}');
      expect((await started.promise).aborted).toBe(false);
      outgoing.destroy();
      await ended.promise;
      await new Promise((resolve) => setImmediate(resolve));
      expect(logged).toEqual([]);
    }
  });

  test('is refused while one address, or all together, have too many calls in progress', async () => {
    const release = Promise.withResolvers<void>();
    let under = 0;
    const chat = running(async () => {
      under += 1;
      await release.promise;
      return {};
    });
    const { ask, logged } = await serve(chat, { limits: { functions: 60, callsAtOnce: 2, callsOverall: 3 } });
    const from = (address: string) => ask({ 'x-forwarded-for': address });
    const first = [from('198.51.100.1'), from('198.51.100.1')];
    await expect.poll(() => under).toBe(2);
    const mine = await from('198.51.100.1');
    expect([mine.headers.get('retry-after'), ...(await codeOf(mine))]).toEqual(['2', 429, 'too-many-requests']);
    const other = from('198.51.100.2');
    await expect.poll(() => under).toBe(3);
    expect(await codeOf(await from('198.51.100.3'))).toEqual([503, 'busy']);
    const route = functionAddresses.chat;
    expect(logged).toEqual([
      { limit: 'FUNCTION_CALLS_AT_ONCE', route },
      { limit: 'FUNCTION_CALLS_OVERALL', route },
    ]);
    release.resolve();
    expect((await Promise.all([...first, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await from('198.51.100.1')).status).toBe(200);
  });

  test('without a result is answered 204; each method has its own limit', async () => {
    const { ask, logged } = await serve({
      post: () => ({ run: async () => ({}) }),
      delete: () => ({ run: async () => undefined }),
      rateLimit: { limit: 1, windowMs: 60_000, name: 'CHAT_LIMIT' },
    });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    const erase = () => ask({}, { method: 'DELETE' });
    expect([(await erase()).status, (await erase()).status]).toEqual([204, 429]);
    expect(logged).toMatchObject([{ limit: 'CHAT_LIMIT' }, { limit: 'CHAT_LIMIT' }]);
  });
});

describe('a function for staff', () => {
  const chat: ServerFunction = { ...running(async () => ({ open: true })), staffOnly: true, bodyLimit: 100_000 };
  const member = { id: '1', email: 'a@clinic.example', name: 'A', role: 'staff' } as const;
  const memberOf: FunctionsOptions['staff']['memberOf'] = async (headers) => {
    if (headers.has('authorization')) return headers.get('authorization') === 'Bearer good' ? member : undefined;
    return headers.get('cookie') === 'session=good' ? member : undefined;
  };

  test('checks the session before it reads the body', async () => {
    const { ask } = await serve(chat, { staff: { memberOf } });
    const cookie = 'session=good';
    const open: Record<string, string>[] = [
      { cookie },
      { authorization: 'Bearer good' },
      { cookie, authorization: 'Bearer public-key' },
    ];
    for (const headers of open) expect((await ask(headers)).status).toBe(200);
    const closed: Record<string, string>[] = [{}, { cookie: 'session=bad' }, { authorization: 'Bearer public-key' }];
    for (const headers of closed) {
      expect(await codeOf(await ask(headers))).toEqual([401, 'unauthorized']);
      expect(await codeOf(await ask(headers, { body: 'x'.repeat(200_000) }))).toEqual([401, 'unauthorized']);
    }
    expect(await codeOf(await ask({ cookie }, { body: `"${'x'.repeat(200_000)}"` }))).toEqual([413, 'body-too-large']);
    expect((await ask({ cookie }, { body: `"${'x'.repeat(90_000)}"` })).status).toBe(200);
  });
});
