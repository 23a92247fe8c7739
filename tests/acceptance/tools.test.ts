import { expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { calculateFor, part, results } from '#tests/support/calculator-page.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

const site = await sharedSite();

test('[TOOLS-01] [TOOLS-02] the cards lead to their pages; the calculator opens in place, works and closes again', async () => {
  const { page } = await newPage(site);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await visit(page, site.address('/tools'));

  expect(await page.getByRole('article').count()).toBe(5);
  expect(await page.getByRole('searchbox').count()).toBe(0);
  const tracker = page.getByRole('article', { name: 'Progress Tracker' });
  expect(await tracker.getByRole('button', { name: 'Coming Soon' }).isDisabled()).toBe(true);
  expect(await tracker.getByRole('link').count()).toBe(0);
  for (const [name, category, href] of [
    ['Body Metrics Calculator', 'Calculator', '/calculator'],
    ['Sleep Assessments', 'Sleep', '/sleep-recovery-optimisation'],
    ['Mental Health Assessments', 'Mental health', '/mental-health-support'],
    ['Alcohol Screening (AUDIT-C)', 'Alcohol', '/mental-health-support'],
  ] as const) {
    const card = page.getByRole('article', { name, exact: true });
    expect(await card.getByText(category, { exact: true }).isVisible(), name).toBe(true);
    expect(await card.getByRole('link').getAttribute('href'), name).toBe(href);
    if (category !== 'Alcohol') continue;
    await card.getByRole('link').click();
    await page.waitForURL(`**${href}`);
    await page.goBack();
    await page.waitForURL(site.address('/tools'));
  }

  const before = scripts.length;
  const opener = page.getByRole('link', { name: 'Open the calculator' });
  expect(await opener.getAttribute('aria-expanded')).toBe('false');
  await opener.press('Enter');
  await page.locator('#calculator-age').waitFor();
  expect(scripts.length).toBeGreaterThan(before);
  expect(page.url()).toBe(site.address('/tools'));
  expect(await opener.getAttribute('aria-expanded')).toBe('true');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('inline-title');
  await calculateFor(page);
  expect(await part(page, 'Body mass index (BMI)').innerText()).toContain('32.6');
  await page.getByRole('button', { name: 'Close the calculator' }).click();
  expect(await results(page).count()).toBe(0);
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);

  await page.getByRole('main').getByRole('link', { name: 'Book Professional Consultation' }).click();
  await page.waitForURL(site.address('/'));
});

test('[TOOLS-01] the calculator leads to its own page without script', async () => {
  const { text } = await request(site, '/tools');
  expect(text).toMatch(/<a [^>]*href="\/calculator"[^>]*>(?:<[^>]+>)*Open the calculator/);
});

test('[TOOLS-01] no barrier and no overflow with the calculator open', async () => {
  const { page } = await newPage(site, { width: 375, height: 900 });
  await visit(page, site.address('/tools'));
  await page.getByRole('link', { name: 'Open the calculator' }).click();
  await page.locator('#calculator-age').waitFor();
  // Closed, and the elements around it: accessibility.test.ts.
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, `${width} px`).toBeLessThanOrEqual(0);
  }
});
