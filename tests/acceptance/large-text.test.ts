import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { landingLabels, pageKinds, postPages, publicPages } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import {
  largest,
  largeTextFaults,
  paperFaults,
  setFontSize,
  shareOfBars,
  spaceText,
  tooWide,
  unfold,
} from '#tests/support/readable.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

// Pages as they come, for people who set their browser to large text. Every kind of page is read in reflow.test.ts; what is
// opened and answered, in large-text-states.test.ts.

const bookingHost = /^https:\/\/harbour-bookings\.example\//;
/** Many pages in one test, on a machine that may be busy with other things. */
const timeoutMs = 240_000;

const site = await sharedSite();

/** Built otherwise than the rest, so read line by line: a form, a tool, a product, a badge. */
const readWhole = ['booking', 'sleep', 'neora', 'prices'];
/** Pages built as one that is read whole in reflow.test.ts: what may differ is how long their words are. */
const others = publicPages.filter((path) => !pageKinds.some((kind) => kind === path));
// Articles are built alike: some of them stand for all.
const articles = postPages.filter((_, index) => index % 5 === 0);

/**
 * Shows the words of another page in place of those of the open one, in its style: what opening a page costs is spent once. The
 * words are as the server sent them, before any script.
 */
async function show(page: Page, path: string, host: string): Promise<void> {
  const { status, text } = await request(site, path, { host: `${host}localhost:${site.port}` });
  expect(status, path).toBe(200);
  // The policy of the open page would refuse the style of another one inside its words.
  const style = /<style>(.*?)<\/style>/s;
  await page.evaluate(
    ([html, rules]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      for (const own of document.head.querySelectorAll('style')) own.remove();
      document.adoptedStyleSheets = [sheet];
      document.body.replaceWith(new DOMParser().parseFromString(html, 'text/html').body);
      scrollTo({ top: 0, behavior: 'instant' });
    },
    [text.replace(style, ''), style.exec(text)?.[1] ?? ''] as const,
  );
}

test(
  '[ACCESS-01] [ROUTE-01] [ROUTE-02] [SUB-02] every other page and sub-site keeps to its window, with text of 200%, and with the text spacing of WCAG 1.4.12',
  async () => {
    const { page } = await newPage(site, { width: 320, height: 568 });
    await page.route(/\.js$/, () => {});
    await page.goto(site.address('/terms'));
    const found: string[] = [];
    for (const [path, host] of [
      ...[...others, ...articles].map((other) => [other, ''] as const),
      ...landingLabels.filter((label) => !readWhole.includes(label)).map((label) => ['/', `${label}.`] as const),
    ]) {
      await Promise.all([setFontSize(page, 32), show(page, path, host)]);
      const faults = await tooWide(page);
      if ((await shareOfBars(page)) > 0.2) faults.push('bars take more than a fifth of the window');
      await setFontSize(page, 16);
      await spaceText(page);
      faults.push(...(await tooWide(page)));
      found.push(...faults.map((fault) => `${host}${path}: ${fault}`));
    }
    expect(found).toEqual([]);
  },
  timeoutMs,
);

test(
  '[ACCESS-01] [SUB-02] sub-sites that are built otherwise are read whole with text of 200%, and on paper, and none warns',
  async () => {
    const { page } = await newPage(site, { width: 320, height: 568, thirdParties: [bookingHost] });
    const found: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') found.push(`${page.url()} warns: ${message.text()}`);
    });
    for (const label of readWhole) {
      await visit(page, site.address('/', label));
      await Promise.all([
        page.setViewportSize({ width: 718, height: 1000 }),
        page.emulateMedia({ media: 'print', colorScheme: 'dark' }),
      ]);
      const faults = [...(await paperFaults(page)), ...(await tooWide(page))].map((fault) => `on paper: ${fault}`);
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      await page.setViewportSize({ width: 320, height: 568 });
      await unfold(page);
      // The words that stand where the booking form will be, until it is there.
      faults.push(
        ...(await largeTextFaults(page, label, undefined, [largest])).filter(
          (fault) => !fault.includes('covered by IFRAME'),
        ),
      );
      await spaceText(page);
      faults.push(...(await tooWide(page)));
      found.push(...faults.map((fault) => `${label}: ${fault}`));
    }
    expect(found).toEqual([]);
  },
  timeoutMs,
);

test('[ACCESS-01] the booking stays within reach at the bottom edge at every scroll position', async () => {
  const { page } = await newPage(site, { width: 320, height: 568 });
  await setFontSize(page, 32);
  await visit(page, site.address('/how-it-works'));
  // The browser's setting reaches sizes and conditions alike.
  expect(
    await page.evaluate(() => [
      getComputedStyle(document.documentElement).fontSize,
      matchMedia('(width < 12em)').matches,
    ]),
  ).toEqual(['32px', true]);
  const book = page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: /^BOOK / });
  for (const [width, height, size] of [
    [320, 568, 32],
    [375, 740, 24],
    [375, 740, 16],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setFontSize(page, size);
    for (const top of [0, 1500, 100_000]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      const where = `${width} x ${height}, text of ${size} px, at ${top}`;
      const box = await book.boundingBox();
      expect(box?.height, where).toBeGreaterThanOrEqual(44);
      expect(box?.y, where).toBeGreaterThan(height * 0.75);
      await book.click({ trial: true });
    }
  }
});
