import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

const { email } = loadContent('content').site;
/** Generous, so that a busy machine is not mistaken for a fault. */
const soon = { timeout: 20_000 };

const site = await sharedSite();

const toasts = (page: Page) => page.locator('[data-toast]');
const copyAddress = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Copy address' });

// How many and how long on both kinds of screen, pausing, focus and announcing: preview.test.ts.
describe('[LAYOUT-09] a visitor who copies the address', () => {
  test('copies it and shows a notice for five seconds, one at a time', async () => {
    const { page } = await newPage(site, { width: 375, height: 800 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, site.address('/faq'));
    await copyAddress(page).click();
    await toasts(page).waitFor();
    expect(await page.getByRole('status').textContent()).toContain('Email address copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email);
    expect(await accessibilityFindings(page, '[data-toast]')).toEqual([]);
    await page.getByRole('button', { name: 'Dismiss' }).click();

    const start = new Date('2026-11-20T09:00:00Z');
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 60_000));
    await copyAddress(page).click();
    await expect.poll(() => toasts(page).count(), soon).toBe(1);
    await copyAddress(page).click();
    await expect.poll(() => toasts(page).count(), soon).toBe(1);
    await page.clock.runFor(4900);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => toasts(page).count(), soon).toBe(0);
  });

  test('is asked to copy by hand where the browser refuses', async () => {
    const { page } = await newPage(site, { width: 375, height: 800 });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await visit(page, site.address('/faq'));
    await copyAddress(page).click();
    const problem = page.locator('[data-notices] [aria-live=assertive]');
    await problem.getByText('Your browser did not allow copying').waitFor();
    expect(await problem.textContent()).toContain(email);
  });

  test('sees the notice above the dock, and fetches its parts only then', async () => {
    const { page } = await newPage(site, { width: 375, height: 800 });
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await visit(page, site.address('/faq'));
    await page.waitForLoadState('networkidle');
    expect(files.filter((file) => file.includes('toast-cards'))).toEqual([]);
    await copyAddress(page).click();
    await toasts(page).waitFor();
    expect(files.filter((file) => file.includes('toast-cards'))).toHaveLength(1);
    const [notice, dock] = await Promise.all([
      toasts(page).boundingBox(),
      page.getByRole('navigation', { name: 'Quick menu' }).boundingBox(),
    ]);
    expect((notice?.y ?? 800) + (notice?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
  });

  test('finds no such button where scripts are off, because it could do nothing there', async () => {
    const { page } = await newPage(site, { javaScriptEnabled: false });
    await page.goto(site.address('/faq'));
    expect(await copyAddress(page).count()).toBe(0);
  });
});
