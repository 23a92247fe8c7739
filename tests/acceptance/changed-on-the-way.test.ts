import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { changes } from '#tests/support/changed-pages.ts';
import { holdScripts, isTakenOver, shownIn, useEveryField } from '#tests/support/early-visitor.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

// Between the server and its script a page is changed by phones, extensions, networks and translations, and used by people.

const site = await sharedSite();

/** One page of each kind that holds fields, and how many a visitor can use before the script. */
const pages: [path: string, atLeast: number][] = [
  ['/', 2],
  ['/calculator', 9],
  ['/mental-health-support', 16],
  ['/medicare', 4],
  ['/blog', 1],
  ['/admin/login', 2],
];

/** React's report that it rendered a part again, which these changes cause. */
const drawnAnew = [/error #418/, /error #423/, /error #425/];

describe.each(Object.keys(changes))('[PHONE-04] before the script, where %s', (name) => {
  const change = changes[name] ?? (() => {});

  test('typed, chosen and ticked values stay in every field of each kind of page', async () => {
    await Promise.all(
      pages.map(async ([path, atLeast]) => {
        const { page } = await newPage(site, { width: 390, height: 844, expected: drawnAnew });
        const letThrough = await holdScripts(page);
        await page.goto(site.address(path), { waitUntil: 'domcontentloaded' });
        await page.evaluate(change);
        const before = await useEveryField(page);
        expect(Object.keys(before).length, path).toBeGreaterThanOrEqual(atLeast);
        letThrough();
        await isTakenOver(page);
        await expect.poll(() => shownIn(page, before), { message: path }).toEqual(before);
        expect(await page.getByText('Something went wrong').count(), path).toBe(0);
      }),
    );
  });

  test('a crisis typed into the help panel moves to the chat, which opens', async () => {
    const { page } = await newPage(site, { width: 390, height: 844, expected: drawnAnew });
    const letThrough = await holdScripts(page);
    await page.goto(site.address('/'), { waitUntil: 'domcontentloaded' });
    await page.evaluate(change);
    await page.getByRole('button', { name: 'Chat with AI Assistant' }).click();
    await page.locator('#help-panel textarea').pressSequentially('I want to die');
    letThrough();
    const field = page.getByRole('dialog', { name: 'AI Health Assistant' }).getByRole('textbox');
    await expect.poll(() => field.inputValue()).toBe('I want to die');
    expect(await page.locator('#help-panel textarea').inputValue()).toBe('');
    await expect.poll(() => field.evaluate((input) => document.activeElement === input)).toBe(true);
  });

  test('a number typed in pounds is worked out in pounds', async () => {
    const { page } = await newPage(site, { width: 390, height: 844, expected: drawnAnew });
    const letThrough = await holdScripts(page);
    await page.goto(site.address('/calculator'), { waitUntil: 'domcontentloaded' });
    await page.evaluate(change);
    await answerInPounds(page);
    letThrough();
    await isTakenOver(page);
    await page.locator('form[aria-label="Your numbers"] button[type=submit]').last().click();
    await page.locator('#answer').waitFor();
    expect(await page.locator('#result-bmi-title, #answer p').first().innerText()).toContain('33.0');
    // Another weight: nothing of the last result stays beside it.
    await page.locator('#calculator-weight').fill('180');
    await page.locator('form[aria-label="Your numbers"] button[type=submit]').last().click();
    await expect.poll(() => page.locator('#answer p').first().innerText()).toContain('27.6');
    expect(await page.locator('#answer').innerText()).not.toContain('Obesity Class I\n');
  });
});

describe('[CHAT-01] [SAFE-03] words typed into the help before a page is drawn anew', () => {
  const isSheet = /\/assets\/chat-.+\.css$/;

  async function typeCrisis(page: Page): Promise<void> {
    const letThrough = await holdScripts(page);
    await page.goto(site.address('/'), { waitUntil: 'domcontentloaded' });
    await page.evaluate(changes['a delivery network takes comments and white space away'] ?? (() => {}));
    await page.getByRole('button', { name: 'Chat with AI Assistant' }).click();
    await page.locator('#help-panel textarea').pressSequentially('I want to die');
    letThrough();
    await isTakenOver(page);
  }

  test('stay in sight until the chat can be drawn with its style, and then stand in the chat, once', async () => {
    const { page } = await newPage(site, { width: 390, height: 844, expected: drawnAnew });
    const gate = Promise.withResolvers<void>();
    await page.route(isSheet, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await typeCrisis(page);
    const typed = page.locator('#help-panel textarea');
    expect([await typed.isVisible(), await typed.inputValue()]).toEqual([true, 'I want to die']);
    gate.resolve();
    const field = page.getByRole('dialog', { name: 'AI Health Assistant' }).getByRole('textbox');
    await expect.poll(() => field.inputValue()).toBe('I want to die');
    expect([await typed.isVisible(), await typed.inputValue()]).toEqual([false, '']);
  });

  test('stay there, and are sent by form, where the style of the chat cannot be had', async () => {
    const expected = [...drawnAnew, /request failed: .+\.css/, /Failed to load resource/];
    const { page } = await newPage(site, { width: 390, height: 844, expected });
    await page.route(isSheet, (route) => route.abort());
    await typeCrisis(page);
    const help = page.getByRole('dialog', { name: 'How can we help?' });
    await help.getByText('The chat could not be loaded.').waitFor();
    expect(await help.getByRole('textbox', { name: 'Your message' }).inputValue()).toBe('I want to die');
    await help.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('main').getByText('13 11 14').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/ask');
  });
});

async function answerInPounds(page: Page): Promise<void> {
  await page.locator('[name=unit-weight][value=lb]').click({ force: true });
  for (const [field, text] of Object.entries({ age: '44', weight: '215', height: '172' })) {
    await page.locator(`#calculator-${field}`).pressSequentially(text);
  }
  for (const field of ['sex', 'activityLevel', 'goal'])
    await page.locator(`#calculator-${field}`).click({ force: true });
}

test('[PHONE-04] a form that is sent before the script comes is read in the unit that was chosen', async () => {
  const { page } = await newPage(site, { width: 390, height: 844 });
  await holdScripts(page);
  await page.goto(site.address('/calculator'), { waitUntil: 'domcontentloaded' });
  await answerInPounds(page);
  await page.locator('form[aria-label="Your numbers"] button[type=submit]').last().click();
  await page.locator('#answer').waitFor();
  expect(await page.locator('#answer').innerText()).toMatch(/Body mass index 33\.0[\s\S]*215 lb/);
});
