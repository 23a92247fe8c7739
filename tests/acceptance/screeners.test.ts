import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import {
  answer,
  answerAll,
  mentalHealth,
  type ScreenerKey,
  screenerVectors,
  showResult,
  sleep,
  toggle,
  tool,
} from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

/** Many clicks in one test, on a machine that may be busy with other things. */
const patience = 240_000;
const soon = { timeout: 20_000 };

const everyTool: [string, ScreenerKey, string, RegExp][] = [
  ['[SCREEN-01] BEDS-7', 'beds7', mentalHealth, /^BEDS-7/],
  ['[SCREEN-02] AUDIT-C', 'auditC', mentalHealth, /^AUDIT-C/],
  ['[SCREEN-03] ASRS', 'asrsPartA', mentalHealth, /ASRS/],
  ['[SCREEN-04] STOP-BANG', 'stopBang', sleep, /^STOP-BANG/],
  ['[SCREEN-05] Epworth', 'epworth', sleep, /^Epworth/],
];

const site = await sharedSite();

async function open(path: string, name: RegExp, width = 1280): Promise<{ page: Page; screener: Locator }> {
  const { page } = await newPage(site, { width });
  await visit(page, site.address(path));
  return { page, screener: tool(page, name) };
}

const result = (screener: Locator) => screener.getByRole('heading', { level: 4 });
const progress = (screener: Locator) => screener.getByRole('status').first();

describe('the golden answers, given in the browser', () => {
  test.each(everyTool)(
    '%s comes to the result of every vector',
    async (_, key, path, name) => {
      const { screener } = await open(path, name);
      for (const vector of screenerVectors(key)) {
        const { id, answers, score, title, display } = vector;
        await answer(screener, Object.values(answers));
        if (score === null) {
          const given = Object.values(answers).filter((value) => value !== null).length;
          await expect.poll(() => progress(screener).innerText(), soon).toMatch(new RegExp(`^${given} of `));
          expect(await screener.getByText(/^(Score|Positive Responses): /).count(), id).toBe(0);
          expect(await toggle(screener, 'Show').count(), id).toBe(0);
        } else {
          if (await toggle(screener, 'Show').isVisible()) await toggle(screener, 'Show').click();
          const line = display ?? new RegExp(`^Score: ${score}/\\d+ - ${title}$`);
          await screener.getByText(line).waitFor();
          expect(await screener.getByRole('heading', { level: 4, name: title ?? '', exact: true }).count(), id).toBe(1);
          const driving = screener.getByRole('heading', { name: /do not drive/i });
          if ('drivingWarning' in vector) expect(await driving.count(), id).toBe(vector.drivingWarning ? 1 : 0);
          const hotline = screener.getByRole('link', { name: '1800 250 015' });
          if ('showHotline' in vector) expect(await hotline.count(), id).toBe(vector.showHotline ? 1 : 0);
        }
        await screener.getByRole('button', { name: 'Clear answers' }).click();
      }
    },
    patience,
  );
});

describe('[SCREEN-06] results that are asked for', () => {
  test.each([
    ['BEDS-7', /^BEDS-7/, 'yes', 7],
    ['AUDIT-C', /^AUDIT-C/, 2, 3],
    ['ASRS', /ASRS/, 'often', 6],
  ] as const)(
    '%s offers them once all is answered, shows and hides them, and follows a changed answer',
    async (_, name, value, total) => {
      const { screener } = await open(mentalHealth, name);
      await answer(screener, Array<string | number>(total - 1).fill(value));
      await expect.poll(() => progress(screener).innerText(), soon).toBe(`${total - 1} of ${total} answered`);
      expect(await screener.getByRole('button', { name: /My Results/ }).count()).toBe(0);

      await answerAll(screener, value);
      const show = toggle(screener, 'Show');
      await show.waitFor();
      expect(await show.getAttribute('aria-expanded')).toBe('false');
      expect(await screener.getByRole('img').count()).toBe(0);

      await show.click();
      const before = await result(screener).first().innerText();
      expect(await toggle(screener, 'Hide').getAttribute('aria-expanded')).toBe('true');

      // Changed freely: the result that is open follows.
      const lowest = typeof value === 'number' ? 0 : name.test('ASRS') ? 'never' : 'no';
      await answerAll(screener, lowest);
      await expect.poll(() => result(screener).first().innerText(), soon).not.toBe(before);

      await toggle(screener, 'Hide').click();
      await toggle(screener, 'Show').waitFor();
      expect(await screener.getByRole('img').count()).toBe(0);
    },
  );

  test('[SCREEN-02] a person who does not drink has a true answer to each question', async () => {
    const { screener } = await open(mentalHealth, /^AUDIT-C/);
    await answer(screener, [0, 'none', 0]);
    await toggle(screener, 'Show').click();
    await screener.getByText('Score: 0/12 - No Alcohol Consumption').waitFor();
  });
});

describe('[SCREEN-07] results that appear by themselves', () => {
  test.each([
    ['STOP-BANG', /^STOP-BANG/, 'yes', 'no', ['Score: 8/8 - High Risk', 'Score: 4/8 - Intermediate Risk']],
    [
      'Epworth',
      /^Epworth/,
      3,
      0,
      ['Score: 24/24 - Severe Excessive Daytime Sleepiness', 'Score: 12/24 - Moderate Excessive Daytime Sleepiness'],
    ],
  ] as const)('%s shows one with the last answer and updates it live', async (_, name, high, low, [first, second]) => {
    const { screener } = await open(sleep, name);
    await answer(screener, Array<string | number>(7).fill(high));
    await expect.poll(() => progress(screener).innerText(), soon).toBe('7 of 8 answered');
    expect(await screener.getByRole('img').count()).toBe(0);
    await answerAll(screener, high);
    await screener.getByText(first).waitFor();
    expect(await screener.getByRole('button', { name: /My Results/ }).count()).toBe(0);
    await answer(screener, Array<string | number>(4).fill(low));
    await screener.getByText(second).waitFor();
    // Told to a screen reader in a few sentences, not as a whole panel; never the title without what to do.
    const said = await screener.getByRole('status').nth(1).innerText();
    expect(said).toMatch(/result: .+\. \d+ out of \d+\. [A-Z][^\n]+\.$/);
    expect(said.length).toBeLessThan(400);
  });
});

describe('[SCREEN-04] [SCREEN-05] side by side', () => {
  test('stand beside each other on a wide screen and below each other on a phone', async () => {
    const { page, screener } = await open(sleep, /^STOP-BANG/, 1440);
    const boxes = async () => [await screener.boundingBox(), await tool(page, /^Epworth/).boundingBox()] as const;
    const [left, right] = await boxes();
    expect(left?.y).toBe(right?.y);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    // As wide as the page, over the place of its contents.
    expect(left?.width).toBeGreaterThan(590);
    await page.setViewportSize({ width: 375, height: 800 });
    const [upper, lower] = await boxes();
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThan(lower?.y ?? 0);
  });
});

describe('[SCREEN-01] [SCREEN-05] answering', () => {
  test(
    'every option is at least 44 pixels high, and nothing is wider than a window of 320 pixels',
    async () => {
      for (const [path, names] of [
        [mentalHealth, [/^BEDS-7/, /ASRS/, /^AUDIT-C/]],
        [sleep, [/^STOP-BANG/, /^Epworth/]],
      ] as const) {
        const { page } = await newPage(site, { width: 320 });
        await visit(page, site.address(path));
        for (const name of names) {
          const screener = tool(page, name);
          for (const index of await screener.locator('fieldset').evaluateAll((all) => all.map((_, place) => place)))
            await screener.locator('fieldset').nth(index).locator('input').last().check();
          await showResult(screener);
          const heights = await screener
            .locator('label, button')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
          expect(Math.min(...heights), `${name}`).toBeGreaterThanOrEqual(44);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      }
    },
    patience,
  );

  test('by keyboard: one tab stop for each question, arrows within it, and the focus is seen', async () => {
    const { page, screener } = await open(sleep, /^Epworth/);
    const radios = screener.locator('fieldset').first().getByRole('radio');
    await radios.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await radios.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).checked))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const outline = await radios
      .nth(2)
      .locator('xpath=ancestor::label')
      .evaluate((label) => getComputedStyle(label).outlineWidth);
    expect(outline).toBe('3px');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => progress(screener).innerText(), soon).toBe('2 of 8 answered');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('0');
  });

  test('the questions still open are named, and lead to their options', async () => {
    const { page, screener } = await open(mentalHealth, /^BEDS-7/);
    await answer(screener, ['yes', null, 'no', 'no', null, 'yes', 'yes']);
    const open_ = screener.getByRole('link', { name: /^Question \d$/ });
    await expect.poll(() => open_.allInnerTexts(), soon).toEqual(['2', '5']);
    await open_.last().click();
    await page.keyboard.press('Space');
    await expect.poll(() => open_.allInnerTexts(), soon).toEqual(['2']);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('Clear answers forgets everything and leads back to the first question', async () => {
    const { page, screener } = await open(mentalHealth, /^AUDIT-C/);
    await answerAll(screener, 4);
    await toggle(screener, 'Show').click();
    await screener.getByRole('button', { name: 'Clear answers' }).click();
    await expect.poll(() => progress(screener).innerText(), soon).toBe('0 of 3 answered');
    expect(await screener.locator('input:checked').count()).toBe(0);
    expect(await screener.getByRole('img').count()).toBe(0);
    expect(
      await page.evaluate(() => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent),
    ).toContain('How often do you drink alcohol?');
    // A result is shown again only when it is asked for again.
    await answerAll(screener, 0);
    expect(await toggle(screener, 'Show').isVisible()).toBe(true);
  });

  test('answers given before the script arrived count', async () => {
    const { page } = await newPage(site);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.address(sleep), { waitUntil: 'commit' });
    const screener = tool(page, /^Epworth/);
    await answer(screener, [0, 3]);
    release();
    await scriptIsReady(page);
    await expect.poll(() => progress(screener).innerText(), soon).toBe('2 of 8 answered');
    expect(await screener.locator('input:checked').count()).toBe(2);
  });
});
