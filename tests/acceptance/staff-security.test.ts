import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureUploadPath } from '#domain/blog/picture-names.ts';
import { type Reply, rawRequest, request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import {
  addWriter,
  administrator,
  cookieOf,
  post,
  postCredentials,
  signIn,
  staffSettings,
  withAccounts,
  writer,
} from '#tests/support/staff.ts';
import routes from '../../src/routes.ts';

let site: Site;
beforeAll(async () => {
  // Behind a proxy, so that each test can call from an address of its own.
  site = await startSite({ ...staffSettings, TRUST_PROXY: 'true' });
  await addWriter(site);
});
afterAll(() => site.stop());

let session: Promise<string> | undefined;
/** The writer's session, for tests that end none. */
function asWriter(): Promise<string> {
  session ??= signIn(site, writer);
  return session;
}

/** Every address below the two layouts that guard, with something in the place of its parameters. */
function guardedAddresses(): { address: string; layout: string }[] {
  const below = (entries: readonly RouteConfigEntry[], parent: string, layout: string): [string, string][] =>
    entries.flatMap(({ index, path = '', children = [] }) => {
      const address = `${parent}/${path}`
        .replace(/\/+/g, '/')
        .replace(/:\w+\??/g, '0192')
        .replace(/\?$/, '');
      return [...(index || path ? [[address, layout] as [string, string]] : []), ...below(children, address, layout)];
    });
  return routes
    .flatMap(({ children = [] }) => children)
    .filter(({ id }) => id === 'staff-area' || id === 'admin-area')
    .flatMap(({ id = '', path = '', children = [] }) => below(children, `/${path}`, id))
    .map(([address, layout]) => ({ address: address.replace(/(.)\/$/, '$1'), layout }));
}

const dataOf = (address: string) => `${address}.data`;
const isRefused = (reply: Reply) => expect([401, 403], reply.text.slice(0, 200)).toContain(reply.status);

describe('[ADMIN-03] [ADMIN-04] every page for staff', () => {
  test('there are some', () => {
    expect(guardedAddresses().map(({ address }) => address)).toEqual(
      expect.arrayContaining(['/blog-admin', '/admin/studio', '/admin/blog']),
    );
  });

  test('sends no data and accepts no form without a session', async () => {
    for (const { address } of guardedAddresses()) {
      for (const headers of [{}, { cookie: 'staff-session=guessed.guessed' }, { authorization: 'Bearer guessed' }]) {
        isRefused(await request(site, dataOf(address), { headers: headers as Record<string, string> }));
        // At /blog-admin itself the layout's form signs in; its page is named by ?index.
        const form = address === '/blog-admin' ? `${dataOf(address)}?index` : dataOf(address);
        const reply = await post(site, form, { title: 'x' }, { headers: headers as Record<string, string> });
        // A missing action is reported before any other check.
        expect([400, 401, 403, 405], `${address}: ${reply.status}`).toContain(reply.status);
      }
      const page = await request(site, address);
      expect(page.status, address).toBe(200);
      expect(page.text, address).toMatch(/Staff Login Required|No active session found/);
    }
  });

  test('has nothing to ask behind it without a session', async () => {
    for (const path of ['/api/blog-admin/posts', '/api/blog-admin/posts/0192', '/api/blog-admin/categories'])
      for (const method of ['GET', 'POST']) {
        const reply = await request(site, path, {
          method,
          headers: { 'content-type': 'application/json' },
          ...(method === 'POST' ? { body: '{}' } : {}),
        });
        expect(reply.status, `${method} ${path}`).toBe(401);
        expect(reply.headers['cache-control'], path).toBe('no-store');
      }
  });

  test('is neither cached nor indexed', async () => {
    const cookie = await signIn(site);
    for (const { address } of guardedAddresses()) {
      for (const path of [address, dataOf(address)]) {
        for (const headers of [{}, { cookie }]) {
          const reply = await request(site, path, { headers: headers as Record<string, string> });
          expect(reply.headers['cache-control'], path).toBe('no-store');
          expect(reply.headers['x-robots-tag'], path).toBe('noindex');
        }
      }
    }
    expect((await request(site, '/admin/studio')).text).not.toContain(administrator.email);
  });

  test('refuses at once a session that was signed out, reset, switched off or is unknown', async () => {
    const ends: [string, (cookie: string) => Promise<unknown>][] = [
      ['signed out', (cookie) => request(site, '/api/auth/sign-out', { method: 'POST', headers: { cookie } })],
      ['new password', () => withAccounts(site, ({ store }) => store.resetPassword(writer.email, writer.password))],
      ['switched off', () => withAccounts(site, ({ store }) => store.disable(writer.email))],
    ];
    for (const [how, end] of ends) {
      const cookie = await signIn(site, writer);
      expect((await request(site, '/blog-admin.data', { headers: { cookie } })).status, how).toBe(200);
      await end(cookie);
      expect((await request(site, '/blog-admin.data', { headers: { cookie } })).status, how).toBe(401);
      expect((await request(site, '/blog-admin', { headers: { cookie } })).text, how).toContain('Staff Login Required');
      const call = await request(site, '/functions/v1/blog-ai-optimizer', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'suggest_tags', title: 'x' }),
      });
      expect(call.status, how).toBe(401);
    }
    await withAccounts(site, ({ store }) => store.enable(writer.email));
  });

  test('[ADMIN-02] refuses the administrator’s pages to writers, on the server', async () => {
    const cookie = await asWriter();
    for (const { address, layout } of guardedAddresses()) {
      const reply = await request(site, dataOf(address), { headers: { cookie } });
      if (layout === 'admin-area') expect(reply.status, address).toBe(403);
      else expect(reply.status, address).not.toBe(403);
    }
    expect((await request(site, '/admin/studio', { headers: { cookie } })).text).not.toContain('Blog Management');
  });

  test('[ADMIN-04] a change of the administrator holds for sessions that run', async () => {
    const cookie = await signIn(site);
    expect((await request(site, '/admin/studio.data', { headers: { cookie } })).status).toBe(200);
    // Restarted on the same data.
    const next = await startSite({ ADMIN_EMAIL: writer.email, DATA_DIR: site.dataDir });
    expect((await request(next, '/admin/studio.data', { headers: { cookie } })).status).toBe(403);
    expect((await request(next, '/blog-admin.data', { headers: { cookie } })).status).toBe(200);
    const promoted = await signIn(next, writer);
    expect((await request(next, '/admin/studio.data', { headers: { cookie: promoted } })).status).toBe(200);
    await next.stop();
  });
});

describe('[ADMIN-07] the session cookie', () => {
  test('is out of reach of scripts and other sites; over https it is bound to this host', async () => {
    const [cookie] = (await post(site, '/blog-admin', writer)).headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^staff-session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    const https = { 'x-forwarded-proto': 'https' };
    const [secure] = (await post(site, '/blog-admin', writer, { headers: https })).headers['set-cookie'] ?? [];
    expect(secure).toMatch(/^__Host-staff-session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('is a new one at every sign-in, and the old one ends', async () => {
    const first = await signIn(site, writer);
    const reply = await postCredentials(site, writer, { cookie: first });
    const second = cookieOf(reply);
    expect(second).not.toBe(first);
    const session = async (cookie: string) => (await request(site, '/api/auth/session', { headers: { cookie } })).text;
    expect(await session(first)).toBe('null');
    expect(JSON.parse(await session(second))).toMatchObject({ user: { email: writer.email, role: 'staff' } });
    expect(reply.text).not.toContain(second.split('=')[1]?.slice(0, 32) ?? '?');
  });

  test('is no use on the hosts of sub-sites, which have no sign-in', async () => {
    const cookie = await asWriter();
    const host = `booking.localhost:${site.port}`;
    expect((await request(site, '/api/auth/session', { host, headers: { cookie } })).text).not.toContain(writer.email);
    expect((await request(site, '/blog-admin', { host, headers: { cookie } })).text).not.toContain('Staff Login');
  });
});

describe('[ADMIN-07] a form or a call from another site', () => {
  test('is refused, from another site, a neighbouring one or nowhere', async () => {
    const cookie = await asWriter();
    const origins: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'same-site', origin: 'http://booking.localhost' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ];
    for (const headers of origins) {
      const foreign = { ...headers, cookie };
      const from = JSON.stringify(headers);
      for (const path of ['/admin/login', '/blog-admin', '/blog-admin.data', '/admin/login.data', '/api/auth/sign-out'])
        expect((await post(site, path, administrator, { headers: foreign })).status, `${path} ${from}`).toBe(403);
      expect((await postCredentials(site, administrator, foreign)).status, from).toBe(403);
      for (const path of ['/api/auth/refresh', '/api/auth/sign-out'])
        expect((await request(site, path, { method: 'POST', headers: foreign })).status, `${path} ${from}`).toBe(403);
      // Still signed in: nothing was done.
      expect((await request(site, '/api/auth/session', { headers: { cookie } })).text, from).toContain(writer.email);
    }
  });

  test('is refused where a session comes without a word of where from', async () => {
    const cookie = await asWriter();
    for (const path of [
      '/admin/login',
      '/blog-admin',
      '/api/auth/sign-out',
      '/api/blog-admin/posts',
      pictureUploadPath,
    ]) {
      const head = `POST ${path} HTTP/1.1\r\nHost: localhost:${site.port}\r\nCookie: ${cookie}\r\nConnection: close\r\n`;
      expect(await rawRequest(site, `${head}Content-Length: 0\r\n\r\n`), path).toMatch(/^HTTP\/1\.1 403 /);
    }
    expect((await request(site, '/api/auth/session', { headers: { cookie } })).text).toContain(writer.email);
  });

  test('cannot be smuggled in as a form, or by GET', async () => {
    const form = await post(site, '/api/auth/sign-in', administrator);
    expect(form.status).toBe(415);
    for (const path of ['/api/auth/sign-out', '/api/auth/refresh', '/api/auth/sign-in']) {
      const reply = await request(site, path);
      expect([reply.status, reply.headers.allow], path).toEqual([405, 'POST']);
    }
    expect((await request(site, '/api/auth/session', { method: 'POST' })).status).toBe(405);
  });
});

describe('[ADMIN-07] guessing', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('learns nothing of who has an account, in words or in time', async () => {
    const time = async (email: string) => {
      const started = performance.now();
      const reply = await postCredentials(site, { email, password: 'not the password' }, from('192.0.2.1'));
      expect([reply.status, JSON.parse(reply.text).error.message]).toEqual([
        401,
        'Invalid credentials. Please try again.',
      ]);
      return performance.now() - started;
    };
    let known = Number.POSITIVE_INFINITY;
    let unknown = Number.POSITIVE_INFINITY;
    let rounds = 0;
    // The fastest of each: on a busy machine any one answer may be late.
    const ratio = async () => {
      await withAccounts(site, ({ throttle }) => throttle.forget(writer.email));
      known = Math.min(known, await time(writer.email));
      unknown = Math.min(unknown, await time(`nobody${++rounds}@clinic.example`));
      return rounds < 3 ? 0 : Math.min(unknown / known, known / unknown);
    };
    // Both compute one hash, which takes most of the time; without it an answer would come in a few milliseconds.
    await expect.poll(ratio).toBeGreaterThan(0.5);
    await withAccounts(site, ({ throttle }) => throttle.forget(writer.email));
  });

  test('with what is no credential is refused, and large bodies are not read', async () => {
    for (const body of ['', 'null', '{}', '{"email":1,"password":[]}', '{"email":"x"}', 'not json']) {
      const headers = { 'content-type': 'application/json' };
      expect((await request(site, '/api/auth/sign-in', { method: 'POST', headers, body })).status, body).toBe(422);
    }
    expect((await post(site, '/admin/login', { email: '', password: '' })).status).toBe(422);
    expect((await post(site, '/admin/login', { email: 'x', password: 'y'.repeat(70_000) })).status).toBe(413);
    const multipart = await request(site, '/blog-admin', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'broken',
    });
    expect(multipart.status).toBe(422);
  });
});

test('[ADMIN-07] neither passwords nor emails nor addresses of the network reach the log', async () => {
  await site.logged('/api/auth/sign-in');
  const log = site.logs().map((line) => JSON.stringify(line));
  expect(log.length).toBeGreaterThan(50);
  for (const line of log) expect(line).not.toMatch(/clinic\.example|password|correct horse|203\.0\.113|staff-session/i);
});
