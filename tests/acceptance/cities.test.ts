import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

interface City {
  slug: string;
  name: string;
  region: string;
  areas: readonly string[];
  /** Six plain benefits, or four cards with a heading. */
  why: 'benefits' | 'cards';
}

const cities: readonly City[] = [
  {
    slug: 'sydney',
    name: 'Sydney',
    region: 'NSW',
    why: 'cards',
    areas: [
      'CBD and Eastern Suburbs',
      'Inner West and Inner South',
      'North Shore and Northern Beaches',
      'Hills District and North West',
      'Parramatta, Blacktown and Penrith',
      'South West and Sutherland Shire',
    ],
  },
  {
    slug: 'melbourne',
    name: 'Melbourne',
    region: 'VIC',
    why: 'cards',
    areas: [
      'CBD and Inner City',
      'Inner and Outer East',
      'Northern Suburbs',
      'Western Suburbs and Werribee',
      'South East and Dandenong',
      'Bayside and Mornington Peninsula',
    ],
  },
  {
    slug: 'brisbane',
    name: 'Brisbane',
    region: 'QLD',
    why: 'cards',
    areas: [
      'CBD and Inner City',
      'Northside and Moreton Bay',
      'Bayside and Redlands',
      'Southside and Logan',
      'Western Suburbs',
      'Ipswich and Springfield',
    ],
  },
  {
    slug: 'perth',
    name: 'Perth',
    region: 'WA',
    why: 'cards',
    areas: [
      'CBD and Inner City',
      'Joondalup and Wanneroo',
      'Midland, Swan and Perth Hills',
      'Cannington and Armadale',
      'Fremantle, Melville and Cockburn',
      'Rockingham and Mandurah',
    ],
  },
  {
    slug: 'adelaide',
    name: 'Adelaide',
    region: 'SA',
    why: 'cards',
    areas: [
      'CBD and Inner Suburbs',
      'Salisbury and Elizabeth',
      'Modbury and Tea Tree Gully',
      'Port Adelaide and Glenelg',
      'Marion to Noarlunga',
      'Adelaide Hills and Mount Barker',
    ],
  },
  {
    slug: 'gold-coast',
    name: 'Gold Coast',
    region: 'QLD',
    why: 'cards',
    areas: [
      'Southport and Surfers Paradise',
      'Broadbeach and Mermaid Beach',
      'Robina and Varsity Lakes',
      'Nerang and Hinterland',
      'Helensvale and Coomera',
      'Burleigh Heads to Coolangatta',
    ],
  },
  {
    slug: 'canberra',
    name: 'Canberra',
    region: 'ACT',
    why: 'benefits',
    areas: [
      'Central and Civic',
      'Belconnen and Gungahlin',
      'Woden Valley and Weston Creek',
      'Tuggeranong',
      'Inner North and Inner South',
      'Greater Canberra Region',
    ],
  },
  {
    slug: 'newcastle',
    name: 'Newcastle',
    region: 'NSW',
    why: 'benefits',
    areas: [
      'CBD and Inner City',
      'Lake Macquarie',
      'Port Stephens',
      'Maitland and Hunter Valley',
      'Charlestown and Kotara',
      'Greater Newcastle Region',
    ],
  },
];

const pathOf = ({ slug }: City) => `/weight-loss-clinic-${slug}`;
const provider = 'https://harbour-bookings.example/saltbush-telehealth';
const withoutNotes = (words: string) =>
  words
    .replace(/\s*\d+(,\s*\d+)*\s*(?=•|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const site = await sharedSite();

test('[CITY-01] [CITY-02] [CITY-03] [CITY-04] all eight cities share one layout, each with its own words', async () => {
  const { page } = await newPage(site, { javaScriptEnabled: false });
  const main = page.getByRole('main');
  const region = (name: string | RegExp) => main.getByRole('region', { name });
  const lists = (name: string) => region(name).getByRole('listitem');

  for (const city of cities) {
    await page.goto(site.address(pathOf(city)));
    expect((await main.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' ')).toBe(
      `Weight Loss Clinic ${city.name}`,
    );
    const badges = (await main.locator('section').first().getByRole('listitem').allInnerTexts()).map((badge) =>
      badge.replace(/\s*\d+$/, ''),
    );
    expect(badges, city.name).toEqual(['100% Bulk Billed', 'Same Day Booking', 'Telehealth', 'Evidence Based']);
    const initial = main.getByRole('link', { name: 'Book Initial Consultation (Bulk Billed)' });
    const followup = main.getByRole('link', { name: 'Book Follow-up' });
    expect(await initial.first().getAttribute('href')).toBe(`${provider}/initial`);
    expect(await followup.getAttribute('href')).toBe(`${provider}/follow-up`);

    expect(await lists(`Serving All ${city.name} Areas via Telehealth`).allInnerTexts()).toEqual(city.areas);

    const why = region(/^Why Choose/);
    expect(await why.getByRole('listitem').count(), city.name).toBe(city.why === 'benefits' ? 6 : 4);
    expect(await why.getByRole('heading', { level: 3 }).count(), city.name).toBe(city.why === 'benefits' ? 0 : 4);

    const trusted = region(`Trusted by ${city.name} Residents`);
    for (const [value, label] of [
      ['1000+', 'patients'],
      ['4.9', 'rating'],
      ['25+', 'years'],
    ] as const) {
      expect(
        await trusted.locator('dl > div').filter({ hasText: label }).getByRole('definition').innerText(),
        city.name,
      ).toBe(value);
    }

    const closing = main.locator('section').filter({
      has: page.getByRole('heading', { name: 'Book Your Bulk Billed Consultation' }),
    });
    expect((await closing.getByRole('paragraph').allInnerTexts()).map(withoutNotes)).toContain(
      'Medicare rebates available • Same-day appointments • 100% online',
    );
    expect(await closing.getByRole('link', { name: /^Book/ }).getAttribute('href')).toBe(`${provider}/initial`);
  }
});

test('[CITY-01] no two cities tell the same story', async () => {
  const visitor = await newPage(site);
  const stories = new Map<string, string>();
  for (const city of cities) {
    const { main } = await servedPage(visitor, site, pathOf(city));
    // Nowhere is a local office implied, except that the registered address is on the Gold Coast.
    expect(main, city.name).not.toMatch(/\b(visit us at|our rooms in|our office in|walk in)\b/i);
    const story = main.replaceAll(city.name, 'CITY').slice(0, 2500);
    expect([...stories.entries()].find(([, other]) => other === story)?.[0]).toBeUndefined();
    stories.set(city.slug, story);
    expect(main.split(' ').length, `words of ${city.name}`).toBeGreaterThan(600);
  }
});

test('[CITY-05] the metadata names the city, its region and the one telephone number', async () => {
  const visitor = await newPage(site);
  for (const city of cities) {
    const { titles, meta, canonical, structuredData } = await servedPage(visitor, site, pathOf(city));
    const address = `https://saltbush.example${pathOf(city)}`;
    expect(titles[0], city.name).toContain(city.name);
    expect(meta.description?.[0], city.name).toMatch(/.{70,}/);
    expect(meta.keywords?.[0], city.name).toContain(city.name.toLowerCase());
    expect(canonical, city.name).toEqual([address]);
    expect(meta).toMatchObject({
      'og:title': [expect.stringContaining(city.name)],
      'og:url': [address],
      'og:description': meta.description,
      'twitter:title': meta['og:title'],
    });
    // The one clinic, with its own address; the city is where it serves.
    const [page, clinic] = (structuredData[0] as { '@graph': Record<string, unknown>[] })['@graph'];
    const served = { '@type': 'City', name: city.name, address: { addressRegion: city.region, addressCountry: 'AU' } };
    expect(page, city.name).toMatchObject({ '@id': address, about: { name: 'Weight Management', areaServed: served } });
    expect(clinic, city.name).toMatchObject({
      '@type': 'MedicalClinic',
      '@id': 'https://saltbush.example/#clinic',
      telephone: '+61755500142',
      address: { addressLocality: 'Southport', addressRegion: 'QLD' },
      areaServed: served,
    });
  }
});

test('[CITY-01] the questions of a city page open', async () => {
  const { page } = await newPage(site, { width: 375 });
  await visit(page, site.address('/weight-loss-clinic-canberra'));
  const questions = page.getByRole('main').locator('details');
  expect(await questions.count()).toBeGreaterThanOrEqual(3);
  await questions.first().locator('summary').click();
  expect(await questions.first().locator('p').first().isVisible()).toBe(true);
});

test('[CITY-06] every city opens with its own inline drawing, so that the largest paint is text', async () => {
  const visitor = await newPage(site);
  const openings = await Promise.all(
    cities.map(async ({ slug }) => {
      const { html, meta } = await servedPage(visitor, site, `/weight-loss-clinic-${slug}`);
      const [opening = ''] = /<section.*?<\/section>/s.exec(html.slice(html.indexOf('<main'))) ?? [];
      const [, reported = '', svg = ''] = /role="img" aria-label="([^"]+)"[^>]*>(<svg.*?<\/svg>)/s.exec(opening) ?? [];
      expect(opening, slug).not.toContain('<img');
      expect(reported, slug).not.toBe('');
      return { reported, shared: meta['og:image']?.[0], lines: new Set(svg.match(/ d="[^"]+"/g)) };
    }),
  );
  expect(new Set(openings.map(({ reported }) => reported)).size).toBe(cities.length);
  expect(new Set(openings.map(({ shared }) => shared)).size).toBe(cities.length);
  for (const [index, one] of openings.entries()) {
    for (const other of openings.slice(index + 1)) {
      // Clouds and sprigs may come again, places may not: three lines in four are the city's own.
      const common = [...one.lines].filter((line) => other.lines.has(line));
      expect(common.length / one.lines.size, `${one.reported} | ${other.reported}`).toBeLessThan(0.25);
    }
  }
});
