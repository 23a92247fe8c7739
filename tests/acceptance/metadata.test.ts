import { expect, test } from 'vitest';
import { missingPages, publicPages, staffPages } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { type ServedPage, servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

const origin = 'https://saltbush.example';
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const site = await sharedSite();

/** Every @type and property name, at any depth. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => [
    name,
    ...(name === '@type' ? [String(part)] : []),
    ...namesIn(part),
  ]);
}

function onlyOne(page: ServedPage, name: string): string {
  expect(page.meta[name], `${name} of ${page.path}`).toEqual([expect.stringMatching(/\S/)]);
  return page.meta[name]?.[0] ?? '';
}

test('[SEO-01] every public page has a title, description, canonical link and social tags of its own', async () => {
  const visitor = await newPage(site);
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  const unique = (kind: keyof typeof seen, words: string, path: string) => {
    expect(seen[kind].get(words), `${kind} of ${path} is also that of`).toBeUndefined();
    seen[kind].set(words, path);
  };
  for (const path of publicPages) {
    const page = await servedPage(visitor, site, path);
    const [title = ''] = page.titles;
    expect(page.titles, path).toEqual([expect.stringMatching(/^\S.{4,59} \| Saltbush Telehealth$/)]);
    unique('title', title, path);
    const description = onlyOne(page, 'description');
    expect(description.length, `length of the description of ${path}`).toBeGreaterThanOrEqual(70);
    expect(description.length, `length of the description of ${path}`).toBeLessThanOrEqual(160);
    unique('description', description, path);
    expect(page.canonical, path).toEqual([`${origin}${path}`]);
    expect(page.meta.robots, path).toBeUndefined();

    expect(onlyOne(page, 'og:title')).toBe(title);
    expect(onlyOne(page, 'og:description')).toBe(description);
    expect(onlyOne(page, 'og:url')).toBe(`${origin}${path}`);
    expect(onlyOne(page, 'og:type')).toBe('website');
    expect(onlyOne(page, 'og:site_name')).toBe('Saltbush Telehealth');
    expect(onlyOne(page, 'og:locale')).toBe('en_AU');
    expect(onlyOne(page, 'twitter:title')).toBe(title);
    expect(onlyOne(page, 'twitter:description')).toBe(description);
    expect(onlyOne(page, 'twitter:card'), path).toMatch(/^summary/);
    expect(page.html, path).toContain('<html lang="en-AU"');
  }
});

test('[SEO-01] the picture of a shared link is a PNG of 1200 by 630 that any site may fetch', async () => {
  const visitor = await newPage(site);
  const pictures = new Set<string>();
  for (const path of publicPages) {
    const { meta } = await servedPage(visitor, site, path);
    if (meta['twitter:card']?.[0] === 'summary') {
      // A plain card: a page of words, without a drawing.
      expect(meta['og:image'], path).toBeUndefined();
      expect(['/terms', '/privacy', '/medicare', '/complaints', '/data-deletion'], path).toContain(path);
      continue;
    }
    expect(meta, path).toMatchObject({
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'twitter:image': meta['og:image'],
    });
    expect(meta['og:image:alt']?.[0], path).toMatch(/\w/);
    pictures.add(meta['og:image']?.[0] ?? '');
  }
  expect(pictures.size).toBeGreaterThan(10);
  for (const picture of pictures) {
    expect(picture).toMatch(/^https:\/\/saltbush\.example\/social\//);
    const { status, headers, bytes } = await request(site, picture.slice(origin.length));
    expect({ picture, status, type: headers['content-type'], shared: headers['cross-origin-resource-policy'] }).toEqual(
      { picture, status: 200, type: 'image/png', shared: 'cross-origin' },
    );
    expect(bytes.subarray(0, 8)).toEqual(png);
    // The header chunk of a PNG holds its width and height.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
    expect(bytes.length, picture).toBeLessThan(600_000);
  }
});

test('[SEO-01] structured data can be read, and carries no rating (Regulation)', async () => {
  const visitor = await newPage(site);
  const types = new Map<string, unknown>();
  for (const path of publicPages) {
    const { structuredData } = await servedPage(visitor, site, path);
    for (const data of structuredData) {
      expect(data['@context'], path).toBe('https://schema.org');
      expect(
        namesIn(data).filter((name) => /rating|review|award/i.test(name)),
        path,
      ).toEqual([]);
      types.set(path, data['@type']);
    }
  }
  expect(types.get('/')).toBe('MedicalBusiness');
  expect([...types.values()].filter((type) => type === 'MedicalClinic')).toHaveLength(8);
});

test('[SEO-01] staff pages and missing pages are kept out of search results', async () => {
  const visitor = await newPage(site);
  for (const path of [...staffPages, ...missingPages, '/blog/no-such-article']) {
    const { meta, canonical, titles } = await servedPage(visitor, site, path);
    expect(meta.robots, path).toEqual([expect.stringMatching(/^noindex/)]);
    expect(canonical, path).toEqual([]);
    expect(titles, path).toEqual([expect.stringMatching(/\w/)]);
  }
});

test('[SEO-01] the head follows the visitor from page to page', async () => {
  const { page } = await newPage(site);
  await visit(page, site.address('/'));
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
      descriptions: document.querySelectorAll('meta[name=description]').length,
      structured: document.querySelectorAll('script[type="application/ld+json"]').length,
    }));
  await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click();
  await page.waitForURL(site.address('/faq'));
  await expect.poll(head).toEqual({
    title: 'Questions and answers | Saltbush Telehealth',
    canonical: [`${origin}/faq`],
    descriptions: 1,
    structured: 0,
  });
});
