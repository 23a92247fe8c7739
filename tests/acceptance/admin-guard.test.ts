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
const timeoutMs = { timeout: 20_000 };
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

test('[ADMIN-03] the guard validates, hides the page while it loads, then shows it, and asks the server twice', async () => {
  const { page } = await newPage(site);
  await signInPage(page, site);
  const texts = await noteTexts(page);
  const requested: string[] = [];
  page.on('request', (one) => {
    const { pathname } = new URL(one.url());
    if (pathname.startsWith('/api/auth/')) requested.push(pathname);
  });
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
  expect(await texts()).toEqual(['Validating admin access...', 'Loading admin panel...']);
  expect(requested.slice(0, 2)).toEqual(['/api/auth/session', '/api/auth/user']);
  expect(await page.getByText('Validating admin access...').count()).toBe(0);
});

/** Ways in which a look at the session can go wrong, and what the guard calls each. */
const failures: [string, string, (page: Page) => Promise<void>][] = [
  ['the session cannot be asked for', 'Authentication error occurred', (page) => answer(page, 'session', 503, {})],
  ['there is no session any more', 'No active session found', (page) => answer(page, 'session', 200, null)],
  ['nobody stands behind the session', 'Session validation failed', (page) => answer(page, 'user', 200, null)],
  ['the account cannot be asked for', 'Security validation failed', (page) => answer(page, 'user', 500, {})],
  [
    'another account stands behind the session',
    'Security validation failed',
    (page) => answer(page, 'user', 200, { email: 'x@clinic.example', name: 'X', role: 'administrator' }),
  ],
  // The last: it ends the session.
  [
    'the session is somebody else’s',
    'Admin privileges required',
    (page) => answer(page, 'session', 200, session('staff')),
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

/** The reason for a refusal, in place of the page. */
const stop = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

test('[ADMIN-03] whatever goes wrong is called by its name, with the way back to the sign-in', async () => {
  // The last of them ends the session: what the page asks for meanwhile is refused.
  const { page } = await newPage(site, { expected: [/status of (401|50[03])/, /server error/] });
  await signInPage(page, site);
  await page.clock.install();
  for (const [failure, text, fail] of failures) {
    await fail(page);
    await page.goto(site.address('/admin/studio'));
    await stop(page, text).waitFor();
    expect(await page.getByText(support, { exact: true }).first().isVisible(), failure).toBe(true);
    expect(await page.getByText(administrator.email).count(), failure).toBe(0);
    if (failure === failures[0]?.[0]) expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.getByRole('link', { name: 'Return to Login' }).getAttribute('href')).toBe('/admin/login');
    // Without input it redirects there; a visitor with a new session continues to the studio.
    for (const what of ['session', 'user']) await page.unroute(`**/api/auth/${what}`);
    const isOut = text === 'Admin privileges required';
    await runOn(page, 5000, () =>
      isOut ? page.url().includes('/admin/login') : page.getByText(administrator.email).isVisible(),
    );
  }
});

const sessionOf = async (cookie: string) => (await request(site, '/api/auth/session', { headers: { cookie } })).text;

test('[ADMIN-02] [ADMIN-04] without a session the reason and the sign-in are shown; a writer is refused and signed out', async () => {
  const { page } = await newPage(site);
  await page.clock.install();
  for (const path of guardPages) {
    await page.goto(site.address(path));
    await stop(page, 'No active session found').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await runOn(page, 5000, () => page.url().includes('/admin/login'));
    await page.getByRole('status').filter({ hasText: 'No active session found' }).waitFor();
  }
  expect(await accessibilityFindings(page)).toEqual([]);
  const cookie = await signInPage(page, site, writer);
  await page.goto(site.address('/admin/studio'));
  await stop(page, 'Admin privileges required').waitFor();
  await expect.poll(() => sessionOf(cookie), timeoutMs).toBe('null');
});

test('[ADMIN-07] a session outlives reloads, is refreshed within three checks of its end, and names no credential', async () => {
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
  // The clock also runs: where the page sets its next check only after the jump, that is half a minute later.
  const withDeadline = page.waitForResponse('**/api/auth/refresh', { timeout: 60_000 });
  await page.clock.fastForward(30_000);
  await (await withDeadline).finished();
  expect(Number((await read()).expires_in)).toBeGreaterThan(11 * 60 * 60);
  expect(await page.evaluate(() => document.cookie)).toBe('');
}, 120_000);

/** Lets every session of the site end in so many seconds. */
function setEnd(own: Site, seconds: number): void {
  const database = new DatabaseSync(join(own.dataDir, 'site.sqlite'));
  database.prepare('update staff_sessions set expires_at = ?').run(new Date(Date.now() + seconds * 1000).toISOString());
  database.close();
}

test('[ADMIN-04] a page notices that its session ended: in another tab, on the server, by role, with its account', async () => {
  const { page } = await newPage(site, { expected: [/status of 401/] });
  await page.clock.install();
  const open = async () => {
    const cookie = await signInPage(page, site);
    await page.goto(site.address('/admin/studio'));
    await page.getByText(administrator.email).waitFor();
    return cookie;
  };

  await open();
  const other = await page.context().newPage();
  await other.goto(site.address('/admin/studio'));
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('**/admin/login');
  // At once: its clock does not run on for it.
  await page.waitForURL('**/admin/login**');
  await page.getByText('You have been signed out.').waitFor();
  await other.close();

  // Within 30 seconds.
  const ended = await open();
  await request(site, '/api/auth/sign-out', { method: 'POST', headers: { cookie: ended } });
  await runOn(page, 30_000, () => page.url().includes('/admin/login'));

  // No longer the administrator: reported and signed out.
  const cookie = await open();
  await answer(page, 'session', 200, session('staff'));
  await runOn(page, 30_000, () => page.getByText('Admin privileges required').isVisible());
  await expect.poll(() => sessionOf(cookie), timeoutMs).toBe('null');
  await page.unroute('**/api/auth/session');
  await runOn(page, 5000, () => page.url().includes('/admin/login'));
  await page.getByText('Admin privileges required').waitFor();

  // Switched off, in the middle of its work.
  await open();
  await withAccounts(site, ({ store }) => store.disable(administrator.email));
  await page.getByRole('link', { name: 'Manage the blog' }).click();
  await stop(page, 'No active session found').waitFor();
  await withAccounts(site, ({ store }) => store.enable(administrator.email));
});
