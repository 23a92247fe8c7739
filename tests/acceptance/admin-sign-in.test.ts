import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addWriter, administrator, post, signIn, signInPage, staffSettings, writer } from '#tests/support/staff.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite(staffSettings);
  await addWriter(site);
});
afterAll(() => site.stop());

async function fill(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('[ADMIN-01] [ADMIN-02] another account or a wrong password is refused with words; the administrator reaches the studio', async () => {
  const { page } = await newPage(site, { expected: [/ERR_FAILED|ERR_CONNECTION|request failed/] });
  const before = await signInPage(page, site, writer);
  await page.goto(site.address('/admin/login'));
  // Once script runs, the button that shows the password answers.
  const show = page.getByRole('button', { name: 'Show password' });
  await show.waitFor();
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const signInButton = page.getByRole('button', { name: 'Sign In' });
  expect(await email.getAttribute('type')).toBe('email');
  const isHeld = (box: Locator) => box.evaluate((input: HTMLInputElement) => input.validity.valueMissing);
  for (const box of [email, password]) {
    await expect.poll(() => box.getAttribute('aria-required')).toBe('true');
    // To Firefox a required box is invalid while it is empty, and it says so: it is required once it is sent.
    expect(await isHeld(box), '[HEARD-02] before anything was typed').toBe(false);
  }
  await signInButton.click();
  for (const box of [email, password]) expect(await isHeld(box)).toBe(true);

  // The password can be seen and hidden again.
  await fill(page, writer);
  expect(await password.getAttribute('type')).toBe('password');
  await show.click();
  expect(await password.getAttribute('type')).toBe('text');
  expect(await password.inputValue()).toBe(writer.password);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hide password' }).click();
  expect(await password.getAttribute('type')).toBe('password');

  // Not the administrator: refused and signed out.
  await signInButton.click();
  await page.getByText('Access denied. Admin privileges required.').waitFor();
  expect(await page.context().cookies()).toEqual([]);
  expect((await request(site, '/api/auth/session', { headers: { cookie: before } })).text).toBe('null');

  await fill(page, { email: administrator.email, password: 'not the password' });
  await signInButton.click();
  const alert = page
    .locator('main [aria-live=assertive]')
    .filter({ hasText: 'Invalid credentials. Please try again.' });
  await alert.waitFor();
  expect(await email.inputValue()).toBe(administrator.email);
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  // A server that is gone says no more.
  await page.route('**/admin/login.data**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await signInButton.click();
  await failed;
  await signInButton.waitFor();
  await alert.waitFor();
  await page.unroute('**/admin/login.data**');

  await fill(page, administrator);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/admin/login.data**', async (route) => {
    await held;
    await route.continue();
  });
  await signInButton.click();
  await page.getByRole('button', { name: 'Signing In...' }).waitFor();
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  letGo();
  await page.waitForURL('**/admin/studio');
  await page.getByText(administrator.email).waitFor();
});

test('[ADMIN-01] [ADMIN-02] signing in works without script', async () => {
  const { page } = await newPage(site, { javaScriptEnabled: false, expected: [/status of 40[13]/] });
  await page.goto(site.address('/admin/login'));
  expect(await page.getByRole('button', { name: 'Show password' }).isVisible()).toBe(false);
  await fill(page, writer);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Access denied. Admin privileges required.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(writer.email);
  await fill(page, administrator);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/studio');
  expect(await page.getByText(administrator.email).isVisible()).toBe(true);
  expect(await page.getByText('Validating admin access...').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  await page.goto(site.address('/admin/studio'));
  expect(await page.getByText('No active session found').isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Return to Login' }).click();
  await page.waitForURL('**/admin/login');
});

test('[ADMIN-01] a signed-in administrator is redirected to the studio', async () => {
  const cookie = await signIn(site);
  const { status, headers } = await request(site, '/admin/login', { headers: { cookie } });
  expect({ status, location: headers.location }).toEqual({ status: 302, location: '/admin/studio' });
});

test('[ADMIN-01] what the form says about itself leads nowhere else', async () => {
  const fields = { ...administrator, to: 'https://elsewhere.example/', callbackURL: '//elsewhere.example' };
  const { status, headers } = await post(site, '/admin/login?to=//elsewhere.example', fields);
  expect({ status, location: headers.location }).toEqual({ status: 303, location: '/admin/studio' });
});

test('[ADMIN-05] the studio names its user, links to the blog, and signs out or reports an unreachable server', async () => {
  // Going back after signing out may ask for the studio's data; the browser notes that it was refused.
  const { page } = await newPage(site, { expected: [/status of 401/, /ERR_FAILED|request failed/] });
  await signInPage(page, site);
  await page.goto(site.address('/admin/studio'));
  await page.getByText(administrator.email).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  for (const name of ['Security Settings', 'System Logs']) {
    const button = page.getByRole('listitem').filter({ hasText: name }).getByRole('button');
    expect(await button.innerText()).toContain('Coming Soon');
    expect(await button.isDisabled()).toBe(true);
  }
  await page.getByRole('listitem').filter({ hasText: 'Blog Management' }).getByRole('link').click();
  await page.waitForURL('**/admin/blog');
  await page.goBack();
  await page.waitForURL('**/admin/studio');
  const logout = page.getByRole('button', { name: 'Logout' });
  await page.route('**/api/auth/sign-out', (route) => route.abort());
  await logout.click();
  await page.getByText('Still signed in').waitFor();
  await page.unroute('**/api/auth/sign-out');
  await logout.click();
  await page.waitForURL('**/admin/login');
  expect(await page.context().cookies()).toEqual([]);
  await page.goBack();
  await page.getByText('No active session found').waitFor();
});
