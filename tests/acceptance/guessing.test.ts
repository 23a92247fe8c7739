import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { type Reply, request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import {
  addWriter,
  administrator,
  type Credentials,
  cookieOf,
  post,
  postCredentials,
  staffSettings,
  withAccounts,
  writer,
} from '#tests/support/staff.ts';

let site: Site;
beforeAll(async () => {
  // Behind a proxy, so that each attempt can come from an address of its own.
  site = await startSite({ ...staffSettings, TRUST_PROXY: 'true' });
  await addWriter(site);
});
afterAll(() => site?.stop());

const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) });
const wrongFor = (email: string): Credentials => ({ email, password: 'not the password at all' });
const retryAfter = (reply: Reply) => Number(reply.headers['retry-after']);
/** The browser's cookies after signing out: all except the session. */
const withoutSession = (cookie: string) =>
  cookie.replace(/(?:^|; )(?:__Host-)?staff-session=[^;]*/, '').replace(/^; /, '');

/** Counts an attempt at another instance, for both. */
const admit = (email: string, address: string) =>
  withAccounts(site, async ({ throttle }) => (await throttle.admit(email, address)).kind);

/**
 * Wrong passwords for an account, each from another address, at another instance: what it admits is counted for both, and costs
 * no comparison of a password, which is what attacks are dear for. Answers what each was answered.
 */
async function attack(email: string, network: string, times: number): Promise<('admitted' | 'wait')[]> {
  const answers: ('admitted' | 'wait')[] = [];
  for (let tries = 0; tries < times; tries += 1) answers.push(await admit(email, `${network}.${tries}`));
  return answers;
}

describe('[TRUST-06] while an attacker guesses at an account from many addresses', () => {
  test('its owner signs in as ever where they signed in before, from any address', async () => {
    const before = cookieOf(await postCredentials(site, administrator, from('198.51.100.1')));
    await request(site, '/api/auth/sign-out', { method: 'POST', headers: { cookie: before } });
    const answers = await attack(administrator.email, '203.0.113', 40);
    // Most were not even tried.
    expect(answers.filter((answer) => answer === 'wait').length).toBeGreaterThan(20);
    expect((await postCredentials(site, wrongFor(administrator.email), from('203.0.113.99'))).status).toBe(429);
    const device = withoutSession(before);
    for (const address of ['198.51.100.1', '192.0.2.77', '203.0.113.5']) {
      const reply = await postCredentials(site, administrator, from(address, device));
      expect([address, reply.status], reply.text).toEqual([address, 200]);
      // The form as well, without script.
      const form = await post(site, '/admin/login', administrator, { headers: from(address, device) });
      expect([address, form.status]).toEqual([address, 303]);
    }
    // While it goes on.
    await attack(administrator.email, '203.0.114', 10);
    expect((await postCredentials(site, administrator, from('192.0.2.78', device))).status).toBe(200);
  });

  test('another person with the right password waits once for at most half a minute during an attack', async () => {
    const account = { email: 'new-phone@clinic.example', password: 'the right password' };
    await withAccounts(site, ({ store }) => store.create({ ...account, name: 'New' }));
    // As many as are free: the wait that comes next is the shortest.
    let tries = 0;
    let first: Reply;
    do {
      await attack(account.email, `100.64.${tries}`, 1);
      tries += 1;
      first = await postCredentials(site, wrongFor(account.email), from(`100.65.0.${tries}`));
    } while (first.status === 401 && tries < 50);
    expect(first.status).toBe(429);
    const held = await postCredentials(site, account, from('192.0.2.1'));
    expect(held.status).toBe(429);
    expect(retryAfter(held)).toBeLessThanOrEqual(30);
    expect((JSON.parse(held.text) as { error: { message: string } }).error.message).toMatch(
      /^Too many attempts\. Please wait \d+ seconds?, then try again\.$/,
    );
    // The attack continues, and delays no other sign-in.
    const turn = async () => {
      await attack(account.email, '100.66.0', 3);
      return (await postCredentials(site, account, from('192.0.2.1'))).status;
    };
    await expect.poll(turn, { timeout: 35_000, interval: 200 }).toBe(200);
  });

  test('no wait exceeds half a minute, however long the attack lasts', async () => {
    const email = 'nobody-at-all@clinic.example';
    await attack(email, '100.70.1', 60);
    const replies = await Promise.all(
      ['192.0.2.10', '192.0.2.11'].map((address) => postCredentials(site, wrongFor(email), from(address))),
    );
    for (const reply of replies) expect([reply.status, retryAfter(reply) <= 30]).toEqual([429, true]);
  });
});

test('[TRUST-06] of sixty unknown callers at once most get 429, and a known caller is admitted', async () => {
  const device = withoutSession(cookieOf(await postCredentials(site, writer, from('198.51.100.2'))));
  const unapproved = Array.from({ length: 60 }, (_, index) =>
    postCredentials(site, wrongFor(`stranger${index}@clinic.example`), from(`100.71.0.${index}`)),
  );
  const known = await postCredentials(site, writer, from('198.51.100.3', device));
  expect(known.status).toBe(200);
  const sent = (await Promise.all(unapproved)).filter(({ status }) => status === 429);
  expect(sent.length).toBeGreaterThan(20);
  expect(new Set(sent.map(retryAfter))).toEqual(new Set([5]));
});

describe('[TRUST-06] guessing from one address', () => {
  test('gets slower and slower there, and delays no other caller', async () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const reply = await postCredentials(site, wrongFor(writer.email), from('192.0.2.200'));
      if (reply.status === 429) waits.push(retryAfter(reply));
      else expect(reply.status).toBe(401);
    }
    // How many depends on how fast the machine is; that each waits longer, tests/contract/sign-in-attempts.test.ts says.
    expect(waits.length).toBeGreaterThan(0);
    expect((await postCredentials(site, writer, from('192.0.2.201'))).status).toBe(200);
  });

  test('is one address for a whole IPv6 network of 64 bits', async () => {
    const email = 'six@clinic.example';
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1)
      statuses.push((await postCredentials(site, wrongFor(email), from(`2001:db8:1:2::${tries}`))).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await postCredentials(site, wrongFor(email), from('2001:db8:1:3::1'))).status).toBe(401);
  });

  test('is slowed down whichever account is tried', async () => {
    for (let tries = 0; tries < 28; tries += 1)
      expect(await admit(`person${tries}@clinic.example`, '192.0.2.7')).toBe('admitted');
    const statuses: number[] = [];
    for (let tries = 28; tries < 36; tries += 1)
      statuses.push((await postCredentials(site, wrongFor(`person${tries}@clinic.example`), from('192.0.2.7'))).status);
    expect(statuses.slice(0, 2)).toEqual([401, 401]);
    expect(statuses).toContain(429);
    expect((await postCredentials(site, writer, from('192.0.2.8'))).status).toBe(200);
  });
});

describe('[TRUST-06] the cookie of a browser that signed in before', () => {
  test('grants no access, holds no identity, is hidden from scripts and outlives signing out', async () => {
    const reply = await postCredentials(site, writer, from('192.0.2.30'));
    const set = reply.headers['set-cookie'] ?? [];
    const device = set.find((cookie) => cookie.startsWith('staff-device='));
    expect(device).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(device).not.toContain('clinic');
    const cookie = cookieOf(reply);
    const out = await request(site, '/api/auth/sign-out', { method: 'POST', headers: { cookie } });
    expect((out.headers['set-cookie'] ?? []).join()).not.toContain('staff-device');
    const session = await request(site, '/api/auth/session', { headers: { cookie: withoutSession(cookie) } });
    expect(session.text).toBe('null');
    const https = { ...from('192.0.2.30'), 'x-forwarded-proto': 'https' };
    const secure = (await postCredentials(site, writer, https)).headers['set-cookie'] ?? [];
    expect(secure.find((one) => one.startsWith('__Host-staff-device='))).toMatch(/; Secure/);
  });

  test('has few attempts itself, counts for its own account alone, and cannot be made up', async () => {
    const device = withoutSession(cookieOf(await postCredentials(site, writer, from('192.0.2.40'))));
    const statuses: number[] = [];
    for (let tries = 0; tries < 16; tries += 1)
      statuses.push((await postCredentials(site, wrongFor(writer.email), from(`100.80.0.${tries}`, device))).status);
    expect(statuses).toContain(429);
    const email = 'guessed@clinic.example';
    await attack(email, '100.81.0', 12);
    const madeUp = device.replace(/=(.{5})/, '=AAAAA');
    for (const cookie of [device, madeUp, 'staff-device=x', 'staff-device=~~~'])
      expect((await postCredentials(site, wrongFor(email), from('100.82.0.1', cookie))).status, cookie).toBe(429);
  });

  test('works for a program over https, under the name in the operations guide as well', async () => {
    await withAccounts(site, ({ throttle }) => throttle.forget(administrator.email));
    const https = (address: string, cookie = '') => ({ ...from(address, cookie), 'x-forwarded-proto': 'https' });
    const set = (await postCredentials(site, administrator, https('192.0.2.60'))).headers['set-cookie'] ?? [];
    const value = /__Host-staff-device=([^;]+)/.exec(set.join())?.[1];
    await attack(administrator.email, '100.92.0', 15);
    expect((await postCredentials(site, administrator, https('192.0.2.61'))).status).toBe(429);
    for (const name of ['staff-device', '__Host-staff-device'])
      expect((await postCredentials(site, administrator, https('192.0.2.62', `${name}=${value}`))).status, name).toBe(
        200,
      );
  });

  test('two people who share a browser are both known to it', async () => {
    await withAccounts(site, ({ throttle }) => throttle.forget(writer.email));
    await withAccounts(site, ({ throttle }) => throttle.forget(administrator.email));
    let cookie = withoutSession(cookieOf(await postCredentials(site, writer, from('192.0.2.50'))));
    cookie = withoutSession(cookieOf(await postCredentials(site, administrator, from('192.0.2.50', cookie))));
    await attack(administrator.email, '100.90.0', 15);
    await attack(writer.email, '100.91.0', 15);
    for (const account of [writer, administrator])
      expect((await postCredentials(site, account, from('192.0.2.51', cookie))).status, account.email).toBe(200);
  });
});

test('[TRUST-06] the owner at the form, in the browser, in the middle of an attack', async () => {
  const { page } = await newPage(site);
  const enter = async () => {
    await page.goto(site.address('/admin/login'));
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'Admin studio' }).waitFor();
  };
  await withAccounts(site, ({ throttle }) => throttle.forget(administrator.email));
  await enter();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  await attack(administrator.email, '100.95.0', 40);
  await enter();
});
