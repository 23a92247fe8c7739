import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/support/postgres.ts';
import { request } from '#tests/support/request.ts';
import { reachableAt, type Site, startSite } from '#tests/support/site.ts';

describe.skipIf(process.platform === 'win32')('a site that runs into the next year', () => {
  let site: Site;
  beforeAll(async () => {
    // Two minutes before midnight at the clinic, in Brisbane; the machine is elsewhere.
    const settings = { CLOCK: '2026-12-31T13:58:00Z', CLOCK_STEP: `${3 * 60_000}`, TZ: 'America/New_York' };
    site = await startSite(settings, fileURLToPath(new URL('../support/serve-at.ts', import.meta.url)));
  });
  afterAll(() => site.stop());

  test('the year of a cached page turns at midnight at the clinic', async () => {
    const places = [
      ['/'],
      ['/faq'],
      ['/blog'],
      ['/', { host: `sleep.localhost:${site.port}` }],
      ['/faq.data'],
    ] as const;
    const years = async () => {
      const found: string[] = [];
      for (const [path, options] of places) {
        const { text } = await request(site, path, options);
        found.push(/©(?:\s|<!-- -->)*(\d{4})/.exec(text)?.[1] ?? /"year",(\d{4})/.exec(text)?.[1] ?? text);
      }
      return found;
    };
    for (let round = 0; round < 2; round += 1) expect(await years()).toEqual(places.map(() => '2026'));
    site.process.kill('SIGUSR2');
    await site.logged('the clock was moved');
    for (let round = 0; round < 2; round += 1) expect(await years()).toEqual(places.map(() => '2027'));
  });

  test('a hang-up, as log rotation sends it, ends nothing', async () => {
    site.process.kill('SIGHUP');
    expect((await request(site, '/healthz')).status).toBe(200);
    site.process.kill('SIGHUP');
    expect((await request(site, '/faq')).status).toBe(200);
  });
});

test('[ADMIN-06] the right password is accepted from the first moment of a first start', async () => {
  const port = await freePort();
  const [email, password] = ['owner@clinic.example', 'correct-horse-9-battery'];
  const starting = startSite({ PORT: String(port), ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  onTestFinished(async () => (await starting).stop());
  const signIn = () =>
    request(reachableAt(port), '/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  let status: number | undefined;
  // Refused until it listens: asked again at once.
  const ask = async () => {
    status ??= await signIn().then(
      (reply) => reply.status,
      () => undefined,
    );
    return status;
  };
  await expect.poll(ask, { interval: 5 }).toBeDefined();
  expect(status).toBe(200);
});
