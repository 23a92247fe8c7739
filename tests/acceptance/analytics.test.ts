import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consentRecord } from '#domain/analytics/consent.ts';
import { newPage, type VisitorOptions } from '#tests/support/browser.ts';
import {
  allow,
  follow,
  hide,
  type MeasuredSite,
  newMeasuredPage,
  question,
  refuse,
  startMeasuredSite,
  tagId,
} from '#tests/support/measured-visit.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import type { TagServer } from '#tests/support/tag-server.ts';
import { visit } from '#tests/support/visit.ts';

/** Generous, so that a busy machine is not mistaken for a fault. */
const soon = { timeout: 20_000 };
const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];

let measured: MeasuredSite;
let site: Site;
let tag: TagServer;
const siteWithoutTag = await sharedSite();

beforeAll(async () => {
  measured = await startMeasuredSite();
  ({ site, tag } = measured);
});

beforeEach(() => tag.settle());

afterAll(() => measured.stop());

const openWindow = (options?: VisitorOptions) => newMeasuredPage(measured, options);
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

describe('[DATA-02] a clinic without a tag', () => {
  test('asks nothing, offers no choice and loads no part of it', async () => {
    const visitor = await newPage(siteWithoutTag);
    const files: string[] = [];
    visitor.page.on('request', (outgoing) => files.push(new URL(outgoing.url()).pathname));
    await visit(visitor.page, siteWithoutTag.address('/'));
    await visitor.page.waitForLoadState('networkidle');
    expect(await visitor.page.getByText(/May we measure|Privacy choices/).count()).toBe(0);
    expect(files.filter((file) => /consent|measure|web-vitals/.test(file))).toEqual([]);
    expect((await request(siteWithoutTag, '/')).headers['content-security-policy']).not.toContain('google');
  });
});

describe('[DATA-02] before an answer', () => {
  test('the page is the same for everybody and holds no question; the browser asks once it runs', async () => {
    const { text, headers } = await request(site, '/mental-health-support');
    expect(text).not.toContain('May we measure');
    expect(headers['set-cookie']).toBeUndefined();
    const { page } = await openWindow({ javaScriptEnabled: false });
    await page.goto(site.address('/'));
    expect(await page.getByText(/May we measure/).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Privacy choices' }).isVisible()).toBe(false);
  });

  test('nothing is measured, sent or stored, however long the visit', async () => {
    const { page, requested } = await openWindow();
    await visit(page, site.address('/mental-health-support?q=lonely'));
    await question(page).waitFor();
    await follow(page, '/faq');
    await hide(page);
    await visit(page, site.address('/'));
    await question(page).waitFor();
    expect(tag.received).toEqual([]);
    expect(requested.filter((address) => /measure-|web-vitals/.test(address))).toEqual([]);
    expect(await cookieNames(page)).toEqual([]);
  });

  test('sub-sites, whose host names a health topic, and staff screens neither ask nor measure', async () => {
    const { page } = await openWindow();
    await visit(page, site.address('/', 'sleep'));
    await page.waitForLoadState('networkidle');
    expect(await question(page).count()).toBe(0);
    await visit(page, site.address('/blog-admin'));
    await page.waitForLoadState('networkidle');
    expect(await question(page).count()).toBe(0);
  });
});

describe('[DATA-02] No thanks', () => {
  test('is stored, is not asked again, and sends nothing', async () => {
    const { page, requested } = await openWindow();
    await visit(page, site.address('/'));
    await refuse(page);
    await question(page).waitFor({ state: 'detached' });
    await follow(page, '/faq');
    await hide(page);
    await visit(page, site.address('/sleep-recovery-optimisation'));
    await page.waitForLoadState('networkidle');
    expect(await question(page).count()).toBe(0);
    expect(tag.received).toEqual([]);
    expect(requested.filter((address) => !address.startsWith(site.origin))).toEqual([]);
    expect(await cookieNames(page)).toEqual([]);
  });

  test.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('is what a browser with %s says for its owner, whatever was allowed before', async (name, value) => {
    const { page } = await openWindow();
    await page.addInitScript(
      ([property, given, record]) => {
        Object.defineProperty(navigator, String(property), { get: () => given });
        if (location.origin !== 'null') localStorage.setItem('privacy-choice', String(record));
      },
      [name, value, consentRecord('allowed', new Date())] as const,
    );
    await visit(page, site.address('/'));
    await page.waitForLoadState('networkidle');
    expect(await question(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    const choices = page.getByRole('region', { name: 'Privacy choices' });
    expect(await choices.textContent()).toContain('asks every site not to track you');
    await choices.getByRole('button', { name: 'Close' }).click();
    await choices.waitFor({ state: 'detached' });
    await hide(page);
    expect(tag.received).toEqual([]);
  });
});

describe('[DATA-02] Allow', () => {
  test('loads the tag with only timings switched on; the five web vitals are rated, whole-number events', async () => {
    const { page } = await openWindow();
    await visit(page, site.address('/medicare'));
    await allow(page);
    await expect.poll(() => tag.commands().map(([verb]) => verb), soon).toContain('config');
    expect(tag.scriptRequests()).toEqual([`/gtag/js?id=${tagId}`]);
    const commands = tag.commands();
    expect(commands.find(([verb]) => verb === 'consent')).toEqual([
      'consent',
      'default',
      expect.objectContaining({
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      }),
    ]);
    expect(commands.find(([verb]) => verb === 'config')).toEqual([
      'config',
      tagId,
      expect.objectContaining({
        send_page_view: false,
        page_location: site.origin,
        page_title: '',
        page_referrer: '',
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      }),
    ]);

    await page.locator('main').click({ position: { x: 5, y: 5 } });
    await hide(page);
    const events = () => tag.commands().filter(([verb]) => verb === 'event');
    await expect
      .poll(
        () =>
          events()
            .map(([, name]) => name)
            .sort(),
        soon,
      )
      .toEqual(names);
    for (const [, name, parameters] of events()) {
      expect(parameters, String(name)).toStrictEqual({
        event_category: 'Web Vitals',
        event_label: expect.stringMatching(/^(good|needs-improvement|poor)$/),
        value: expect.any(Number),
        non_interaction: true,
      });
      expect(Number.isInteger((parameters as { value: number }).value)).toBe(true);
    }
    await expect
      .poll(
        () =>
          tag
            .measurements()
            .map((sent) => sent.get('en'))
            .sort(),
        soon,
      )
      .toEqual(names);
  });

  test('never lets an address, a title, a search or an answer reach the tag, though the tag looks for them', async () => {
    const { page } = await openWindow();
    await page.context().setExtraHTTPHeaders({ referer: `${site.origin}/adhd-topic` });
    await visit(page, site.address('/mental-health-support?q=lonely#hopeless'));
    await page.context().setExtraHTTPHeaders({});
    await allow(page);
    await expect.poll(() => tag.commands().length, soon).toBeGreaterThan(0);
    const pages = ['/mental-health-support', '/sleep-recovery-optimisation', '/medicare', '/tools', '/'];
    await page.getByRole('link', { name: 'Medicare billing' }).click();
    await page.waitForURL('**/medicare');
    await follow(page, '/tools');
    await page.goBack();
    await page.goForward();
    await visit(page, site.address('/sleep-recovery-optimisation'));
    await expect.poll(() => tag.scriptRequests().length, soon).toBe(2);
    await visit(page, site.address('/'));
    const answers = page.locator('main input[inputmode], main input[type=number]');
    for (const field of await answers.all()) await field.fill('137.5');
    await page.keyboard.press('Tab');
    await hide(page);
    await expect.poll(() => tag.measurements().length, soon).toBeGreaterThan(5);

    const titles = ['Mental Health', 'Sleep', 'Medicare', 'Tools', await page.title()];
    const forbidden = [
      ...pages.filter((path) => path !== '/').map((path) => path.slice(1)),
      ...titles,
      'lonely',
      'hopeless',
      'adhd-topic',
      '137.5',
      '137%2E5',
    ];
    const everything = tag.received.map(({ address, headers, body }) =>
      `${decodeURIComponent(address)} ${JSON.stringify(headers)} ${body}`.toLowerCase(),
    );
    for (const word of forbidden) {
      expect(
        everything.filter((text) => text.includes(word.toLowerCase())),
        word,
      ).toEqual([]);
    }
    for (const { headers } of tag.received) expect(headers.referer).toBeUndefined();
    for (const sent of tag.measurements()) {
      expect([...names, 'user_engagement']).toContain(sent.get('en'));
      expect([sent.get('dl'), sent.get('dt'), sent.get('dr')]).toEqual([site.origin, '', '']);
    }
  });

  test('is asked for again after six months', async () => {
    const { page } = await openWindow();
    const longAgo = new Date();
    longAgo.setUTCMonth(longAgo.getUTCMonth() - 6);
    longAgo.setUTCDate(longAgo.getUTCDate() - 1);
    await page.addInitScript(
      (record) => {
        if (location.origin !== 'null') localStorage.setItem('privacy-choice', record);
      },
      consentRecord('allowed', longAgo),
    );
    await visit(page, site.address('/'));
    await question(page).waitFor();
    await hide(page);
    expect(tag.received).toEqual([]);
  });

  test('holds for the next pages; withdrawing at the foot of a page stops sending and removes cookies', async () => {
    const { page } = await openWindow();
    await visit(page, site.address('/'));
    await allow(page);
    await question(page).waitFor({ state: 'detached' });
    await expect.poll(() => cookieNames(page), soon).toEqual(['_ga', '_ga_TEST12345']);
    await expect.poll(() => tag.scriptRequests().length, soon).toBe(1);

    await visit(page, site.address('/medicare'));
    await expect.poll(() => tag.scriptRequests().length, soon).toBe(2);
    expect(await question(page).count()).toBe(0);
    tag.clear();
    await follow(page, '/faq');
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await question(page).waitFor();
    expect(await question(page).textContent()).toContain('Measuring is on, because you allowed it.');
    await refuse(page);
    await question(page).waitFor({ state: 'detached' });
    expect(await cookieNames(page)).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(
      await page
        .getByRole('button', { name: 'Privacy choices' })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);

    await page.waitForLoadState('networkidle');
    expect(tag.measurements().map((sent) => sent.get('en'))).not.toContain('user_engagement');
    tag.clear();
    await page.locator('main').click({ position: { x: 5, y: 5 } });
    await hide(page);
    await visit(page, site.address('/'));
    await page.waitForLoadState('networkidle');
    expect(tag.received).toEqual([]);
    expect(await cookieNames(page)).toEqual([]);
  });
});
