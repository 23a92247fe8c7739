import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pillars, policies } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

const provider = 'https://harbour-bookings.example/saltbush-telehealth';

const site = await sharedSite();

const mainOf = (page: Page) => page.getByRole('main');
/** The entries of the first list after a heading, by the heading's anchor. */
const listUnder = (page: Page, anchor: string) =>
  mainOf(page).locator(`xpath=//*[@id="${anchor}"]/following::*[self::ul or self::ol][1]/li`);
const titlesUnder = (page: Page, anchor: string) => listUnder(page, anchor).locator('h3').allInnerTexts();
const hrefsIn = (page: Page) =>
  mainOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('[PAGE-02] founder and practice manager are introduced with qualifications and specialisations', async () => {
  const { page } = await newPage(site);
  for (const path of ['/about']) {
    await page.goto(site.address(path));
    for (const [name, role] of [
      ['Marnie Keogh', 'Founder and Nurse Practitioner'],
      ['Tom Akuila', 'Practice Manager'],
    ] as const) {
      const person = page.getByRole('article', { name });
      expect(await person.innerText()).toContain(role);
      expect(await person.getByRole('img').getAttribute('alt')).toContain(name);
      expect(
        await person.getByRole('heading', { level: 3 }).count(),
        `${name} has qualifications and specialisations`,
      ).toBe(2);
      const lists = person.getByRole('list');
      expect(await lists.first().getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
      expect(await lists.last().getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    }
    expect(await mainOf(page).innerText()).toMatch(/SCOPE/);
  }
});

describe('[PAGE-03] the questions', () => {
  const openQuestions = (page: Page) =>
    mainOf(page)
      .locator('details')
      .evaluateAll((all) => all.flatMap((one, index) => (one.hasAttribute('open') ? [index] : [])));

  test.each([
    ['with script', {}],
    ['without script', { javaScriptEnabled: false }],
  ])('are nine, of which one is open at a time (%s)', async (_, options) => {
    const { page } = await newPage(site, options);
    await page.goto(site.address('/faq'));
    const questions = mainOf(page).locator('details');
    expect(await questions.count()).toBe(9);
    expect(await openQuestions(page)).toEqual([]);
    for (const index of [0, 4, 8]) {
      await questions.nth(index).locator('summary').click();
      expect(await openQuestions(page)).toEqual([index]);
      expect(await questions.nth(index).locator('p').first().isVisible()).toBe(true);
    }
    await questions.nth(8).locator('summary').click();
    expect(await openQuestions(page)).toEqual([]);
    await questions.nth(2).locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await openQuestions(page)).toEqual([2]);
  });

  test('end with Book Today and Email Us', async () => {
    const { page } = await newPage(site);
    await page.goto(site.address('/faq'));
    const book = mainOf(page).getByRole('link', { name: /^Book Today/ });
    expect(await book.getAttribute('href')).toBe(`${provider}/initial`);
    expect(await book.getAttribute('target')).toBe('_blank');
    expect(await book.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await mainOf(page).getByRole('link', { name: 'Email Us' }).getAttribute('href')).toBe(
      'mailto:hello@saltbush.example',
    );
  });
});

test('[PAGE-04] the four policies hold their full text and say when it was last updated', async () => {
  const visitor = await newPage(site);
  for (const path of policies) {
    const { main } = await servedPage(visitor, site, path);
    expect(main, path).toContain('Last updated 12 January 2025');
    expect(main.split(' ').length, `words of ${path}`).toBeGreaterThan(600);
  }
  expect((await servedPage(visitor, site, '/terms')).main).toContain('You must be 18 or older');
  expect((await servedPage(visitor, site, '/complaints')).main).toContain('within 2 business days');
});

test('[PAGE-05] Medicare: fees, rebates, what is left to pay, and the rules around an appointment', async () => {
  const { page } = await newPage(site);
  await page.goto(site.address('/medicare'));
  const table = page.getByRole('table').first();
  const row = async (name: RegExp) => {
    const found = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    return (await found.getByRole('cell').allInnerTexts()).map((cell) => cell.replace(/\s+/g, ' ').trim());
  };
  expect((await table.getByRole('columnheader').allInnerTexts()).slice(1, 4)).toEqual([
    'Fee',
    'Medicare rebate',
    'You pay',
  ]);
  expect((await row(/^Initial consultation/)).slice(0, 3)).toEqual(['$47.55', '100%', '$0']);
  expect((await row(/^Follow-up consultation/)).slice(0, 3)).toEqual([
    '$85.00',
    '$46.40 85% of Medicare’s schedule fee, not of ours; $27.05 where Medicare pays by its item for 15 minutes',
    '$38.60 to $57.95',
  ]);

  const words = (await mainOf(page).innerText()).replace(/\s+/g, ' ');
  for (const rule of [
    /children up to 18 are bulk billed/i,
    /medication support is considered from age 12/i,
    /Eating Disorder plan.* up to 40 allied-health sessions/,
    /24 hours' notice to cancel/,
    /late cancellation may incur a fee/i,
    /be ready 5-10 minutes early/i,
  ]) {
    expect(words).toMatch(rule);
  }
  // 85% is Medicare's part of its own schedule fee: of the clinic's fee it would be wrong.
  expect(words).not.toMatch(/85%(?! of Medicare’s schedule fee)/);
});

test('[PAGE-06] three pillars inform, each with its own metadata', async () => {
  const visitor = await newPage(site);
  for (const [path, heading] of [
    ['/medical-weight-management', 'Medical Weight Management'],
    ['/nutrition-meal-planning', 'Nutrition & Meal Planning'],
    ['/movement-activity-programs', 'Movement & Activity Programs'],
  ] as const) {
    const page = await servedPage(visitor, site, path);
    expect(page.h1[0]?.toLowerCase(), path).toContain(heading.toLowerCase());
    expect(page.meta.description?.[0], path).toMatch(/.{70,}/);
    expect(page.meta.keywords?.[0], path).toMatch(/.+, .+/);
  }
  const nutrition = await servedPage(visitor, site, '/nutrition-meal-planning');
  expect(nutrition.ids).toContain('core-principles');
  expect(nutrition.links.map(({ href }) => href)).toContain('#core-principles');

  // A link from elsewhere lands on the section, below the sticky header.
  await visit(visitor.page, site.address('/nutrition-meal-planning#core-principles'));
  const section = visitor.page.locator('#core-principles');
  const header = await visitor.page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await section.boundingBox())?.y ?? 9999).toBeLessThan(300);
  expect((await section.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  await mainOf(visitor.page).getByRole('link', { name: 'health tools' }).click();
  await visitor.page.waitForURL(site.address('/tools'));
});

test('[PAGE-06] [PAGE-08] [PAGE-10] [PAGE-11] every pillar is a real article', async () => {
  const visitor = await newPage(site);
  for (const path of pillars) {
    const { main, headings } = await servedPage(visitor, site, path);
    expect(main.split(' ').length, `words of ${path}`).toBeGreaterThanOrEqual(600);
    expect(headings.filter(({ level }) => level === 2).length, path).toBeGreaterThanOrEqual(5);
    expect(main, path).toContain('Sources');
  }
});

test('[PAGE-07] how it works: four steps, what to expect, requirements, costs and three questions', async () => {
  const { page } = await newPage(site);
  await page.goto(site.address('/how-it-works'));
  const steps = listUnder(page, 'from-booking-to-a-plan-you-can-live-with');
  expect(await steps.locator('h3').allInnerTexts()).toEqual([
    expect.stringMatching(/book/i),
    expect.stringMatching(/health assessment/i),
    expect.stringMatching(/telehealth/i),
    expect.stringMatching(/ongoing support/i),
  ]);
  expect(await steps.nth(2).innerText()).toMatch(/telehealth consultation/i);
  expect(await steps.nth(2).innerText()).toMatch(/45-minute initial/i);

  expect(await titlesUnder(page, 'what-to-expect')).toEqual(['At your initial consultation', 'At a follow-up']);
  const technology = await titlesUnder(page, 'technology');
  expect(technology).toEqual([
    expect.stringMatching(/device with a camera/i),
    expect.stringMatching(/stable internet/i),
    expect.stringMatching(/private space/i),
  ]);
  expect(await page.locator('#bulk-billing').count()).toBe(1);
  expect(await mainOf(page).locator('details[name]').count()).toBe(3);
  const hrefs = await hrefsIn(page);
  expect(hrefs).toContain('/faq');
  expect(hrefs).toContain(`${provider}/initial`);
  expect(hrefs).toContain(`${provider}/follow-up`);
});

test('[PAGE-08] goal setting: three cards and a session to book', async () => {
  const { page } = await newPage(site);
  await page.goto(site.address('/goal-setting-maintenance'));
  expect(await titlesUnder(page, 'methods')).toEqual(['SMART goals', 'Progress tracking', 'Habit formation']);
  const book = mainOf(page).getByRole('link', { name: /^Book goal setting session/i });
  expect(await book.getAttribute('href')).toBe(`${provider}/initial`);
  expect(await book.getAttribute('target')).toBe('_blank');
});

test('[PAGE-09] data deletion: how to ask, how long it takes, and which records are retained', async () => {
  const { page } = await newPage(site);
  await page.goto(site.address('/data-deletion'));
  const words = (await mainOf(page).innerText()).replace(/\s+/g, ' ');
  for (const fact of [
    /within 30 days/i,
    /at least 7 years from your last consultation/i,
    /identity verification is required/i,
    /deletions are irreversible/i,
  ]) {
    expect(words).toMatch(fact);
  }
  expect(await mainOf(page).getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
  const hrefs = await hrefsIn(page);
  for (const path of ['/privacy', '/terms', '/complaints']) expect(hrefs).toContain(path);
  const mails = hrefs.filter((href) => href?.startsWith('mailto:'));
  expect(mails).toContain('mailto:hello@saltbush.example?subject=Data%20deletion%20request');
  expect(mails).toContain('mailto:hello@saltbush.example?subject=Question%20about%20data%20deletion');
});

test('[PAGE-10] mental health support: psychology, stages, coping, mindsets, self-checks and a way to book', async () => {
  const { page } = await newPage(site);
  await page.goto(site.address('/mental-health-support'));
  const head = page.locator('main header');
  expect(await head.getByRole('link', { name: /^Book/ }).getAttribute('href')).toBe(`${provider}/initial`);

  expect(await listUnder(page, 'why-psychology-matters').count()).toBe(3);
  expect(await titlesUnder(page, 'support-areas')).toEqual([
    'Body image',
    'Emotional eating',
    'Mindset',
    'Relationships and intimacy',
    'Goal setting psychology',
  ]);
  const stages = listUnder(page, 'stages-of-change');
  const durations = [
    ['Pre-contemplation', /weeks to months/i],
    ['Preparation', /2-4 weeks/],
    ['Action', /3-6 months/],
    ['Maintenance', /ongoing/i],
  ] as const;
  expect(await stages.count()).toBe(4);
  for (const [index, [stage, duration]] of durations.entries()) {
    expect(await stages.nth(index).locator('h3').innerText()).toBe(stage);
    expect(await stages.nth(index).innerText()).toMatch(duration);
  }
  expect(await titlesUnder(page, 'coping')).toHaveLength(4);
  expect(await page.locator('xpath=//*[@id="mindset"]/following::h3[position()<=2]').allInnerTexts()).toEqual([
    'Diet mindset',
    'Lifestyle mindset',
  ]);

  const checks = await page.locator('xpath=//*[@id="self-checks"]/following::h3').allInnerTexts();
  for (const tool of ['BEDS-7', 'ASRS', 'AUDIT-C'])
    expect(
      checks.some((title) => title.includes(tool)),
      tool,
    ).toBe(true);
  expect(
    await mainOf(page)
      .getByRole('link', { name: /^Book your first consultation/ })
      .getAttribute('href'),
  ).toBe(`${provider}/initial`);
});

test('[PAGE-11] sleep and recovery: figures, areas, two self-checks, stages, tips and a booking link', async () => {
  const { page } = await newPage(site, { width: 1440 });
  await page.goto(site.address('/sleep-recovery-optimisation'));
  const figures = page.locator('xpath=//*[@id="sleep-and-weight"]/following::dl[1]/div');
  expect(await figures.count()).toBe(3);
  for (const [index, [value, label]] of [
    ['+30%', 'hunger hormones'],
    ['-20%', 'metabolism'],
    ['+25%', 'calorie intake'],
  ].entries()) {
    expect(await figures.nth(index).innerText()).toContain(value);
    expect(await figures.nth(index).innerText()).toContain(label);
  }
  expect(await listUnder(page, 'optimisation').count()).toBe(4);
  const check = (name: RegExp) => mainOf(page).getByRole('heading', { level: 3, name }).boundingBox();
  const [stopBang, epworth] = [await check(/STOP-BANG/), await check(/Epworth/)];
  expect(stopBang?.y).toBe(epworth?.y);
  expect(stopBang?.x).toBeLessThan(epworth?.x ?? 0);
  expect(
    await page
      .getByRole('table', { name: /stages of sleep/i })
      .getByRole('rowheader')
      .allInnerTexts(),
  ).toEqual([
    expect.stringMatching(/^N1/),
    expect.stringMatching(/^N2/),
    expect.stringMatching(/^N3/),
    expect.stringMatching(/^REM/),
  ]);
  expect(await titlesUnder(page, 'tips')).toHaveLength(4);
  expect(
    await mainOf(page)
      .getByRole('link', { name: /^Book a consultation/ })
      .last()
      .getAttribute('href'),
  ).toBe(`${provider}/initial`);
});
