import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { answer, mentalHealth, type ScreenerKey, screenerVectors, sleep, tool } from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

// The calculator's own is in calculator-enter-and-units.test.ts.
const site = await sharedSite();
const phone = { width: 375, height: 667 } as const;

const answersOf = (key: ScreenerKey) =>
  Object.values(screenerVectors(key).find(({ answers }) => !Object.values(answers).includes(null))?.answers ?? {});

/** Whether it can be seen: in the window and under no bar. */
function inView(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { top, bottom, left } = node.getBoundingClientRect();
    const middle = document.elementFromPoint(left + 10, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && middle !== null && node.contains(middle);
  });
}

test('[TOOLS-03] after the last answer and the press the score is in view on a small phone', async () => {
  const { page } = await newPage(site, phone);
  await visit(page, site.address(mentalHealth));
  const screener = tool(page, /AUDIT-C/);
  await answer(screener, answersOf('auditC'));
  await screener.getByRole('button', { name: 'Show My Results' }).click();
  await expect.poll(() => inView(screener.locator('[id$="-score"]'))).toBe(true);
});

test('[TOOLS-03] a blog search scrolls its results into view', async () => {
  const { page } = await newPage(site, phone);
  await visit(page, site.address('/blog'));
  const field = page.getByRole('searchbox', { name: 'Search articles' });
  await field.fill('sleep');
  await field.press('Enter');
  const found = page.getByRole('main').getByRole('status');
  await expect.poll(() => found.innerText()).toMatch(/\d/);
  await expect.poll(() => inView(found)).toBe(true);
});

test('[TOOLS-03] an automatic result has its score in view; its scale animates once, or not at all where reduced', async () => {
  for (const [reducedMotion, movements] of [
    ['no-preference', ['draw-itself']],
    ['reduce', []],
  ] as const) {
    const { page } = await newPage(site, { ...phone, reducedMotion });
    await page.addInitScript(() => {
      const drawn: string[] = [];
      Object.assign(window, { drawn });
      addEventListener('animationstart', ({ animationName }) => drawn.push(animationName));
    });
    await visit(page, site.address(sleep));
    const screener = tool(page, /Epworth/);
    await answer(screener, answersOf('epworth'));
    await screener.getByRole('img', { name: /^Scale from 0 to 24/ }).waitFor();
    await expect.poll(() => inView(screener.locator('[id$="-score"]'))).toBe(true);
    // A changed answer moves the marker; nothing is drawn again.
    await screener.locator('fieldset').last().locator('input').first().check();
    await screener.locator('fieldset').last().locator('input').last().check();
    await expect
      .poll(() =>
        page.evaluate(() => (window as unknown as { drawn: string[] }).drawn.filter((name) => /draw/.test(name))),
      )
      .toEqual(movements);
  }
});
