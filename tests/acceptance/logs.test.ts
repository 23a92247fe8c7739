import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#tests/support/postgres.ts';
import { rawRequest, request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

// Typed text may be a name or an illness. It occurs in addresses, queries and bodies, and must not be in a log.
/** As every other site of the tests has it. */
const NODE_COMPILE_CACHE = 'build/compiled';

const secret = 'hunter2-endometriosis';

describe('logs', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ LOG_LEVEL: 'debug' });
  });
  afterAll(() => site.process.kill());

  test('hold no typed path, query, body, host, cookie or referrer', async () => {
    await request(site, `/${secret}`);
    await request(site, `/blog/${secret}`);
    await request(site, `/weight-loss-clinic-${secret}`);
    await request(site, `/faq?q=${secret}`);
    await request(site, `/${secret}/`);
    await request(site, `/${secret}.data`);
    await request(site, `/${secret}.js`);
    await request(site, `/assets/${secret}.js`);
    await request(site, `/art/${secret}.svg`);
    await request(site, `/%zz${secret}`);
    await request(site, `//${secret}.example/`);
    await request(site, `/${secret}`, { method: 'POST', body: secret, headers: { 'content-type': 'text/plain' } });
    await request(site, '/faq', { method: 'POST', body: secret, headers: { 'content-type': 'application/json' } });
    await request(site, `/${secret}`, { method: 'PUT' });
    await request(site, '/', { host: `${secret}.localhost` });
    await request(site, '/', { host: `${secret} ${secret}` });
    await request(site, '/', {
      headers: { cookie: `name=${secret}`, referer: `https://other.example/${secret}`, 'user-agent': secret },
    });
    await request(site, `/__manifest?paths=/${secret}&version=1`);
    await rawRequest(
      site,
      `GET http://other.example/${secret} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    await rawRequest(site, `${secret}\r\n\r\n`);
    await site.stop();
    expect(site.stdout()).not.toContain(secret);
    expect(site.stderr()).not.toContain(secret);
    // Output past the log would be missed.
    expect(site.stderr()).toBe('');
  });

  test('hold a line for each request, with its route, status and time', () => {
    const lines = site.logs().filter(({ msg }) => msg === 'request');
    expect(lines.length).toBeGreaterThanOrEqual(19);
    for (const line of lines) {
      expect(Object.keys(line).sort()).toEqual(['level', 'method', 'ms', 'msg', 'route', 'status', 'time']);
    }
    expect(lines.map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/', '/faq', '/blog/{slug}', '/assets/*', '/art/*', '(unknown)']),
    );
  });
});

test('LOG_LEVEL=silent writes nothing but where the site is', async () => {
  const site = await startSite({ LOG_LEVEL: 'silent' });
  await request(site, '/');
  await site.stop();
  expect(site.logs()).toEqual([]);
});

test('[TRUST-02] a full disk under the log and the console does not stop the site', async () => {
  const full = openSync('/dev/full', 'w');
  const folder = mkdtempSync(join(tmpdir(), 'full-'));
  const port = await freePort();
  const site = spawn(process.execPath, ['tests/support/serve.ts'], {
    env: { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, NODE_COMPILE_CACHE },
    stdio: ['ignore', full, full],
  });
  const ended = once(site, 'exit');
  try {
    const there = { port, origin: `http://localhost:${port}`, address: (path: string) => path };
    const status = (path: string) =>
      request(there, path).then(
        (reply) => reply.status,
        () => 0,
      );
    const isOver = ended.then(() => 'ended');
    await expect.poll(() => Promise.race([status('/healthz'), isOver]), { timeout: 50_000 }).toBe(200);
    for (const path of ['/', '/faq', '/unknown'])
      expect(await status(path), path).toBe(path === '/unknown' ? 404 : 200);
    site.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  } finally {
    site.kill('SIGKILL');
    await ended;
    closeSync(full);
    rmSync(folder, { recursive: true, force: true });
  }
});
