import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import {
  answer,
  calculate,
  calculateFor,
  chooseUnit,
  numberField,
  results,
  usualAnswers,
} from '#tests/support/calculator-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

const timeoutMs = 60_000;
const site = await sharedSite();

async function openCalculator(options = {}) {
  const visitor = await newPage(site, options);
  await visit(visitor.page, site.address('/calculator'));
  return visitor.page;
}

const focusedId = (page: Awaited<ReturnType<typeof openCalculator>>) => page.evaluate(() => document.activeElement?.id);

/** The error summary above the form. */
const summary = (page: Page) => page.locator('[data-error-summary]');
const isInSummary = (page: Page) => summary(page).evaluate((box) => box === document.activeElement);

test('[CALC-01] [CALC-02] [CALC-03] the page in order; missing answers are named and focused; the result is announced and focused', async () => {
  const page = await openCalculator();
  const order = ['[aria-label="Medical disclaimer"]', 'h1', 'form[aria-label="Your numbers"]'];
  const tops = await Promise.all(order.map(async (selector) => (await page.locator(selector).boundingBox())?.y ?? -1));
  expect(tops).toEqual([...tops].sort((one, other) => one - other));

  // It asks what the source lists, with its labels; more options reveal four flags; proteinGoal has no control.
  const choices = 'Female, Male, Mostly Sitting, Lightly Active, Moderately Active, Very Active, Extremely Active';
  for (const name of choices.split(', '))
    expect(await page.getByRole('radio', { name: new RegExp(`^${name}`) }).count(), name).toBe(1);
  const valuesOf = (name: string) =>
    page.locator(`input[name=${name}]`).evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(await valuesOf('activityLevel')).toEqual(['sedentary', 'light', 'moderate', 'very', 'extra']);
  expect(await valuesOf('goal')).toEqual(['maintain', 'lose-safe', 'lose-preserve', 'lose-build', 'build']);
  const flags = page.getByRole('checkbox');
  expect(await flags.count()).toBe(0);
  await page.locator('summary', { hasText: 'More options' }).click();
  await flags.first().waitFor();
  expect(await flags.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
    'medicine',
    'exerciseRegularly',
    'hotClimate',
    'recentWeightLoss',
  ]);
  expect(await page.locator('[name=proteinGoal]').count()).toBe(0);

  // Nothing entered: the toast, a message at every field, and the focus on the summary of them, in the order of the page.
  expect(await results(page).count()).toBe(0);
  await calculate(page);
  const toast = page.locator('[data-toast=problem]');
  await toast.waitFor();
  expect(await toast.innerText()).toMatch(
    /Missing Information\s+We need a few more details to give you helpful insights\./,
  );
  const messages = [
    'Please enter your age.',
    'Please choose female or male.',
    'Please enter your weight.',
    'Please enter your height.',
    'Please choose how active you are.',
    'Please choose a goal.',
  ];
  for (const message of messages)
    expect(await page.locator('[id$="-message"]').getByText(message).isVisible(), message).toBe(true);
  expect(await isInSummary(page)).toBe(true);
  expect(await summary(page).getByRole('link').allInnerTexts()).toEqual(messages);
  await summary(page).getByRole('link', { name: 'Please choose female or male.' }).click();
  expect(await focusedId(page)).toBe('calculator-sex');
  expect(await results(page).count()).toBe(0);

  // Zero, blank or words.
  for (const [id, changes] of [
    ['calculator-age', { age: '0' }],
    ['calculator-weight', { age: '40', weight: '' }],
    ['calculator-height', { weight: '92', height: 'tall' }],
  ] as const) {
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await toast.waitFor({ state: 'detached' });
    await answer(page, id === 'calculator-age' ? { ...usualAnswers, ...changes } : changes);
    await calculate(page);
    await toast.waitFor();
    expect(await isInSummary(page), id).toBe(true);
    expect(await summary(page).getByRole('link').first().getAttribute('href')).toBe(`#${id}`);
    expect(await results(page).count(), id).toBe(0);
  }

  // The waist may be left out.
  await calculateFor(page, { waist: '0' });
  expect(await page.getByRole('region', { name: 'Waist analysis' }).count()).toBe(0);
  const form = await page.locator(order[2] ?? '').boundingBox();
  expect((await results(page).boundingBox())?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0) - 1);
  expect(await focusedId(page)).toBe('results-title');
  const status = page.getByRole('status').filter({ hasText: 'Your results are ready' });
  expect(await status.innerText()).toContain('Body mass index 32.6, Obesity Class I.');
});

test('[CALC-01] [CALC-02] [CALC-03] by keyboard alone; implausible values are questioned, corrected by one tap; units convert back', async () => {
  const page = await openCalculator();
  await numberField(page, 'age').focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await type('40');
  await press('Space', 'Tab', 'Tab', 'Tab');
  await type('92');
  await type('168');
  await type('98');
  await press('Space', 'ArrowDown', 'Tab', 'Space', 'ArrowDown', 'Enter');
  await results(page).waitFor();
  expect(await page.getByText('Female, 40 years, 92 kg, 168 cm, waist 98 cm, lightly active').first().isVisible()).toBe(
    true,
  );

  // Asked when the field is left; no message moves what is being pressed.
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await numberField(page, 'height').fill('1.75');
  await numberField(page, 'waist').focus();
  await page.getByRole('button', { name: 'Use 175 cm (1.75 m)' }).click();
  expect(await numberField(page, 'height').inputValue()).toBe('175');
  expect(await page.getByText('Did you mean').count()).toBe(0);
  expect(await focusedId(page)).toBe('calculator-height');

  await answer(page, { ...usualAnswers, weight: '9' });
  await numberField(page, 'weight').focus();
  await calculate(page);
  await page.locator('#calculator-weight[aria-invalid]').waitFor();
  expect(await isInSummary(page)).toBe(true);
  expect(await summary(page).getByRole('link').getAttribute('href')).toBe('#calculator-weight');
  expect(await page.locator('[data-toast]').count()).toBe(0);

  // A value that fits and may be in another unit is asked about beside the result.
  await calculateFor(page, { weight: '154', height: '170' });
  await page.getByRole('button', { name: /^Use 69\.9 kg/ }).click();
  await page.getByText('Female, 40 years, 69.9 kg').first().waitFor();

  // To the last digit; answers in pounds, feet and inches give the result of the same body.
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await numberField(page, 'weight').fill('92.37');
  await numberField(page, 'height').fill('168.4');
  await page.getByRole('radio', { name: 'Pounds', exact: true }).check();
  expect(await numberField(page, 'weight').inputValue()).toBe('203.6');
  await page.getByRole('radio', { name: 'Stone and pounds' }).check();
  expect(await page.getByLabel('Weight, stone').inputValue()).toBe('14');
  await page.getByRole('radio', { name: 'Feet and inches' }).check();
  expect(await page.getByLabel('Height, feet').inputValue()).toBe('5');
  await page.getByRole('radio', { name: 'Kilograms' }).check();
  await page.getByRole('radio', { name: 'Centimetres' }).check();
  expect(await numberField(page, 'weight').inputValue()).toBe('92.37');
  expect(await numberField(page, 'height').inputValue()).toBe('168.4');

  await page.getByRole('radio', { name: 'Pounds', exact: true }).check();
  await page.getByRole('radio', { name: 'Feet and inches' }).check();
  const { height: _, ...answers } = usualAnswers;
  await answer(page, { ...answers, weight: '200' });
  await page.getByLabel('Height, feet').fill('5');
  await page.getByLabel('Height, inches').fill('9');
  await calculate(page);
  await results(page).waitFor();
  // 90.718474 kg at 175.26 cm.
  expect(await page.getByRole('region', { name: 'Body mass index (BMI)' }).innerText()).toContain('29.5');
});

test('[CALC-01] [TOOLS-03] a link holds the numbers in its fragment and opens the result; at 400% nothing covers the focus', async () => {
  const { page } = await newPage(site);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, site.address('/calculator'));
  // In other units, which a link brings along.
  await chooseUnit(page, 'Pounds');
  await calculateFor(page, { weight: '202.8', waist: '98.5' });
  // The last part is there.
  await results(page).getByRole('link', { name: 'this result on one page' }).waitFor();
  const figures = await results(page).innerText();
  expect(figures).toContain('Female, 40 years, 202.8 lb, 168 cm, waist 98.5 cm, lightly active');
  await page.getByRole('button', { name: 'Copy link to these numbers' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(site.address('/calculator#'))).toBe(true);
  expect(new URL(link).search).toBe('');

  const other = await newPage(site);
  await other.page.goto(link);
  await results(other.page).waitFor();
  await expect.poll(() => results(other.page).innerText()).toBe(figures);
  expect(other.page.url()).toBe(site.address('/calculator'));

  // Where no notice of a copied link covers the button.
  await other.page.setViewportSize({ width: 320, height: 256 });
  await calculateFor(other.page, { weight: '202.8' });
  for (let stop = 0; stop < 30; stop++) {
    await other.page.keyboard.press('Tab');
    const covered = await other.page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      if (focused.closest('footer, [data-toast]')) return null;
      const { top, bottom, left, width } = focused.getBoundingClientRect();
      const middle = document.elementFromPoint(left + width / 2, (Math.max(top, 0) + Math.min(bottom, 256)) / 2);
      const seen = middle !== null && (focused.contains(middle) || middle.contains(focused));
      return seen ? null : `${focused.tagName} ${focused.textContent}`;
    });
    expect(covered).toBeNull();
  }
  const header = await other.page.locator('header').first().boundingBox();
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(0);
});

test(
  '[CALC-01] no barrier and no overflow: empty, with errors, with a result, opened',
  async () => {
    const page = await openCalculator({ width: 375, height: 900 });
    const unfoldAll = () =>
      page.locator('main details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
    const look = async (state: string, within: string) => {
      // Where the window happened to stop, the header may lie over half of a target.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await accessibilityFindings(page, within), state).toEqual([]);
      await page.setViewportSize({ width: 320, height: 900 });
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, state).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 375, height: 900 });
    };
    await unfoldAll();
    await look('empty', 'main');
    await calculate(page);
    await page.locator('[aria-invalid]').first().waitFor();
    // The notice is outside the main part.
    await look('errors', 'main, [data-notices]');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await calculateFor(page, { waist: '98' });
    await unfoldAll();
    await look('result', '#answer');
  },
  timeoutMs,
);
