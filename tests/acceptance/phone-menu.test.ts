import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pillars } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { largeTextFaults } from '#tests/support/readable.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

/** Generous, so that a busy machine is not mistaken for a fault. */
const soon = { timeout: 20_000 };

const site = await sharedSite();

const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openedMenu(width = 375, height = 740) {
  const { page } = await newPage(site, { width, height });
  await visit(page, site.address('/faq'));
  await opener(page).click();
  const menu = menuOf(page);
  await menu.waitFor();
  return { page, menu };
}

const hasFocus = (page: Page) => opener(page).evaluate((button) => button === document.activeElement);

describe('[ACCESS-02] the menu of a phone', () => {
  test('is the only one, at every width', async () => {
    const { page } = await newPage(site, { width: 320, height: 740 });
    await page.goto(site.address('/about'));
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await expectOneMenu(page, width);
    }
  });

  async function expectOneMenu(page: Page, width: number): Promise<void> {
    const openers = page.locator('header, nav').locator('button:visible, summary:visible').filter({ hasText: /menu/i });
    expect(await openers.count(), `${width} px`).toBe(1);
    // The labels of the dock and its menu are legible: 12 px, without a cut word.
    const small = await page
      .locator('nav[aria-label="Quick menu"]')
      .evaluate((dock) =>
        [...dock.querySelectorAll<HTMLElement>('a, button')]
          .filter(
            (label) =>
              parseFloat(getComputedStyle(label).fontSize) < 12 ||
              label.scrollWidth > label.clientWidth ||
              label.scrollHeight > label.clientHeight,
          )
          .map((label) => label.innerText),
      );
    expect(small, `${width} px`).toEqual([]);
  }

  test('[ACCESS-01] links main pages, pillars, shop, staff, phone and booking; holds the focus; fits large text', async () => {
    const { page, menu } = await openedMenu();
    const hrefs = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const href of [
      ...['/', '/about', '/blog', '/faq', '/tools', '/calculator', '/how-it-works', '/medicare', '/blog-admin'],
      ...pillars,
    ])
      expect(hrefs).toContain(href);
    for (const other of [/^tel:/, /shop/, /bookings/])
      expect(hrefs.filter((href) => other.test(href ?? ''))).toHaveLength(1);
    expect(await menu.getByRole('link', { name: 'FAQ' }).getAttribute('aria-current')).toBe('page');

    // The page behind is out of reach for pointer and keyboard.
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(
      await menu.evaluate((element) => element.matches(':modal') && element.getAttribute('aria-modal') === 'true'),
    ).toBe(true);
    const stops = await menu.locator('a, button').count();
    const outside: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press <= stops; press += 1) {
        await page.keyboard.press(key);
        // Between the last and the first, the focus is the browser's own.
        const stray = await menu.evaluate(({ ownerDocument: { activeElement, body } }) =>
          activeElement === body || activeElement?.closest('dialog') ? null : activeElement?.textContent,
        );
        if (stray !== null) outside.push(`${key}: ${stray}`);
      }
    }
    expect(outside).toEqual([]);
    const reached = await page.locator('main a, header a, nav[aria-label="Quick menu"] > ul > li > a').evaluateAll(
      (links) =>
        links.filter((link) => {
          (link as HTMLElement).focus();
          return document.activeElement === link;
        }).length,
    );
    expect(reached).toBe(0);
    expect(await largeTextFaults(page, 'phone menu')).toEqual([]);
  });

  test('is closed by Escape, its button, a press outside or a link, and gives the focus back', async () => {
    const { page, menu } = await openedMenu(768, 1024);
    const ways: [string, () => Promise<void>][] = [
      ['Escape', () => page.keyboard.press('Escape')],
      ['its button', () => menu.getByRole('button', { name: 'Close' }).click()],
      ['a press outside', () => page.mouse.click(380, 10)],
      ['the link of the page it stands on', () => menu.getByRole('link', { name: 'FAQ' }).click()],
      ['a link', () => menu.getByRole('link', { name: 'How it works' }).click()],
    ];
    for (const [name, close] of ways) {
      await close();
      await menu.waitFor({ state: 'hidden' });
      await expect.poll(() => hasFocus(page), { ...soon, message: name }).toBe(true);
      await opener(page).click();
      await menu.waitFor();
    }
    expect(page.url()).toBe(site.address('/how-it-works'));
  });

  test('opened before the script was ready, it takes hold of the page once it is', async () => {
    const { page } = await newPage(site, { width: 375, height: 740 });
    await page.goto(site.address('/about'));
    await opener(page).click();
    const menu = menuOf(page);
    await menu.waitFor();
    await expect.poll(() => menu.evaluate((element) => element.matches(':modal')), soon).toBe(true);
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await hasFocus(page)).toBe(true);
  });
});
