import type { Page, Request, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, type VisitorOptions } from '#tests/support/browser.ts';
import {
  answer,
  calculate,
  calculateFor,
  chooseUnit,
  interpretAddress,
  part,
  results,
} from '#tests/support/calculator-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

const site = await sharedSite();

async function openCalculator(options: VisitorOptions = {}): Promise<Page> {
  const { page } = await newPage(site, options);
  await visit(page, site.address('/calculator'));
  return page;
}

/** The text of an opened disclosure. */
const unfoldIn = (page: Page, selector: string) =>
  page.locator(`${selector} details`).evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
const flat = (text: string) => text.replace(/\s+/g, ' ');
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);

test('[CALC-01] [CALC-04] [CALC-05] [CALC-08] [CALC-09] a result shows the figures of the formulas, their workings, both energy units and one printed page', async () => {
  const page = await openCalculator();
  await calculateFor(page, { waist: '98' });
  const energyPart = part(page, 'Energy');
  const energy = await energyPart.innerText();
  // 447.593 + 9.247 x 92 + 3.098 x 168 - 4.33 x 40 = 1645.581; x 1.375 = 2262.67; x 0.8 = 1810.14
  for (const text of ['Basal rate', '1,646', 'Total daily energy', '2,263', 'Maintenance calories'])
    expect(energy).toContain(text);
  expect(
    await energyPart
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .count(),
  ).toBe(3);
  const goal = flat(await part(page, 'Your goal').innerText());
  // Protein counts the 84.67 kg at a BMI of 30: x 1.2 = 102 g; the rest, 1402 kcal: 40% fat = 62 g, carbohydrate 210 g.
  for (const text of ['Target calories 1,810', '20% deficit', 'Protein 102 g', '62 g', '210 g'])
    expect(goal).toContain(text);
  expect(goal).toContain('The formula alone would come to 110 g');
  const waist = await part(page, 'Waist analysis').innerText();
  expect(waist).toContain('Substantially Increased Risk');
  expect(waist).toContain('0.58');

  await chooseUnit(page, 'Kilojoules');
  expect(flat(await energyPart.innerText())).toContain('6,885 kJ a day 1,646 kcal');
  await chooseUnit(page, 'Kilocalories');
  expect(flat(await energyPart.innerText())).toContain('1,646 kcal a day 6,885 kJ');

  // 15%, four phases, DiRECT and Look AHEAD with their limits, and no medicine.
  const treatment = await part(page, 'Goal of treatment').innerText();
  for (const text of [
    ...['15%', '78.2 kg', 'Phase 1', 'Phase 4', 'DiRECT', 'Lancet 2018;391:541–51'],
    ...['Look AHEAD', 'Obesity 2014;22:5–13', 'Its limits.'],
  ])
    expect(treatment).toContain(text);
  expect(await page.locator('body').innerText()).not.toMatch(
    /GLP|semaglutide|tirzepatide|liraglutide|ozempic|wegovy|mounjaro|saxenda|STEP 1|SURMOUNT|injection/i,
  );

  expect(pages(await page.pdf({ format: 'A4' }))).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('main').innerText();
  for (const text of [
    'Saltbush Telehealth',
    'Worked out on',
    'Goal',
    'Lose weight steadily',
    '32.6 kg/m², Obesity Class I',
  ])
    expect(paper).toContain(text);
  expect(await page.locator('form[aria-label="Your numbers"]').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  // Each column has its own heading, also where a phone leaves one out.
  const table = page.getByRole('table', { name: 'Protein, fat and carbohydrate for your goal' });
  for (const [width, headings] of [
    [375, ['Part', 'Grams a day', 'Share of energy']],
    [1280, ['Part', 'Grams a day', 'Energy', 'Share of energy']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(headings);
    expect(await table.getByRole('row').nth(1).getByRole('cell').count()).toBe(headings.length - 1);
  }

  // Every number says how it is worked out, with a source.
  await unfoldIn(page, '#answer');
  const workings = await results(page)
    .locator('details')
    .filter({ hasText: 'How is this worked out?' })
    .evaluateAll((all) =>
      all.map((one) => [(one as HTMLElement).innerText, [...one.querySelectorAll('ul, ol')].at(-1)?.textContent ?? '']),
    );
  expect(workings).toHaveLength(10);
  for (const [words = '', sources = ''] of workings) {
    expect(words).toMatch(/=/);
    expect(sources.length, words).toBeGreaterThan(20);
  }
  expect(workings[0]?.[0]).toContain('92 ÷ (1.68 × 1.68) = 32.6 kg/m²');
});

test('[CALC-01] [CALC-06] [CALC-07] [CALC-08] [CALC-09] other goals and bodies, and no plan where it is unsafe; cards hold figures, one page all cautions', async () => {
  const page = await openCalculator();
  const goalPart = part(page, 'Your goal');
  const treatment = part(page, 'Goal of treatment');
  for (const [goal, balance, course, blocks] of [
    ['Stay at my weight', 'No deficit or surplus', /stays at 92 kg/, 0],
    ['Lose weight and keep my muscle', '15% deficit', /about .* kg less, as an upper estimate/, 1],
    ['Gain muscle', '15% surplus', /2 kg more/, 0],
  ] as const) {
    await calculateFor(page, { goal });
    expect(await goalPart.innerText(), goal).toContain(balance);
    const projection = part(page, 'The next 12 weeks');
    expect(await projection.innerText(), goal).toMatch(course);
    await unfoldIn(page, '#answer');
    expect(await projection.getByRole('table', { name: 'Weight week by week' }).getByRole('row').count(), goal).toBe(
      14,
    );
    expect(await treatment.count(), goal).toBe(blocks);
  }

  // The marker on the bar.
  for (const [weight, height, bmi, category, marker] of [
    ['30', '170', '10.4', 'Underweight', 0],
    ['92', '168', '32.6', 'Obesity Class I', ((32.6 - 15) / 30) * 100],
    ['200', '170', '69.2', 'Obesity Class III', 100],
  ] as const) {
    await calculateFor(page, { weight, height, goal: 'Stay at my weight' });
    const card = part(page, 'Body mass index (BMI)');
    const scale = card.getByRole('img', { name: `Yours, ${bmi}, is in the band ${category}.` });
    expect(await scale.locator('path[stroke-width="12"]').count(), bmi).toBe(6);
    const at = (await scale.locator('circle').getAttribute('cx')) ?? '';
    expect(at).toMatch(/%$/);
    expect(Number.parseFloat(at), bmi).toBeCloseTo(marker, 6);
    expect(await card.getByText('(you)').innerText(), bmi).toContain('you');
    expect(await card.innerText(), bmi).toContain('18.5–24.9');
  }

  // A goal below resting energy says beside the figure whom to ask first.
  const ask = 'Discuss this figure with a clinician first.';
  await calculateFor(page, { activity: 'Mostly Sitting' });
  expect(await goalPart.innerText()).toContain(ask);
  await calculateFor(page);
  expect(await goalPart.innerText()).not.toContain(ask);

  // A person who would be too light after 15% sees that, and no target.
  await calculateFor(page, { weight: '60', height: '172' });
  expect(await treatment.innerText()).toContain('not meant for you');
  expect(await treatment.innerText()).not.toContain('51');

  // Within the healthy range a person sees what it is and gets no target of their own.
  await calculateFor(page, { weight: '68', height: '170' });
  const words = await treatment.innerText();
  for (const text of ['15%', 'Phase 1', 'DiRECT', 'no target of that kind for you']) expect(words).toContain(text);
  expect(words).not.toMatch(/57\.8|10\.2/);

  // Below it, losing weight gets help lines in place of a plan.
  await calculateFor(page, { weight: '48', height: '172' });
  expect(await page.getByRole('heading', { name: 'We do not show a plan to lose weight here' }).isVisible()).toBe(true);
  expect(await results(page).locator('a[href="tel:1800334673"]').isVisible()).toBe(true);
  for (const name of ['Your goal', 'The next 12 weeks', 'Goal of treatment'])
    expect(await part(page, name).count(), name).toBe(0);
  expect(await results(page).innerText()).not.toContain('deficit');

  // In either unit, where cards are narrowest.
  await calculateFor(page, { sex: 'Male', weight: '152', activity: 'Extremely Active', waist: '98' });
  for (const unit of ['Kilocalories', 'Kilojoules']) {
    await chooseUnit(page, unit);
    // The narrowest phone, and each width at which the layout has just changed.
    for (const width of [320, 480, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tooWide = await results(page)
        .locator('li, dd, td, p:not(.sr-only)')
        .evaluateAll((boxes) =>
          boxes
            .filter((box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1)
            .map((box) => box.textContent),
        );
      expect(tooWide, `${unit}, ${width} px`).toEqual([]);
    }
  }
  await answer(page, { weight: '47', height: '158', waist: '80.5', age: '88', sex: 'Female' });
  await page.locator('summary', { hasText: 'More options' }).click();
  for (const box of await page.getByRole('checkbox').all()) if (await box.isVisible()) await box.check();
  await calculateFor(page, { weight: '47', height: '158', waist: '80.5', age: '88', activity: 'Mostly Sitting' });
  await chooseUnit(page, 'Kilocalories');
  await chooseUnit(page, 'Stone and pounds');
  for (const format of ['A4', 'Letter']) expect(pages(await page.pdf({ format })), format).toHaveLength(1);
}, 120_000);

const open = (page: Page) => page.getByRole('button', { name: 'Get My AI Health Insights' });

test('[CALC-10] [CALC-11] AI insights name the recipient, send the numbers on a press, for one result, and report failures', async () => {
  const page = await openCalculator({ expected: [/status of (500|429)/, /ERR_FAILED/, /server error: 500/] });
  const sent: Request[] = [];
  const released = Promise.withResolvers<void>();
  await page.route(interpretAddress, async (route) => {
    sent.push(route.request());
    await released.promise;
    await route.fulfill({ json: { interpretation: 'First line.\nSecond line.\n\nThird.' } });
  });
  await calculateFor(page);
  expect(
    await page.getByText('Saltbush Telehealth', { exact: false }).and(page.locator('#insights-recipient')).innerText(),
  ).toContain('Pressing this sends');
  await open(page).click();
  await page.getByRole('button', { name: 'Analysing Your Results…' }).waitFor();
  released.resolve();
  const text = page.locator('[data-interpretation]');
  await text.waitFor();
  expect(await text.innerText()).toBe('First line.\nSecond line.\n\nThird.');
  await page.getByRole('button', { name: 'Get Updated Analysis' }).waitFor();
  expect(sent).toHaveLength(1);
  const { inputs, results: figures, ...rest } = JSON.parse(sent[0]?.postData() ?? '{}');
  expect(rest).toEqual({});
  expect(inputs).toEqual({
    age: 40,
    sex: 'female',
    weight: 92,
    height: 168,
    waist: null,
    activityLevel: 'light',
    goal: 'lose-safe',
    onGlp1: false,
    exerciseRegularly: false,
    hotClimate: false,
    recentWeightLoss: false,
    proteinGoal: 'general',
    showAdvanced: false,
  });
  expect(figures).toMatchObject({
    bmi: 32.6,
    bmr: 1646,
    tdee: 2263,
    goalCalories: 1810,
    protein: 110,
    bmiCategory: 'Obesity Class I',
  });

  // A new calculation replaces the result, clears the text and gives a running request up; the result outlasts another page.
  await page.unroute(interpretAddress);
  await page.route(interpretAddress, (route) => route.fulfill({ json: { interpretation: 'About the first one.' } }));
  await calculateFor(page);
  await open(page).click();
  await page.locator('[data-interpretation]').waitFor();
  await answer(page, { weight: '70' });
  expect(await page.locator('[data-interpretation]').count()).toBe(1);
  await calculate(page);
  await page.getByText('24.8').first().waitFor();
  expect(await page.locator('[data-interpretation]').count()).toBe(0);
  expect(await open(page).isVisible()).toBe(true);
  expect(await results(page).innerText()).not.toContain('32.6');

  await page.unroute(interpretAddress);
  await page.route(interpretAddress, () => {});
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('ai-interpret-calculator'));
  await open(page).click();
  await answer(page, { weight: '92' });
  await calculate(page);
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  expect(await page.locator('[data-toast]').count()).toBe(0);
  expect(await open(page).isVisible()).toBe(true);

  await page.locator('footer a[href="/faq"]').click();
  await page.waitForURL('**/faq');
  await page.locator('footer a[href="/calculator"]').click();
  await results(page).waitFor();
  expect(await results(page).innerText()).toContain('32.6');
  expect(await page.locator('#calculator-weight').inputValue()).toBe('92');
  await page.getByRole('button', { name: 'Clear everything' }).click();
  expect(await results(page).count()).toBe(0);
  expect(await page.locator('#calculator-weight').inputValue()).toBe('');

  await page.unroute(interpretAddress);
  let handle = (route: Route) => route.abort('failed');
  await page.route(interpretAddress, (route) => handle(route));
  await calculateFor(page);
  const replies = [
    ['a failure', { status: 500, json: { error: { code: 'x', message: 'y' } } }],
    ['too many requests', { status: 429, json: { error: { code: 'x', message: 'y' } } }],
    ['no text', { json: { interpretation: '  ' } }],
    ['a text beside an error', { json: { interpretation: 'Half a text.', error: 'overloaded' } }],
    ['no JSON', { body: '<html>' }],
    ['nothing', undefined],
  ] as const;
  const toast = page.locator('[data-toast=problem]');
  for (const [name, reply] of replies) {
    handle = (route) => (reply ? route.fulfill(reply) : route.abort('failed'));
    await open(page).click();
    await toast.waitFor();
    expect(flat(await toast.innerText()), name).toContain(
      "AI Interpretation Unavailable We couldn't generate an interpretation right now. Your results are still accurate!",
    );
    await open(page).waitFor();
    expect(await page.locator('[data-interpretation]').count(), name).toBe(0);
    expect(await part(page, 'Energy').isVisible(), name).toBe(true);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await toast.waitFor({ state: 'detached' });
  }
  // A server that never answers is given up after 20 seconds.
  handle = async () => {};
  await page.clock.install();
  await open(page).click();
  await page.getByRole('button', { name: 'Analysing Your Results…' }).waitFor();
  await page.clock.fastForward(20_000);
  await page.getByText('AI Interpretation Unavailable').waitFor();
});
