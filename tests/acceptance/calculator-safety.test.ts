import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import {
  answer,
  calculate,
  calculateFor,
  numberField,
  part,
  results,
  usualAnswers,
} from '#tests/support/calculator-page.ts';
import { answer as answerScreener, mentalHealth, press, tool } from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { moveTo, visit } from '#tests/support/visit.ts';

const site = await sharedSite();
const withoutScript = { javaScriptEnabled: false, expected: [/status of 422/] } as const;

test('[CALC-08] [TOOLS-05] beside an eating self-check that recommends help, the page shows services and no calories', async () => {
  const { page } = await newPage(site, { width: 375, height: 740 });
  await visit(page, site.address('/calculator'));
  await calculateFor(page);
  expect(await part(page, 'Your goal').count()).toBe(1);

  await moveTo(page, mentalHealth);
  const beds = tool(page, /BEDS-7/);
  // Overeating and distress alone: two of seven.
  await answerScreener(beds, ['no', 'yes', 'yes', 'no', 'no', 'no', 'no']);
  await press(beds, 'Show My Results');
  const nextStep = page.getByRole('link', { name: 'See them together on one page' });
  await nextStep.waitFor();

  // A result from before, and one that is worked out now.
  await moveTo(page, '/calculator');
  for (const isNew of [false, true]) {
    if (isNew) await calculateFor(page, { weight: '95', goal: 'Gain muscle' });
    await page.getByRole('heading', { name: 'We do not show a plan or calories here' }).waitFor();
    expect(await results(page).locator('a[href="tel:1800334673"]').isVisible()).toBe(true);
    for (const name of ['Energy', 'Your goal', 'The next 12 weeks', 'Goal of treatment', 'AI insights'])
      expect(await part(page, name).count(), name).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await results(page).innerText()).not.toMatch(/kcal|kJ|deficit/);
    await page.emulateMedia({ media: 'screen' });
  }

  await page.getByRole('link', { name: 'See them together on one page' }).click();
  await page.waitForURL('**/tools/summary');
  await page.getByRole('heading', { level: 2, name: 'Body metrics' }).waitFor();
  const paired = await page.getByRole('main').innerText();
  expect(paired).toContain('1800 33 4673');
  expect(paired).not.toMatch(/kcal|kJ|Target calories|Weight after/);

  // With the self-check forgotten, the calculator is as it was.
  await page.getByRole('button', { name: 'Forget this result' }).last().click();
  await moveTo(page, '/calculator');
  expect(await part(page, 'Your goal').count()).toBe(1);
}, 120_000);

test('[CALC-01] the page states exclusions and the effect of missing script before its first question', async () => {
  const html = await (await fetch(site.address('/calculator'))).text();
  const words = html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');
  const form = words.indexOf('name="age"');
  for (const text of ['adults 18 and over', 'pregnancy or breastfeeding', 'eating disorder', '1800 33 4673'])
    expect([text, words.indexOf(text) >= 0 && words.indexOf(text) < form]).toEqual([text, true]);
  expect(words).toContain('without JavaScript, or before it has loaded, on our server, which keeps nothing of it');
  expect(words).not.toContain('sent anywhere');
  const policy = await (await fetch(site.address('/privacy'))).text();
  expect(policy).toMatch(/has not loaded yet/);
  expect(policy).not.toMatch(/or use the calculator<\/th>/);
});

test('[CALC-03] 5.11 in feet is asked about: 5 feet 11, or 5.11 feet', async () => {
  const { page } = await newPage(site);
  await visit(page, site.address('/calculator'));
  await page.getByRole('radio', { name: 'Feet and inches', exact: true }).check();
  await answer(page, { ...usualAnswers, height: '5.11' });
  await calculate(page);
  await page.locator('#calculator-height-message').getByText('Did you mean 5 ft 11 in or 5.11 ft?').waitFor();
  expect(await results(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Use 5 ft 11 in' }).click();
  expect(await numberField(page, 'height').inputValue()).toBe('5');
  await calculate(page);
  // 92 kg at 180.34 cm.
  expect(await results(page).innerText()).toContain('28.3');
});

test.each([
  ['weight', { weight: '180', height: '160' }, 'Was your weight 180 lb?', 'Use 81.6 kg (180 lb)', '31.9'],
  ['waist', { weight: '78', height: '170', waist: '40' }, 'Was your waist 40 in?', 'Use 101.6 cm (40 in)', '101.6'],
] as const)(
  '[CALC-03] an implausible %s is asked about and put right without script, too',
  async (_, values, asks, label, then) => {
    const { page } = await newPage(site, withoutScript);
    await page.goto(site.address('/calculator'));
    await answer(page, { ...usualAnswers, ...values });
    await calculate(page);
    await page.getByText(asks).waitFor();
    await page.getByRole('button', { name: label }).click();
    await page.getByText(asks).waitFor({ state: 'detached' });
    expect(await results(page).innerText()).toContain(then);
  },
);

test('[CALC-08] a BMI under 16 is sent to a doctor within days, and to 000 with fainting or chest pain', async () => {
  const { page } = await newPage(site, withoutScript);
  await page.goto(site.address('/calculator'));
  await answer(page, { ...usualAnswers, weight: '42', height: '170', goal: 'Stay at my weight' });
  await calculate(page);
  const words = await results(page).innerText();
  expect(words).toContain('Please see a doctor within the next few days');
  expect(words).toMatch(/faint[\s\S]+chest pain[\s\S]+call 000/);
  expect(words).not.toContain('that is normal');
});

test('[CALC-09] from 65 the result has no 15% target: muscle and bone come first', async () => {
  const { page } = await newPage(site);
  await visit(page, site.address('/calculator'));
  await calculateFor(page, { age: '70' });
  const treatment = await part(page, 'Goal of treatment').innerText();
  expect(treatment).toContain('muscle and bone come first');
  // 15% of 92 kg, and what would be left.
  expect(treatment).not.toMatch(/13\.8|78\.2/);
  expect(await page.getByRole('heading', { name: 'Muscle and bone come first' }).isVisible()).toBe(true);
});

test('[CALC-10] where fixed rules write the AI insights, the page says so before and below them', async () => {
  const { page } = await newPage(site);
  await visit(page, site.address('/calculator'));
  await calculateFor(page);
  const insights = part(page, 'AI insights');
  expect(await insights.innerText()).toContain('by fixed rules, without an AI model');
  await page.getByRole('button', { name: 'Get My AI Health Insights' }).click();
  await page.locator('[data-interpretation]').waitFor();
  expect(await insights.innerText()).toContain('Written by fixed rules, not by an AI model.');
});
