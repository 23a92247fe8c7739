import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type FunctionName, functionAddresses } from '#domain/site/function-addresses.ts';
import { clientAddress } from '../kernel/client-address.ts';
import { createFunctions, type FunctionsOptions } from './functions.ts';
import type { FunctionTask, ServerFunction } from './server-function.ts';

const echo: FunctionTask = (body) => ({ run: async () => ({ took: body }) });

const functionNames = Object.keys(functionAddresses) as FunctionName[];

interface Served {
  origin: string;
  logged: object[];
  /** Number of requests received. */
  arrived: () => number;
}

interface Given extends Partial<Omit<FunctionsOptions, 'functions'>> {
  functions?: Partial<Record<FunctionName, ServerFunction>>;
  /** Calls that one address may make to each function within ten minutes. */
  limit?: number;
  trustProxy?: boolean;
}

/** A server with the functions alone; any other address is answered 299. */
async function serve({ functions: given, limit = 60, trustProxy = false, ...options }: Given = {}): Promise<Served> {
  const logged: object[] = [];
  const log = (line: object) => logged.push(line);
  let arrived = 0;
  const { handler } = createFunctions({
    functions: Object.fromEntries(
      functionNames.map((name) => [name, { post: echo, ...given?.[name] }]),
    ) as unknown as FunctionsOptions['functions'],
    staff: { memberOf: async () => undefined },
    logger: { error: log, warn: log } as unknown as FunctionsOptions['logger'],
    limits: { functions: limit, callsAtOnce: 6, callsOverall: 100 },
    ...options,
  });
  const server = createServer(async (request, response) => {
    arrived += 1;
    const path = new URL(request.url ?? '/', 'http://site.invalid').pathname;
    const caller = clientAddress(request, trustProxy);
    if (!(await handler({ request, response, path, caller, ownHosts: [request.headers.host] })))
      response.writeHead(299).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, logged, arrived: () => arrived };
}

function post(
  { origin }: Served,
  body: string,
  init: RequestInit = {},
  address: string = functionAddresses.analyseSleep,
) {
  return fetch(`${origin}${address}`, {
    method: 'POST',
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
    body,
  });
}

async function codeOf(response: Response): Promise<[number, string]> {
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.message.length).toBeGreaterThan(10);
  return [response.status, error.code];
}

describe('the functions of the server', () => {
  test('leave other addresses to the next handler', async () => {
    const served = await serve();
    for (const path of ['/', '/functions', '/functions/v1', '/functions/v2/sleep-ai-analysis', '/x/functions/v1/y'])
      expect((await fetch(`${served.origin}${path}`)).status, path).toBe(299);
  });

  test('answer JSON with JSON', async () => {
    const response = await post(await serve(), '{"a":"ü"}', {
      headers: { 'content-type': 'Application/JSON; charset=utf-8' },
    });
    expect([response.status, await response.json()]).toEqual([200, { took: { a: 'ü' } }]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('[CALC-10] [SCREEN-10] log a failure without the input or the error message', async () => {
    const secret = 'hunter2';
    const failing: FunctionTask = (body) => ({
      run: async () => {
        throw new RangeError(`cannot work with\n    at ${secret} (x:1:1) ${JSON.stringify(body)}`);
      },
    });
    const served = await serve({ functions: { interpretCalculator: { post: failing } } });
    const response = await post(served, JSON.stringify({ secret }), {}, functionAddresses.interpretCalculator);
    expect(await codeOf(response)).toEqual([500, 'internal-error']);
    expect(served.logged).toMatchObject([{ failure: 'RangeError', route: functionAddresses.interpretCalculator }]);
    const [line] = served.logged as { frames: string[] }[];
    expect(line?.frames.length).toBeGreaterThan(0);
    expect(JSON.stringify(served.logged)).not.toContain(secret);
  });

  test('count calls for each function, and only calls that run', async () => {
    const problem: FunctionTask = (body) => (body === 'wrong' ? { problem: 'this is no request' } : echo(body));
    const served = await serve({
      functions: { interpretCalculator: { post: problem } },
      limit: 2,
    });
    const calculate = (body: string) => post(served, body, {}, functionAddresses.interpretCalculator);
    for (let time = 0; time < 5; time++) {
      expect(await codeOf(await calculate('"wrong"'))).toEqual([422, 'invalid-request']);
      expect(await codeOf(await calculate('{'))).toEqual([400, 'invalid-json']);
    }
    for (let time = 0; time < 2; time++) expect((await calculate('{}')).status).toBe(200);
    const refused = await calculate('{}');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(595);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(served.logged).toEqual([{ limit: 'FUNCTION_LIMIT', route: functionAddresses.interpretCalculator }]);
    expect(await codeOf(refused)).toEqual([429, 'too-many-requests']);
    expect((await post(served, '{}')).status).toBe(200);
  });

  test('enforce the limit when all requests arrive before the first body is read', async () => {
    const served = await serve({ limit: 3 });
    const address = new URL(functionAddresses.analyseSleep, served.origin);
    const headers = { 'content-type': 'application/json', 'content-length': '2' };
    const waiting = Array.from({ length: 12 }, () => httpRequest(address, { method: 'POST', headers, agent: false }));
    const replies = waiting.map((outgoing) => once(outgoing, 'response'));
    for (const outgoing of waiting) outgoing.flushHeaders();
    await expect.poll(() => served.arrived()).toBe(12);
    for (const outgoing of waiting) outgoing.end('{}');
    const statuses = (await Promise.all(replies)).map(([reply]) => {
      reply.resume();
      return reply.statusCode;
    });
    expect(statuses.sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(429)]);
  });

  test('count by the last forwarded address behind a trusted proxy, else by the connection', async () => {
    const ask = (served: Served, hops: string) => post(served, '{}', { headers: { 'x-forwarded-for': hops } });
    const proxied = await serve({ trustProxy: true, limit: 1 });
    expect((await ask(proxied, '198.51.100.1')).status).toBe(200);
    expect((await ask(proxied, '203.0.113.9, 198.51.100.1')).status).toBe(429);
    expect((await ask(proxied, '198.51.100.1, 203.0.113.9')).status).toBe(200);
    const direct = await serve({ limit: 1 });
    expect((await ask(direct, '198.51.100.1')).status).toBe(200);
    expect((await ask(direct, '198.51.100.2')).status).toBe(429);
  });

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('a call with Sec-Fetch-Site %s is answered %s', async (site, status) => {
    // The fetch of Node does not set this header, but allows it.
    expect((await post(await serve(), '{}', { headers: { 'sec-fetch-site': site } })).status).toBe(status);
  });

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/json-seq'],
    ['text/application/json'],
  ])('the type %s is answered 415', async (type) => {
    expect(await codeOf(await post(await serve(), '{}', { headers: { 'content-type': type } }))).toEqual([
      415,
      'unsupported-media-type',
    ]);
  });

  test('refuse a body that is compressed, empty or not UTF-8', async () => {
    const served = await serve();
    expect(await codeOf(await post(served, '{}', { headers: { 'content-encoding': 'gzip' } }))).toEqual([
      415,
      'unsupported-media-type',
    ]);
    expect(await codeOf(await post(served, ''))).toEqual([400, 'invalid-json']);
    const response = await fetch(`${served.origin}${functionAddresses.analyseSleep}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Uint8Array.from([0x22, 0xff, 0xfe, 0x22]),
    });
    expect(await codeOf(response)).toEqual([400, 'invalid-json']);
  });
});
