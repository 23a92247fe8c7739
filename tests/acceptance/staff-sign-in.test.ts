import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addWriter, post, runOn, signIn, signInPage, staffSettings, writer } from '#tests/support/staff.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite(staffSettings);
  await addWriter(site);
});
afterAll(() => site.stop());

const required = (page: Page) => page.getByRole('heading', { name: 'Staff Login Required' });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' });

async function fill(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('[ADMIN-06] sign-in shows Loading..., waits for both fields, reports errors, and opens and closes every tab', async () => {
  // Requests of the list during the sign-out are refused.
  const { page } = await newPage(site, { expected: [/status of 401/, /ERR_FAILED|request failed/] });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/auth/session', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.address('/blog-admin'));
  await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor();
  expect(await required(page).isVisible()).toBe(false);
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  letGo();
  await required(page).waitFor();
  expect(await page.getByText('Contact system administrator for access').isVisible()).toBe(true);
  expect(await accessibilityFindings(page)).toEqual([]);

  const button = page.getByRole('button', { name: 'Sign In' });
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel('Email').fill(writer.email);
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  expect(await button.isEnabled()).toBe(true);
  await page.getByLabel('Email').fill('   ');
  expect(await button.isDisabled()).toBe(true);

  // The server's words stand at the form; where it says nothing, ours.
  await page.getByLabel('Email').fill(writer.email);
  await button.click();
  const alert = page.locator('main [aria-live=assertive]').filter({ hasText: /\w/ });
  await alert.waitFor();
  expect(await alert.innerText()).toContain('Invalid credentials. Please try again.');
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  await page.route('**/api/auth/sign-in', (route) => route.abort());
  await button.click();
  await page.getByText('Authentication failed. Please try again.').waitFor();
  await page.unroute('**/api/auth/sign-in');

  // A writer may sign in here.
  await fill(page, writer);
  await button.click();
  await logout(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/blog-admin');
  expect(await required(page).count()).toBe(0);
  await page.reload();
  await logout(page).waitFor();

  // Signing out asks to sign in again, in this tab and in the other; signing in opens both.
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const other = await page.context().newPage();
  await other.goto(site.address('/blog-admin'));
  // Text typed into the closing page is lost with it.
  const loadedAnew = other.waitForEvent('domcontentloaded');
  await logout(other).click();
  await loadedAnew;
  await required(other).waitFor();
  await required(page).waitFor();
  expect((await request(site, '/api/auth/session', { headers: { cookie } })).text).toBe('null');
  await fill(other, writer);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await logout(other).waitFor();
  await logout(page).waitFor();
});

test('[ADMIN-06] works without script, and leads back to the page that was wanted and nowhere else', async () => {
  const { page } = await newPage(site, { javaScriptEnabled: false, expected: [/status of 401/] });
  await page.goto(site.address('/blog-admin'));
  expect(await required(page).isVisible()).toBe(true);
  expect(await page.getByText('Loading...').isVisible()).toBe(false);
  await fill(page, { ...writer, password: 'not the password' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Invalid credentials. Please try again.').waitFor();
  await fill(page, writer);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await logout(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/blog-admin');
  await logout(page).click();
  await required(page).waitFor();

  const to = async (wanted: string) => (await post(site, '/blog-admin', { ...writer, to: wanted })).headers.location;
  expect(await to('/blog-admin/posts/abc-123')).toBe('/blog-admin/posts/abc-123');
  for (const elsewhere of [
    'https://elsewhere.example/',
    '//elsewhere.example/blog-admin/x',
    '/blog-admin/../admin/studio',
    '/blog-admin//elsewhere.example',
    '/blog-admin/\\elsewhere.example',
    '/admin/studio',
    '/blog-adminx/y',
    '/blog-admin/%2e%2e/x',
    '/blog-admin/x?next=//elsewhere.example',
  ])
    expect(await to(elsewhere), elsewhere).toBe('/blog-admin');
});

test('[ADMIN-06] [ADMIN-07] an expired session hides the page and preserves the text; without a reply it stays until its end', async () => {
  const { page } = await newPage(site, { expected: [/status of 401/, /ERR_FAILED|request failed/] });
  await page.clock.install();
  const cookie = await signInPage(page, site, writer);
  await page.goto(site.address('/blog-admin'));
  await page.getByRole('list', { name: 'Posts' }).waitFor();
  await page.getByRole('link', { name: 'New Post' }).click();
  const title = page.getByLabel('Title', { exact: false }).first();
  await title.fill('Half a sentence about');
  await request(site, '/api/auth/sign-out', { method: 'POST', headers: { cookie } });
  await runOn(page, 30_000, () => required(page).isVisible());
  expect(await title.isVisible()).toBe(false);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.locator('#staff-email').fill(writer.email);
  await page.locator('#staff-password').fill(writer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await title.waitFor();
  expect(await title.inputValue()).toBe('Half a sentence about');

  await page.route('**/api/auth/**', (route) => route.abort());
  for (let look = 0; look < 3; look += 1) {
    const requested = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/api/auth/session'));
    await page.clock.fastForward(30_000);
    await requested;
  }
  expect(await title.isVisible()).toBe(true);
  await page.clock.fastForward(13 * 60 * 60 * 1000);
  await runOn(page, 30_000, () => required(page).isVisible());
});

test('[ADMIN-07] no registration: no form, no address', async () => {
  for (const path of ['/blog-admin', '/admin/login']) {
    const words = (await request(site, path)).text.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>|<[^>]+>/g, ' ');
    expect(words, path).toContain('Email');
    expect(words, path).not.toMatch(/sign up|register|create (an )?account/i);
  }
  const cookie = await signIn(site);
  for (const path of ['sign-up/email', 'sign-up', 'register', 'update-user', 'change-password', 'list-sessions']) {
    for (const headers of [{}, { cookie }] as Record<string, string>[]) {
      const reply = await request(site, `/api/auth/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'new@clinic.example', password: 'a long enough password', name: 'New' }),
      });
      expect(reply.status, path).toBe(404);
    }
  }
});
