import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { largeTextFaults, unfold } from '#tests/support/readable.ts';
import { answerAll, choose, mentalHealth, showResult, sleep, toggle, tool } from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

/** Many pages in one test, on a machine that may be busy with other things. */
const timeoutMs = 240_000;

const onPages = [
  [mentalHealth, [/^BEDS-7/, /ASRS/, /^AUDIT-C/], expectHelplines],
  [sleep, [/^STOP-BANG/, /^Epworth/], expectSideBySide],
] as const;

const site = await sharedSite();

/** For adults, no diagnosis, and where it comes from. */
async function expectNotices(screener: Locator, name: string): Promise<void> {
  expect(await screener.getByText(/For adults aged 18 and over\./).count(), name).toBe(1);
  const statement = screener.getByText(/^This is screening, not a diagnosis\./).first();
  expect(await statement.isVisible(), name).toBe(true);
  await screener.getByText('About this tool').click();
  expect(await screener.locator('details').innerText(), name).toMatch(/, (19|20)\d{2};\d+/);
  const links = await screener
    .locator('details a')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('target'), link.getAttribute('rel')]));
  for (const link of links) expect(link, name).toEqual(['_blank', 'noopener noreferrer']);
}

/** BEDS-7 has its helpline before any answer, AUDIT-C the guideline, and at high risk the hotline and 000. */
async function expectHelplines(page: Page): Promise<void> {
  const beds = tool(page, /^BEDS-7/);
  const helpline = beds.getByRole('link', { name: '1800 33 4673' });
  expect(await helpline.getAttribute('href')).toBe('tel:1800334673');
  expect((await helpline.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await answerAll(beds, 'no');
  await toggle(beds, 'Show').click();
  expect(await helpline.count()).toBe(1);

  const audit = tool(page, /^AUDIT-C/);
  expect(await audit.innerText()).toMatch(
    /10 standard drinks per week and no more than 4 on one day.+2 alcohol-free days/,
  );
  await answerAll(audit, 4);
  await toggle(audit, 'Show').click();
  expect(await audit.getByRole('link', { name: '1800 250 015' }).getAttribute('href')).toBe('tel:1800250015');
  expect(await audit.getByRole('link', { name: '000' }).getAttribute('href')).toBe('tel:000');
}

/** Beside each other on a wide screen, below each other on a phone; the scale is drawn with words, bands and the person's place. */
async function expectSideBySide(page: Page): Promise<void> {
  const boxes = () =>
    Promise.all([tool(page, /^STOP-BANG/).boundingBox(), tool(page, /^Epworth/).boundingBox()] as const);
  const [left, right] = await boxes();
  expect(left?.y).toBe(right?.y);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  // As wide as the page, over the place of its contents.
  expect(left?.width).toBeGreaterThan(590);
  await page.setViewportSize({ width: 375, height: 900 });
  const [upper, lower] = await boxes();
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThan(lower?.y ?? 0);

  const screener = tool(page, /^STOP-BANG/);
  await answerAll(screener, 'yes');
  expect(await screener.getByRole('img').getAttribute('aria-label')).toBe(
    'Scale from 0 to 8: Low Risk 0 to 2, Intermediate Risk 3 to 4, High Risk 5 to 8. Your score is 8, High Risk.',
  );
  expect(await screener.locator('figcaption').innerText()).toMatch(
    /0 to 2: Low Risk\s+3 to 4: Intermediate Risk\s+5 to 8: High Risk \(your score\)/,
  );
  expect(await screener.getByText('Do not put it off').isVisible()).toBe(true);
}

describe('[SCREEN-06] [SCREEN-07] without script', () => {
  test('the questions can be read, and the page says what is missing and whom to ask', async () => {
    const { page } = await newPage(site, { javaScriptEnabled: false });
    await page.goto(site.address(mentalHealth));
    const screener = tool(page, /^AUDIT-C/);
    expect(await screener.locator('fieldset').count()).toBe(3);
    expect(
      await screener
        .getByText('When you do drink, how many standard drinks does the day usually add up to?')
        .isVisible(),
    ).toBe(true);
    expect(await screener.getByText(/result needs JavaScript/).isVisible()).toBe(true);
    expect(await screener.getByRole('link', { name: '(07) 5550 0142' }).getAttribute('href')).toBe('tel:+61755500142');
    expect(await screener.getByText(/ of 3 answered/).isVisible()).toBe(false);
    // There is no form: Enter sends nothing anywhere.
    await screener.getByRole('radio').first().check();
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(site.address(mentalHealth));
    // The one form prevents the browser from restoring choices; with this method it is never sent.
    expect(await screener.locator('form:not([method=dialog])').count()).toBe(0);
  });
});

test.each(onPages)(
  '[SCREEN-01] [SCREEN-02] [SCREEN-03] [SCREEN-04] [SCREEN-05] [ACCESS-01] %s has its notices and help lines, and no barrier',
  async (path, names, expectItsOwn) => {
    const { page } = await newPage(site, { width: 1440, height: 900 });
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.js$/.test(response.url())) scripts.push(response.text());
    });
    await visit(page, site.address(path));
    // Only pages with self-checks load their code.
    const isLoaded = async () => (await Promise.all(scripts)).some((script) => script.includes('Would never doze'));
    expect(await isLoaded()).toBe(true);
    for (const name of names) await expectNotices(tool(page, name), String(name));
    await expectItsOwn(page);
    for (const name of names) {
      const clear = tool(page, name).getByRole('button', { name: 'Clear answers' });
      if (await clear.isVisible()) await clear.click();
    }
    await page.setViewportSize({ width: 375, height: 900 });
    const look = async (state: string, within = 'main') => {
      // Where no question happens to stand under the header.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await accessibilityFindings(page, within), state).toEqual([]);
    };
    // Of the states before the last each is alike on both pages.
    if (path === sleep) {
      for (const name of names) await choose(tool(page, name), 'first', 2);
      await look('partly answered', 'main article');
    }

    await page.setViewportSize({ width: 1440, height: 900 });
    for (const name of names) {
      await choose(tool(page, name), 'first');
      await showResult(tool(page, name));
    }
    if (path === mentalHealth) await look('first options', 'main article');

    await page.setViewportSize({ width: 320, height: 568 });
    for (const name of names) {
      const screener = tool(page, name);
      await choose(screener, 'last');
      const heights = await screener
        .locator('label, button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.min(...heights), `${name}`).toBeGreaterThanOrEqual(44);
      await screener.evaluate((element) => {
        for (const other of document.querySelectorAll('[data-looked-at]')) other.removeAttribute('data-looked-at');
        element.querySelector('[id$=-score]')?.closest('section')?.setAttribute('data-looked-at', '');
      });
      expect(await page.locator('[data-looked-at] h4').count(), `${name}`).toBe(1);
      expect(await largeTextFaults(page, String(name), '[data-looked-at]')).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    await unfold(page);
    await look('last options');
  },
  timeoutMs,
);

test('[SCREEN-01] [SCREEN-05] a page without self-checks loads none of their code', async () => {
  const { page } = await newPage(site);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) scripts.push(response.text());
  });
  await visit(page, site.address('/medical-weight-management'));
  expect(scripts.length).toBeGreaterThan(3);
  expect((await Promise.all(scripts)).some((script) => script.includes('Would never doze'))).toBe(false);
});
