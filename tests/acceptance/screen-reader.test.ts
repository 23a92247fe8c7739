import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { answer as fillCalculator, usualAnswers } from '#tests/support/calculator-page.ts';
import { chatParts } from '#tests/support/chat-page.ts';
import { type ChatServer, startChatServer } from '#tests/support/chat-server.ts';
import { asStaff, staffPage } from '#tests/support/editor.ts';
import { heard, listen, readAloud } from '#tests/support/screen-reader.ts';
import { sleep, tool } from '#tests/support/screeners.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { administrator, staffSettings } from '#tests/support/staff.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

// The key journeys with a screen reader and a keyboard: the output is a screen reader's transcript, and every press is a key. The
// tests assert the announcements that a visitor needs, in order.

let site: Site;
let server: ChatServer;

beforeAll(async () => {
  [site, server] = await Promise.all([startSite(staffSettings), startChatServer()]);
});

afterAll(async () => {
  server.stop();
  await site.stop();
});

/** Doubled ends of sentences, code, and names that are no words. */
const noise = /(^|[^.])\.\.($|[^.])|\?\.|undefined|null|NaN|\[object|https?:\/\/\S+ link/;

/** These were announced in this order, without any untranslated code. */
function expectHeard(said: readonly string[], ...needed: readonly (string | RegExp)[]): void {
  let from = 0;
  for (const words of needed) {
    const at = said.findIndex(
      (phrase, index) => index >= from && (words instanceof RegExp ? words.test(phrase) : phrase === words),
    );
    if (at < 0) expect.fail(`'${words}' was not said, or too early. Said:\n${said.slice(from).join('\n')}`);
    from = at + 1;
  }
  expect(said.filter((phrase) => noise.test(phrase))).toEqual([]);
}

/** Presses Tab until the focused element is announced with these words. */
async function tabTo(page: Page, words: RegExp): Promise<string[]> {
  const said: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const now = await heard(page);
    said.push(...now);
    if (now.some((phrase) => words.test(phrase))) return said;
  }
  return expect.fail(`the keyboard does not reach ${words}. Said:\n${said.join('\n')}`);
}

/** All announcements up to these words. */
async function waitToHear(page: Page, words: RegExp): Promise<string[]> {
  const said: string[] = [];
  await expect
    .poll(async () => said.push(...(await heard(page))) && said.some((phrase) => words.test(phrase)), {
      timeout: 20_000,
    })
    .toBe(true);
  return said;
}

describe('[ACCESS-04] a person who hears the site', () => {
  test('hears on the home page its name, its parts and the visits that can be booked', async () => {
    const { page } = await newPage(site);
    await visit(page, site.address('/'));
    const said = await readAloud(page);
    expectHeard(
      said,
      'link, Skip to content',
      'banner',
      'navigation, Main',
      'link, Home, current page',
      'link, Book Consultation (opens in a new tab)',
      'end of banner',
      'navigation, Quick menu',
      'link, BOOK (opens in a new tab)',
      'button, Chat with AI Assistant',
      'main',
      'heading, LOSE WEIGHT, GAIN HEALTH, level 1',
      'region, Which appointment is yours?',
      /^link, Initial First Appointment .*\(opens in a new tab\)$/,
      /^link, Follow-up Appointment .*\(opens in a new tab\)$/,
      /^link, Non-Weight GP Appointment .*\(opens in a new tab\)$/,
      'end of main',
      'contentinfo',
      'navigation, Policies',
      /emergency/,
      'link, 000',
      'link, 13 11 14',
      'button, Dark colours, not pressed',
    );
    // Whatever leads away says so, and every picture that says something has words.
    expect(said.filter((phrase) => /^(link|button|image)$/.test(phrase))).toEqual([]);
  });

  test('reaches a booking with the keyboard alone, and hears that it opens in a new tab', async () => {
    const { page } = await newPage(site, {
      thirdParties: [/^https:\/\/harbour-bookings\.example\//],
    });
    await visit(page, site.address('/how-it-works'));
    await listen(page);
    await tabTo(page, /^link, Skip to content$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^link, Book your first consultation \(opens in a new tab\)$/);
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    expect((await opened).url()).toMatch(/^https:\/\/harbour-bookings\.example\//);

    await visit(page, site.address('/', 'booking'));
    expectHeard(await readAloud(page), 'main', /^heading, Book a consultation with .*, level 1$/, /^Booking form of /);
  });

  test('answers a questionnaire, and hears the progress and the advice of the result', async () => {
    const { page } = await newPage(site);
    await visit(page, site.address(sleep));
    const screener = tool(page, /^Epworth/);
    await listen(page);
    await screener.locator('input').first().focus();
    expectHeard(await heard(page), /^radio, Would never doze, not checked, position 1, set size 4$/);
    const questions = await screener.locator('fieldset').count();
    await page.keyboard.press('Space');
    for (let question = 1; question < questions; question += 1) {
      await page.keyboard.press('Tab');
      // The last of four, backwards from the first.
      await page.keyboard.press('ArrowLeft');
    }
    const said = await waitToHear(page, /result/);
    expectHeard(
      said,
      'polite: 1 of 8 answered',
      'polite: 8 of 8 answered',
      /^polite: Your Epworth Sleepiness Scale result: Severe Excessive Daytime Sleepiness\. 21 out of 24\. .*do not drive/,
    );
    await screener.evaluate((element) => element.setAttribute('data-heard', ''));
    expectHeard(
      await readAloud(page, '[data-heard]'),
      'heading, Epworth Sleepiness Scale, level 3',
      /screening, not a diagnosis/,
      /^group, Settled in a seat/,
      /^image, .*21/,
      /do not drive until/,
      /^link, Book Consultation/,
      'button, Download Report',
    );
  });

  test('hears the missing answers, each unit and the result of the calculator', async () => {
    const { page } = await newPage(site);
    await visit(page, site.address('/calculator'));
    await listen(page);
    const button = page.getByRole('button', { name: 'Calculate', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    // The summary with the focus announces missing answers once, in the order of the page.
    expectHeard(
      await waitToHear(page, /Missing Information/),
      /^group, Missing Information, .*your age.*your height.*a goal/,
    );
    await fillCalculator(page, usualAnswers);
    await button.focus();
    await page.keyboard.press('Enter');
    const said = await waitToHear(page, /results are ready/);
    expectHeard(said, /^polite: Your results are ready\. Body mass index 32\.6, Obesity Class I\.$/);
    // A part that is still rendering is marked as busy.
    await page.locator('#answer:not([aria-busy])').waitFor();
    expectHeard(
      await readAloud(page, '#answer'),
      'heading, Your results, level 2',
      /^heading, Body mass index/,
      /^image, .*32\.6/,
      /^region, Energy|^heading, Energy/,
      /^table|^button|^group/,
    );
  });

  test('talks with the assistant: its name, each answer once, an emergency at once', async () => {
    const { page } = await newPage(site);
    await server.attach(page);
    await visit(page, site.address('/about'));
    await listen(page);
    await page.getByRole('button', { name: 'Chat with AI Assistant' }).focus();
    await page.keyboard.press('Enter');
    await chatParts(page).panel.waitFor();
    expectHeard(await waitToHear(page, /textbox/), /^textbox, Your message/);
    await page.keyboard.type('What does it cost?');
    await page.keyboard.press('Enter');
    const question = await server.call();
    expectHeard(await waitToHear(page, /writing/), 'polite: The assistant is writing.');
    question.answer({ message: '<p>The first visit is bulk billed where Medicare allows it.</p>' });
    const first = await waitToHear(page, /bulk billed/);
    expectHeard(first, /^polite: Assistant: The first visit is bulk billed/);
    expect(first.filter((phrase) => /^(polite|assertive).*bulk billed/.test(phrase))).toHaveLength(1);
    await expect.poll(() => chatParts(page).input.isEditable()).toBe(true);
    await page.keyboard.type('I want to die');
    await page.keyboard.press('Enter');
    (await server.call()).answer({ urgent: true, message: '<p>Please call <a href="tel:000">000</a> now.</p>' });
    expectHeard(await waitToHear(page, /assertive/), /^assertive: Assistant: Please call 000 now\.$/);
    await page.keyboard.press('Escape');
    await chatParts(page).panel.waitFor({ state: 'hidden' });
    expectHeard(await waitToHear(page, /Chat with/), /^button, Chat with AI Assistant/);
  });

  test('signs in, writes and publishes with the keyboard alone', async () => {
    const { page } = await newPage(site, { expected: [/status of 401/] });
    await visit(page, site.address('/blog-admin'));
    await page.getByLabel('Email').waitFor();
    await listen(page);
    await tabTo(page, /^textbox, Email/);
    await page.keyboard.type(administrator.email);
    await tabTo(page, /^Password/);
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    expectHeard(await waitToHear(page, /^assertive/), /^assertive: .*(try again|not right|invalid)/i);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.getByRole('link', { name: 'New Post' }).waitFor();
    await tabTo(page, /^link, New Post$/);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
    await tabTo(page, /^textbox, Title.*required/);
    await page.keyboard.type('A walk after dinner');
    await tabTo(page, /^textbox, Content.*required/);
    await page.keyboard.type('Ten minutes are enough.');
    await tabTo(page, /^button, Publish$/);
    await page.keyboard.press('Enter');
    const said = await waitToHear(page, /^polite: .*Post Saved/);
    expectHeard(said, /^polite: .*Post Saved.*published/);
  });

  test('finds every dialog named, its stops in the order in which they stand, and the focus given back', async () => {
    const staff = await asStaff(site);
    const draft = await staff.insert({ title: 'By a machine', published: false, aiAssisted: true });
    const boast = await staff.insert({ title: 'A boast', published: false, content: 'Results guaranteed.' });
    const seen = await staff.insert({ title: 'Seen by readers' });
    await staff.remove((await staff.insert({ title: 'In the bin', published: false })).id);
    const page = await staffPage(site);
    for (const [query, opener, name, closer] of [
      [`/posts/${draft.id}`, 'Keyboard shortcuts', 'Keyboard shortcuts', 'Close'],
      [`/posts/${draft.id}`, 'History', 'History', 'Close'],
      [`/posts/${draft.id}`, 'Publish', 'Before it is published', 'Not yet'],
      [`/posts/${boast.id}`, 'Publish', 'Publish over a warning?', 'Change the text'],
      [`/posts/${seen.id}`, 'Save as draft', 'Take this post off the site?', 'Keep it on the site'],
      ['', 'Delete Seen by readers', 'Delete a post that readers see?', 'Keep it on the site'],
      ['', 'Create with AI', 'Create a post with AI', 'Cancel'],
      ['/bin', 'Delete for good In the bin', 'Delete this post for good?', 'Keep it in the bin'],
    ] as const) {
      if (!page.url().endsWith(`/blog-admin${query}`)) {
        await page.goto(site.address(`/blog-admin${query}`));
        await scriptIsReady(page);
      }
      const button = page.getByRole('button', { name: opener, exact: true }).first();
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await expect.poll(() => stops(page, name), { timeout: 20_000 }).toContain(closer);
      expectHeard(await readAloud(page, 'dialog[open]'), `dialog, ${name}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await button.evaluate((element) => element === document.activeElement), name).toBe(true);
    }
  });
});

/** Tab stops in the open dialog, by name: each is below or beside the previous one, and none is outside. */
async function stops(page: Page, dialog: string): Promise<string[]> {
  const names: string[] = [];
  let before = { top: 0, bottom: 0, left: 0 };
  for (let press = 0; press < 40; press += 1) {
    const stop = await page.evaluate(() => {
      const { activeElement: element } = document;
      const { top, bottom, left } = element?.getBoundingClientRect() ?? new DOMRect();
      const name = element?.getAttribute('aria-label') ?? element?.textContent?.trim();
      // Between the last and the first, the focus is the browser's own.
      return element === document.body ? null : { inside: !!element?.closest('dialog[open]'), name, top, bottom, left };
    });
    if (stop === null) break;
    expect(stop.inside, `${stop.name} in ${dialog}`).toBe(true);
    if (names.length > 0)
      expect(
        stop.top >= before.bottom || stop.left >= before.left || stop.bottom > before.top,
        `${stop.name} after ${names.at(-1)}`,
      ).toBe(true);
    before = stop;
    names.push(stop.name ?? '');
    await page.keyboard.press('Tab');
  }
  return names;
}
