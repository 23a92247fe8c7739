import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

// Decision 28: the server draws the icons of a page, one file holds the others, and no script carries any.

const site = await sharedSite();

const receipt = 'M12 17V7';
const iconFile = /\/assets\/icons-[\w-]+\.svg/;

test('icons come with the page and stay as they came', async () => {
  expect((await request(site, '/medicare')).text).not.toMatch(iconFile);
  const { page } = await newPage(site);
  await visit(page, site.address('/'));
  const icons = page.locator('main svg[stroke-width="1.75"]');
  expect(await icons.count()).toBeGreaterThan(6);
  for (const icon of await icons.all()) {
    expect(await icon.locator('use').count()).toBe(0);
    expect(await icon.locator('path, circle, rect, line').count()).toBeGreaterThan(0);
  }
});

test('no script of a page holds a drawing, and one cacheable file holds all', async () => {
  const { page } = await newPage(site);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.text());
  });
  const file = page.waitForResponse((response) => iconFile.test(response.url()));
  await visit(page, site.address('/'));
  const reply = await file;
  expect(reply.headers()['content-type']).toContain('image/svg+xml');
  expect(reply.headers()['cache-control']).toContain('immutable');
  expect(await reply.text()).toContain(receipt);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of await Promise.all(scripts)) expect(script).not.toContain(receipt);
});

test('an icon that the browser draws later is really there', async () => {
  const { page } = await newPage(site);
  await visit(page, site.address('/'));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' }).click();
  await page.waitForURL(/\/tools$/);
  // The address changes before the page does, and the page that is left has shapes of its own that it uses again.
  const use = page.locator('main svg use[href*="/assets/icons-"]').first();
  await use.waitFor({ state: 'attached' });
  expect(await use.getAttribute('href')).toMatch(iconFile);
  await page.waitForFunction(() => {
    const drawn = document.querySelector<SVGGraphicsElement>('main svg use[href*="/assets/icons-"]')?.getBBox();
    return drawn !== undefined && drawn.width > 0 && drawn.height > 0;
  });
});
