import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cityPages, missingPages, pillars, postPages, publicPages, staffPages } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { type ServedPage, servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { visit } from '#tests/support/visit.ts';

const origin = 'https://saltbush.example';
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const site = await sharedSite();

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
    // [SEO-05] The clinic's name follows a title where both fit into the 60 characters of a search result.
    const own = title.replace(/ \| Saltbush Telehealth$/, '');
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(own !== title, title).toBe(`${own} | Saltbush Telehealth`.length <= 60);
    unique('title', title, path);
    const description = onlyOne(page, 'description');
    expect(description.length, `length of the description of ${path}`).toBeGreaterThanOrEqual(70);
    expect(description.length, `length of the description of ${path}`).toBeLessThanOrEqual(160);
    unique('description', description, path);
    expect(page.canonical, path).toEqual([`${origin}${path}`]);
    expect(page.meta.robots, path).toBeUndefined();

    expect(onlyOne(page, 'og:title')).toBe(own);
    expect(onlyOne(page, 'og:description')).toBe(description);
    expect(onlyOne(page, 'og:url')).toBe(`${origin}${path}`);
    expect(onlyOne(page, 'og:type')).toBe('website');
    expect(onlyOne(page, 'og:site_name')).toBe('Saltbush Telehealth');
    expect(onlyOne(page, 'og:locale')).toBe('en_AU');
    expect(onlyOne(page, 'twitter:title')).toBe(own);
    expect(onlyOne(page, 'twitter:description')).toBe(description);
    expect(onlyOne(page, 'twitter:card'), path).toMatch(/^summary/);
    expect(page.html, path).toContain('<html lang="en-AU"');
  }
});

test('[SEO-01] [SEO-05] each page has its own picture for shared links, with its title and the clinic’s name', async () => {
  const visitor = await newPage(site);
  const seen = new Map<string, string>();
  const addresses = new Set<string>();
  const paths = [...publicPages, ...postPages.slice(0, 4)];
  // One of each kind is drawn and looked at; drawing takes the server half a second.
  const drawn: readonly string[] = [
    '/',
    '/calculator',
    '/terms',
    pillars[1],
    cityPages[5],
    cityPages[6],
    postPages[0] ?? '',
  ];
  for (const path of paths) {
    const { meta } = await servedPage(visitor, site, path);
    const [title = '', picture = '', words = ''] = ['og:title', 'og:image', 'og:image:alt'].map(
      (name) => meta[name]?.[0],
    );
    expect(meta, path).toMatchObject({
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'twitter:image': [picture],
      'twitter:card': ['summary_large_image'],
    });
    expect(words, path).toMatch(/^“.+” and the name Saltbush Telehealth, beside a drawing/);
    expect(words, path).toContain(title);
    expect(picture).toMatch(/^https:\/\/saltbush\.example\/social\/[a-z0-9/-]+\.png\?[a-z0-9]+$/);
    addresses.add(picture);
    if (!drawn.includes(path)) continue;
    const { status, headers, bytes } = await request(site, picture.slice(origin.length));
    expect({ picture, status, type: headers['content-type'], shared: headers['cross-origin-resource-policy'] }).toEqual(
      { picture, status: 200, type: 'image/png', shared: 'cross-origin' },
    );
    expect(bytes.subarray(0, 8)).toEqual(png);
    // The header chunk of a PNG holds its width and height.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
    expect(bytes.length, picture).toBeLessThan(150_000);
    const print = bytes.toString('base64');
    expect(seen.get(print), `the picture of ${path} is also that of`).toBeUndefined();
    seen.set(print, path);
    // Letters stand in it: ink on the ground, left of the drawing.
    const { data } = await sharp(bytes)
      .extract({ left: 64, top: 64, width: 500, height: 60 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.filter((grey) => grey < 90).length, `ink in the picture of ${path}`).toBeGreaterThan(500);
  }
  expect(addresses.size, 'pictures of their own').toBe(paths.length);
  expect(seen.size, 'pictures looked at').toBe(drawn.length);
  expect((await request(site, '/social/no-such-page.png')).status).toBe(404);
});

test('[SEO-01] staff pages and missing pages are excluded from search results', async () => {
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
    structured: 1,
  });
});
