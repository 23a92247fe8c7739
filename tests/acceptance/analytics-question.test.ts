import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import type { VisitorOptions } from '#tests/support/browser.ts';
import {
  type MeasuredSite,
  newMeasuredPage,
  question,
  refuse,
  startMeasuredSite,
} from '#tests/support/measured-visit.ts';
import type { Site } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let measured: MeasuredSite;
let site: Site;

beforeAll(async () => {
  measured = await startMeasuredSite();
  ({ site } = measured);
});

afterAll(() => measured.stop());

const openWindow = (options?: VisitorOptions) => newMeasuredPage(measured, options);

const strip = '[aria-labelledby=privacy-choices-title]';

describe('[DATA-02] the question', () => {
  test('is clear of page and dock, weighs both answers equally, and states what is sent and what is not', async () => {
    const { page } = await openWindow({ width: 320, height: 800 });
    await visit(page, site.address('/'));
    await question(page).waitFor();
    expect(await accessibilityFindings(page, strip)).toEqual([]);
    for (const width of [320, 375, 1440]) await expectClear(page, width);
    await page.setViewportSize({ width: 375, height: 800 });
    await question(page).getByRole('button', { name: 'What is sent?' }).click();
    const words = await question(page).textContent();
    for (const part of [
      'Google Analytics',
      'IP address',
      'outside Australia',
      'cookie for six months',
      'Not sent: page addresses',
    ])
      expect(words).toContain(part);
    expect(await question(page).getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy');
    expect(await accessibilityFindings(page, strip)).toEqual([]);
  });

  async function expectClear(page: Page, width: number): Promise<void> {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const where = `${width} px`;
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);

    const looks = await question(page)
      .getByRole('button', { name: /No thanks|Allow/ })
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight, height } = getComputedStyle(button);
          return {
            color,
            backgroundColor,
            borderColor,
            fontSize,
            fontWeight,
            height,
            width: Math.round(button.getBoundingClientRect().width),
          };
        }),
      );
    expect(looks, where).toHaveLength(2);
    expect(looks[0], where).toEqual(looks[1]);

    const box = await question(page).boundingBox();
    if (!box) throw new Error('the question has no box');
    expect(box.y + box.height, where).toBeLessThanOrEqual(width < 1024 ? 800 - 68 : 800);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const lastLine = await page.getByRole('contentinfo').getByRole('link', { name: 'Staff' }).boundingBox();
    expect((lastLine?.y ?? 800) + (lastLine?.height ?? 0), where).toBeLessThanOrEqual(box.y);
  }

  test('follows the page in keyboard order, uncovers the focused element, and leaves no gap behind', async () => {
    const { page } = await openWindow({ width: 1280, height: 720 });
    await visit(page, site.address('/'));
    await question(page).waitFor();
    const covered: string[] = [];
    const order: string[] = [];
    await page.locator('footer a, footer button').last().focus();
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('Tab');
      order.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(order).toEqual(['What is sent?', 'No thanks', 'Allow']);

    await page.locator('main a').first().focus();
    for (let press = 0; press < 12; press += 1) {
      const hiddenName = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const strip = document.querySelector('[aria-labelledby=privacy-choices-title]')?.getBoundingClientRect();
        const box = focused.getBoundingClientRect();
        return strip && box.bottom > strip.top && !focused.closest('[aria-labelledby=privacy-choices-title], nav')
          ? focused.textContent
          : null;
      });
      if (hiddenName) covered.push(hiddenName);
      await page.keyboard.press('Tab');
    }
    expect(covered).toEqual([]);
    await refuse(page);
    await question(page).waitFor({ state: 'detached' });
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--notice-height')),
    ).toBe('0px');
  });
});
