import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { redirectingLabels, subSiteLabels } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { servedPage } from '#tests/support/served-page.ts';
import { sharedSite, sharedSiteBehindProxy } from '#tests/support/shared-site.ts';
import { secondClinic } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

const { landing, site: clinic } = loadContent('content');
const homeHeading = 'LOSE WEIGHT, GAIN HEALTH';
const headingOf = (label: (typeof subSiteLabels)[number]) =>
  label === 'booking' ? clinic.booking.banner.title : (landing.get(label)?.heroTitle ?? 'no record');

const site = await sharedSite();

describe('[SUB-01] the first host label selects the sub-site', () => {
  test('each of the 27 labels is recognised', async () => {
    const visitor = await newPage(site);
    for (const label of subSiteLabels) {
      const host = `${label}.saltbush.example`;
      if (label in redirectingLabels) {
        expect((await request(site, '/', { host })).status, host).toBe(302);
        continue;
      }
      const { status, h1 } = await servedPage(visitor, site, '/', { host });
      expect({ host, status, h1 }).toEqual({ host, status: 200, h1: [headingOf(label)] });
    }
  });

  test('the label counts only where the host has more labels than its root allows', async () => {
    const visitor = await newPage(site);
    const shown = async (host: string) => (await servedPage(visitor, site, '/', { host })).h1[0];
    const sleep = headingOf('sleep');
    const expected: Record<string, string> = {
      // More than 2 labels on the product domain.
      'saltbush.example': homeHeading,
      'saltbush.example:8443': homeHeading,
      'sleep.saltbush.example': sleep,
      'sleep.saltbush.example:8443': sleep,
      'SLEEP.Saltbush.Example': sleep,
      'sleep.saltbush.example.': sleep,
      'sleep.booking.saltbush.example': sleep,
      'www.sleep.saltbush.example': homeHeading,
      // More than 3 labels on a preview host.
      'saltbush-preview.example': homeHeading,
      'sleep.saltbush-preview.example': homeHeading,
      'sleep.pr-7.saltbush-preview.example': sleep,
      'pr-7.saltbush-preview.example': homeHeading,
      // Hosts that are none of the clinic's.
      'sleep.other.example': homeHeading,
      'sleep.notsaltbush.example': homeHeading,
      'sleep.saltbush.example.other.example': homeHeading,
      'sleep-saltbush.example': homeHeading,
      [`sleep.localhost:${site.port}`]: sleep,
      '127.0.0.1': homeHeading,
      'sleep saltbush example': homeHeading,
    };
    const answers = await Promise.all(Object.keys(expected).map(async (host) => [host, await shown(host)] as const));
    expect(Object.fromEntries(answers)).toEqual(expected);
  });

  test('an unknown label shows the main site', async () => {
    const visitor = await newPage(site);
    for (const label of ['www', 'unknown', 'sleepy', 'constructor']) {
      const faq = await servedPage(visitor, site, '/faq', { host: `${label}.saltbush.example` });
      expect(faq.h1, label).toEqual(['Questions people ask before they book']);
      expect(faq.canonical, label).toEqual(['https://saltbush.example/faq']);
    }
    await visit(visitor.page, site.address('/faq', 'unknown'));
    expect(await visitor.page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'Questions people ask before they book',
    );
  });

  test('a label with no record shows the main site', async () => {
    const other = await sharedSite({ CONTENT_DIR: secondClinic });
    const visitor = await newPage(other);
    const home = await servedPage(visitor, other, '/', { host: 'mallee.example' });
    const menopause = await servedPage(visitor, other, '/', { host: 'menopause.mallee.example' });
    const sleep = await servedPage(visitor, other, '/', { host: 'sleep.mallee.example' });
    expect(menopause.main).toBe(home.main);
    expect(sleep.h1[0]).not.toEqual(home.h1[0]);
  });
});

describe('[SUB-02] every path of a sub-site shows the sub-site', () => {
  const paths = [
    '/',
    '/about',
    '/faq',
    '/index.html',
    '/admin/login',
    '/medicare-billing',
    '/collections/x',
    '/anything/deep',
    '/sub-site',
    '/?from=mail',
  ];

  test.each(['sleep', 'booking', 'neora'] as const)('%s', async (label) => {
    const visitor = await newPage(site, { thirdParties: [/^https:\/\/harbour-bookings\.example\//] });
    const heading = headingOf(label);
    for (const path of paths) {
      const page = await servedPage(visitor, site, path, { host: `${label}.saltbush.example` });
      expect(page.status, path).toBe(200);
      expect(page.h1, path).toEqual([heading]);
      expect(page.canonical, path).toEqual([`https://${label}.saltbush.example/`]);
    }
    // In a browser: the script that takes over finds what the server sent. A difference is an error, which fails the test.
    // Topics are shown by one module; and many tests open '/'.
    if (label === 'neora') return;
    await visit(visitor.page, site.address('/anything/deep', label));
    expect(visitor.page.url()).toBe(site.address('/anything/deep', label));
    expect(await visitor.page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
  });
});

describe('[SUB-09] hosts that stand for a page of the main site', () => {
  test.each(Object.entries(redirectingLabels))('%s redirects at once to %s, from every path', async (label, path) => {
    for (const from of ['/', '/about', '/anything/deep?x=1']) {
      const product = await request(site, from, { host: `${label}.saltbush.example` });
      expect({ status: product.status, location: product.headers.location }).toEqual({
        status: 302,
        location: `https://saltbush.example${path}`,
      });
    }
    const preview = await request(site, '/', { host: `${label}.pr-7.saltbush-preview.example` });
    expect(preview.headers.location).toBe(`http://pr-7.saltbush-preview.example${path}`);
    const local = await request(site, '/', { host: `${label}.localhost:${site.port}` });
    expect(local.headers.location).toBe(site.address(path));
  });

  test('and a browser arrives there', async () => {
    const { page } = await newPage(site);
    await page.goto(site.address('/', 'medicare'));
    expect(page.url()).toBe(site.address('/medicare'));
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});

describe('[SUB-01] the host that a proxy forwards', () => {
  const forwarded = { 'x-forwarded-host': 'sleep.saltbush.example', 'x-forwarded-proto': 'https' };

  test('is not believed by itself', async () => {
    const visitor = await newPage(site);
    const page = await servedPage(visitor, site, '/', { host: 'saltbush.example', headers: forwarded });
    expect(page.h1[0]).toBe(homeHeading);
    expect(page.headers['strict-transport-security']).toBeUndefined();
  });

  test('is believed behind a trusted proxy', async () => {
    const behind = await sharedSiteBehindProxy();
    const visitor = await newPage(behind);
    const page = await servedPage(visitor, behind, '/', { host: '10.0.0.7:3000', headers: forwarded });
    expect(page.h1[0]).toBe(headingOf('sleep'));
    expect(page.headers['strict-transport-security']).toContain('max-age');
    const redirect = await request(behind, '/', {
      host: '10.0.0.7:3000',
      headers: { ...forwarded, 'x-forwarded-host': 'faq.saltbush.example' },
    });
    expect(redirect.headers.location).toBe('https://saltbush.example/faq');
    const direct = await servedPage(visitor, behind, '/', { host: 'saltbush.example' });
    expect(direct.h1[0]).toBe(homeHeading);
  });
});
