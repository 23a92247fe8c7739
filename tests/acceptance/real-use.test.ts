import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cityPages, postPages, publicPages } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { chatParts } from '#tests/support/chat-page.ts';
import { tooWide } from '#tests/support/readable.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

// How pages print: reflow.test.ts; the staff's: html.test.ts.

const site = await sharedSite();

describe('[ROUTE-01] going back is instant', () => {
  test('the browser may cache a public page whole: no page forbids it, and no script listens to unload', async () => {
    for (const path of ['/', '/calculator', '/blog', cityPages[0], publicPages[6], postPages[0] ?? ''])
      expect((await request(site, path)).headers['cache-control'], path).not.toContain('no-store');
    const scripts = readdirSync('build/client/assets').filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    for (const file of scripts)
      expect(readFileSync(`build/client/assets/${file}`, 'utf8'), file).not.toMatch(/[("'`](un)load["'`],|\.onunload/);
  });
});

test('[ROUTE-01] a finger does what a mouse does, on a phone of 320 px and on a screen of 1920 px', async () => {
  const { page } = await newPage(site, { hasTouch: true });
  for (const [width, height] of [
    [320, 568],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, site.address('/faq'));
    expect(await tooWide(page)).toEqual([]);
    const question = page.locator('main summary').first();
    await question.tap();
    expect(await page.locator('main details').first().getAttribute('open')).not.toBeNull();
    await page.getByRole('button', { name: 'Chat with AI Assistant' }).tap();
    const chat = chatParts(page).panel;
    await chat.getByRole('button', { name: 'Close chat' }).tap();
    await chat.waitFor({ state: 'hidden' });
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark colours' }).tap();
    await page.locator(':root[data-theme=dark]').waitFor();
    await page.evaluate(() => localStorage.clear());
  }
});
