import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageKinds } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { calculateFor } from '#tests/support/calculator-page.ts';
import { field, openAdmin, staffPage } from '#tests/support/editor.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { administrator, staffSettings } from '#tests/support/staff.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';
import { findings } from '../../scripts/floor/findings.ts';

// Features that older or strict browsers lack, removed from this one. Real engines: tests/engines.

const site = await sharedSite(staffSettings);

test('[PHONE-01] every drawing has a size of its own, so that a page without its style can be read', async () => {
  for (const path of pageKinds) {
    const { text } = await request(site, path);
    for (const [drawing] of text.matchAll(/<svg[^>]*>/g))
      expect(drawing, path).toMatch(/ width="[\d%]+" height="[\d%]+"/);
  }
});

test('[PHONE-01] scripts inside pages use nothing newer than the oldest browsers', async () => {
  for (const path of ['/', '/calculator', '/blog-admin']) {
    const { text } = await request(site, path);
    const inline = Array.from(
      text.matchAll(/<script(?![^>]*(?:json|src=))[^>]*>([\s\S]*?)<\/script>/g),
      ([, source]) => source,
    );
    expect(inline.length, path).toBeGreaterThan(2);
    // The rest of a public page's code comes with its modules.
    const [, address] = /"(\/page-script\/[^"]+)"/.exec(text) ?? [];
    if (address) inline.push((await request(site, address)).text);
    const files = inline.map((source = '') => ({ name: 'inline-00000000.js', source }));
    expect(findings(files, []), path).toEqual([]);
  }
});

test('[PHONE-01] help in place of the chat opens and closes in a browser without popovers', async () => {
  const { page } = await newPage(site, { width: 390, height: 844, expected: [/panel-|ERR_FAILED/] });
  await withoutPopovers(page);
  await page.route(/\/panel-.*\.js$/, (route) => route.abort());
  await visit(page, site.address('/'));
  const help = page.locator('#help-panel');
  expect(await help.getAttribute('data-open')).toBeNull();
  await page.getByRole('button', { name: 'Chat with AI Assistant' }).click();
  // This browser hides it all the same: its own style knows popovers.
  await page.locator('#help-panel[data-open]').waitFor({ state: 'attached' });
  await help.getByRole('button', { name: 'Close', includeHidden: true }).dispatchEvent('click');
  expect(await help.getAttribute('data-open')).toBeNull();
});

test('a draft that localStorage lost is found again', async () => {
  const page = await staffPage(site);
  await openAdmin(page, site, '/posts/new');
  await field(page, 'Title').fill('Written before the power went');
  await page.getByText(/Kept in this browser/).waitFor();
  // As Firefox leaves it when it is killed in the first seconds.
  await page.addInitScript(() => localStorage.clear());
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('region', { name: 'Unsaved text' }).getByText('Written before the power went').waitFor();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.reload();
  await field(page, 'Title').waitFor();
  expect(await page.getByRole('region', { name: 'Unsaved text' }).count()).toBe(0);
});

test('with storage switched off every kind of page loads without an error', async () => {
  const { page } = await newPage(site, { expected: [/status of 404/] });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => null, configurable: true });
  });
  for (const path of pageKinds) await visit(page, site.address(path));
});

test('the editor opens with storage switched off, and warns that nothing is stored', async () => {
  const page = await staffPage(site);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('switched off', 'SecurityError');
      },
    });
  });
  await openAdmin(page, site, '/posts/new');
  await field(page, 'Title').fill('Kept nowhere');
  await page.getByText('This browser keeps no copy: save often.').waitFor();
});

test.each(['/blog-admin', '/admin/login'])('signing in at %s with cookies blocked shows the reason', async (path) => {
  const { page } = await newPage(site);
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  await page.goto(site.address(path));
  await scriptIsReady(page);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.locator('main [aria-live=assertive]').filter({ hasText: 'This browser refuses cookies' }).waitFor();
});

test('a file for clinic software is made on plain http, where randomUUID is missing', async () => {
  const { page } = await newPage(site);
  await page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }));
  await visit(page, site.address('/calculator'));
  await calculateFor(page);
  await page.getByRole('link', { name: 'this result on one page' }).click();
  await page.waitForURL('**/tools/summary');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a file for clinic software' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.fhir\.json$/);
});

test('printed lists keep their marks, and a table stays with its head', async () => {
  const { page } = await newPage(site);
  await page.goto(site.address('/privacy'));
  await page.emulateMedia({ media: 'print' });
  const looks = await page.evaluate(() => {
    const mark = document.querySelector('main ul li');
    const table = document.querySelector('main table');
    return [
      mark && getComputedStyle(mark, '::before').getPropertyValue('print-color-adjust'),
      table && getComputedStyle(table).breakInside,
    ];
  });
  expect(looks).toEqual(['exact', 'avoid']);
});

/** The selector and the methods, as in browsers before Chrome 114, iOS 17 and Firefox 125. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { matches } = Element.prototype;
    Object.defineProperty(Element.prototype, 'matches', {
      value(this: Element, selector: string) {
        if (selector.includes(':popover-open')) throw new DOMException('not a valid selector', 'SyntaxError');
        return matches.call(this, selector);
      },
    });
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}
