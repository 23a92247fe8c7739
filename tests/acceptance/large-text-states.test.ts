import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { calculate, calculateFor, results } from '#tests/support/calculator-page.ts';
import { say } from '#tests/support/chat-page.ts';
import { chatting, server, site } from '#tests/support/played-chat.ts';
import { largest, largeText, largeTextFaults, setFontSize, shareOfBars } from '#tests/support/readable.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

// Pages after input, with the browser set to text of 200% on a phone of 320 px, and of 150% on one of 375 px where that makes a
// difference. The self-checks with their results: screener-pages.test.ts.

/** Long pages, on a machine that may be busy with other things. */
const timeoutMs = 240_000;

async function opened(path: string): Promise<Page> {
  const { page } = await newPage(site, { width: 375, height: 740 });
  await visit(page, site.address(path));
  return page;
}

type Sizes = Parameters<typeof largeTextFaults>[3];

async function expectReadable(page: Page, name: string, within?: string, sizes: Sizes = [largest]): Promise<void> {
  expect(await largeTextFaults(page, name, within, sizes)).toEqual([]);
}

/** The open chat has a height of its own between the two sizes. */
const expectChatReadable = (page: Page, name: string, within?: string) =>
  expectReadable(page, name, within, [...largeText]);

describe('[ACCESS-01] large text leaves readable', () => {
  test(
    'the calculator: what is missing, and every part of a result',
    async () => {
      const page = await opened('/calculator');
      await calculate(page);
      await page.locator('[aria-invalid=true]').first().waitFor();
      await expectReadable(page, 'the notice', '[data-toast]');
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expectReadable(page, 'an empty form', 'main form');
      await calculateFor(page, { waist: '95' });
      await results(page).waitFor();
      await expectReadable(page, 'the result', '#answer');
      await page.locator('summary', { hasText: 'The same as a table' }).click();
      await page.getByRole('radio', { name: 'Stone and pounds' }).check();
      const sizes: Sizes = [...largeText, [768, 1024, 32]];
      await expectReadable(page, 'the weeks as a table', '[aria-labelledby=result-projection]', sizes);
    },
    timeoutMs,
  );

  test('a body mass index on the home page, a search with and without finds, a notice', async () => {
    const page = await opened('/');
    await page.getByRole('textbox', { name: /^Height/ }).fill('168');
    await page.getByRole('textbox', { name: /^Weight/ }).fill('92');
    await expectReadable(page, 'the body mass index', 'main form');
    for (const query of ['sleep', 'zzzz']) {
      await page.goto(site.address(`/blog?q=${query}`));
      await expectReadable(page, `a search for ${query}`, 'main');
    }
    await page.goto(site.address('/faq'));
    await scriptIsReady(page);
    await page.getByRole('main').getByRole('button', { name: 'Copy address' }).click();
    await page.locator('[data-toast]').hover();
    await expectReadable(page, 'a notice', '[data-toast]');
  });

  test(
    'the chat in each of its states, and its bar gives way',
    async () => {
      const { page, chat } = await chatting({
        path: '/medicare',
        width: 375,
        height: 740,
        expected: [/status of 503/, /server error: 503/],
      });
      await expectChatReadable(page, 'the greeting');
      await chat.panel.getByLabel('Chat options').click();
      await expectChatReadable(page, 'the options', '[data-chat] details[open]');
      await page.keyboard.press('Escape');
      await say(page, 'What does it cost?');
      (await server.call()).answer({
        message: '<p>The first weight consultation is bulk billed where Medicare allows it.</p>',
        booking_button: true,
        booking_url: 'https://harbour-bookings.example/x',
        sources: [{ title: 'Medicare billing policy', href: '/medicare' }],
      });
      await chat.last.getByText('Or email').waitFor();
      await expectChatReadable(page, 'an answer');
      await say(page, 'I want to die');
      (await server.call()).answer({
        urgent: true,
        message:
          '<p>Call <a href="tel:000">000</a> now.</p><ul><li>Lifeline: <a href="tel:131114">13 11 14</a></li><li>Suicide Call Back Service: <a href="tel:1300659467">1300 659 467</a></li></ul>',
      });
      await chat.last.getByText('Please get help now').waitFor();
      await expectChatReadable(page, 'a crisis');
      await say(page, 'And then?');
      (await server.call()).fail(503, 'busy');
      await chat.last.getByRole('button', { name: 'Try again' }).waitFor();
      await expectChatReadable(page, 'a failure');

      await setFontSize(page, 32);
      await chat.panel.getByRole('button', { name: 'Minimise chat' }).click();
      await chat.panel.waitFor({ state: 'hidden' });
      expect(await shareOfBars(page)).toBeLessThan(0.2);
      // The button in the dock has the focus, and opens the conversation again.
      expect(await chat.launcher.evaluate((button) => button === document.activeElement)).toBe(true);
      await chat.launcher.click();
      await chat.last.getByRole('button', { name: 'Try again' }).waitFor();
    },
    timeoutMs,
  );

  test('the side menu of a wide window, and the help in place of the chat', async () => {
    const { page } = await newPage(site, { width: 1640, height: 900, javaScriptEnabled: false });
    await setFontSize(page, 24);
    await page.goto(site.address('/about'));
    await page.getByRole('navigation', { name: 'Quick menu' }).getByText('OPEN MENU').click();
    const box = await page.locator('nav details > div').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(900);
    const phone = await newPage(site, { width: 375, height: 740, javaScriptEnabled: false });
    await phone.page.goto(site.address('/about'));
    await phone.page.getByRole('button', { name: 'Chat with AI Assistant' }).click();
    await expectChatReadable(phone.page, 'the help');
  });
});
