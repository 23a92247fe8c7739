import type { Request, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import {
  answer,
  answerAll,
  download,
  mentalHealth,
  noticeShown,
  press,
  showResult,
  sleep,
  tool,
  withResult,
} from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

const soon = { timeout: 20_000 };
const endpoint = '**/functions/v1/sleep-ai-analysis';
const unavailable =
  'AI analysis temporarily unavailable. Please consult with a healthcare professional for detailed interpretation.';

const site = await sharedSite();

test('[SCREEN-10] the Epworth AI analysis names its recipient, sends on a press, and shows the reply or the fallback', async () => {
  let handle: (route: Route) => unknown;
  const { page, screener } = await withResult(site, sleep, /^Epworth/, 1, {
    before: (window) => window.route(endpoint, (route) => handle(route)),
    expected: [/Failed to load resource/, /server error: 5/, /request failed/],
  });
  const button = screener.getByRole('button', { name: /AI analysis|Analysing/ });
  const bodies: unknown[] = [];
  let reply = () => {};
  handle = async (route) => {
    bodies.push(route.request().postDataJSON());
    await new Promise<void>((resolve) => {
      reply = resolve;
    });
    await route.fulfill({ json: { analysis: 'First thought.\n\nSecond <b>thought</b>.' } });
  };
  expect(await screener.innerText()).toMatch(
    /sends your eight answers and your score.+Saltbush Telehealth's own server/,
  );
  expect(bodies).toEqual([]);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => bodies.length, soon).toBe(1);
  expect(await button.isDisabled()).toBe(true);
  expect(await button.innerText()).toBe('Analysing…');
  expect(bodies).toEqual([
    {
      assessmentType: 'epworth',
      score: 8,
      answers: {
        reading: 1,
        watching_tv: 1,
        sitting_inactive: 1,
        passenger_car: 1,
        lying_down: 1,
        sitting_talking: 1,
        after_lunch: 1,
        car_traffic: 1,
      },
    },
  ]);

  reply();
  await screener.getByText('First thought.', { exact: true }).waitFor();
  // Text, whatever it looks like.
  expect(await screener.getByText('Second <b>thought</b>.', { exact: true }).isVisible()).toBe(true);
  expect(await button.isEnabled()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), soon).toBe('Get AI analysis');

  const faults: [string, (route: Route) => Promise<void>][] = [
    ['a status of 500', (route) => route.fulfill({ status: 500, json: { error: { code: 'x', message: 'y' } } })],
    ['a status of 429', (route) => route.fulfill({ status: 429, json: { error: { code: 'x', message: 'y' } } })],
    ['an error field', (route) => route.fulfill({ json: { error: 'no key' } })],
    ['another shape', (route) => route.fulfill({ json: { message: 'hello' } })],
    ['no JSON', (route) => route.fulfill({ contentType: 'text/html', body: '<p>502</p>' })],
    ['a broken connection', (route) => route.abort('connectionreset')],
  ];
  const fallback = screener.getByText(unavailable, { exact: true });
  for (const [name, fault] of faults) {
    handle = fault;
    await press(screener, 'Get AI analysis');
    await fallback.waitFor();
    handle = (route) => route.fulfill({ json: { analysis: `Better now, after ${name}.` } });
    await press(screener, 'Get AI analysis');
    await screener.getByText(`Better now, after ${name}.`, { exact: true }).waitFor();
    expect(await screener.getByText(unavailable).count(), name).toBe(0);
  }

  // A changed answer takes the analysis away, and gives up a request on its way.
  const given: string[] = [];
  page.on('requestfailed', (request) => given.push(request.failure()?.errorText ?? ''));
  const waiting: Route[] = [];
  await answer(screener, [2]);
  await screener.getByText('Score: 9/24').waitFor();
  expect(await screener.getByText('Better now').count()).toBe(0);
  handle = (route) => waiting.push(route);
  await press(screener, 'Get AI analysis');
  await expect.poll(() => waiting.length, soon).toBe(1);
  await answer(screener, [3]);
  await expect.poll(() => given, soon).toEqual(['net::ERR_ABORTED']);
  expect(await button.innerText()).toBe('Get AI analysis');
  expect(await button.isEnabled()).toBe(true);
  expect(await screener.getByText(unavailable).count()).toBe(0);

  // A server that never answers is given up after 20 seconds.
  await page.clock.install();
  await press(screener, 'Get AI analysis');
  await screener.getByText('Analysing…').waitFor();
  await page.clock.fastForward(20_000);
  await fallback.waitFor();
});

describe('[SCREEN-01] [SCREEN-05] [SCREEN-10] nothing is stored and nothing is sent', () => {
  test.each([
    [
      mentalHealth,
      [
        [/^BEDS-7/, 'yes'],
        [/ASRS/, 'often'],
        [/^AUDIT-C/, 4],
      ],
    ],
    [
      sleep,
      [
        [/^STOP-BANG/, 'yes'],
        [/^Epworth/, 3],
      ],
    ],
  ] as const)(
    '%s: answering, reading, downloading and sharing stay on the device; the one request is the AI button’s, and carries no cookie',
    async (path, answers) => {
      const { page } = await newPage(site);
      await page.addInitScript(() => {
        const view = window as unknown as { stored: string[] };
        view.stored = [];
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (key, value) {
          view.stored.push(`${key}=${value}`);
          setItem.call(this, key, value);
        };
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
      });
      await visit(page, site.address(path));
      await page.waitForLoadState('networkidle');
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.method()} ${request.url().replace(site.origin, '')}`));
      for (const [name, value] of answers) {
        const screener = tool(page, name);
        await answerAll(screener, value);
        await showResult(screener);
        await download(page, screener);
        await press(screener, 'Share Results');
        await expect.poll(() => noticeShown(page), soon).toEqual(['Results copied to clipboard!']);
      }
      // Late requests of any page: pictures further down, code of a notice, the list of linked pages.
      const pageFiles = /^GET (blob:|\/assets\/[\w.-]+$|\/art\/[\w.-]+\.svg$|\/__manifest\?paths=)/;
      expect(sent.filter((request) => !pageFiles.test(request))).toEqual([]);
      expect(sent.join('\n')).not.toMatch(/answer|score|yes|often|%5B|epworth|beds|asrs|audit/i);
      expect(await page.evaluate(() => (window as unknown as { stored: string[] }).stored)).toEqual([]);
      expect(
        await page.evaluate(async () => [localStorage.length, document.cookie, (await indexedDB.databases()).length]),
      ).toEqual([0, '', 0]);
      expect(await page.context().cookies()).toEqual([]);
      expect(page.url()).toBe(site.address(path));

      if (path === sleep) {
        await page.context().addCookies([{ name: 'someone', value: 'known', url: site.origin }]);
        const requested: Request[] = [];
        page.on('request', (request) => {
          // Files of the build, and the list of files for a link, may load late, and are the same for all visitors.
          if (!/\/(?:assets\/|__manifest\?)/.test(request.url())) requested.push(request);
        });
        const epworth = tool(page, /^Epworth/);
        await press(epworth, 'Get AI analysis');
        await epworth.getByText(/^General information about your score/).waitFor();
        expect(requested.map((request) => request.url())).toEqual([site.address('/functions/v1/sleep-ai-analysis')]);
        expect((await requested[0]?.allHeaders())?.cookie).toBeUndefined();
      }

      // Gone with the page, also when the browser brings the page back.
      await page.reload();
      expect(await page.locator('main input:checked').count()).toBe(0);
    },
  );
});
