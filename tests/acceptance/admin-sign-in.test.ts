import type { Page } from 'playwright-core';
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

async function openLogin(page: Page): Promise<void> {
  await page.goto(site.address('/admin/login'));
  // Once script runs, the button that shows the password answers.
  await page.getByRole('button', { name: 'Show password' }).waitFor();
}

async function fill(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('[ADMIN-01] the administrator signs in and reaches the studio', async () => {
  const { page } = await newPage(site);
  await openLogin(page);
  expect(await page.getByLabel('Email').getAttribute('type')).toBe('email');
  expect(await page.getByLabel('Email').getAttribute('required')).not.toBeNull();
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('required')).not.toBeNull();
  await fill(page, administrator);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/admin/login.data**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Signing In...' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  letGo();
  await page.waitForURL('**/admin/studio');
  await page.getByText(administrator.email).waitFor();
});

test('[ADMIN-01] the password can be seen and hidden again', async () => {
  const { page } = await newPage(site);
  await openLogin(page);
  await fill(page, { email: 'x@clinic.example', password: 'what I typed' });
  const field = page.getByLabel('Password', { exact: true });
  expect(await field.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await field.getAttribute('type')).toBe('text');
  expect(await field.inputValue()).toBe('what I typed');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hide password' }).click();
  expect(await field.getAttribute('type')).toBe('password');
});

test('[ADMIN-01] wrong credentials say so, keep the email and can be mended; a server that is gone says no more', async () => {
  const { page } = await newPage(site, { expected: [/ERR_FAILED|ERR_CONNECTION|request failed/] });
  await openLogin(page);
  await fill(page, { email: administrator.email, password: 'not the password' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  const alert = page.getByRole('alert').filter({ hasText: /\w/ });
  await alert.waitFor();
  expect(await alert.innerText()).toContain('Invalid credentials. Please try again.');
  expect(await page.getByLabel('Email').inputValue()).toBe(administrator.email);
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.route('**/admin/login.data**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await failed;
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await alert.filter({ hasText: 'Invalid credentials. Please try again.' }).waitFor();
  await page.unroute('**/admin/login.data**');
  await fill(page, administrator);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/studio');
});

test('[ADMIN-02] somebody who is not the administrator is refused and signed out', async () => {
  const { page } = await newPage(site);
  const before = await signInPage(page, site, writer);
  await openLogin(page);
  await fill(page, writer);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Access denied. Admin privileges required.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect((await request(site, '/api/auth/session', { headers: { cookie: before } })).text).toBe('null');
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

test('[ADMIN-01] whoever is signed in already goes straight on', async () => {
  const cookie = await signIn(site);
  const { status, headers } = await request(site, '/admin/login', { headers: { cookie } });
  expect({ status, location: headers.location }).toEqual({ status: 302, location: '/admin/studio' });
});

test('[ADMIN-01] what the form says about itself leads nowhere else', async () => {
  const fields = { ...administrator, to: 'https://elsewhere.example/', callbackURL: '//elsewhere.example' };
  const { status, headers } = await post(site, '/admin/login?to=//elsewhere.example', fields);
  expect({ status, location: headers.location }).toEqual({ status: 303, location: '/admin/studio' });
});

test('[ADMIN-05] the studio names who is signed in, leads to the blog, and signs out', async () => {
  // Going back after signing out may ask for the studio's data; the browser notes that it was refused.
  const { page } = await newPage(site, { expected: [/status of 401/] });
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
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  expect(await page.context().cookies()).toEqual([]);
  await page.goBack();
  await page.getByText('No active session found').waitFor();
});

test('[ADMIN-05] a sign-out that the server did not hear of says so', async () => {
  const { page } = await newPage(site, { expected: [/ERR_FAILED|request failed/] });
  await signInPage(page, site);
  await page.goto(site.address('/admin/studio'));
  await page.getByText(administrator.email).waitFor();
  await page.route('**/api/auth/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('Still signed in').waitFor();
  await page.unroute('**/api/auth/sign-out');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
});
