import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { landingLabels, publicPages, staffPages, unlistedPages } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { startSite } from '#tests/support/site.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

/** Many pages in one test, on a machine that may be busy with other things. */
const timeoutMs = 240_000;

const site = await sharedSite();

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
type Marked = Window & { visited?: boolean; leftAt?: number };

describe('[ROUTE-01] [LAYOUT-01] going from page to page', () => {
  test('navigation stays in the loaded site and starts at the top; back restores the position', async () => {
    const { page } = await newPage(site);
    await visit(page, site.address('/'));
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    await page.evaluate(() => {
      (window as Marked).visited = true;
      window.scrollTo({ top: 1200, behavior: 'instant' });
      window.addEventListener('pointerdown', () => ((window as Marked).leftAt ??= window.scrollY), { capture: true });
    });
    await mainLink(page, 'About').click();
    await page.waitForURL(site.address('/about'));
    await expect.poll(() => page.title()).toMatch(/^About/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    // A link within the text moves in the same way as one of the menus.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
    await page.waitForURL(site.address('/faq'));
    await page.getByRole('main').locator('details summary').first().click();
    await page.getByRole('main').getByRole('link', { name: 'Medicare billing policy' }).click();
    await page.waitForURL(site.address('/medicare'));
    await expect.poll(() => heading(page)).toBe('Medicare billing policy');
    for (const path of ['/faq', '/about', '/']) {
      await page.goBack();
      await page.waitForURL(site.address(path));
    }
    await expect.poll(() => heading(page)).toBe('LOSE WEIGHT, GAIN HEALTH');
    const left = await page.evaluate(() => (window as Marked).leftAt);
    expect(left).toBeGreaterThan(500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    expect(await page.evaluate(() => (window as Marked).visited)).toBe(true);
    expect(documents).toEqual([]);
  });

  test('fetches the next page as soon as the visitor reaches for it', async () => {
    const { page } = await newPage(site);
    await visit(page, site.address('/'));
    const data = page.waitForRequest(/\/about\.data/);
    const script = page.waitForRequest(/\/assets\/about-.+\.js/);
    await mainLink(page, 'About').hover();
    await Promise.all([data, script]);
    expect(page.url()).toBe(site.address('/'));
    const byKeyboard = page.waitForRequest(/\/faq\.data/);
    await mainLink(page, 'FAQ').focus();
    await byKeyboard;
  });
});

test.each([
  ['[PAGE-01] home', '/', 375],
  ['[CITY-01] a city', '/weight-loss-clinic-sydney', 375],
  ['[PAGE-06] a pillar', '/nutrition-meal-planning', 1280],
] as const)(
  '%s (%s) does not move under the reader while it loads over a slow line, %i px wide',
  async (_, path, width) => {
    const { page } = await newPage(site, { width, height: 700 });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    // Each picture arrives only once the reader looks at its place: the worst that a slow line can do.
    const gates = new Map<string, PromiseWithResolvers<void>>();
    const gateOf = (address: string) => {
      const gate = gates.get(address) ?? Promise.withResolvers<void>();
      gates.set(address, gate);
      return gate;
    };
    await page.route(/\/art\//, async (route) => {
      await gateOf(route.request().url()).promise;
      await route.continue();
    });
    await page.exposeFunction('letThrough', (address: string) => gateOf(address).resolve());
    type Watched = Window & {
      shifts: { value: number; moved: string[] }[];
      letThrough: (address: string) => Promise<void>;
    };
    await page.addInitScript(() => {
      const shifts: Watched['shifts'] = [];
      (window as unknown as Watched).shifts = shifts;
      type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
      const nameOf = (node?: Node) =>
        node instanceof Element ? `${node.tagName} ${node.className}` : (node?.textContent ?? '?');
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.address(path), { waitUntil: 'domcontentloaded' });
    await scriptIsReady(page);
    // Not the load event, which waits for pictures; but a page without its style sheet is not ready.
    await page.waitForFunction(() => document.styleSheets.length > 0);
    const seen = await page.evaluate(async () => {
      const { shifts, letThrough } = window as unknown as Watched;
      const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const pictures = [...document.images].filter((image) => image.checkVisibility());
      for (const picture of pictures) {
        const { top, bottom } = picture.getBoundingClientRect();
        if (top > window.innerHeight || bottom < 0) picture.scrollIntoView({ block: 'center', behavior: 'instant' });
        await drawn();
        await letThrough(picture.src);
        await picture.decode().catch(() => {});
        await drawn();
      }
      await document.fonts.ready;
      await drawn();
      return {
        shifts,
        pictures: pictures.length,
        missing: pictures.filter((picture) => picture.naturalWidth === 0).length,
      };
    });
    // At least the mark at the head and at the foot; larger drawings mostly stand in the page itself.
    expect(seen.pictures).toBeGreaterThanOrEqual(2);
    expect(seen).toMatchObject({ shifts: [], missing: 0 });
  },
  timeoutMs,
);

// That no kind of page warns or fails in the browser is seen in reflow.test.ts, which opens one of each module.

test('[ROUTE-01] [ROUTE-02] [SUB-02] [SUB-10] pages and sub-sites fetch only from the site, and their policy allows nothing else', async () => {
  const fetched =
    /<(?:script|img|iframe|source|video|audio|object|embed|link(?! rel="(?:canonical|alternate)"))\b[^>]*>/g;
  const look = async (path: string, label?: string) => {
    const host = `${label ? `${label}.` : ''}localhost:${site.port}`;
    const { text, headers, status } = await request(site, path, { host });
    if (status >= 300 && status < 400) return;
    const where = `${label ?? ''}${path}`;
    const foreign = (text.match(fetched) ?? []).filter((tag) => /(?:src|href|srcset|data)="(?:https?:)?\/\//.test(tag));
    const policy = String(headers['content-security-policy']);
    expect([...new Set(policy.match(/https?:\/\/[^ ;]+/g))], where).toEqual(
      label === 'booking' ? ['https://harbour-bookings.example'] : [],
    );
    expect(policy, where).toContain("default-src 'self'");
    expect(label === 'booking' ? foreign.filter((tag) => !tag.startsWith('<iframe')) : foreign, where).toEqual([]);
  };
  for (const path of [...publicPages, ...unlistedPages, ...staffPages, '/unknown', '/blog/unknown']) await look(path);
  for (const label of [...landingLabels, 'booking']) await look('/', label);
});

test('[ROUTE-01] when the server goes away during a visit, a page says so, and how to reach the clinic', async () => {
  const doomed = await startSite();
  const { page } = await newPage(doomed, {
    expected: [
      /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/,
      /Failed to fetch|dynamically imported module|Error loading route module/i,
    ],
  });
  await visit(page, doomed.address('/faq'));
  await mainLink(page, 'About').click();
  await page.waitForURL(doomed.address('/about'));
  await expect.poll(() => page.title()).toMatch(/^About/);
  const gone = once(doomed.process, 'exit');
  doomed.process.kill('SIGKILL');
  await gone;
  await mainLink(page, 'FAQ').click();
  await expect.poll(() => heading(page)).toBe('Something went wrong on our side');
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: '(07) 5550 0142' }).getAttribute('href')).toBe('tel:+61755500142');
  expect(await main.getByRole('link', { name: 'hello@saltbush.example' }).count()).toBe(1);
  expect(await main.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(await page.title()).toMatch(/^Something went wrong/);
  // The menus are still there, and so is the number for an emergency.
  expect(await mainLink(page, 'Home').isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').getByRole('link', { name: '000' }).count()).toBe(1);
  // An unknown page is explained in the same way, or requested as a document: then the browser reports the fault.
  const explained = page.waitForURL(doomed.address('/tools')).then(() => heading(page));
  const requested = page.waitForEvent('requestfailed', (sent) => sent.isNavigationRequest()).then(() => 'asked');
  // Whichever comes second never comes.
  for (const late of [explained, requested]) late.catch(() => {});
  await mainLink(page, 'Tools').click();
  expect(await Promise.any([explained, requested])).toMatch(/^asked$|^Something went wrong on our side$/);
});
