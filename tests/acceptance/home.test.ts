import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

const site = await sharedSite();

/** A part of the page by its heading: most have no name of their own, so that the list of landmarks stays short. */
const section = (page: Page, name: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

test('[PAGE-01] the hero, three appointments, six services, the practitioner at 116KG and 78KG, and a booking call', async () => {
  const { page } = await newPage(site);
  await page.goto(site.address('/'));
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['LOSE WEIGHT, GAIN HEALTH']);
  // Three buttons, each named with its kind and length.
  const provider = 'https://harbour-bookings.example/saltbush-telehealth';
  for (const [name, detail, path] of [
    ['Initial First Appointment', 'Weight Loss 30 Min, Bulk-Billed', '/initial'],
    ['Follow-up Appointment', 'Weight-Loss 15 Minutes', '/follow-up'],
    ['Non-Weight GP Appointment', 'General Practice 10 Minutes', '/general'],
  ] as const) {
    const button = page.getByRole('link', { name });
    expect(await button.count(), name).toBe(1);
    expect(await button.getAttribute('href')).toBe(`${provider}${path}`);
    expect(await button.getAttribute('target')).toBe('_blank');
    expect(await button.innerText()).toContain(detail);
    // The whole card is the button.
    const card = page.getByRole('listitem').filter({ has: button });
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    const target = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href'),
      {
        x: (box?.x ?? 0) + 24,
        y: (box?.y ?? 0) + (box?.height ?? 0) - 24,
      },
    );
    expect(target).toBe(`${provider}${path}`);
    // Drawn: the typeface has no arrow.
    expect(await card.locator('svg').evaluate((arrow: SVGGraphicsElement) => arrow.getBBox().width)).toBeGreaterThan(8);
  }

  // Six cards lead on.
  const services = section(page, 'What brings you here?');
  const cards = services.getByRole('listitem');
  expect(await cards.count()).toBe(6);
  for (const card of await cards.all()) {
    expect(await card.getByRole('heading', { level: 3 }).innerText()).toMatch(/\w/);
    expect(await card.getByRole('link').last().getAttribute('href')).toMatch(/^\/[a-z-]+$/);
  }

  const practitioner = section(page, 'You will meet Marnie Keogh');
  expect(await practitioner.innerText()).toMatch(/Nurse Practitioner/);
  expect(await practitioner.getByRole('img').count()).toBe(1);
  expect(await practitioner.getByRole('link', { name: 'More about our people' }).getAttribute('href')).toBe('/about');

  // Beside it, two plain figures: no photograph, and the words that the regulation asks for.
  const change = section(page, /change/i).filter({ hasText: '116KG' });
  const words = await change.innerText();
  expect(words).toMatch(/116KG\s+before\s+78KG\s+after/);
  expect(words).toMatch(/individual results\s+vary/i);
  expect(await change.locator('img, picture, image').count()).toBe(0);

  const closing = section(page, 'The first step is a conversation');
  expect(await closing.getByRole('link', { name: /^Book/ }).getAttribute('href')).toBe(
    'https://harbour-bookings.example/saltbush-telehealth/initial',
  );
});

describe('[PAGE-01] the body mass index on the home page', () => {
  test('is worked out while typing and leaves the device in no way', async () => {
    const { page } = await newPage(site);
    await visit(page, site.address('/'));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const answer = page.locator('main output');
    await page.getByRole('textbox', { name: /^Height/ }).fill('160');
    await page.getByRole('textbox', { name: /^Weight/ }).fill('64');
    await expect.poll(() => answer.innerText()).toMatch(/\b25\.0\b.+Above Healthy Weight/);
    await page.getByRole('textbox', { name: /^Weight/ }).fill('63,5');
    await expect.poll(() => answer.innerText()).toMatch(/\b24\.8\b(?!.*Above).+Healthy Weight/);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Height/ }).fill('1.60');
    await expect.poll(() => answer.innerText()).toMatch(/height from 120 to 230 cm/);
    // Drawings that come into view, the file of icons, and the addresses of pages that are linked to, are fetched in any case.
    expect(requests.filter((address) => !/\/art\/|\/assets\/icons-|\/__manifest\?paths=/.test(address))).toEqual([]);
    expect(page.url()).toBe(site.address('/'));
  });
});
