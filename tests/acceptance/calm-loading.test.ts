import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

// A page is painted while the rest of it still comes: docs/decisions/0045-the-page-carries-its-look.md.
const site = await sharedSite();

/** Slow enough that every kind of page is painted in many parts; nothing is compressed, for the same reason. */
const slowLine = { offline: false, latency: 0, downloadThroughput: 100_000, uploadThroughput: 100_000 };

const kinds: readonly [path: string, label: string | undefined][] = [
  ['/', undefined],
  ['/weight-loss-clinic-sydney', undefined],
  ['/sleep-recovery-optimisation', undefined],
  ['/about', undefined],
  ['/faq', undefined],
  ['/blog', undefined],
  ['/blog/after-a-short-night', undefined],
  ['/tools', undefined],
  ['/calculator', undefined],
  ['/', 'booking'],
  // Its picture is at the left.
  ['/', 'sleep'],
  ['/', 'weightloss'],
];

interface Noted {
  shifts: string[];
}

async function shiftsOf(path: string, label: string | undefined, size: { width: number; height: number }) {
  const { page } = await newPage(site, { ...size, thirdParties: [/^https:\/\/harbour-bookings\.example\//] });
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'identity' });
  await page.addInitScript(() => {
    const noted: Noted = { shifts: [] };
    Object.assign(window, { noted });
    const names = (sources: { node: Node | null }[]) =>
      sources.map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : '(text)')).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        noted.shifts.push(`${entry.value.toFixed(4)} of ${names(entry.sources)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowLine);
  await page.goto(site.address(path, label), { waitUntil: 'load' });
  // Recorded shifts are reported after the next frame.
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { noted: Noted }).noted.shifts)),
        ),
      ),
  );
}

/** As many at once as two processors draw: waiting for a slow line costs none. */
const windows = 4;

test.each([
  [1350, 940, kinds],
  // On a phone few elements are side by side.
  [375, 667, kinds.filter(([path, label]) => label || /^\/$|sydney|calculator/.test(path))],
] as const)(
  '[PAGE-01] [SUB-04] nothing moves while a page comes on a slow line (%i px wide)',
  async (width, height, read) => {
    const moved: Record<string, string[]> = {};
    const left = [...read];
    const readOn = async () => {
      for (let kind = left.shift(); kind; kind = left.shift()) {
        const shifts = await shiftsOf(...kind, { width, height });
        if (shifts.length > 0) moved[kind.join(' ')] = shifts;
      }
    };
    await Promise.all(Array.from({ length: windows }, readOn));
    expect(moved).toEqual({});
  },
);

test('[LAYOUT-01] the page stays until the next one is ready, and a line shows progress', async () => {
  const { page } = await newPage(site);
  await visit(page, site.address('/'));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/faq\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    Object.assign(window, { bare: 0 });
    new MutationObserver(() => {
      if (!document.querySelector('main h1')) Object.assign(window, { bare: 1 });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).first().click();
  await page.locator('.page-coming').waitFor({ state: 'attached' });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('LOSE WEIGHT');
  release();
  await page.getByRole('heading', { level: 1, name: /Questions people/ }).waitFor();
  expect(await page.locator('.page-coming').count()).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { bare: number }).bare)).toBe(0);
});
