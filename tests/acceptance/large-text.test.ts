import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { landingLabels, pageKinds, policies, postPages, publicPages } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { largeTextFaults, setFontSize, shareOfBars, spaceText, tooWide } from '#tests/support/readable.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

// Pages as they come, for people who set their browser to large text. What is opened and answered: large-text-states.test.ts.

const bookingHost = /^https:\/\/harbour-bookings\.example\//;
/** Many pages in one test, on a machine that may be busy with other things. */
const patience = 240_000;

const site = await sharedSite();

/** Opens every question and list of contents, so that all there is to read is looked at. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) {
      part.removeAttribute('name');
      part.setAttribute('open', '');
    }
  });

const pages = [...new Set<string>([...pageKinds, ...policies, '/admin/login'])];

describe('[ACCESS-01] with the browser set to text of 150% and 200%, on phones of 320 and 375 px', () => {
  test('the setting reaches sizes and conditions alike', async () => {
    const { page } = await newPage(site, { width: 375, height: 740 });
    await setFontSize(page, 32);
    await page.goto(site.address('/'));
    expect(
      await page.evaluate(() => [
        getComputedStyle(document.documentElement).fontSize,
        matchMedia('(width < 12em)').matches,
      ]),
    ).toEqual(['32px', true]);
  });

  test.each([0, 1, 2])(
    'nothing on any kind of page is cut, covered, broken into letters or wider than the window (part %i of 3)',
    async (part) => {
      const { page } = await newPage(site, { expected: [/status of 404/] });
      const found: string[] = [];
      for (const path of pages.filter((_, index) => index % 3 === part)) {
        await page.goto(site.address(path));
        await openAll(page);
        found.push(...(await largeTextFaults(page, path)));
      }
      expect(found).toEqual([]);
    },
    patience,
  );

  test(
    'nor on sub-sites',
    async () => {
      const { page } = await newPage(site, { thirdParties: [bookingHost] });
      const found: string[] = [];
      for (const label of ['booking', 'sleep', 'neora', 'prices', 'mental-health', 'weight-loss-clinic']) {
        await page.goto(site.address('/', label));
        await openAll(page);
        found.push(...(await largeTextFaults(page, label)));
      }
      // The words that stand where the booking form will be, until it is there.
      expect(found.filter((fault) => !fault.includes('covered by IFRAME'))).toEqual([]);
    },
    patience,
  );
});

test(
  '[ACCESS-01] every page and sub-site keeps to its window, with text of 200%, and with the text spacing of WCAG 1.4.12',
  async () => {
    const { page } = await newPage(site, {
      width: 320,
      height: 568,
      thirdParties: [bookingHost],
    });
    const found: string[] = [];
    // Articles are built alike: some of them stand for all.
    const places = [...publicPages, ...postPages.filter((_, index) => index % 5 === 0)].map(
      (path) => [path, undefined] as const,
    );
    for (const [path, label] of [...places, ...[...landingLabels, 'booking'].map((name) => ['/', name] as const)]) {
      const say = (faults: string[]) => found.push(...faults.map((fault) => `${label ?? ''}${path}: ${fault}`));
      await setFontSize(page, 32);
      await page.goto(site.address(path, label));
      say(await tooWide(page));
      if ((await shareOfBars(page)) > 0.2) say(['bars take more than a fifth of the window']);
      await setFontSize(page, 16);
      await spaceText(page);
      say(await tooWide(page));
    }
    expect(found).toEqual([]);
  },
  patience,
);

describe('[ACCESS-01] the booking stays within reach', () => {
  test.each([
    [320, 568, 32],
    [375, 740, 24],
    [375, 740, 16],
  ])('at the bottom edge, wherever the page stands (%i x %i, text of %i px)', async (width, height, size) => {
    const { page } = await newPage(site, { width, height });
    await setFontSize(page, size);
    await visit(page, site.address('/how-it-works'));
    const book = page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: /^BOOK / });
    for (const top of [0, 1500, 100_000]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      const box = await book.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.y).toBeGreaterThan(height * 0.75);
      await book.click({ trial: true });
    }
  });
});
