import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { chatParts, expectHelpLines, say } from '#tests/support/chat-page.ts';
import { isTakenOver } from '#tests/support/early-visitor.ts';
import { openAdmin, staffPage } from '#tests/support/editor.ts';
import { fillIn } from '#tests/support/failing-parts.ts';
import { answerAll, mentalHealth, tool } from '#tests/support/screeners.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { staffSettings } from '#tests/support/staff.ts';

// The fallbacks of failed parts: docs/decisions/0064-nothing-that-fails-takes-the-page.md.

/** Of the region of notices, which is no part: what holds all parts together fails. */
const noticeRegion =
  'no-print pointer-events-none fixed inset-x-4 bottom-[calc(var(--dock-height)+var(--notice-height)+var(--chat-bar-height)+1rem)] ' +
  'z-50 lg:right-[calc(var(--rail-width)+1rem)] lg:left-auto lg:w-96';

const site = await sharedSite();
const phone = { width: 390, height: 844 } as const;
/** The messages of React and the browser for an intended fault. */
const expected = [
  /broken on purpose/,
  /TypeError: Cannot read/,
  /RangeError/,
  /error #4\d\d/,
  // React drew the page once more, in one piece.
  /error #520/,
  /Failed to load resource/,
  /request failed/,
];

/** Makes the parts of the page fail whose code holds these words, as they are drawn. */
async function breakWhereItSays(page: Page, ...words: string[]): Promise<void> {
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const broken = words
      .flatMap((said) => [`"${said}"`, `\`${said}\``])
      .reduce((code, literal) => code.replaceAll(literal, '(()=>{throw new Error("broken on purpose")})()'), body);
    await route.fulfill({ response, body: broken });
  });
}

async function standsOtherwise(page: Page): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).first().isVisible()).toBe(true);
  expect(await page.locator('a[href="tel:000"]').count()).toBeGreaterThan(0);
  expect(await page.locator('a[href="tel:131114"]').count()).toBeGreaterThan(0);
}

describe('[PHONE-02] a part that fails as it is drawn leaves the rest of the page', () => {
  const parts: [part: string, path: string, words: string, left: (page: Page) => Promise<void>][] = [
    [
      'the footer: numbers and the clinic',
      '/about',
      'Find your way',
      async (page) => expect(await page.locator('footer a[href^="mailto:"]').isVisible()).toBe(true),
    ],
    [
      'header and menu: the ways home and to the assistant',
      '/about',
      'Quick menu',
      async (page) => expect(await page.locator('header').getByRole('link', { name: 'Ask' }).isVisible()).toBe(true),
    ],
    [
      'the page itself: header, footer and the chat',
      '/faq',
      'Email Us',
      async (page) => {
        await page.getByText('Something went wrong').waitFor();
        await chatParts(page).launcher.click();
        await chatParts(page).panel.waitFor();
      },
    ],
    [
      'what stands outside every part: the page for faults',
      '/about',
      noticeRegion,
      async (page) => {
        await page.getByText('Something went wrong').waitFor();
        await expectHelpLines(page.locator('main'));
      },
    ],
  ];

  test.each(parts)('%s', async (_, path, words, left) => {
    const { page } = await newPage(site, { ...phone, expected });
    await breakWhereItSays(page, words);
    await page.goto(site.address(path));
    await isTakenOver(page);
    await left(page);
    await standsOtherwise(page);
  });

  test('the page for faults as well: a page of plain elements', async () => {
    const { page } = await newPage(site, { ...phone, expected });
    await breakWhereItSays(page, noticeRegion, 'Return to Home');
    await page.goto(site.address('/about'));
    await isTakenOver(page);
    await page.getByText('This page could not be shown').waitFor();
    await standsOtherwise(page);
    expect(await page.getByRole('link', { name: 'write to the assistant' }).getAttribute('href')).toBe('/ask');
  });

  test('a self-check: the phone, and the other self-checks', async () => {
    const { page } = await newPage(site, { ...phone, expected });
    await breakWhereItSays(page, 'Clear answers');
    await page.goto(site.address(mentalHealth));
    await isTakenOver(page);
    await page.locator('input[name^="audit-c"]').first().click({ force: true });
    await page.getByText('This self-check could not be shown here').waitFor();
    expect(await page.locator('article input[type=radio]').count()).toBeGreaterThan(10);
    await standsOtherwise(page);
  });

  test('the result of a self-check: its sentence, and every answer', async () => {
    const { page } = await newPage(site, { ...phone, expected });
    await breakWhereItSays(page, 'What to do');
    await page.goto(site.address(mentalHealth));
    await isTakenOver(page);
    const screener = tool(page, /AUDIT-C/);
    await answerAll(screener, 3);
    const show = screener.getByRole('button', { name: 'Show My Results' });
    if (await show.count()) await show.click();
    await screener.getByText('The result could not be shown here').waitFor();
    expect(await screener.innerText()).toMatch(/\d+ out of 12/);
    expect(await screener.locator('input:checked').count()).toBe(3);
  });

  test('a chart of the calculator: the figures and the fields', async () => {
    const { page } = await newPage(site, { ...phone, expected });
    await breakWhereItSays(page, 'Body mass index (BMI)');
    await page.goto(site.address('/calculator'));
    await isTakenOver(page);
    await fillIn(page);
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.getByText('Your result could not be shown here').waitFor();
    expect(await page.locator('main').innerText()).toContain('Body mass index 33.1');
    expect(await page.locator('#calculator-weight').inputValue()).toBe('98');
  });
});

describe('[PHONE-02] [SAFE-03] a chat that fails leaves the help visible', () => {
  test.each([
    ['as it is read', undefined],
    ['as it is drawn', 'AI Health Assistant'],
  ])('%s', async (_, words) => {
    const { page } = await newPage(site, { ...phone, expected });
    if (words === undefined)
      await page.route(/\/assets\/panel-.+\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
      );
    else await breakWhereItSays(page, words);
    await page.goto(site.address('/about'));
    await isTakenOver(page);
    await chatParts(page).launcher.click();
    const help = page.getByRole('dialog', { name: 'How can we help?' });
    await help.getByText('The chat could not be loaded').waitFor();
    await expectHelpLines(help);
    expect(await help.locator('a[href^="mailto:"]').isVisible()).toBe(true);
    expect(await help.getByRole('link', { name: 'on a page of its own' }).getAttribute('href')).toBe('/ask');
    await standsOtherwise(page);
  });

  test('a stored conversation that cannot be rendered is moved aside before the next page', async () => {
    const { page } = await newPage(site, { ...phone, expected });
    await page.goto(site.address('/about'));
    await page.evaluate(() => {
      const reply = {
        kind: 'reply',
        id: 'a',
        at: Date.now(),
        message: 5,
        sources: null,
        urgent: true,
        booking_button: false,
      };
      sessionStorage.setItem(
        'chat',
        JSON.stringify({ entries: [reply], conversationId: null, draft: '', openedAt: 1 }),
      );
      sessionStorage.setItem('chat-view', 'open');
    });
    for (const path of ['/about', '/faq']) {
      await page.goto(site.address(path));
      await isTakenOver(page);
      await standsOtherwise(page);
      expect(await page.getByText('Something went wrong').count()).toBe(0);
    }
    const chat = chatParts(page);
    if (!(await chat.panel.isVisible())) await chat.launcher.click();
    await chat.panel.waitFor();
    await say(page, 'hello');
    await expect.poll(() => chat.messages.count()).toBeGreaterThan(2);
  });
});

test('[PHONE-02] a draft of the editor that cannot be drawn is set aside, and the editor works', async () => {
  const studio = await sharedSite(staffSettings);
  const page = await staffPage(studio, { expected });
  await openAdmin(page, studio);
  await page.evaluate(() => {
    const fields = {
      title: 'x',
      slug: 'x',
      excerpt: '',
      content: '',
      author: '',
      category: '',
      tags: [],
      featured: false,
    };
    const rest = {
      published: false,
      featuredImage: null,
      featuredImageAlt: '',
      metaDescription: null,
      aiAssisted: false,
    };
    const draft = { fields: { ...fields, ...rest }, version: null, autosavedAt: 1e300 };
    localStorage.setItem('blog-draft:new:broken', JSON.stringify(draft));
  });
  await openAdmin(page, studio, '/posts/new');
  expect(await page.getByText('The editor could not be shown').count()).toBe(0);
  await page.getByLabel('Title', { exact: false }).first().fill('A title');
  await openAdmin(page, studio, '/posts/new');
  expect(await page.evaluate(() => localStorage.getItem('blog-draft:new:broken'))).toBeNull();
});
