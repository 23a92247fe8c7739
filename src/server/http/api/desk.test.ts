import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { memoryDeskStore } from '#tests/support/desk-store.ts';
import type { DeskFailure } from '#wire/desk.ts';
import type { ProofResult } from '../../auth/sessions.ts';
import type { StaffMember } from '../../auth/staff.ts';
import type { AccountServices } from '../../services.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import type { SiteRequest } from '../kernel/site-request.ts';
import { createDeskApi, type DeskApiOptions } from './desk.ts';

const owner: StaffMember = { id: 'o', email: 'owner@clinic.example', name: 'Owner', role: 'administrator' };
const jo: StaffMember = { id: 'j', email: 'jo@clinic.example', name: 'Jo', role: 'staff' };
const members = new Map([
  ['session=owner', owner],
  ['session=jo', jo],
]);
const noProblem = { problems: [], elsewhere: [], reach: { pages: [], answers: [] }, alsoSays: [] };

/** A server with the API of the desk alone; any other address is answered 299. */
async function serve({
  desk = {},
  proof = 'proved',
}: {
  desk?: Partial<DeskApiOptions['desk']>;
  proof?: ProofResult;
} = {}) {
  const [proved, noted]: [object[], string[]] = [[], []];
  const api = createDeskApi({
    desk: {
      store: memoryDeskStore(),
      files: { read: () => ({ display: '07', dial: '+61755500142' }) },
      check: async () => noProblem,
      setAside: () => new Set(),
      isOff: false,
      refresh: async () => {},
      now: Date.now,
      ...desk,
    },
    staff: { memberOf: async (headers) => members.get(headers.get('cookie') ?? '') },
    sessionManager: {
      prove: async (credentials) => {
        proved.push(credentials);
        return proof;
      },
    },
    accounts: {
      throttle: { admit: async () => ({ kind: 'go', succeed: async () => {} }) },
      devices: { deviceOf: () => undefined },
      refusals: { notePage: async (member: StaffMember) => void noted.push(member.email) },
    } as unknown as AccountServices,
    preview: async () => 'broken',
    page: async () => undefined,
    logger: { error: () => {} },
  });
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site.invalid');
    const siteRequest = {
      request,
      response,
      url,
      path: url.pathname,
      ownHosts: [request.headers.host],
      caller: '127.0.0.1',
    };
    if (!(await api(siteRequest as unknown as SiteRequest))) response.writeHead(299).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  async function ask(path: string, { as = 'session=owner', body, headers = {}, method }: Sent = {}) {
    const response = await fetch(`${origin}/api/desk${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { cookie: as, 'sec-fetch-site': 'same-origin', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const reply = (text === '' ? {} : JSON.parse(text)) as Partial<DeskFailure>;
    return { status: response.status, code: reply.error?.code, reply, headers: response.headers };
  }
  return { ask, proved, noted };
}

interface Sent {
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
  method?: string;
}

const phone = {
  key: 'site.yaml#phone',
  value: { display: '08', dial: '+61855500142' },
  expectedLive: null,
  from: null,
  to: null,
};
const draft = { key: 'site.yaml#hours', value: 'secret draft', base: null, expected: null };

test('[DESK-04] only signed-in staff of this site are answered, and no reply is cached', async () => {
  const { ask } = await serve();
  await ask('/draft', { body: draft });
  for (const path of ['', '/record?key=site.yaml%23hours', '/draft', '/preview?key=site.yaml%23hours&address=/']) {
    const { status, reply, headers } = await ask(path, { as: '' });
    expect([path, status, reply.error?.code, headers.get('cache-control')]).toEqual([
      path,
      401,
      'signed-out',
      'no-store',
    ]);
    expect(JSON.stringify(reply)).not.toContain('secret draft');
  }
  expect(await ask('/draft', { body: draft, headers: { 'sec-fetch-site': 'cross-site' } })).toMatchObject({
    status: 403,
    code: 'cross-site',
  });
  expect(await ask('/draft', { body: draft, as: 'session=jo' })).toMatchObject({ status: 200 });
  expect(await ask('', { method: 'PUT', body: '{}' })).toMatchObject({ status: 405 });
  expect(await ask('/publish')).toMatchObject({ status: 405 });
  expect(await ask('/unknown')).toMatchObject({ status: 404 });
  expect(await ask('/draft', { body: 'no JSON' })).toMatchObject({ status: 422, code: 'invalid' });
  expect(await ask('/draft', { body: { ...draft, value: 'x'.repeat(1_100_000) } })).toMatchObject({ status: 413 });
});

test('[DESK-07] a phone number is published with the password and the code, typed again each time', async () => {
  const { ask, proved } = await serve();
  expect(await ask('/publish', { body: phone, as: 'session=jo' })).toMatchObject({ status: 403, code: 'not-allowed' });
  expect(await ask('/publish', { body: phone })).toMatchObject({ status: 403, code: 'confirm' });
  expect(proved).toEqual([]);
  const confirmation = { password: 'typed', code: '123456' };
  expect(await ask('/publish', { body: { ...phone, confirmation } })).toMatchObject({ status: 200 });
  expect(proved).toEqual([{ email: owner.email, ...confirmation }]);
  const again = { ...phone, value: { display: '09', dial: '+61855500143' }, expectedLive: 1 };
  expect(await ask('/publish', { body: again })).toMatchObject({ code: 'confirm' });
});

test('[DESK-07] a wrong password or code publishes nothing, and is noted', async () => {
  for (const proof of ['wrong', 'code-wrong', 'code-needed', 'code-locked'] as const) {
    const { ask, noted } = await serve({ proof });
    const reply = await ask('/publish', { body: { ...phone, confirmation: { password: 'typed' } } });
    expect(reply, proof).toMatchObject(
      proof === 'code-locked' ? { status: 429, code: 'too-many' } : { status: 403, code: 'confirm' },
    );
    expect(noted, proof).toEqual(proof === 'code-needed' ? [] : [owner.email]);
    expect((await ask('/record?key=site.yaml%23phone')).reply, proof).toMatchObject({ live: { version: null } });
  }
});

test('[DESK-04] while the database is away the desk says so, and asks to try again', async () => {
  const away = () => Promise.reject(new StorageUnavailable('unreachable'));
  const { ask } = await serve({ desk: { store: { ...memoryDeskStore(), saveDraft: away, draft: away } } });
  const { status, code, headers } = await ask('/draft', { body: draft });
  expect([status, code, headers.get('retry-after')]).toEqual([
    503,
    'storage-unreachable',
    expect.stringMatching(/^\d+$/),
  ]);
});
