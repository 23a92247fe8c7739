import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cityPages, pageKinds, postPages, publicPages, staffPages } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { staffPage } from '#tests/support/editor.ts';
import { tooWide } from '#tests/support/readable.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { staffSettings } from '#tests/support/staff.ts';
import { visit } from '#tests/support/visit.ts';

const bookingHost = /^https:\/\/harbour-bookings\.example\//;
/** Many pages in one test, on a machine that may be busy with other things. */
const patience = 240_000;

let site: Site;

beforeAll(async () => {
  site = await startSite(staffSettings);
});

afterAll(() => site.stop());

/** What would be wrong on paper. */
const onPaper = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) => part.checkVisibility());
    return [
      getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)' ? '' : 'the paper is not white',
      document.body.innerText.length > 40 ? '' : 'hardly a word',
      ...shown
        .filter((part) => /fixed|sticky/.test(getComputedStyle(part).position))
        .map((part) => `floats: ${part.innerText.slice(0, 30)}`),
    ].filter(Boolean);
  });

test(
  '[ROUTE-01] [ACCESS-03] every kind of page prints: words on white paper, nothing that floats, nothing cut, no empty sheet',
  async () => {
    // The width of A4 between its margins.
    const { page } = await newPage(site, {
      width: 718,
      height: 1000,
      expected: [/status of 404/],
      thirdParties: [bookingHost],
    });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const found: string[] = [];
    for (const [path, label] of [
      ...pageKinds.map((kind) => [kind, undefined] as const),
      ['/', 'sleep'],
      ['/', 'booking'],
    ] as const) {
      await page.goto(site.address(path, label));
      // Signed out, a staff page leads to the sign-in form.
      await page.locator('h1').first().waitFor();
      found.push(
        ...[...(await onPaper(page)), ...(await tooWide(page))].map((fault) => `${label ?? ''}${path}: ${fault}`),
      );
    }
    expect(found).toEqual([]);
  },
  patience,
);

test('[ACCESS-03] the staff screens print: words on white paper, nothing that floats', async () => {
  const page = await staffPage(site, { width: 718, height: 1000 });
  for (const path of [...staffPages, '/admin/blog?new']) {
    await visit(page, site.address(path));
    if (path.endsWith('?new')) await page.getByLabel('Title', { exact: false }).first().waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // Some ask who is there first.
    await expect.poll(() => onPaper(page), { message: path }).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

describe('[ROUTE-01] going back is instant', () => {
  test('a public page may be kept whole by the browser: no page forbids it, and no script listens for its end', async () => {
    for (const path of ['/', '/calculator', '/blog', cityPages[0], publicPages[6], postPages[0] ?? ''])
      expect((await request(site, path)).headers['cache-control'], path).not.toContain('no-store');
    const scripts = readdirSync('build/client/assets').filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    for (const file of scripts)
      expect(readFileSync(`build/client/assets/${file}`, 'utf8'), file).not.toMatch(/[("'`](un)load["'`],|\.onunload/);
  });
});

test('[ROUTE-01] a finger does what a mouse does, on a phone of 320 px and on a screen of 1920 px', async () => {
  for (const [width, height] of [
    [320, 568],
    [1920, 1080],
  ] as const) {
    const { page } = await newPage(site, { width, height, hasTouch: true });
    await visit(page, site.address('/faq'));
    expect(await tooWide(page)).toEqual([]);
    const question = page.locator('main summary').first();
    await question.tap();
    expect(await page.locator('main details').first().getAttribute('open')).not.toBeNull();
    await page.getByRole('button', { name: 'Chat with AI Assistant' }).tap();
    const chat = page.getByRole('dialog', { name: 'AI Health Assistant' });
    await chat.getByRole('button', { name: 'Close chat' }).tap();
    await chat.waitFor({ state: 'hidden' });
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark colours' }).tap();
    await page.locator(':root[data-theme=dark]').waitFor();
  }
});
