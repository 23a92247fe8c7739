import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { openChat } from '#tests/support/chat-page.ts';
import { field, openAdmin, staffPage } from '#tests/support/editor.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { staffSettings } from '#tests/support/staff.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

const site = await sharedSite(staffSettings);

/** As a browser does that is set to keep nothing for sites. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refused = {
      get(): Storage {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refused);
    Object.defineProperty(window, 'sessionStorage', refused);
  });

// `newPage` fails a test on any error in the page.
test('storage that the browser refuses raises no error: pages, theme, chat and going on', async () => {
  const { page } = await newPage(site);
  await refuseStorage(page);
  for (const path of ['/', '/calculator', '/tools', '/blog']) await visit(page, site.address(path));
  const { input } = await openChat(page);
  await input.fill('Hello');
  await visit(page, site.address('/faq'));
  await page.getByRole('link', { name: 'About' }).first().click();
  await page.waitForURL('**/about');
  await page.reload();
  await scriptIsReady(page);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

test('[EDITOR-02] without browser storage the editor opens and warns that it cannot autosave', async () => {
  const page = await staffPage(site);
  await refuseStorage(page);
  await openAdmin(page, site, '/posts/new');
  await field(page, 'Title').fill('A title');
  await expect.poll(() => page.getByText(/This browser keeps no copy/).count()).toBeGreaterThan(0);
});
