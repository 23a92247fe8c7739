import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingPages, postPages, publicPages, staffPages } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { say } from '#tests/support/chat.ts';
import { openChat } from '#tests/support/chat-page.ts';
import { request } from '#tests/support/request.ts';
import { servedPage } from '#tests/support/served-page.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { type Site, secondClinic, startWithAssistant } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

// Changing the clinic means changing content files and no code. Here another clinic moves in.

/** Words that belong to the clinic that ships: its names, people, town, phone, suppliers and addresses. */
const words = /saltbush|marnie|keogh|akuila|harbour|southport|5550 0142|61755500142|\$47\.55|\$38\.60|\$46\.40/i;

const ownPages = [
  ...publicPages.filter((path) => !path.startsWith('/weight-loss-clinic-')),
  '/weight-loss-clinic-hobart',
  '/weight-loss-clinic-darwin',
];
const ownSubSites = ['faq', 'sleep', 'booking'];

const site = await sharedSite({ CONTENT_DIR: secondClinic });

describe('another clinic, by its content alone', () => {
  test('every page is its own', async () => {
    const visitor = await newPage(site);
    for (const path of ownPages) {
      const page = await servedPage(visitor, site, path);
      expect(page.status, path).toBe(200);
      expect(page.meta['og:site_name'], path).toEqual(['Mallee Health']);
      expect(page.canonical).toEqual([`https://mallee.example${path}`]);
      expect(page.text, path).toContain('Mallee Health');
      expect(words.exec(page.html)?.[0], path).toBeUndefined();
    }
  });

  test('staff pages, missing pages, robots.txt and the sitemap name only their own clinic', async () => {
    for (const path of [...staffPages, ...missingPages]) {
      const { text } = await request(site, path);
      expect(text, path).toContain('Mallee Health');
      expect(words.exec(text)?.[0], path).toBeUndefined();
    }
    for (const path of ['/robots.txt', '/sitemap.xml']) {
      const { text } = await request(site, path);
      expect(text, path).toContain('https://mallee.example/');
      expect(words.exec(text)?.[0], path).toBeUndefined();
    }
  });

  test('[ROUTE-02] its cities are its own, and the other clinic’s are the fallback page', async () => {
    expect((await request(site, '/weight-loss-clinic-hobart')).text).toContain('Hobart');
    for (const city of ['sydney', 'perth', 'gold-coast']) {
      const reply = await request(site, `/weight-loss-clinic-${city}`);
      expect(reply.status).toBe(404);
      expect(reply.text).toContain('Oops! Page not found');
    }
  });

  test('[ROUTE-06] its sitemap lists its cities', async () => {
    const { text } = await request(site, '/sitemap.xml');
    expect(text).toContain('<loc>https://mallee.example/weight-loss-clinic-darwin</loc>');
    expect(text).not.toContain('sydney');
  });

  test('[LAYOUT-07] its own fees are shown, and claims that it does not make are not', async () => {
    const visitor = await newPage(site);
    const medicare = await servedPage(visitor, site, '/medicare');
    for (const figure of ['$62.00', '$90.00', '$51.30', '$38.70', '1 October 2026'])
      expect(medicare.main, figure).toContain(figure);
    const home = await servedPage(visitor, site, '/');
    expect(home.main).toContain('200+');
    expect(home.main).not.toContain('4.7');
    expect(home.main).not.toContain('Prescriptions by post');
  });
});

describe('what a clinic writes, answers and lets in', () => {
  let own: Site;
  beforeAll(async () => {
    own = await startWithAssistant({ CONTENT_DIR: secondClinic });
  });
  afterAll(() => own.stop());

  test('[BLOG-01] it starts with no article of the other clinic, and its feeds bear its name', async () => {
    for (const path of postPages) expect((await request(site, path)).status, path).toBe(404);
    for (const path of ['/blog/feed.xml', '/blog/feed.json']) {
      const { status, text } = await request(site, path);
      expect(status).toBe(200);
      expect(text).toContain('Mallee');
      expect(words.exec(text)?.[0], path).toBeUndefined();
    }
  });

  test('[CHAT-05] its assistant speaks of its own booking, fees and people', async () => {
    const questions = [
      'Hello',
      'How do I book?',
      'What does the first appointment cost?',
      'Who will I see?',
      'What is your phone number?',
      'Where are you?',
      'Do you treat children?',
      'How do I complain?',
    ];
    const replies = [];
    for (const question of questions) replies.push(await say(own, question));
    for (const [index, reply] of replies.entries())
      expect(words.exec(JSON.stringify(reply))?.[0], questions[index]).toBeUndefined();
    expect(replies.find(({ booking_url }) => booking_url)?.booking_url).toContain('red-gum-diary.example');
    expect(replies[2]?.message).toContain('62');
  });

  test('[CHAT-02] [CHAT-08] its chat greets in its name and names its office', async () => {
    const { page } = await newPage(own);
    await visit(page, own.address('/faq'));
    const chat = await openChat(page);
    const greeting = await chat.panel.innerText();
    expect(greeting).toContain('Mallee');
    expect(words.exec(greeting)?.[0]).toBeUndefined();
  });

  test('[ADMIN-07] its first start makes the account of its own domain', () => {
    expect(own.stdout()).toContain('admin@mallee.example');
    expect(words.exec(own.stdout())?.[0]).toBeUndefined();
  });
});

describe('its sub-sites', () => {
  const on = (label: string, path = '/') => request(site, path, { host: `${label}.localhost:${site.port}` });

  test('each shows its own page', async () => {
    for (const label of ownSubSites) {
      const { status, text } = await on(label, '/some/path');
      expect(status, label).toBe(200);
      expect(text, label).toContain('Mallee Health');
      expect(words.exec(text)?.[0], label).toBeUndefined();
    }
  });

  test('[SUB-09] a faq host set to landing shows a page instead of a redirect', async () => {
    const page = await servedPage(await newPage(site), site, '/', { host: `faq.localhost:${site.port}` });
    expect(page.status).toBe(200);
    expect(page.h1).toEqual(['Answers before you ask']);
    expect(page.canonical).toEqual(['https://faq.mallee.example/']);
  });

  test('[SUB-09] a host left as a redirect still redirects', async () => {
    const { status, headers } = await on('tools');
    expect({ status, location: headers.location }).toEqual({
      status: 302,
      location: `http://localhost:${site.port}/tools`,
    });
  });

  test('[SUB-01] a label without a record shows the main site', async () => {
    expect((await on('adhd')).text).toBe((await request(site, '/')).text);
  });

  test('[SUB-10] the booking host frames its own booking form', async () => {
    const reply = await on('booking');
    expect(reply.headers['content-security-policy']).toContain('frame-src https://red-gum-diary.example;');
    expect(reply.text).toContain('https://red-gum-diary.example/embed/mallee');
  });

  test('its own domain is the one that selects sub-sites', async () => {
    const visitor = await newPage(site);
    const shownOn = async (host: string) => (await servedPage(visitor, site, '/', { host })).h1[0];
    expect(await shownOn('sleep.mallee.example')).toBe('Nights that mend');
    expect(await shownOn('sleep.saltbush.example')).toBe(await shownOn('mallee.example'));
  });
});

test('its pages run in a browser without a fault', async () => {
  const { page } = await newPage(site, { thirdParties: [/^https:\/\/red-gum-diary\.example\//] });
  for (const path of ['/', '/sleep-recovery-optimisation', '/weight-loss-clinic-hobart']) {
    await visit(page, site.address(path));
    expect(words.exec(await page.locator('body').innerText())?.[0], path).toBeUndefined();
  }
  for (const label of ownSubSites) await visit(page, site.address('/', label));
});
