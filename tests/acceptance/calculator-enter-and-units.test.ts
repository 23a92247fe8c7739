import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, type VisitorOptions } from '#tests/support/browser.ts';
import {
  answer,
  calculateFor,
  chooseUnit,
  numberField,
  part,
  results,
  usualAnswers,
} from '#tests/support/calculator-page.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

const site = await sharedSite();

async function openCalculator(options: VisitorOptions = {}): Promise<Page> {
  const { page } = await newPage(site, options);
  await visit(page, site.address('/calculator'));
  return page;
}

test('[CALC-02] [CALC-03] [TOOLS-03] Enter calculates in every field and takes no suggestion; both readings are offered; pounds stay', async () => {
  const page = await openCalculator();
  await answer(page, usualAnswers);
  for (const field of ['age', 'weight', 'height', 'waist'] as const) {
    await numberField(page, field).press('Enter');
    await expect.poll(() => results(page).count(), { message: field }).toBe(1);
    await page.locator('#results-title').waitFor();
    await page.getByRole('button', { name: 'Clear everything' }).click();
    expect(await results(page).count(), field).toBe(0);
    await answer(page, usualAnswers);
  }
  // The weight stays as it was typed.
  await answer(page, { ...usualAnswers, weight: '175 lb' });
  await page.getByRole('button', { name: 'Use 79.4 kg (175 lb)' }).waitFor();
  await numberField(page, 'height').press('Enter');
  await page.locator('#calculator-weight[aria-invalid]').waitFor();
  expect(await numberField(page, 'weight').inputValue()).toBe('175 lb');
  expect(await results(page).count()).toBe(0);

  // A plausible value is as easily kept as changed.
  await answer(page, { weight: '' });
  await numberField(page, 'height').fill('5.9');
  await numberField(page, 'waist').focus();
  await page.getByText('Did you mean 5 ft 9 in or 5.9 ft?').waitFor();
  const offers = page.getByRole('button', { name: /^Use \d/ });
  expect(await offers.allInnerTexts()).toEqual(['Use 175.3 cm (5 ft 9 in)', 'Use 179.8 cm (5.9 ft)']);
  const looks = await offers.evaluateAll((all) => all.map((one) => one.className));
  expect(new Set(looks).size).toBe(1);

  await calculateFor(page, { weight: '154', height: '170' });
  const readings = page.getByRole('button', { name: /^(Use 69\.9|Keep 154) kg/ });
  expect(await readings.count()).toBe(2);
  expect(new Set(await readings.evaluateAll((all) => all.map((one) => one.className))).size).toBe(1);
  await page.getByRole('button', { name: 'Keep 154 kg' }).click();
  expect(await page.getByText('Was your weight 154 lb?').count()).toBe(0);
  expect(await numberField(page, 'weight').inputValue()).toBe('154');

  await page.getByRole('button', { name: 'Clear everything' }).click();
  await chooseUnit(page, 'Pounds');
  await answer(page, { ...usualAnswers, weight: '203' });
  await page.locator('footer a[href="/faq"]').click();
  await page.waitForURL('**/faq');
  await page.locator('footer a[href="/calculator"]').click();
  await page.waitForURL('**/calculator');
  await scriptIsReady(page);
  await numberField(page, 'weight').waitFor();
  expect(await numberField(page, 'weight').inputValue()).toBe('203');
});

/** Text of the result as it is seen, what is folded away included. */
async function wholeResult(page: Page): Promise<string> {
  await page.locator('#answer details').evaluateAll((all) => {
    for (const one of all) one.removeAttribute('open');
  });
  return results(page).innerText();
}

const metricWords = /\d\s?(kg\b(?!\/m²)|cm\b|kilogram|centimet)/;

test('[CALC-10] [TOOLS-03] the number is in view on a small phone; one unit per quantity on page, print and explanation', async () => {
  const page = await openCalculator({ width: 375, height: 667 });
  for (const changes of [{}, { activity: 'Mostly Sitting' }, { weight: '48', height: '172' }]) {
    await calculateFor(page, changes);
    const number = results(page)
      .getByText(/^(Body mass index )?\d\d\.\d/)
      .first();
    const seen = await number.evaluate((element) => {
      const { top, bottom, left } = element.getBoundingClientRect();
      const middle = document.elementFromPoint(left + 10, (top + bottom) / 2);
      return top >= 0 && bottom <= window.innerHeight && middle !== null && element.contains(middle);
    });
    expect(seen, JSON.stringify(changes)).toBe(true);
  }
  // The number, the scale, and then what can be done with them.
  const [scale, print] = await Promise.all([
    results(page)
      .getByRole('img', { name: /^Scale of body mass index/ })
      .boundingBox(),
    results(page).getByRole('button', { name: 'Print' }).first().boundingBox(),
  ]);
  expect(print?.y).toBeGreaterThan((scale?.y ?? 0) + (scale?.height ?? 0));

  // No kilogram and no centimetre beside pounds and inches, or stones.
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [unit, short, goal] of [
    ['Pounds', 'lb', 'Lose weight steadily'],
    ['Stone and pounds', 'st', 'Gain muscle'],
    ['Pounds', 'lb', 'Stay at my weight'],
  ] as const) {
    const which = `${unit}, ${goal}`;
    await chooseUnit(page, 'Kilograms');
    await chooseUnit(page, 'Centimetres');
    await calculateFor(page, { waist: '98', goal });
    await chooseUnit(page, unit);
    await chooseUnit(page, 'Feet and inches');
    const words = await wholeResult(page);
    expect(metricWords.exec(words)?.[0], which).toBeUndefined();
    expect(words, which).toMatch(new RegExp(`\\d ${short}\\b`));
    const drawings = await results(page)
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => `${one.getAttribute('aria-label')} ${one.textContent}`));
    expect(drawings.length, which).toBeGreaterThan(1);
    for (const drawing of drawings) expect(drawing, which).not.toMatch(metricWords);
    await page.emulateMedia({ media: 'print' });
    const paper = await results(page).innerText();
    await page.emulateMedia({ media: 'screen' });
    expect(paper, which).toContain('Worked out on');
    expect(metricWords.exec(paper)?.[0], which).toBeUndefined();
  }

  // Kilojoules in the notices beside figures in kilojoules; the working says how pounds become kilograms.
  await chooseUnit(page, 'Kilograms');
  await chooseUnit(page, 'Centimetres');
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await calculateFor(page, { age: '70', height: '150', weight: '58', activity: 'Mostly Sitting' });
  await chooseUnit(page, 'Kilojoules');
  const notice = page.getByRole('listitem').filter({ hasText: 'This is very little energy for a day' });
  expect(await notice.innerText()).toMatch(/4,60\d(\.\d)? kJ is less than 4,602/);
  expect(await notice.innerText()).not.toContain('kcal');

  await calculateFor(page);
  await chooseUnit(page, 'Pounds');
  const working = part(page, 'Body mass index (BMI)').locator('details');
  await working.locator('summary').click();
  expect(await working.innerText()).toContain('202.8 lb is 92 kg');

  // An explanation in other units than the result says so.
  await chooseUnit(page, 'Kilograms');
  const sent: string[] = [];
  await page.route('**/functions/v1/ai-interpret-calculator', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ json: { interpretation: 'About you.' } });
  });
  await calculateFor(page);
  await page.getByRole('button', { name: 'Get My AI Health Insights' }).click();
  await page.locator('[data-interpretation]').waitFor();
  expect(await page.getByText('before you changed the units').count()).toBe(0);
  await chooseUnit(page, 'Pounds');
  expect(await page.getByText('before you changed the units').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Get Updated Analysis' }).click();
  await page.getByText('before you changed the units').waitFor({ state: 'detached' });
  expect(JSON.parse(sent[1] ?? '{}')).toMatchObject({ units: { weight: 'lb' } });
}, 120_000);

test('[CALC-10] [TOOLS-03] the explanation speaks in the units of the result', async () => {
  const ask = async (units: unknown) => {
    const { text } = await request(site, '/functions/v1/ai-interpret-calculator', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        inputs: {
          age: 40,
          sex: 'female',
          weight: 92,
          height: 168,
          waist: 98,
          activityLevel: 'light',
          goal: 'lose-safe',
        },
        units,
      }),
    });
    return (JSON.parse(text) as { interpretation: string }).interpretation;
  };
  const words = await ask({ weight: 'lb', length: 'ft-in', energy: 'kJ' });
  expect(words).toContain('202.8 lb');
  expect(words).toContain('5 ft 6.1 in');
  expect(words).toContain('7,574 kJ a day');
  expect(metricWords.exec(words)?.[0]).toBeUndefined();
  for (const none of [undefined, 'lb', { weight: 'tonnes' }, null])
    expect(await ask(none)).toContain('At 92 kg and 168 cm');
});
