import { describe, expect, test } from 'vitest';
import { pageKinds, publicPages } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

const withoutScript = { javaScriptEnabled: false } as const;

const site = await sharedSite();

describe('[LAYOUT-01] [LAYOUT-02] [LAYOUT-04] [LAYOUT-05] without script', () => {
  test('the header leads to its pages, and the current one is marked', async () => {
    const { page } = await newPage(site, withoutScript);
    await page.goto(site.address('/'));
    for (const [name, path] of [
      ['About', '/about'],
      ['FAQ', '/faq'],
      ['Tools', '/tools'],
      ['Blog', '/blog'],
      ['Home', '/'],
    ] as const) {
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
      await link.click();
      expect(page.url()).toBe(site.address(path));
      expect(await link.getAttribute('aria-current')).toBe('page');
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    }
  });

  test('the mobile menu opens, closes and leads on', async () => {
    const { page } = await newPage(site, { ...withoutScript, width: 375, height: 700 });
    await page.goto(site.address('/'));
    const menu = page.locator('#mobile-menu');
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    await open.click();
    await menu.waitFor();
    await menu.getByRole('button', { name: 'Close' }).click();
    await menu.waitFor({ state: 'hidden' });
    await open.click();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await open.click();
    await menu.getByRole('link', { name: 'Calculator' }).click();
    expect(page.url()).toBe(site.address('/calculator'));
    expect(await menu.isVisible()).toBe(false);
  });

  test.each([375, 1440])(
    '[CHAT-01] [SAFE-03] the side menu opens and closes, and the chat is a link to it by form (%i px)',
    async (width) => {
      const { page } = await newPage(site, { ...withoutScript, width });
      await page.goto(site.address('/about'));
      const menu = page.getByRole('navigation', { name: 'Quick menu' });
      // On a phone the menu is a sheet, above.
      const isPhone = width < 1024;
      const inMenu = (phone: string, rail: string) =>
        isPhone ? menu.getByRole('button', { name: phone, exact: true }) : menu.getByText(rail);
      const pillars = menu.getByRole('heading', { name: 'Evidence Pillars' });
      expect(await pillars.isVisible()).toBe(false);
      await inMenu('Menu', 'OPEN MENU').click();
      expect(await pillars.isVisible()).toBe(true);
      await inMenu('Close', 'COLLAPSE MENU').click();
      expect(await pillars.isVisible()).toBe(false);

      const chat = menu.getByRole('button', { name: 'Chat with AI Assistant' });
      expect(await chat.getAttribute('href')).toBe('/ask');

      await inMenu('Menu', 'OPEN MENU').click();
      await menu.getByRole('link', { name: 'Sleep & Recovery Optimisation' }).click();
      expect(page.url()).toBe(site.address('/sleep-recovery-optimisation'));
    },
  );
});

test('[PAGE-01] [PAGE-03] [PAGE-07] [CITY-01] without script, questions open one at a time', async () => {
  const { page } = await newPage(site, withoutScript);
  for (const path of ['/', '/how-it-works', '/weight-loss-clinic-perth']) {
    await page.goto(site.address(path));
    const questions = page.getByRole('main').locator('details[name]');
    const open = () => questions.evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
    const count = await questions.count();
    expect(count, path).toBeGreaterThanOrEqual(3);
    for (const index of [0, count - 1]) {
      await questions.nth(index).locator('summary').click();
      expect(await open(), path).toEqual(Array.from({ length: count }, (_, position) => position === index));
    }
  }
});

test('[PAGE-06] without script, the contents of a pillar lead to its sections', async () => {
  const { page } = await newPage(site, { ...withoutScript, width: 375 });
  await page.goto(site.address('/nutrition-meal-planning'));
  const contents = page.getByRole('main').locator('details').first();
  await contents.locator('summary').click();
  await contents.getByRole('link', { name: 'Core principles' }).click();
  expect(page.url()).toBe(site.address('/nutrition-meal-planning#core-principles'));
  const box = await page.locator('#core-principles').boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(400);
});

test('[PAGE-01] without script, home offers the calculator in place of a form that could not answer', async () => {
  const { page } = await newPage(site, withoutScript);
  await page.goto(site.address('/'));
  // The price question needs no script.
  const fields = page.getByRole('main').locator('input:not([type=radio])');
  expect(await fields.count()).toBeGreaterThan(0);
  for (const field of await fields.all()) {
    expect(await field.isVisible()).toBe(false);
    expect(await field.getAttribute('name')).toBeNull();
  }
  await page.getByRole('main').getByRole('link', { name: 'Open the full calculator' }).click();
  expect(page.url()).toBe(site.address('/calculator'));
});

test('[ROUTE-01] [ROUTE-02] without script, nothing on a page is dead', async () => {
  const visitor = await newPage(site, withoutScript);
  const reader = await newPage(site);
  let looked = 0;
  for (const path of publicPages) {
    const { links, html, main } = await servedPage(reader, site, path);
    expect(
      links.filter(({ href }) => /^(#|javascript:)?$/.test(href)),
      path,
    ).toEqual([]);
    expect(main.length, path).toBeGreaterThan(400);
    // Where the main part has no button, those around it are the same as on the previous page.
    const own = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    if (!/<button(?![^>]*popovertarget)/.test(own) || !pageKinds.some((kind) => kind === path)) continue;
    looked += 1;
    await visitor.page.goto(site.address(path));
    // A button needs script, unless it opens a part of the page that the browser itself can open.
    const dead = await visitor.page
      .locator('button:not([popovertarget]):not([type=submit])')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent));
    expect(dead, path).toEqual([]);
    const words = await visitor.page.getByRole('main').innerText();
    expect(words.length, path).toBeGreaterThan(400);
  }
  expect(looked).toBeGreaterThan(3);
});

test('[SUB-05] [SUB-08] [SUB-10] without script, sub-sites show everything', async () => {
  const { page } = await newPage(site, { ...withoutScript, thirdParties: [/^https:\/\/harbour-bookings\.example\//] });
  await page.goto(site.address('/', 'neora'));
  expect(await page.getByRole('img', { name: /skincare jar/ }).isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: /^Book Consultation Now/ }).isVisible()).toBe(true);
  await page.goto(site.address('/', 'booking'));
  expect(await page.locator('iframe').isVisible()).toBe(true);
});
