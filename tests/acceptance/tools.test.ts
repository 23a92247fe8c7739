import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { calculateFor, part, results } from '#tests/support/calculator-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

const patience = 60_000;
const site = await sharedSite();

describe('[TOOLS-01] the cards', () => {
  test.each([
    ['Body Metrics Calculator', 'Calculator', '/calculator'],
    ['Sleep Assessments', 'Sleep', '/sleep-recovery-optimisation'],
    ['Mental Health Assessments', 'Mental health', '/mental-health-support'],
    ['Alcohol Screening (AUDIT-C)', 'Alcohol', '/mental-health-support'],
  ])('%s: category %s, to %s', async (name, category, href) => {
    const { page } = await newPage(site);
    await visit(page, site.address('/tools'));
    const card = page.getByRole('article', { name, exact: true });
    expect(await card.getByText(category, { exact: true }).isVisible()).toBe(true);
    expect(await card.getByRole('link').getAttribute('href')).toBe(href);
    if (href === '/calculator') return;
    await card.getByRole('link').click();
    await page.waitForURL(`**${href}`);
  });

  test('Progress Tracker is disabled: Coming Soon', async () => {
    const { page } = await newPage(site);
    await visit(page, site.address('/tools'));
    const card = page.getByRole('article', { name: 'Progress Tracker' });
    expect(await card.getByRole('button', { name: 'Coming Soon' }).isDisabled()).toBe(true);
    expect(await card.getByRole('link').count()).toBe(0);
  });

  test('so few need no search', async () => {
    const { page } = await newPage(site);
    await visit(page, site.address('/tools'));
    expect(await page.getByRole('article').count()).toBe(5);
    expect(await page.getByRole('searchbox').count()).toBe(0);
  });
});

describe('[TOOLS-01] the calculator', () => {
  test('opens in place, its code arriving then, takes the focus, works, and closes again', async () => {
    const { page } = await newPage(site);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await visit(page, site.address('/tools'));
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
  });

  test('without script leads to its own page', async () => {
    const { page } = await newPage(site, { javaScriptEnabled: false });
    await page.goto(site.address('/tools'));
    await page.getByRole('link', { name: 'Open the calculator' }).click();
    expect(page.url()).toBe(site.address('/calculator'));
  });
});

test('[TOOLS-02] Book Professional Consultation leads home', async () => {
  const { page } = await newPage(site);
  await visit(page, site.address('/tools'));
  await page.getByRole('main').getByRole('link', { name: 'Book Professional Consultation' }).click();
  await page.waitForURL(site.address('/'));
});

test(
  '[TOOLS-01] no barrier and no overflow, closed and open',
  async () => {
    const { page } = await newPage(site);
    await visit(page, site.address('/tools'));
    for (const state of ['closed', 'open']) {
      if (state === 'open') await page.getByRole('link', { name: 'Open the calculator' }).click();
      if (state === 'open') await page.locator('#calculator-age').waitFor();
      for (const width of [320, 375, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await accessibilityFindings(page), `${state} at ${width} px`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0);
      }
    }
  },
  patience,
);
