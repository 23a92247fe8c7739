import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import {
  answer,
  calculate,
  chooseUnit,
  numberField,
  part,
  results,
  usualAnswers,
} from '#tests/support/calculator-page.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const form = 'age=40&sex=female&weight=92&height=168&activityLevel=light&goal=lose-safe';
const post = (body: string, headers: Record<string, string> = {}, host?: string) =>
  request(site, '/calculator', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(host ? { host } : {}),
  });

describe('[CALC-01] [CALC-08] without script', () => {
  const withoutScript = { javaScriptEnabled: false, expected: [/status of 422/] } as const;

  test('the form is posted and the server answers with the result', async () => {
    const { page } = await newPage(site, withoutScript);
    await page.goto(site.address('/calculator'));
    await answer(page, { ...usualAnswers, waist: '98' });
    await page.locator('summary', { hasText: 'More options' }).click();
    await page.getByRole('checkbox', { name: /prescribed medicine/ }).check();
    await calculate(page);
    await results(page).waitFor();
    // The style sheet hides controls that need script, and may arrive after the text.
    await page.waitForLoadState();
    expect(await part(page, 'Body mass index (BMI)').innerText()).toContain('32.6');
    // 92 x 1.8 g: the ticked box counts.
    expect(await part(page, 'Your goal').innerText()).toContain('166 g');
    expect(await part(page, 'Waist analysis').innerText()).toContain('Substantially Increased Risk');
    expect(page.url()).toBe(site.address('/calculator#answer'));
    expect(await numberField(page, 'weight').inputValue()).toBe('92');
    expect(await part(page, 'AI insights').count()).toBe(0);
    const dead = await page
      .locator('button:not([popovertarget]):not([type=submit])')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent));
    expect(dead).toEqual([]);
  });

  test('[CALC-03] [TOOLS-03] missing answers are named, a suggestion is one tap, and Enter calculates without taking it', async () => {
    const { page } = await newPage(site, withoutScript);
    await page.goto(site.address('/calculator'));
    await answer(page, { age: '40', sex: 'Male' });
    await calculate(page);
    await page.getByRole('heading', { name: 'Missing Information' }).waitFor();
    expect(await page.getByText('We need a few more details to give you helpful insights.').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Please enter your weight.' }).click();
    expect(page.url()).toBe(site.address('/calculator#calculator-weight'));
    expect(await numberField(page, 'age').inputValue()).toBe('40');

    await answer(page, { ...usualAnswers, height: '1.68' });
    await calculate(page);
    await page.getByRole('button', { name: 'Use 168 cm (1.68 m)' }).click();
    await results(page).waitFor();
    expect(await part(page, 'Body mass index (BMI)').innerText()).toContain('32.6');

    await answer(page, { ...usualAnswers, weight: '175 lb' });
    await calculate(page);
    await page.getByRole('button', { name: 'Use 79.4 kg (175 lb)' }).waitFor();
    await numberField(page, 'weight').fill('92');
    await numberField(page, 'age').press('Enter');
    await results(page).waitFor();
    expect(await numberField(page, 'weight').inputValue()).toBe('92');
    expect(await part(page, 'Body mass index (BMI)').innerText()).toContain('32.6');
  });
});

test('[CALC-01] the script hydrates the server’s result unchanged', async () => {
  const { page } = await newPage(site);
  await visit(page, site.address('/calculator'));
  await answer(page, usualAnswers);
  // As a browser does that sends the form before the script is ready.
  const loaded = page.waitForNavigation();
  await page.locator('form[aria-label="Your numbers"]').evaluate((element: HTMLFormElement) => element.submit());
  await loaded;
  await results(page).waitFor();
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  await chooseUnit(page, 'Kilojoules');
  expect(await part(page, 'Energy').innerText()).toContain('6,885');
});

describe('[CALC-01] the answer to a form post', () => {
  test('is not cached, and the empty form is', async () => {
    const answered = await post(form);
    expect([answered.status, answered.headers['cache-control']]).toEqual([200, 'no-store']);
    const refused = await post('age=40');
    expect([refused.status, refused.headers['cache-control']]).toEqual([422, 'no-store']);
    const empty = await request(site, '/calculator');
    expect(empty.headers['cache-control']).toContain('public');
    expect(empty.text).not.toContain('id="answer"');
  });

  test('shows what was typed as text', async () => {
    const { text, status } = await post(`${form}&waist=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(status).toBe(422);
    expect(text).not.toContain('<script>alert(1)');
  });

  test.each([
    ['on localhost', undefined, (port: number) => `http://localhost:${port}`],
    ['by the address of the machine', '127.0.0.1:8080', () => 'http://127.0.0.1:8080'],
    ['on the public host, behind TLS', 'saltbush.example', () => 'https://saltbush.example'],
    ['behind a proxy that changes the host', 'internal:8080', () => 'https://saltbush.example'],
  ] as const)('works %s', async (_, host, origin) => {
    expect((await post(form, { origin: origin(site.port) }, host)).status).toBe(200);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin that can be named', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused to %s', async (_, headers) => {
    const { status, text } = await post(form, headers);
    expect(status).toBe(403);
    expect(text).not.toContain('32.6');
  });

  test('is refused where the body is larger than 64 kB, or no form', async () => {
    expect((await post(`${form}&x=${'y'.repeat(65_536)}`)).status).toBe(413);
    expect((await post(`${form}&x=${'y'.repeat(65_536)}`, { 'transfer-encoding': 'chunked' })).status).toBe(413);
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(400);
  });

  test('leaves nothing in the log but its address', async () => {
    await post(form.replace('92', '91.73'));
    await post('age=not-a-number');
    await post('{"weight":7392}', { 'content-type': 'application/json' });
    const log = site.stdout() + site.stderr();
    expect(log).not.toMatch(/91\.73|not-a-number|weight|lose-safe/);
    expect(site.logs().some(({ method, route }) => method === 'POST' && route === '/calculator')).toBe(true);
  });
});
