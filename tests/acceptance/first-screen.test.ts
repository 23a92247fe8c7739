import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { landingLabels } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

const site = await sharedSite();
const smallPhone = { width: 375, height: 667, javaScriptEnabled: false } as const;

/** Whether all of each element is in the window, and none of it under a bar. */
function wholeInView(page: Page, selector: string): Promise<boolean[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect();
      return (
        top >= 0 && [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)))
      );
    }),
  );
}

/** Of every kind those with the longest words. */
const pages = [
  '/',
  '/weight-loss-clinic-sydney',
  '/weight-loss-clinic-brisbane',
  '/mental-health-support',
  '/sleep-recovery-optimisation',
];
const labels = ['weightloss', 'adhd', 'booking'];

const isTechnical = (label: string) => /^technical: true$/m.test(readFileSync(`content/landing/${label}.yaml`, 'utf8'));

test('[PRICE-01] [LAYOUT-04] a small phone shows both prices and a booking button at first sight', async () => {
  const { page } = await newPage(site, { ...smallPhone, thirdParties: [/^https:\/\/harbour-bookings\.example\//] });
  for (const address of [
    ...pages.map((path) => site.address(path)),
    ...labels.map((label) => site.address('/', label)),
  ]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const prices = await wholeInView(page, 'main fieldset:has(legend) label');
    expect(prices.slice(0, 2), `both prices on ${address}`).toEqual([true, true]);
    const dock = await wholeInView(page, 'nav[aria-label="Quick menu"] > ul > li:first-child > a:has-text("BOOK")');
    expect(dock, `the button on ${address}`).toEqual([true]);
  }
});

test('[SUB-04] a sub-site for computers offers nothing to book', async () => {
  const { page } = await newPage(site, smallPhone);
  for (const label of landingLabels.filter(isTechnical)) {
    await page.goto(site.address('/', label));
    expect(await page.getByRole('link', { name: /^book/i }).count(), label).toBe(0);
  }
});
