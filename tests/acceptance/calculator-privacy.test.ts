import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { answer, calculate, calculateFor, interpretAddress, results } from '#tests/support/calculator-page.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

const reported = { age: '47', weight: '93.71', height: '171.3', waist: '98.47' } as const;
// Whole numbers, so that no time in the log and no file name matches an answer; 47 alone may be anything.
const traces = /age\W{1,3}47\b|\b93\.71\b|\b171\.3\b|\b98\.47\b|lose-safe|Lose weight steadily/;

test('[CALC-01] [CALC-10] [CALC-11] nothing leaves the browser or is stored in it until the AI button is pressed', async () => {
  const { page, thirdPartyRequests } = await newPage(site);
  const sent: string[] = [];
  page
    .context()
    .on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  page.on('websocket', (socket) => sent.push(`WEBSOCKET ${socket.url()}`));
  await page.route(interpretAddress, (route) => route.fulfill({ json: { interpretation: 'A text about you.' } }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  await visit(page, site.address('/calculator'));
  await calculate(page);
  await calculateFor(page, reported);
  await page.getByRole('radio', { name: 'Kilojoules' }).check();
  await page.getByRole('radio', { name: 'Pounds', exact: true }).check();
  await page.getByRole('button', { name: 'Copy link to these numbers' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await answer(page, { goal: 'Gain muscle' });
  await calculate(page);
  await page.getByText('15% surplus').first().waitFor();
  await page.locator('footer a[href="/faq"]').click();
  await page.waitForURL('**/faq');
  await page.locator('footer a[href="/calculator"]').click();
  await results(page).waitFor();
  await page.goto('about:blank');
  await page.goto(link);
  await results(page).waitFor();

  expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(sent.filter((request) => traces.test(decodeURIComponent(request)))).toEqual([]);
  expect(thirdPartyRequests).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    cookies: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    history: JSON.stringify(history.state),
    address: window.location.href,
  }));
  expect(JSON.stringify(stored)).not.toMatch(traces);
  expect(stored).toMatchObject({
    cookies: '',
    databases: [],
    caches: [],
    workers: 0,
    address: site.address('/calculator'),
  });
  expect(await page.context().cookies()).toEqual([]);
  expect(site.stdout() + site.stderr()).not.toMatch(traces);

  await page.getByRole('button', { name: 'Get My AI Health Insights' }).click();
  await page.getByText('A text about you.').waitFor();
  const posts = sent.filter((request) => !request.startsWith('GET '));
  expect(posts).toHaveLength(1);
  expect(posts[0]).toContain('/functions/v1/ai-interpret-calculator');
  expect(posts[0]).toContain('93.71');
});
