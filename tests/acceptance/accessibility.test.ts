import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { landingLabels, missingPages, publicPages, staffPages, unlistedPages } from '#tests/support/addresses.ts';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { type ServedPage, servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { moveTo, visit } from '#tests/support/visit.ts';

const bookingHost = /^https:\/\/harbour-bookings\.example\//;
/** Many pages in one test, on a machine that may be busy with other things. */
const timeoutMs = 240_000;

const site = await sharedSite();

/** A window that was opened once, and moved from page to page as links do: axe is half a megabyte for every new document. */
async function opened(path: string, label?: string): Promise<Page> {
  const { page } = await newPage(site, {
    width: 375,
    height: 900,
    thirdParties: [bookingHost],
    // Of a page that is not there, and of the data of staff pages, whose place the sign-in takes.
    expected: [/status of 40[14]/],
  });
  await visit(page, site.address(path, label));
  return page;
}

/** Whatever opens on the page, opened: what is folded away is looked at as well. */
const unfold = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });

const onPhone = { width: 375, height: 900 };
const wide = { width: 1440, height: 900 };

/** The whole page on a phone and on a wide screen; then, in dark, its colours. */
async function expectNoBarrier(page: Page, name: string, within?: string): Promise<void> {
  await page.setViewportSize(onPhone);
  await page.emulateMedia({ colorScheme: 'light' });
  await unfold(page);
  // In one part the rules about the whole page say nothing: `within` is for pages whose frame was looked at elsewhere.
  expect(await accessibilityFindings(page, within), `${name} on a phone`).toEqual([]);
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityFindings(page, within, ['color-contrast', 'target-size']), `${name}, wide, dark`).toEqual(
    [],
  );
}

/** Every kind of page: each layout, and each block that a page may be made of. */
const kinds: [string, string][] = [
  ['[PAGE-01] home', '/'],
  ['[PAGE-02] about', '/about'],
  ['[PAGE-03] questions', '/faq'],
  ['[PAGE-04] [PAGE-05] a policy', '/medicare'],
  ['[PAGE-07] how it works', '/how-it-works'],
  ['[PAGE-10] mental health support', '/mental-health-support'],
  // Figure, table and cards: what the other pillars are made of.
  ['[PAGE-11] sleep and recovery', '/sleep-recovery-optimisation'],
  ['[CITY-01] a city with cards', '/weight-loss-clinic-sydney'],
  ['[CITY-03] a city with benefits', '/weight-loss-clinic-canberra'],
  ['[ROUTE-01] tools', '/tools'],
  ['[TOOLS-05] the results of a visit', '/tools/summary'],
  ['[ROUTE-01] the staff entrance', '/blog-admin'],
  ['[ROUTE-04] a page that is not there', '/anything/deep'],
];

test(
  `${kinds.map(([name]) => name).join(', ')}, [LAYOUT-02] [LAYOUT-04] and the open menus: axe finds no barrier, on a phone and on a wide screen, in light and dark`,
  async () => {
    const page = await opened('/about');
    await expectNoBarrier(page, 'the frame of every page');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await accessibilityFindings(page), 'the frame, wide and light').toEqual([]);
    await expectOpenMenusWithoutBarrier(page);
    for (const [name, path] of kinds) {
      if (page.url() !== site.address(path)) await moveTo(page, path);
      expect(page.url()).toBe(site.address(path));
      await expectNoBarrier(page, name, 'main');
    }
  },
  timeoutMs,
);

test.each([
  ['[SUB-05] a topic with a tool', 'sleep', undefined],
  ['[SUB-08] a topic with a product', 'neora', 'main'],
  ['[SUB-05] a topic with a badge', 'prices', 'main'],
  ['[SUB-10] the booking site', 'booking', undefined],
] as const)(
  '%s shows no barrier that axe can find, on a phone and on a wide screen, in light and dark',
  async (name, label, within) => expectNoBarrier(await opened('/', label), name, within),
  timeoutMs,
);

/** Links of an open menu that a finger would miss, because another element covers them. */
function buriedLinks(page: Page): Promise<string[]> {
  return page
    .locator(':is(:popover-open, :modal) a, nav[aria-label="Quick menu"] details[open] a')
    .evaluateAll((links) =>
      links.flatMap((link) => {
        link.scrollIntoView({ block: 'nearest' });
        const box = link.getBoundingClientRect();
        const hit = [0.25, 0.75].every((part) =>
          link.contains(document.elementFromPoint(box.left + Math.min(20, box.width / 2), box.top + box.height * part)),
        );
        return hit ? [] : [link.textContent ?? ''];
      }),
    );
}

async function expectOpenMenusWithoutBarrier(page: Page): Promise<void> {
  // The side menu is collapsed once, three seconds after the load: not while it is looked at.
  await page.waitForFunction(() => Date.now() > ((window as { loadedAt?: number }).loadedAt ?? Infinity) + 3000, null, {
    polling: 500,
  });
  const open: [{ width: number; height: number }, string, string][] = [
    [onPhone, 'button[popovertarget=mobile-menu]', '#mobile-menu'],
    [wide, 'nav[aria-label="Quick menu"] summary', 'nav[aria-label="Quick menu"]'],
  ];
  for (const [size, control, menu] of open) {
    await page.setViewportSize(size);
    await page.locator(control).first().click();
    const findings = await accessibilityFindings(page, menu);
    // axe does not know that a popover is in the top layer, and reports covered elements as covering it.
    const covered = findings.filter((finding) => finding.startsWith('target-size') && finding.includes('obscured'));
    expect(
      findings.filter((finding) => !covered.includes(finding)),
      control,
    ).toEqual([]);
    expect(await buriedLinks(page), control).toEqual([]);
    await page.keyboard.press('Escape');
  }
}

/** Where the outline of a page goes wrong. */
function outlineFaults({ headings, h1, main }: ServedPage): string[] {
  const own = headings.slice(headings.findIndex(({ level }) => level === 1));
  const faults = own.flatMap(({ level, text }, index) =>
    level > (own[index - 1]?.level ?? 0) + 1 ? [`'${text}' skips a level`] : [],
  );
  if (h1.length !== 1) faults.push(`${h1.length} headings of level 1`);
  if (!main.startsWith(h1[0] ?? '-') && !main.slice(0, 200).includes(h1[0] ?? '-'))
    faults.push('the main content does not open with its heading');
  return faults.concat(headings.filter(({ text }) => text === '').map(() => 'an empty heading'));
}

test(
  '[ROUTE-01] [ROUTE-02] [ROUTE-04] [SUB-05] every page has one heading of level 1 and an outline without gaps',
  async () => {
    const visitor = await newPage(site);
    const faults: string[] = [];
    const read = async (path: string, label?: string) => {
      const page = await servedPage(visitor, site, path, label ? { host: `${label}.saltbush.example` } : {});
      faults.push(...outlineFaults(page).map((fault) => `${label ?? ''}${path}: ${fault}`));
      for (const { src, alt } of page.images) if (alt === null) faults.push(`${label ?? ''}${path}: ${src} has no alt`);
    };
    for (const path of [...publicPages, ...unlistedPages, ...staffPages, ...missingPages, '/blog/no-such-article'])
      await read(path);
    for (const label of [...landingLabels, 'booking']) await read('/', label);
    expect(faults).toEqual([]);
  },
  timeoutMs,
);

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim() ?? '');

describe('[LAYOUT-01] [LAYOUT-02] [LAYOUT-04] by keyboard', () => {
  /** The first key press offers to skip to the content, and goes there. */
  async function expectSkip(page: Page, where: string): Promise<void> {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.evaluate((link) => link === document.activeElement), where).toBe(true);
    const box = await skip.boundingBox();
    expect(box?.y, where).toBeGreaterThanOrEqual(0);
    expect(box?.height, where).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName), where).toBe('MAIN');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null), where).toBe(true);
  }

  test('the first key press offers to skip to the content, on every sub-site as well', async () => {
    const { page } = await newPage(site, { thirdParties: [bookingHost] });
    for (const label of ['sleep', 'booking']) {
      await visit(page, site.address('/', label));
      await expectSkip(page, label);
    }
  });

  test('the skip link works; header and side menu follow the order; menus open, close and return the focus', async () => {
    const { page } = await newPage(site, { width: 1440 });
    await visit(page, site.address('/faq'));
    await expectSkip(page, '/faq');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    const nameOf = async () => (await focused(page)).replace(/ \(opens in a new tab\)$/, '');
    await skip.focus();
    for (const name of [
      'Saltbush Telehealth',
      'Home',
      'About',
      'Blog',
      'FAQ',
      'Tools',
      'Staff',
      'Book Consultation',
      'BOOK',
      'BODY METRICS',
      'Shop',
    ]) {
      await page.keyboard.press('Tab');
      expect(await nameOf()).toBe(name);
      const outline = await page.evaluate(
        () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
      );
      expect(outline, name).not.toBe('none');
    }
    await page.keyboard.press('Tab');
    const sideMenu = page.locator('nav[aria-label="Quick menu"] details');
    await page.keyboard.press('Enter');
    expect(await sideMenu.getAttribute('open')).toBe('');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Home');
    await page.keyboard.press('Escape');
    expect(await sideMenu.getAttribute('open')).toBeNull();
    await expect.poll(() => focused(page)).toContain('OPEN MENU');

    await page.setViewportSize(onPhone);
    await skip.focus();
    const menu = page.locator('#mobile-menu');
    for (const name of ['Saltbush Telehealth', 'BOOK', 'BODY METRICS', 'Shop', 'Menu']) {
      await page.keyboard.press('Tab');
      expect(await nameOf()).toBe(name);
    }
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await expect.poll(() => focused(page)).toBe('Menu');
    for (const name of ['Home', 'About']) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe(name);
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Menu');
  });
});
