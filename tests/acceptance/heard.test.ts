import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { calculate, calculateFor } from '#tests/support/calculator-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { administrator } from '#tests/support/staff.ts';
import { visit } from '#tests/support/visit.ts';

const site = await sharedSite();

/**
 * Notes every announcement as a screen reader hears it: an element that enters a live region whose politeness and wholeness
 * are written out, which is what Firefox hands on. What was there before is not news.
 */
async function noteSaid(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(
          '[aria-live=polite][aria-atomic=true], [aria-live=assertive][aria-atomic=true]',
        );
        if (region && addedNodes.length > 0) said.push(region.textContent ?? '');
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

async function open(path: string, options = {}) {
  const { page } = await newPage(site, options);
  await visit(page, site.address(path));
  return { page, said: await noteSaid(page) };
}

test('[HEARD-02] a second calculator result is announced like the first, also in the same words; so is clearing', async () => {
  const { page, said } = await open('/calculator');
  await calculateFor(page, { weight: '95', height: '170' });
  const first = 'Your results are ready. Body mass index 32.9, Obesity Class I.';
  const second = 'Your results are ready. Body mass index 27.7, Above Healthy Weight.';
  await expect.poll(said).toEqual([first]);
  await calculateFor(page, { weight: '80', height: '170' });
  await expect.poll(said).toEqual([first, second]);
  await calculate(page);
  await expect.poll(said).toEqual([first, second, second]);
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await expect.poll(said).toEqual([first, second, second, 'Your answers and your result are cleared.']);
});

test('[HEARD-02] errors are said once, by the summary: no message at a field and no notice says them again', async () => {
  const { page, said } = await open('/calculator');
  await calculate(page);
  await page.locator('[data-error-summary]:focus').waitFor();
  await page.locator('[data-toast=problem]').waitFor();
  const live = page.locator('[aria-live=polite], [aria-live=assertive], [role=alert]');
  expect((await live.allInnerTexts()).join('')).not.toMatch(/Please (enter|choose)|Missing/);
  expect(await said()).toEqual([]);
  expect(await accessibilityFindings(page, undefined, ['region'])).toEqual([]);
  // A problem found on blur has no summary, and is announced at its field.
  await page.getByRole('textbox', { name: /^Age/ }).fill('9');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await live.allInnerTexts()).join('')).toContain('This calculator is for adults');
});

test('[HEARD-02] a page reached by a link says its title, from the header, from words, and on the way back', async () => {
  const { page, said } = await open('/');
  const home = await page.title();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(said).toEqual([expect.stringMatching(/^Questions and answers/)]);
  await page.goBack();
  await expect.poll(said).toEqual([expect.stringMatching(/^Questions and answers/), home]);
  // Also where the link that was followed has gone with its page.
  await page.getByRole('main').getByRole('link', { name: 'More about our people' }).press('Enter');
  await page.waitForURL('**/about');
  await expect.poll(async () => (await said()).length).toBe(3);
  expect((await said()).at(-1)).toBe(await page.title());
});

test('[HEARD-02] rendered text is followed within the page, and no paragraph is made clickable by it', async () => {
  const { page } = await open('/terms');
  await page.evaluate(() => Object.assign(window, { isLoadedPage: true }));
  for (const path of ['/', '/faq', '/terms', '/complaints']) {
    if (path !== '/terms') await visit(page, site.address(path));
    // React's attributes of an element with a click listener that is no control.
    const clickable = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter((element) => element.onclick && !element.matches('a, button, input, summary, label, dialog'))
        .map((element) => element.outerHTML.slice(0, 60)),
    );
    expect(clickable, path).toEqual([]);
  }
  await visit(page, site.address('/faq'));
  await page.evaluate(() => Object.assign(window, { isLoadedPage: true }));
  const link = page.locator('main .prose a[href^="/"]:not([target])').first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL((url) => url.pathname !== '/faq');
  expect(await page.evaluate(() => 'isLoadedPage' in window)).toBe(true);
});

test('[HEARD-02] a wrong password is said each time', async () => {
  const { page, said } = await open('/blog-admin', { expected: [/status of 401/] });
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const words = 'Invalid credentials. Please try again.';
  for (const heard of [[words], [words, words]]) {
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.poll(said).toEqual(heard);
  }
});

test('[HEARD-02] related words are announced together: price and reason, body mass index, progress', async () => {
  const { page, said } = await open('/medicare');
  await page.getByRole('radio', { name: /^Follow-up/ }).check();
  await expect.poll(said).toEqual([expect.stringMatching(/^You pay: \$[\d.]+\. Medicare does not pay for this visit/)]);
  await visit(page, site.address('/mental-health-support'));
  const saidThere = await noteSaid(page);
  await page.locator('#audit-c input').first().check();
  await expect.poll(saidThere).toContain('1 of 3 answered');
});

test('[HEARD-02] the home page has few landmarks: what a heading finds is no region besides', async () => {
  const { page } = await open('/');
  expect(
    await page.getByRole('region').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.id)),
  ).toHaveLength(1);
});
