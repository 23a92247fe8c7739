import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContent, type SiteContent } from '#content/load.ts';
import { landingLabels, subSiteLabels } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { type ServedPage, servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

const bookingHost = /^https:\/\/harbour-bookings\.example\//;
const newTab = ' (opens in a new tab)';

/** The clinic as it ships. */
const site = await sharedSite();
/** The same clinic with a landing page on every one of the 27 hosts, one of them without a drawing. */
let everyLanding: Site;
/** The host of a label's landing page: usually on the shipped clinic, whose pages other tests have cached. */
const siteOf = (label: string) =>
  label !== 'water' && landingLabels.some((own) => own === label) ? site : everyLanding;
let content: SiteContent;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'landing-'));
  cpSync('content', folder, { recursive: true });
  for (const label of subSiteLabels) {
    const file = join(folder, 'landing', `${label}.yaml`);
    const record = readFileSync(file, 'utf8').replace(/^variant: (redirect|booking)$/m, 'variant: landing');
    writeFileSync(file, label === 'water' ? record.replace(/^art:\n(?: +.*\n?)+/m, '') : record);
  }
  content = loadContent(folder);
  everyLanding = await startSite({ CONTENT_DIR: folder });
});

afterAll(async () => {
  await everyLanding.stop();
  rmSync(folder, { recursive: true });
});

/** The link with exactly these words, apart from the note that it opens a new tab. */
function link({ links }: ServedPage, words: string) {
  return links.find(({ text }) => text.replace(newTab, '') === words);
}

const outside = { target: '_blank', rel: 'noopener noreferrer' };

test('[SUB-03] a record with every field exists for each of the 27 keys', () => {
  expect([...content.landing.keys()].sort()).toEqual([...subSiteLabels].sort());
  for (const [key, record] of content.landing) {
    expect(record.subdomain).toBe(key);
    for (const field of [
      'title',
      'description',
      'heroTitle',
      'heroDescription',
      'primaryCTA',
      'targetCondition',
    ] as const) {
      expect(record[field], `${field} of ${key}`).toMatch(/\w/);
    }
    for (const field of ['keywords', 'features', 'benefits', 'relatedServices'] as const) {
      expect(record[field].length, `${field} of ${key}`).toBeGreaterThan(1);
    }
  }
  for (const field of ['secondaryCTA', 'urgency', 'toolLink', 'shopLink'] as const) {
    expect(
      [...content.landing.values()].some((record) => record[field]),
      `some record has ${field}`,
    ).toBe(true);
  }
});

test('[SUB-04] [SUB-05] [SUB-06] every landing page shows its record, in the words of the requirements', async () => {
  const visitor = await newPage(everyLanding);
  for (const [key, record] of content.landing) {
    const host = `${key}.saltbush.example`;
    const page = await servedPage(visitor, siteOf(key), '/', { host });
    const shows = (words: string) => expect(page.text, `${key} shows '${words}'`).toContain(words);
    expect(page.status, key).toBe(200);

    shows(host);
    expect(
      page.links.find(({ text }) => text.startsWith('Visit Main Website')),
      key,
    ).toMatchObject({
      href: 'https://saltbush.example/',
      target: '_blank',
      rel: expect.stringContaining('noopener'),
    });

    expect(page.h1, key).toEqual([record.heroTitle]);
    shows(record.heroDescription.trim());
    for (const heading of ["What's Included", 'Key Benefits'])
      expect(page.headings, key).toContainEqual({ level: 2, text: heading });
    for (const words of [...record.features, ...record.benefits]) shows(words);
    const hrefs = page.links.map(({ href }) => href);
    expect(hrefs, key).toEqual(
      expect.arrayContaining(record.relatedServices.map((path) => `https://saltbush.example${path}`)),
    );
    // For computers: nothing to book, and nothing that search engines keep.
    if (key === 'api' || key === 'cdn') {
      expect(`${page.text} ${hrefs}`, key).not.toMatch(/harbour-bookings|bulk-billed|book (a|your)\b/i);
      expect(link(page, record.primaryCTA), key).toMatchObject({ href: 'https://saltbush.example/' });
      expect([page.meta.robots, page.headers['x-robots-tag'], page.canonical], key).toEqual([
        ['noindex'],
        'noindex',
        [],
      ]);
      continue;
    }
    if (record.urgency) shows(record.urgency);
    expect(link(page, record.primaryCTA), key).toMatchObject({
      href: content.site.booking[record.bookingTarget].href,
      ...outside,
    });
    if (record.secondaryCTA) {
      const href = record.toolLink
        ? `https://saltbush.example${record.toolLink}`
        : (record.shopLink ?? expect.stringMatching(/^https:\/\/saltbush\.example\//));
      expect(link(page, record.secondaryCTA), `second call to action of ${key}`).toMatchObject({ href });
    }
    expect(page.main, key).toMatch(/\b5\.0/);
    // Never where Medicare could not pay: skin care and the shop.
    if (record.medicare) shows('Medicare Bulk-Billed');
    else expect(page.main, key).not.toContain('Medicare Bulk-Billed');
    shows('Have we seen you face to face in the last 12 months?');

    expect(page.headings, key).toContainEqual({ level: 2, text: 'Ready to Start Your Health Journey?' });
    expect(link(page, 'Book Consultation Now'), key).toMatchObject({
      href: content.site.booking[record.bookingTarget].href,
      ...outside,
    });
    expect(page.main.replace(/\d+(,\d+)? (?=•)/g, ' ').replace('  ', ' '), key).toContain(
      'Medicare bulk-billing available • Same-day appointments • Telehealth options',
    );
  }
});

test('[SUB-06] the booking provider is reached through its logo', async () => {
  const { page } = await newPage(site);
  await visit(page, site.address('/', 'sleep'));
  const logo = page.getByRole('img', { name: 'Harbour Bookings' });
  const provider = page.getByRole('link').filter({ has: logo });
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await provider.getAttribute('href')).toBe('https://harbour-bookings.example/saltbush-telehealth');
  expect(await provider.getAttribute('target')).toBe('_blank');
  expect(await provider.getAttribute('rel')).toBe('noopener noreferrer');
});

test("[SUB-07] every landing page has its own metadata, with the clinic's phone and its address in Southport", async () => {
  const visitor = await newPage(everyLanding);
  for (const [key, record] of content.landing) {
    if (record.technical) continue;
    const { titles, meta, canonical, structuredData } = await servedPage(visitor, siteOf(key), '/some/path', {
      host: `${key}.saltbush.example`,
    });
    const { title } = record;
    const address = `https://${key}.saltbush.example/`;
    expect([title, `${title} | Saltbush Telehealth`], key).toContain(titles[0]);
    expect(canonical, key).toEqual([address]);
    expect(meta, key).toMatchObject({
      description: [record.description],
      keywords: [record.keywords.join(', ')],
      'og:title': [title],
      'og:description': [record.description],
      'og:url': [address],
      'og:image': [expect.stringContaining(`https://saltbush.example/social/sub-sites/${key}.png?`)],
      'twitter:card': ['summary_large_image'],
      'twitter:title': [title],
      'twitter:description': [record.description],
    });
    const [page, clinic] = (structuredData[0] as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(page, key).toMatchObject({ '@id': address, about: { '@id': 'https://saltbush.example/#clinic' } });
    expect(clinic, key).toMatchObject({
      '@type': 'MedicalClinic',
      '@id': 'https://saltbush.example/#clinic',
      telephone: '+61755500142',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Southport',
        addressRegion: 'QLD',
        postalCode: '4215',
        addressCountry: 'AU',
      },
    });
    expect(JSON.stringify(structuredData)).not.toMatch(/rating|review/i);
  }
});

describe('[SUB-08] the picture of a sub-site', () => {
  test('is its own drawing, or the default one', async () => {
    const visitor = await newPage(everyLanding);
    for (const key of subSiteLabels) {
      const { images, imagePreloads } = await servedPage(visitor, siteOf(key), '/', {
        host: `${key}.saltbush.example`,
      });
      const name = key === 'neora' ? 'product-neora' : key === 'water' ? 'default-hero' : `landing-${key}`;
      const picture = images.find(({ src }) => new RegExp(`^/art/${name}\\.[0-9a-f]+\\.svg$`).test(src));
      expect(picture, `${key} shows ${name}`).toBeDefined();
      expect(imagePreloads, key).toContain(picture?.src);
    }
  });

  test('neora shows its product on a card', async () => {
    const { page } = await newPage(site);
    await visit(page, site.address('/', 'neora'));
    const picture = page.getByRole('img', { name: 'A plain skincare jar and a bottle, both without labels.' });
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    expect(await page.getByText('Neora skincare. The picture did not load.').count()).toBe(0);
  });

  test.each([
    ['cannot be had', 'abort'],
    ['is broken', 'garbage'],
  ])('neora shows words when the picture %s', async (_, way) => {
    const { page } = await newPage(site, { expected: [/product-neora/, /net::ERR_FAILED/] });
    await page.route(/product-neora/, (route) =>
      way === 'abort' ? route.abort() : route.fulfill({ contentType: 'image/svg+xml', body: 'not a picture' }),
    );
    await visit(page, site.address('/', 'neora'));
    await page.getByText('Neora skincare. The picture did not load.').waitFor();
    expect(await page.locator('main img').count()).toBe(1);
  });
});

describe('[SUB-10] the booking host', () => {
  test('frames the booking form between its footer and its header, which stays in view', async () => {
    const visitor = await newPage(site, { thirdParties: [bookingHost] });
    const { page } = visitor;
    await visit(page, site.address('/', 'booking'));

    const header = page.getByRole('banner');
    expect(await header.innerText()).toMatch(/Saltbush Telehealth/);
    expect(await header.innerText()).toMatch(/booking\.saltbush\.example/);
    const main = header.getByRole('link', { name: /Visit Main Website/ });
    expect(await main.getAttribute('href')).toBe(site.address('/'));
    expect(await main.getAttribute('target')).toBe('_blank');

    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Book a consultation with Marnie Keogh');
    expect(
      await page.getByText('SCOPE-Certified Nurse Practitioner, bulk-billed initial consultation').isVisible(),
    ).toBe(true);

    const frame = page.locator('iframe');
    expect(await frame.count()).toBe(1);
    expect(await frame.getAttribute('title')).toMatch(/booking/i);
    expect(await frame.getAttribute('allow')).toMatch(/\bpayment\b/);
    expect(new URL((await frame.getAttribute('src')) ?? '').origin).toBe('https://harbour-bookings.example');
    const size = await frame.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      least: getComputedStyle(element).minHeight,
    }));
    expect(size).toEqual({ height: 800, least: '600px' });
    expect(await page.getByRole('contentinfo').innerText()).toMatch(/ABN/);

    // The header stays in view, on a phone and on a wide screen.
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.mouse.wheel(0, 600);
      await page.waitForFunction(() => window.scrollY > 100);
      await expect
        .poll(() =>
          header
            .getByText('Saltbush Telehealth')
            .boundingBox()
            .then((box) => (box?.y ?? -1) >= 0),
        )
        .toBe(true);
      const link = await header.getByRole('link', { name: /Visit Main Website/ }).boundingBox();
      expect(link?.y, `${width} px`).toBeGreaterThanOrEqual(0);
    }

    // The form may be framed and may ask for payment; nothing else may.
    const { headers } = await servedPage(visitor, site, '/', { host: 'booking.saltbush.example' });
    expect(headers['content-security-policy']).toContain('frame-src https://harbour-bookings.example;');
    expect(headers['permissions-policy']).toContain('payment=("https://harbour-bookings.example")');
    expect(visitor.thirdPartyRequests.every((address) => bookingHost.test(address))).toBe(true);
    expect(visitor.thirdPartyRequests.length).toBeGreaterThan(0);
  });

  test('has metadata of its own', async () => {
    const visitor = await newPage(site);
    const { titles, meta, canonical } = await servedPage(visitor, site, '/', { host: 'booking.saltbush.example' });
    const { seo } = content.site.booking;
    expect(titles).toEqual([`${seo.title} | Saltbush Telehealth`]);
    expect(meta.description).toEqual([seo.description]);
    expect(meta.keywords).toEqual([seo.keywords.join(', ')]);
    expect(canonical).toEqual(['https://booking.saltbush.example/']);
  });
});
