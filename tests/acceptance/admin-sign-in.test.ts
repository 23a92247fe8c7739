import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { administrator, signInPage, staffSettings } from '#tests/support/staff.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite(staffSettings);
});
afterAll(() => site.stop());

test('[ADMIN-01] the administrator signs in and reaches the studio', async () => {
  const { page } = await newPage(site);
  await page.goto(site.address('/admin/login'));
  const email = page.getByLabel('Email');
  expect(await email.getAttribute('type')).toBe('email');
  expect(await email.getAttribute('required')).not.toBeNull();
  const password = page.getByLabel('Password', { exact: true });
  expect(await password.getAttribute('required')).not.toBeNull();
  expect(await accessibilityFindings(page)).toEqual([]);
  await email.fill(administrator.email);
  await password.fill(administrator.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText(administrator.email).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/studio');
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('[ADMIN-05] the studio names who is signed in, leads to the blog, and signs out', async () => {
  const { page } = await newPage(site);
  await signInPage(page, site);
  await page.goto(site.address('/admin/studio'));
  await page.getByText(administrator.email).waitFor();
  for (const name of ['Security Settings', 'System Logs']) {
    const button = page.getByRole('listitem').filter({ hasText: name }).getByRole('button');
    expect(await button.textContent()).toContain('Coming Soon');
    expect(await button.isDisabled()).toBe(true);
  }
  await page.getByRole('listitem').filter({ hasText: 'Blog Management' }).getByRole('link').click();
  await page.waitForURL('**/admin/blog');
  await page.goBack();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  await page.goto(site.address('/admin/studio'));
  await page.getByText('No active session found').waitFor();
});
