import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import {
  addWriter,
  administrator,
  runOn,
  signInPage,
  staffSettings,
  withAccounts,
  writer,
} from '#tests/support/staff.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite(staffSettings);
  await addWriter(site);
});
afterAll(() => site.stop());

const guardPages = ['/admin/studio', '/admin/blog'];
/** Of one poll: a busy machine is no fault. */
const patience = { timeout: 20_000 };
const support = 'Please contact support if this error persists.';

/** Every text that the page's guard shows, in order, from the moment the page exists. */
async function noteTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenTexts: seen });
    const look = () => {
      const text = document.querySelector('[data-guard]')?.textContent ?? '';
      if (text && seen.at(-1) !== text) seen.push(text);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenTexts: string[] }).seenTexts);
}

test('[ADMIN-03] the guard validates, then loads, then shows the page, and asks the server twice', async () => {
  const { page } = await newPage(site);
  await signInPage(page, site);
  const texts = await noteTexts(page);
  const asked: string[] = [];
  page.on('request', (one) => {
    const { pathname } = new URL(one.url());
    if (pathname.startsWith('/api/auth/')) asked.push(pathname);
  });
  await page.goto(site.address('/admin/studio'));
  await page.getByText(administrator.email).waitFor();
  expect(await texts()).toEqual(['Validating admin access...', 'Loading admin panel...']);
  expect(asked.slice(0, 2)).toEqual(['/api/auth/session', '/api/auth/user']);
  expect(await page.getByText('Validating admin access...').count()).toBe(0);
});

test('[ADMIN-03] while the guard looks, nothing behind it is seen', async () => {
  const { page } = await newPage(site);
  await signInPage(page, site);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/auth/session', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.address('/admin/studio'));
  await page.getByText('Validating admin access...').waitFor();
  expect(await page.getByText(administrator.email).isVisible()).toBe(false);
  expect(await accessibilityFindings(page)).toEqual([]);
  letGo();
  await page.getByText(administrator.email).waitFor();
});

/** Ways in which a look at the session can go wrong, and what the guard calls each. */
const failures: [string, string, (page: Page) => Promise<void>][] = [
  ['the session cannot be asked for', 'Authentication error occurred', (page) => answer(page, 'session', 503, {})],
  ['there is no session any more', 'No active session found', (page) => answer(page, 'session', 200, null)],
  [
    'the session is somebody else’s',
    'Admin privileges required',
    (page) => answer(page, 'session', 200, session('staff')),
  ],
  ['nobody stands behind the session', 'Session validation failed', (page) => answer(page, 'user', 200, null)],
  ['the account cannot be asked for', 'Security validation failed', (page) => answer(page, 'user', 500, {})],
  [
    'another account stands behind the session',
    'Security validation failed',
    (page) => answer(page, 'user', 200, { email: 'x@clinic.example', name: 'X', role: 'administrator' }),
  ],
];

function session(role: string) {
  const user = { email: administrator.email, role };
  return { expires_in: 3600, expires_at: 1_900_000_000, token_type: 'bearer', user };
}

async function answer(page: Page, what: 'session' | 'user', status: number, json: object | null): Promise<void> {
  await page.route(`**/api/auth/${what}`, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(json) }),
  );
}

test.each(failures)('[ADMIN-03] %s: %s, with the way back to the sign-in', async (_, text, fail) => {
  const { page } = await newPage(site, { expected: [/status of 50[03]/, /server error/] });
  await signInPage(page, site);
  await page.clock.install();
  await fail(page);
  await page.goto(site.address('/admin/studio'));
  const alert = page.getByRole('alert').filter({ hasText: support });
  await alert.waitFor();
  expect(await alert.innerText()).toContain(text);
  expect(await page.getByText(administrator.email).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.getByRole('link', { name: 'Return to Login' }).getAttribute('href')).toBe('/admin/login');
  // Left alone it leads there by itself; somebody who is signed in after all goes on to the studio.
  for (const what of ['session', 'user']) await page.unroute(`**/api/auth/${what}`);
  const isOut = text === 'Admin privileges required';
  await runOn(page, 5000, () =>
    isOut ? page.url().includes('/admin/login') : page.getByText(administrator.email).isVisible(),
  );
});

test('[ADMIN-04] nobody signed in: the reason, then the sign-in, which repeats it', async () => {
  const { page } = await newPage(site);
  await page.clock.install();
  for (const path of guardPages) {
    await page.goto(site.address(path));
    await page.getByRole('alert').filter({ hasText: 'No active session found' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await runOn(page, 5000, () => page.url().includes('/admin/login'));
    await page.getByRole('status').filter({ hasText: 'No active session found' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  }
});

test('[ADMIN-04] signed out in another tab, a page leads to the sign-in at once', async () => {
  const { page } = await newPage(site);
  await signInPage(page, site);
  await page.goto(site.address('/admin/studio'));
  await page.getByText(administrator.email).waitFor();
  const other = await page.context().newPage();
  await other.goto(site.address('/admin/studio'));
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('**/admin/login');
  await page.waitForURL('**/admin/login**');
  await page.getByText('You have been signed out.').waitFor();
});

test('[ADMIN-04] ended on the server, a page finds out within 30 seconds', async () => {
  const { page } = await newPage(site);
  await page.clock.install();
  const cookie = await signInPage(page, site);
  await page.goto(site.address('/admin/studio'));
  await page.getByText(administrator.email).waitFor();
  await request(site, '/api/auth/sign-out', { method: 'POST', headers: { cookie } });
  await runOn(page, 30_000, () => page.url().includes('/admin/login'));
});

test('[ADMIN-04] a session that is not the administrator’s any more is told so and ended', async () => {
  const own = await startSite(staffSettings);
  const { page } = await newPage(own);
  await page.clock.install();
  const cookie = await signInPage(page, own);
  await page.goto(own.address('/admin/studio'));
  await page.getByText(administrator.email).waitFor();
  await answer(page, 'session', 200, session('staff'));
  await runOn(page, 30_000, () => page.getByText('Admin privileges required').isVisible());
  await expect
    .poll(async () => (await request(own, '/api/auth/session', { headers: { cookie } })).text, patience)
    .toBe('null');
  await page.unroute('**/api/auth/session');
  await runOn(page, 5000, () => page.url().includes('/admin/login'));
  await page.getByText('Admin privileges required').waitFor();
  await page.goto('about:blank');
  await own.stop();
});

test('[ADMIN-02] [ADMIN-04] a writer who opens the studio is refused and signed out', async () => {
  const { page } = await newPage(site);
  const cookie = await signInPage(page, site, writer);
  await page.goto(site.address('/admin/studio'));
  await page.getByRole('alert').filter({ hasText: 'Admin privileges required' }).waitFor();
  await expect
    .poll(async () => (await request(site, '/api/auth/session', { headers: { cookie } })).text, patience)
    .toBe('null');
});

test('[ADMIN-07] a session outlives reloads, is refreshed within three looks of its end, and names no credential', async () => {
  const { page } = await newPage(site);
  await page.clock.install();
  const cookie = await signInPage(page, site);
  await page.goto(site.address('/admin/studio'));
  await page.getByText(administrator.email).waitFor();
  await page.reload();
  await page.getByText(administrator.email).waitFor();

  const read = async () =>
    JSON.parse((await request(site, '/api/auth/session', { headers: { cookie } })).text) as Record<string, unknown>;
  const first = await read();
  expect(first).toEqual({
    expires_in: expect.any(Number),
    expires_at: expect.any(Number),
    token_type: 'bearer',
    user: { email: administrator.email, role: 'administrator' },
  });
  expect(Number(first.expires_in)).toBeGreaterThan(11 * 60 * 60);

  let refreshes = 0;
  page.on('request', (one) => {
    if (one.url().endsWith('/api/auth/refresh')) refreshes += 1;
  });
  setEnd(site, 100);
  const look = page.waitForResponse('**/api/auth/session');
  await page.clock.fastForward(30_000);
  await (await look).finished();
  // A later request of the page: what the look led to was asked before it.
  await page.evaluate(() => fetch('/healthz').then((reply) => reply.text()));
  expect(refreshes, 'more than three looks before the end').toBe(0);
  setEnd(site, 85);
  // The clock also runs by itself: where the page sets its next look only after the leap, that comes half a minute later.
  const inTime = page.waitForResponse('**/api/auth/refresh', { timeout: 60_000 });
  await page.clock.fastForward(30_000);
  await (await inTime).finished();
  expect(Number((await read()).expires_in)).toBeGreaterThan(11 * 60 * 60);
  expect(await page.evaluate(() => document.cookie)).toBe('');
}, 120_000);

/** Lets every session of the site end in so many seconds. */
function setEnd(own: Site, seconds: number): void {
  const database = new DatabaseSync(join(own.dataDir, 'site.sqlite'));
  database.prepare('update staff_sessions set expires_at = ?').run(new Date(Date.now() + seconds * 1000).toISOString());
  database.close();
}

test('[ADMIN-04] an account that is switched off is out at once, in the middle of its work', async () => {
  const own = await startSite({ ...staffSettings, ADMIN_EMAIL: writer.email, ADMIN_PASSWORD: writer.password });
  const { page } = await newPage(own, { expected: [/status of 401/] });
  await signInPage(page, own, writer);
  await page.goto(own.address('/admin/studio'));
  await page.getByText(writer.email).waitFor();
  await withAccounts(own, ({ store }) => store.disable(writer.email));
  await page.getByRole('link', { name: 'Manage the blog' }).click();
  await page.getByRole('alert').filter({ hasText: 'No active session found' }).waitFor();
  await page.goto('about:blank');
  await own.stop();
});
