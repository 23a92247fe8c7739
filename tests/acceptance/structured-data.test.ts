import Validator from '@adobe/structured-data-validator';
import { expect, test } from 'vitest';
import { cityPages, pageKinds, pillars, postPages } from '#tests/support/addresses.ts';
import { request } from '#tests/support/request.ts';
import { schemaVocabulary } from '#tests/support/schema-vocabulary.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

const origin = 'https://saltbush.example';
const clinicId = `${origin}/#clinic`;

type Thing = Record<string, unknown> & { '@type': string; '@id'?: string };

const site = await sharedSite();

async function graphOf(path: string, host = 'localhost'): Promise<Thing[]> {
  const { text } = await request(site, path, { host: `${host}:${site.port}` });
  const found = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  );
  expect(found, path).toHaveLength(1);
  return (JSON.parse(found[0] ?? '') as { '@graph': Thing[] })['@graph'];
}

/** Every thing in a graph that says what it is, at any depth. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (value === null || typeof value !== 'object') return [];
  return [...('@type' in value ? [value as Thing] : []), ...Object.values(value).flatMap(thingsIn)];
}

const one = (things: Thing[], type: string) => {
  const found = things.filter((thing) => thing['@type'] === type);
  expect(found, type).toHaveLength(1);
  return found[0] as Thing;
};

const pages = [
  ...pageKinds.filter((path) => !/admin|anything|no-such|summary|^.ask$/.test(path)),
  ...cityPages.slice(0, 3),
  ...postPages.slice(0, 2),
].map((path) => ({ path, host: 'localhost' }));
const subSites = ['sleep', 'neora', 'prices', 'weight-loss-clinic', 'booking'].map((label) => ({
  path: '/',
  host: `${label}.localhost`,
}));

test('[SEO-02] every page passes an independent validator, names one clinic and carries no rating', async () => {
  const validator = new Validator(schemaVocabulary());
  // The validator finds faults: an unknown type and an unknown property.
  const wrong = {
    MedicalClinic: [{ '@type': 'MedicalClinic', name: 'A', stars: 5 }],
    Clinick: [{ '@type': 'Clinick' }],
  };
  expect(await validator.validate({ jsonld: wrong })).toHaveLength(2);
  const telephones = new Map<string, Set<string>>();
  for (const { path, host } of [...pages, ...subSites]) {
    const graph = await graphOf(path, host);
    const byType = Object.groupBy(structuredClone(graph), (thing) => thing['@type']);
    expect(await validator.validate({ jsonld: byType }), `${host}${path}`).toEqual([]);
    const things = thingsIn(graph);
    for (const thing of things.filter(({ telephone }) => telephone))
      telephones.set(
        String(thing.telephone),
        (telephones.get(String(thing.telephone)) ?? new Set()).add(String(thing['@id'])),
      );
    const businesses = things.filter(({ '@type': type }) => /Business|Clinic$/.test(type));
    expect(businesses.map(({ '@id': id, name, url }) => ({ id, name, url }))).toEqual([
      { id: clinicId, name: 'Saltbush Telehealth', url: `${origin}/` },
    ]);
    // A page without a clinical review is a web page, not a medical one.
    for (const medical of things.filter(({ '@type': type }) => type === 'MedicalWebPage'))
      expect(medical, path).toMatchObject({ lastReviewed: expect.any(String), reviewedBy: { '@type': 'Person' } });
    expect(JSON.stringify(graph), path).not.toMatch(/rating|"review"|award/i);
  }
  expect([...telephones]).toEqual([['+61755500142', new Set([clinicId])]]);
});

test('[SEO-02] the home page describes the clinic, its hours, its search and its leader', async () => {
  const graph = await graphOf('/');
  expect(one(graph, 'MedicalClinic')).toMatchObject({
    legalName: 'Saltbush Telehealth Pty Ltd',
    logo: `${origin}/icon-512.png`,
    openingHours: ['Mo-Fr 08:00-19:00', 'Sa,Su 09:00-16:00'],
    medicalSpecialty: 'PrimaryCare',
    address: { addressLocality: 'Southport', addressRegion: 'QLD', postalCode: '4215', addressCountry: 'AU' },
    founder: { '@id': `${origin}/about#person-practitioner` },
  });
  expect(one(graph, 'WebSite')).toMatchObject({
    potentialAction: { target: { urlTemplate: `${origin}/blog?q={search_term_string}` } },
  });
  expect(one(graph, 'Person')).toMatchObject({ name: 'Marnie Keogh', honorificSuffix: 'RN, NP' });
  expect(one(graph, 'WebPage')).not.toHaveProperty('breadcrumb');
  const { text } = await request(site, '/about');
  expect(text).toContain('id="person-practitioner"');
});

test('[SEO-02] every page below home has breadcrumbs and its type in structured data', async () => {
  const wayOf = async (path: string) => {
    const { itemListElement } = one(thingsIn(await graphOf(path)), 'BreadcrumbList') as unknown as {
      itemListElement: Thing[];
    };
    return itemListElement.map(({ position, name, item }) => [position, name, item]);
  };
  expect(await wayOf('/faq')).toEqual([
    [1, 'Home', `${origin}/`],
    [2, 'Questions and answers', undefined],
  ]);
  expect((await wayOf('/blog/after-a-short-night')).map(([, , item]) => item)).toEqual([
    `${origin}/`,
    `${origin}/blog`,
    `${origin}/blog?category=Sleep`,
    undefined,
  ]);
  const faq = one(await graphOf('/faq'), 'FAQPage') as unknown as { mainEntity: Thing[] };
  expect(faq.mainEntity).toHaveLength(9);
  for (const { acceptedAnswer } of faq.mainEntity as unknown as { acceptedAnswer: { text: string } }[])
    expect(acceptedAnswer.text).toMatch(/^[^<>&\u2060]{40,}$/);
});

test('[SEO-02] [CITY-05] [SUB-07] a city is where the one clinic serves; a landing is a page about it', async () => {
  const city = await graphOf('/weight-loss-clinic-perth');
  expect(one(city, 'WebPage')).toMatchObject({
    about: { '@type': 'Service', name: 'Weight Management', areaServed: { '@type': 'City', name: 'Perth' } },
  });
  const landing = await graphOf('/', 'sleep.saltbush.example');
  expect(one(landing, 'WebPage')).toMatchObject({
    '@id': 'https://sleep.saltbush.example/',
    about: { '@id': clinicId },
  });
  for (const graph of [city, landing])
    expect(one(graph, 'MedicalClinic')).toMatchObject({
      telephone: '+61755500142',
      address: { addressLocality: 'Southport' },
    });
});

test('[SEO-03] pillars and articles name author and reviewer, and no review where none took place', async () => {
  const shown = 'Clinically reviewed by';
  for (const path of pillars) {
    const { text } = await request(site, path);
    expect(text, path).toMatch(/By <!-- -->Saltbush Health Team|By Saltbush Health Team/);
    expect(text.replaceAll('<!-- -->', ''), path).toMatch(
      /Clinically reviewed by <a [^>]*href="\/about#person-practitioner"[^>]*>Marnie Keogh<\/a>, RN, NP, Founder and Nurse Practitioner, <time dateTime="2026-11-20">20 November 2026<\/time> \(demonstration value\)/i,
    );
    expect(one(await graphOf(path), 'MedicalWebPage')).toMatchObject({
      lastReviewed: '2026-11-20',
      reviewedBy: { '@type': 'Person', name: 'Marnie Keogh', honorificSuffix: 'RN, NP' },
    });
  }
  const reviewed = await graphOf('/blog/what-five-per-cent-does');
  expect(one(reviewed, 'MedicalWebPage')).toMatchObject({
    lastReviewed: '2026-11-20',
    reviewedBy: { name: 'Marnie Keogh' },
  });
  expect(one(reviewed, 'BlogPosting')).toMatchObject({
    author: { '@type': 'Organization', name: 'Saltbush Health Team' },
    datePublished: expect.stringMatching(/^2026-/),
  });
  expect((await request(site, '/blog/what-five-per-cent-does')).text).toContain(shown);
  const { text } = await request(site, '/blog/after-a-short-night');
  expect(text).not.toContain(shown);
  expect(JSON.stringify(await graphOf('/blog/after-a-short-night'))).not.toMatch(/review/i);
});
