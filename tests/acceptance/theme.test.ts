import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { openAdmin, staffPage } from '#tests/support/editor.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { staffSettings } from '#tests/support/staff.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

// What the colours of both themes promise each other is measured in src/ui/preview/contrast.test.ts; every kind of page is
// looked at in both in accessibility.test.ts.

const phone = { width: 375, height: 740 };
const site = await sharedSite(staffSettings);

/** The colours of the page: background, text, fields, and the browser's bar. */
const look = (page: Page) =>
  page.evaluate(() => {
    const lightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
      return red + green + blue > 382 ? 'light' : 'dark';
    };
    const body = getComputedStyle(document.body);
    const bar = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
      ({ media }) => matchMedia(media).matches,
    );
    const probe = document.createElement('div');
    probe.style.color = bar?.content ?? '';
    document.body.append(probe);
    const around = lightness(getComputedStyle(probe).color);
    probe.style.color = 'Field';
    const fields = lightness(getComputedStyle(probe).color);
    probe.remove();
    return `${lightness(body.color)} on ${lightness(body.backgroundColor)}, fields ${fields}, bar ${around}`;
  });

const dark = 'light on dark, fields dark, bar dark';
const light = 'dark on light, fields light, bar light';

describe('[ACCESS-03] forced colours', () => {
  test('show which of several was chosen: articles, editor views, on light and dark devices', async () => {
    const page = await staffPage(site);
    const schemes = ['light', 'dark'] as const;
    const looks = (within: string) =>
      page.evaluate((selector) => {
        const grounds = { true: new Set<string>(), false: new Set<string>() };
        for (const button of document.querySelectorAll(`${selector} button[aria-pressed]`))
          grounds[button.getAttribute('aria-pressed') as 'true' | 'false'].add(
            getComputedStyle(button).backgroundColor,
          );
        return [grounds.true.size, ![...grounds.true].some((ground) => grounds.false.has(ground))];
      }, within);
    const expectChosen = async (where: string) => {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect(await looks('main'), `${where}, ${colorScheme}`).toEqual([1, true]);
      }
    };
    await visit(page, site.address('/blog?category=Sleep'));
    await expectChosen('articles');
    await openAdmin(page, site, '/posts/new');
    await expectChosen('the editor');
  });
});

describe('[ACCESS-03] dark colours', () => {
  test('come as the device asks, with no script at all; paper is white', async () => {
    const { page } = await newPage(site, { ...phone, javaScriptEnabled: false });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(site.address('/calculator'));
    expect(await look(page)).toBe(dark);
    expect(await page.getByRole('button', { name: 'Dark colours' }).count()).toBe(0);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await look(page)).toContain('dark on light');
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
    expect(await look(page)).toBe(light);
  });

  test.each([
    ['light', dark, light],
    ['dark', light, dark],
  ] as const)(
    'or as the visitor chose, on a device that asks for %s: kept, there at once, and given back',
    async (colorScheme, chosen, usual) => {
      const { page } = await newPage(site, phone);
      await page.emulateMedia({ colorScheme });
      await visit(page, site.address('/about'));
      expect(await look(page)).toBe(usual);
      const inFooter = page.getByRole('contentinfo').getByRole('button', { name: 'Dark colours' });
      await inFooter.click();
      await expect.poll(() => look(page)).toBe(chosen);
      expect(await inFooter.getAttribute('aria-pressed')).toBe(String(chosen === dark));

      // Before any of the site's script is there: nothing flashes.
      await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
      await page.goto(site.address('/faq'));
      expect((await look(page)).split(', bar')[0]).toBe(chosen.split(', bar')[0]);
      await page.emulateMedia({ colorScheme, media: 'print' });
      expect(await look(page)).toContain('dark on light');
      await page.emulateMedia({ colorScheme, media: 'screen' });
      await page.unroute(/\/assets\/.+\.js$/);

      await visit(page, site.address('/faq'));
      await expect.poll(() => look(page)).toBe(chosen);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Dark colours' }).click();
      await expect.poll(() => look(page)).toBe(usual);
      // A choice equal to the device's setting is not stored: from now on the page follows the device again.
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
    },
  );

  test('a dark device never sees a light state, and its first press counts before the script loads', async () => {
    const { page } = await newPage(site, phone);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(site.address('/about'), { waitUntil: 'domcontentloaded' });
    const inFooter = page.getByRole('contentinfo').locator('button', { hasText: 'Dark colours' });
    // In one step: no script of the page arrives in between.
    const stated = await inFooter.evaluate((button: HTMLElement) => {
      const state = button.getAttribute('aria-pressed');
      button.click();
      return state;
    });
    expect(stated).not.toBe('false');
    await scriptIsReady(page);
    await expect.poll(() => look(page)).toBe(light);
    expect(await inFooter.getAttribute('aria-pressed')).toBe('false');
  });

  test('reach another window of the same visitor and the staff screens, where axe finds enough contrast', async () => {
    const page = await staffPage(site);
    await openAdmin(page, site);
    const other = await page.context().newPage();
    await visit(other, site.address('/terms'));
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await expect.poll(() => look(page)).toBe(dark);
    await expect.poll(() => look(other)).toBe(dark);
    expect(await accessibilityFindings(page, undefined, ['color-contrast'])).toEqual([]);
    await openAdmin(page, site, '/posts/new');
    expect(await look(page)).toBe(dark);
    expect(await accessibilityFindings(page, undefined, ['color-contrast'])).toEqual([]);
  });
});
