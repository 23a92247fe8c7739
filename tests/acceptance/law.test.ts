import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  landingLabels,
  missingPages,
  postPages,
  publicPages,
  staffPages,
  unlistedPages,
} from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { request } from '#tests/support/request.ts';
import { type ServedPage, servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

/**
 * Prescription medicines may not be advertised to the public: neither by name, ingredient or class, nor by a nickname
 * or a substitute term. The names are those that the regulator gives as examples, and others of the same kind.
 */
const forbiddenMedicines = new RegExp(
  [
    'ozempic|wegovy|mounjaro|saxenda|trulicity|victoza|rybelsus|zepbound|byetta|bydureon|contrave|duromine|qsymia|metermine',
    '\\w*glutide\\b|tirzepatide|phentermine|naltrexone|bupropion|topiramate|exenatide|orlistat|metformin|setmelanotide',
    'glp[\\s\\u2010-\\u2015-]*1|\\bgip\\b|incretin|receptor agonist',
    '(weight|fat|slimming)[\\s-]*(loss|burning)?[\\s-]*(injection|injectable|jab|shot|pen|medication|medicine|drug|pill)s?\\b',
    'skinny[\\s-]*(shot|jab|pen)|\\bjabs?\\b|injector|injection pen|appetite[\\s-]*suppress|medicated (program|weight)|diet (pill|drug)s?\\b',
  ].join('|'),
  'i',
);

/** Health advertising may not use testimonials, nor promise results. */
const forbiddenPraise =
  /testimonial|success stor|what our (patients|clients) say|patient stor(y|ies)|(changed|transformed) my life|life[- ]changing|miracle|guaranteed? (weight|result)|results guaranteed|clinically proven|best clinic|number one clinic|five[- ]star|★|rapid weight loss|lose weight fast|effortless|100% safe|risk[- ]free/i;

const site = await sharedSite();

/** Every public page: the main site's, the sub-sites', and the pages for missing addresses. */
async function readEveryPage(): Promise<ServedPage[]> {
  const visitor = await newPage(site);
  const pages: ServedPage[] = [];
  for (const path of [
    ...publicPages,
    ...unlistedPages,
    ...postPages,
    ...staffPages,
    ...missingPages,
    '/blog/no-such-article',
  ])
    pages.push(await servedPage(visitor, site, path));
  for (const label of [...landingLabels, 'booking']) {
    pages.push({ ...(await servedPage(visitor, site, '/', { host: `${label}.saltbush.example` })), path: label });
  }
  return pages;
}

let read: Promise<ServedPage[]> | undefined;

/** They are read once: nothing in this file changes them. */
function everyPage(): Promise<ServedPage[]> {
  read ??= readEveryPage();
  return read;
}

test('[PAGE-06] [SUB-03] Regulation: the words to look for are found where they stand', () => {
  for (const words of [
    'GLP-1',
    'glp 1',
    'GLP\u20111',
    'Ozempic',
    'semaglutide',
    'weight loss injections',
    'weight-loss medication',
    'skinny jab',
    'appetite-suppressing',
  ]) {
    expect(words).toMatch(forbiddenMedicines);
  }
  for (const words of [
    'weight management',
    'a pen and your questions',
    'I take prescribed medicine for weight or diabetes',
    'Treatment options are discussed individually',
  ]) {
    expect(words).not.toMatch(forbiddenMedicines);
  }
});

test('[PAGE-01] [PAGE-06] [SUB-03] [CITY-01] [SEO-01] Regulation: no page, head or attribute names a prescription medicine or its class', async () => {
  for (const { path, html } of await everyPage()) {
    // The whole document as it was sent: words, head, attributes and the data that its script reads.
    const found = forbiddenMedicines.exec(html);
    expect(found && html.slice(Math.max(0, found.index - 60), found.index + 80), path).toBeNull();
  }
  for (const path of ['/sitemap.xml', '/robots.txt', '/blog/feed.xml', '/blog/feed.json'])
    expect((await request(site, path)).text, path).not.toMatch(forbiddenMedicines);
});

test('[SUB-08] [PAGE-06] Regulation: no drawing names a prescription medicine, or shows words of praise', () => {
  const drawings = readdirSync('content/art');
  expect(drawings.length).toBeGreaterThan(40);
  for (const file of drawings) {
    const drawing = readFileSync(join('content/art', file), 'utf8');
    expect(`${file} ${drawing}`).not.toMatch(forbiddenMedicines);
    expect(drawing, file).not.toMatch(forbiddenPraise);
  }
});

test('[PAGE-05] [LAYOUT-07] [CITY-04] [SUB-05] Regulation: every page that claims bulk billing states the telehealth rule', async () => {
  const claims = /bulk[\s-]?bill/i;
  let claiming = 0;
  for (const { path, main, ids, links } of await everyPage()) {
    if (!claims.test(main)) continue;
    claiming += 1;
    expect(ids, path).toContain('note-medicare-telehealth');
    expect(main, path).toContain('Since 1 November 2025 Medicare pays for');
    expect(
      links.map(({ href }) => href),
      path,
    ).toContain('#note-medicare-telehealth');
  }
  expect(claiming).toBeGreaterThan(30);
});

test('[LAYOUT-07] [CITY-04] [SUB-05] Regulation: every rating and figure of the clinic carries its footnote', async () => {
  for (const { path, main, html } of await everyPage()) {
    // The footnote of the one rating names the other.
    if (/1000\+|\b4\.9\b/.test(main)) expect(html, path).toMatch(/href="#note-(reputation|topic-rating)"/);
    if (/\b5\.0(?=\s*rating)/.test(main)) expect(html, path).toContain('href="#note-topic-rating"');
    if (/116\s?KG/i.test(main)) expect(main, path).toMatch(/individual results vary/i);
  }
});

test('[PAGE-01] [PAGE-02] [SUB-06] [CITY-04] Regulation: no page holds a testimonial or promises a result', async () => {
  for (const { path, html, text } of await everyPage()) {
    expect(forbiddenPraise.exec(text)?.[0], path).toBeUndefined();
    // No person outside the clinic is quoted: the allowed quotations are the staff's own words.
    const quotations = html.match(/<blockquote/g)?.length ?? 0;
    expect(quotations, path).toBe({ '/': 1, '/about': 2 }[path] ?? 0);
  }
});

test('[PAGE-02] Regulation: every quoted person works at the clinic', async () => {
  const { page } = await newPage(site);
  await page.goto(site.address('/about'));
  expect(await page.locator('article blockquote').allTextContents()).toEqual([
    '“Tell me the untidy version; it is usually the useful one.”',
    '“If you are worried about the cost, ask me before you book. Nobody minds.”',
  ]);
});
