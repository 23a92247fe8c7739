import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { pageKinds, publicPages, staffPages, unlistedPages } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { moveTo, visit } from '#tests/support/visit.ts';

const { site: clinic } = loadContent('content');
const { initial, followup, gp } = clinic.booking;

const site = await sharedSite();

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const linksOf = (page: Page, selector: string) =>
  page
    .locator(`${selector} a`)
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));

/** On the open page, 375 px wide. */
async function expectMobileMenu(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.locator('#mobile-menu');
  const navigation = menu.getByRole('navigation');
  expect(await menu.isVisible()).toBe(false);
  expect(await page.locator('header nav[aria-label=Main]').isVisible()).toBe(false);

  await open.click();
  await menu.waitFor();
  expect(
    await navigation
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')])),
  ).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Blog', '/blog'],
    ['FAQ', '/faq'],
    ['Tools', '/tools'],
    ['Calculator', '/calculator'],
    ['How it works', '/how-it-works'],
    ['Medicare', '/medicare'],
    ['Medical Weight Management', '/medical-weight-management'],
    ['Nutrition & Meal Planning', '/nutrition-meal-planning'],
    ['Movement & Activity Programs', '/movement-activity-programs'],
    ['Mental Health Support', '/mental-health-support'],
    ['Sleep & Recovery Optimisation', '/sleep-recovery-optimisation'],
    ['Goal Setting & Maintenance', '/goal-setting-maintenance'],
  ]);
  expect(await menu.getByRole('link', { name: /Book Consultation/ }).getAttribute('href')).toBe(initial.href);
  expect(await menu.getByRole('link', { name: 'Staff' }).getAttribute('href')).toBe('/blog-admin');

  await menu.getByRole('button', { name: 'Close' }).click();
  await menu.waitFor({ state: 'hidden' });
  await open.click();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await open.click();
  await navigation.getByRole('link', { name: 'Calculator' }).click();
  await page.waitForURL(site.address('/calculator'));
  await menu.waitFor({ state: 'hidden' });
}

/** On the open page, at both widths. */
async function expectSideMenu(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Quick menu' });
  const metrics = menu.getByRole('link', { name: 'BODY METRICS' });
  const ground = () => metrics.evaluate((link) => getComputedStyle(link).backgroundColor);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await menu.getByRole('link', { name: /^BOOK / }).getAttribute('href')).toBe(initial.href);
    expect(await metrics.getAttribute('href')).toBe('/calculator');
    expect(await metrics.getAttribute('aria-current')).toBeNull();
    expect(await menu.getByRole('link', { name: /^Shop / }).getAttribute('href')).toBe(
      'https://saltbush-shop.example/',
    );

    const plain = await ground();
    await metrics.click();
    await page.waitForURL(site.address('/calculator'));
    await expect.poll(() => metrics.getAttribute('aria-current')).toBe('page');
    await page.mouse.move(width / 2, 5);
    await expect.poll(ground, { message: `${width} px` }).not.toBe(plain);
    await page.goBack();
    await page.waitForURL(site.address('/about'));
    await expect.poll(() => metrics.getAttribute('aria-current')).toBeNull();
  }
}

describe('[LAYOUT-01] the header', () => {
  test('leads to the five pages, to a booking and to the staff entrance', async () => {
    const { page } = await newPage(site);
    await page.goto(site.address('/faq'));
    expect(await linksOf(page, 'header nav[aria-label=Main]')).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Blog', '/blog'],
      ['FAQ', '/faq'],
      ['Tools', '/tools'],
    ]);
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: 'FAQ', exact: true }).getAttribute('aria-current')).toBe('page');
    expect(await header.locator('nav[aria-label=Main] [aria-current]').count()).toBe(1);
    expect(await header.getByRole('link', { name: /^Book Consultation/ }).getAttribute('href')).toBe(initial.href);
    expect(await header.getByRole('link', { name: 'Staff' }).getAttribute('href')).toBe('/blog-admin');
  });

  test('[LAYOUT-02] [LAYOUT-04] stays at the top and changes past 10 px; the side menu stays left; the mobile menu opens, closes', async () => {
    const { page } = await newPage(site, { width: 375, height: 900 });
    await visit(page, site.address('/'));
    const header = page.getByRole('banner');
    const look = () =>
      header.evaluate(
        (element) => `${getComputedStyle(element).boxShadow} ${getComputedStyle(element).borderBottomColor}`,
      );
    const scrolled = () => header.evaluate((element) => element.hasAttribute('data-scrolled'));
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const menu = page.getByRole('navigation', { name: 'Quick menu' });
      const side = await menu.boundingBox();
      const before = await look();
      await scrollTo(page, 10);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
      expect(await scrolled(), `${width} px`).toBe(false);
      await scrollTo(page, 11);
      await expect.poll(scrolled).toBe(true);
      expect(await look(), `${width} px`).not.toBe(before);
      await scrollTo(page, 2000);
      expect((await header.boundingBox())?.y, `${width} px`).toBe(0);
      if (width === 1440) {
        expect(side?.x).toBeLessThan(40);
        expect(await menu.boundingBox()).toEqual(side);
      }
      await scrollTo(page, 0);
      await expect.poll(scrolled).toBe(false);
      expect(await look(), `${width} px`).toBe(before);
    }
    await moveTo(page, '/about');
    await expectSideMenu(page);
    await page.setViewportSize({ width: 375, height: 700 });
    await expectMobileMenu(page);
  });
});

test('[LAYOUT-03] the footer holds quick links, policies, ABN, copyright line and the staff entrance', async () => {
  const { page } = await newPage(site);
  await page.goto(site.address('/terms'));
  const footer = page.getByRole('contentinfo');
  const hrefs = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of ['/about', '/faq', '/tools', '/calculator', '/blog', '/how-it-works'])
    expect(hrefs).toContain(href);
  for (const href of ['/terms', '/privacy', '/medicare', '/complaints', '/data-deletion'])
    expect(hrefs).toContain(href);
  expect(hrefs).toContain('/blog-admin');
  const words = await footer.innerText();
  expect(words).toContain('ABN 00 000 000 000');
  expect(words).toMatch(new RegExp(`© ${new Date().getFullYear()} Saltbush Telehealth Pty Ltd`));
});

describe('[LAYOUT-04] [LAYOUT-05] the toggle of the side menu', () => {
  test('is collapsed in the page as it is sent', async () => {
    const { html } = await servedPage(await newPage(site), site, '/about');
    expect(html).toMatch(/<details[ >]/);
    expect(html).not.toMatch(/<details[^>]*\sopen\b/);
  });

  test('starts collapsed, expands, and is collapsed again 3 seconds after the page loaded', async () => {
    const { page } = await newPage(site, { width: 1024 });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await visit(page, site.address('/'));
    // The header reacts to scrolling once the page's effects have run, and then the timer is set.
    await scrollTo(page, 100);
    await page.locator('header[data-scrolled]').waitFor();

    const menu = page.getByRole('navigation', { name: 'Quick menu' });
    const mainPages = menu.getByRole('heading', { name: 'Main Pages' });
    const pillars = menu.getByRole('heading', { name: 'Evidence Pillars' });
    const shown = async () => [
      await menu.getByText('OPEN MENU').isVisible(),
      await menu.getByText('COLLAPSE MENU').isVisible(),
      await mainPages.isVisible(),
      await pillars.isVisible(),
    ];
    const collapsed = [true, false, false, false];
    const expanded = [false, true, true, true];

    expect(await shown()).toEqual(collapsed);
    await menu.getByText('OPEN MENU').click();
    expect(await shown()).toEqual(expanded);
    expect(await linksOf(page, 'nav[aria-label="Quick menu"] details')).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Blog', '/blog'],
      ['Tools', '/tools'],
      ['Medical Weight Management', '/medical-weight-management'],
      ['Nutrition & Meal Planning', '/nutrition-meal-planning'],
      ['Movement & Activity Programs', '/movement-activity-programs'],
      ['Mental Health Support', '/mental-health-support'],
      ['Sleep & Recovery Optimisation', '/sleep-recovery-optimisation'],
      ['Goal Setting & Maintenance', '/goal-setting-maintenance'],
    ]);
    await menu.getByText('COLLAPSE MENU').click();
    expect(await shown()).toEqual(collapsed);

    await menu.getByText('OPEN MENU').click();
    await page.clock.runFor(2999);
    expect(await shown()).toEqual(expanded);
    await page.clock.runFor(1);
    expect(await shown()).toEqual(collapsed);
    // Once: what is opened later stays open.
    await menu.getByText('OPEN MENU').click();
    await page.clock.runFor(60_000);
    expect(await shown()).toEqual(expanded);
  });
});

describe('[LAYOUT-06] links to other sites', () => {
  test('open a new tab with no opener and no referrer, on every page', async () => {
    const visitor = await newPage(site);
    const booked = new Set<string>();
    // The clinic's sub-sites stand beside it on the visitor's own host.
    const isForeign = ({ href }: { href: string }) =>
      /^https?:/.test(href) && !/^https?:\/\/[a-z-]+\.localhost:/.test(href);
    for (const path of [...publicPages, ...unlistedPages, ...staffPages, '/unknown']) {
      const { links } = await servedPage(visitor, site, path);
      for (const { href, target, rel, text } of links.filter(isForeign)) {
        expect({ target, rel }, `${href} on ${path}`).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
        if (/^(book|set|initial|follow|non-weight)/i.test(text)) booked.add(href);
      }
      const own = links.filter((link) => !isForeign(link));
      expect(
        own.filter(({ target }) => target),
        `own pages stay in the tab, on ${path}`,
      ).toEqual([]);
    }
    // Every booking goes to one of the three addresses of the site's configuration, and each of the three is used.
    const bookings = [...booked].filter((href) => href.includes('harbour-bookings'));
    expect(bookings.sort()).toEqual([initial.href, followup.href, gp.href].sort());
  });

  test('tell the other site neither where the visitor came from nor how to reach back', async () => {
    const { page } = await newPage(site, { thirdParties: [/^https:\/\/(harbour-bookings|saltbush-shop)\.example\//] });
    await visit(page, site.address('/mental-health-support'));
    for (const name of [/^BOOK /, /^Shop /]) {
      const arrived = page.context().waitForEvent('page');
      const requested = page
        .context()
        .waitForEvent('request', (request) => request.isNavigationRequest() && request.url().includes('.example'));
      await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name }).click();
      const tab = await arrived;
      expect((await (await requested).allHeaders()).referer).toBeUndefined();
      await tab.waitForLoadState();
      expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      await tab.close();
    }
    expect(page.url()).toBe(site.address('/mental-health-support'));
  });
});

test('[LAYOUT-07] the key claims stand on the home page', async () => {
  const visitor = await newPage(site);
  const { main } = await servedPage(visitor, site, '/');
  const words = main.toLowerCase();
  for (const claim of [
    'initial consultation 100% bulk billed',
    'follow-ups may carry a small gap payment',
    'same-day booking, 7 days',
    'most appointments within 24-48 hours',
    'consult from home',
    'evidence based',
    'prescription delivery available',
    'ongoing support between visits',
  ]) {
    expect(words).toContain(claim);
  }
  await visitor.page.goto(site.address('/'));
  for (const [value, label] of [
    ['1000+', 'patients'],
    ['4.9', 'rating'],
    ['25+', 'years experience'],
  ] as const) {
    const figure = visitor.page.locator('dl > div').filter({ hasText: label });
    expect(await figure.getByRole('definition').innerText()).toBe(value);
  }
});

test('[LAYOUT-08] two images are preloaded on every page, and each is shown', async () => {
  const visitor = await newPage(site);
  const check = async (path: string, host?: string) => {
    const { imagePreloads, images } = await servedPage(visitor, site, path, host === undefined ? {} : { host });
    const where = `${host ?? ''}${path}`;
    const preloaded = new Set(imagePreloads);
    expect(preloaded.size, `${where} preloads ${[...preloaded].join(', ')}`).toBe(2);
    for (const href of preloaded)
      expect(
        images.map(({ src }) => src),
        where,
      ).toContain(href);
  };
  for (const path of [...publicPages, ...staffPages, ...pageKinds]) await check(path);
  for (const label of ['sleep', 'booking', 'neora']) await check('/', `${label}.saltbush.example`);
});
