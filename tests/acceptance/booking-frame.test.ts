import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { scriptIsReady } from '#tests/support/visit.ts';

const site = await sharedSite();
const provider = /^https:\/\/harbour-bookings\.example\//;
const empty = '<!doctype html><title>Another site</title>';

/** Opens the booking host with a provider that behaves in this way; the clock is paused until the test advances it. */
async function openBooking(answer: (route: Route) => unknown, stirs = true): Promise<Page> {
  const { page } = await newPage(site, {
    width: 375,
    height: 667,
    thirdParties: [provider],
    expected: [/harbour-bookings\.example/, /ERR_CONNECTION_REFUSED/],
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.context().route(provider, answer);
  await page.goto(site.address('/', 'booking'), { waitUntil: 'domcontentloaded' });
  if (stirs) await scriptIsReady(page);
  return page;
}

const other = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'The booking form is not answering' }) })
    .last();

test('[SUB-10] a booking form whose host refuses is replaced by phone number, direct link and a retry', async () => {
  let refuses = true;
  const page = await openBooking((route) =>
    refuses ? route.abort('connectionrefused') : route.fulfill({ contentType: 'text/html', body: empty }),
  );
  await other(page).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  expect((await other(page).boundingBox())?.height).toBeLessThan(500);
  expect(await other(page).getByRole('link', { name: '(07) 5550 0142' }).getAttribute('href')).toBe('tel:+61755500142');
  const direct = other(page).getByRole('link', { name: /^Open the booking form/ });
  expect(await direct.getAttribute('href')).toBe('https://harbour-bookings.example/saltbush-telehealth/initial');
  refuses = false;
  await other(page).getByRole('button', { name: 'Try again' }).click();
  await page.locator('iframe').waitFor();
});

test('[SUB-10] a booking form whose host never answers is given up after 10 seconds, also without any input', async () => {
  const page = await openBooking(() => {}, false);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  await page.clock.runFor(10_000);
  await expect.poll(() => page.locator('h1').evaluate((title) => Object.keys(title).length)).toBeGreaterThan(0);
  await page.clock.runFor(9_900);
  expect(await page.locator('iframe').count()).toBe(1);
  await page.clock.runFor(200);
  await other(page).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});

test('[SUB-10] a booking form that answers stays', async () => {
  const page = await openBooking((route) => route.fulfill({ contentType: 'text/html', body: empty }));
  await page.evaluate(
    (frame) => fetch(frame ?? '', { mode: 'no-cors' }),
    await page.locator('iframe').getAttribute('src'),
  );
  await page.clock.runFor(60_000);
  expect(await page.locator('iframe').count()).toBe(1);
  expect(await other(page).count()).toBe(0);
});
