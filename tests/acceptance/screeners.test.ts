import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import {
  answer,
  answerAll,
  mentalHealth,
  type ScreenerKey,
  screenerVectors,
  sleep,
  toggle,
  tool,
} from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

/** Many clicks in one test, on a machine that may be busy with other things. */
const timeoutMs = 240_000;
const soon = { timeout: 20_000 };

const everyTool: [string, string, [ScreenerKey, RegExp][], (page: Page) => Promise<void>][] = [
  [
    '[SCREEN-01] BEDS-7, [SCREEN-02] AUDIT-C and [SCREEN-03] ASRS come to their results, [SCREEN-06] which are asked for',
    mentalHealth,
    [
      ['beds7', /^BEDS-7/],
      ['auditC', /^AUDIT-C/],
      ['asrsPartA', /ASRS/],
    ],
    expectRequested,
  ],
  [
    '[SCREEN-04] STOP-BANG and [SCREEN-05] Epworth come to their results, [SCREEN-07] which appear by themselves',
    sleep,
    [
      ['stopBang', /^STOP-BANG/],
      ['epworth', /^Epworth/],
    ],
    expectByThemselves,
  ],
];

const site = await sharedSite();

async function open(path: string): Promise<Page> {
  const { page } = await newPage(site);
  await visit(page, site.address(path));
  return page;
}

const result = (screener: Locator) => screener.getByRole('heading', { level: 4 });
const progress = (screener: Locator) => screener.getByRole('status').first();

/** The state of a questionnaire, read in one call. */
const shown = (screener: Locator) =>
  screener.evaluate((article) => {
    const texts = (selector: string) =>
      [...article.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
    const lines = texts('p, p > span, div > span');
    return {
      progress: article.querySelector<HTMLElement>('[role=status]')?.innerText ?? '',
      score: lines.filter((line) => /^(Score|Positive Responses): /.test(line)),
      titles: texts('h4'),
      offered: texts('button').filter((name) => /My Results/.test(name)),
      driving: texts('h3, h4, h5, h6').filter((title) => /do not drive/i.test(title)).length,
      hotlines: [...article.querySelectorAll('a[href="tel:1800250015"]')].filter((link) => link.checkVisibility())
        .length,
    };
  });

describe('golden answers in the browser, one of each result; score.test.ts covers every vector and answer set', () => {
  test.each(everyTool)(
    '%s',
    async (_, path, tools, expectTheirWay) => {
      const page = await open(path);
      for (const [key, name] of tools) await expectResults(tool(page, name), path, key);
      await expectTheirWay(page);
    },
    timeoutMs,
  );

  async function expectResults(screener: Locator, path: string, key: ScreenerKey): Promise<void> {
    const seen = new Set<string>();
    for (const vector of screenerVectors(key)) {
      const { id, answers, score, title = '', display, drivingWarning, showHotline } = vector;
      const kind = [score === null, title, drivingWarning, showHotline].join();
      if (seen.has(kind)) continue;
      seen.add(kind);
      await answer(screener, Object.values(answers));
      if (score === null) {
        const given = Object.values(answers).filter((value) => value !== null).length;
        await expect.poll(async () => (await shown(screener)).progress, soon).toMatch(new RegExp(`^${given} of `));
        expect(await shown(screener), id).toMatchObject({ score: [], offered: [] });
      } else {
        if (path === mentalHealth) await toggle(screener, 'Show').click();
        const line = display ?? `Score: ${score}/`;
        await expect.poll(async () => (await shown(screener)).score.join(), soon).toContain(line);
        const found = await shown(screener);
        expect(found.score.join(), id).toContain(title);
        expect(found.titles, id).toContain(title);
        if (drivingWarning !== undefined) expect(found.driving, id).toBe(drivingWarning ? 1 : 0);
        if (showHotline !== undefined) expect(found.hotlines, id).toBe(showHotline ? 1 : 0);
      }
      await screener.getByRole('button', { name: 'Clear answers' }).click();
    }
    expect(seen.size, `kinds of results of ${key}`).toBeGreaterThanOrEqual(3);
  }
});

/** Offered once all is answered, shown and hidden, and following a changed answer; open questions are named, and all is cleared. */
async function expectRequested(page: Page): Promise<void> {
  for (const [name, value, lowest, total] of [
    [/^BEDS-7/, 'yes', 'no', 7],
    [/^AUDIT-C/, 2, 0, 3],
    [/ASRS/, 'often', 'never', 6],
  ] as const) {
    const screener = tool(page, name);
    await answer(screener, Array<string | number>(total - 1).fill(value));
    await expect.poll(async () => (await shown(screener)).progress, soon).toBe(`${total - 1} of ${total} answered`);
    expect((await shown(screener)).offered, String(name)).toEqual([]);

    await answerAll(screener, value);
    const show = toggle(screener, 'Show');
    await show.waitFor();
    expect(await show.getAttribute('aria-expanded')).toBe('false');
    expect(await screener.getByRole('img').count()).toBe(0);

    await show.click();
    const before = await result(screener).first().innerText();
    expect(await toggle(screener, 'Hide').getAttribute('aria-expanded')).toBe('true');

    // Changed freely: the result that is open follows.
    await answerAll(screener, lowest);
    await expect.poll(() => result(screener).first().innerText(), soon).not.toBe(before);

    await toggle(screener, 'Hide').click();
    await show.waitFor();
    expect(await screener.getByRole('img').count()).toBe(0);
  }
  // [SCREEN-02] A person who does not drink has a true answer to each question.
  const audit = tool(page, /^AUDIT-C/);
  await answer(audit, [0, 'none', 0]);
  await toggle(audit, 'Show').click();
  await audit.getByText('Score: 0/12 - No Alcohol Consumption').waitFor();

  await answerAll(audit, 4);
  await audit.getByText('Score: 12/12').waitFor();
  await audit.getByRole('button', { name: 'Clear answers' }).click();
  await expect.poll(() => progress(audit).innerText(), soon).toBe('0 of 3 answered');
  expect(await audit.locator('input:checked').count()).toBe(0);
  expect(await audit.getByRole('img').count()).toBe(0);
  expect(
    await page.evaluate(() => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent),
  ).toContain('How often do you drink alcohol?');
  // A cleared result is shown again only after another press.
  await answerAll(audit, 0);
  expect(await toggle(audit, 'Show').isVisible()).toBe(true);

  const beds = tool(page, /^BEDS-7/);
  await beds.getByRole('button', { name: 'Clear answers' }).click();
  await answer(beds, ['yes', null, 'no', 'no', null, 'yes', 'yes']);
  const open_ = beds.getByRole('link', { name: /^Question \d$/ });
  await expect.poll(() => open_.allInnerTexts(), soon).toEqual(['2', '5']);
  await open_.last().click();
  await page.keyboard.press('Space');
  await expect.poll(() => open_.allInnerTexts(), soon).toEqual(['2']);
  expect(new URL(page.url()).hash).toBe('');
}

/** Coming with the last answer, and updated live; one tab stop for each question, arrows within it. */
async function expectByThemselves(page: Page): Promise<void> {
  for (const [name, high, low, first, second] of [
    [/^STOP-BANG/, 'yes', 'no', 'Score: 8/8 - High Risk', 'Score: 4/8 - Intermediate Risk'],
    [
      /^Epworth/,
      3,
      0,
      'Score: 24/24 - Severe Excessive Daytime Sleepiness',
      'Score: 12/24 - Moderate Excessive Daytime Sleepiness',
    ],
  ] as const) {
    const screener = tool(page, name);
    await answer(screener, Array<string | number>(7).fill(high));
    await expect.poll(async () => (await shown(screener)).progress, soon).toBe('7 of 8 answered');
    expect(await screener.getByRole('img').count()).toBe(0);
    await answerAll(screener, high);
    await screener.getByText(first).waitFor();
    expect((await shown(screener)).offered, String(name)).toEqual([]);
    await answer(screener, Array<string | number>(4).fill(low));
    await screener.getByText(second).waitFor();
    // Announced in a few sentences, not as a whole panel; never the title without the advice.
    const said = await screener.getByRole('status').nth(1).innerText();
    expect(said).toMatch(/result: .+\. \d+ out of \d+\. [A-Z][^\n]+\.$/);
    expect(said.length).toBeLessThan(400);
  }

  // The focus is seen.
  const screener = tool(page, /^Epworth/);
  await screener.getByRole('button', { name: 'Clear answers' }).click();
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
}

test('[SCREEN-01] [SCREEN-05] answers given before the script arrived count', async () => {
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
