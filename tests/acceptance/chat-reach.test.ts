import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { chatParts, openChat, say } from '#tests/support/chat-page.ts';
import { server, site, visiting } from '#tests/support/played-chat.ts';

// All functions of the chat by keyboard alone, and the page's own actions beside it.

/** Presses Tab until the focus is on what has this name. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
    });
    if (focused.startsWith(name)) return;
  }
  throw new Error(`no Tab leads to ${name}`);
}

test('[CHAT-01] [CHAT-02] [CHAT-03] [CHAT-09] a whole conversation by keyboard alone', async () => {
  const page = await visiting({ width: 1440, height: 900, expected: [/status of 503/, /server error: 503/] });
  const chat = chatParts(page);
  const { keyboard } = page;
  const inField = () => expect.poll(() => chat.input.evaluate((field) => field === document.activeElement)).toBe(true);

  await tabTo(page, 'Chat with AI Assistant');
  await keyboard.press('Enter');
  await chat.panel.waitFor();
  await inField();
  await keyboard.type('Where are you?');
  await keyboard.press('Enter');
  const first = await server.call();
  await tabTo(page, 'Stop');
  await keyboard.press('Enter');
  first.send({ event: 'begun', data: { conversationId: 'by-keyboard' } });
  await first.hungUp;
  await inField();
  await tabTo(page, 'Try again', 'Shift+Tab');
  await keyboard.press('Enter');
  (await server.call()).fail(503, 'busy');
  await chat.last.getByText('trouble connecting').waitFor();
  await inField();
  await tabTo(page, 'Try again', 'Shift+Tab');
  await keyboard.press('Enter');
  (await server.call()).answer({
    message: '<p>See <a href="/faq">the questions</a>.</p>',
    conversationId: 'by-keyboard',
    sources: [{ title: 'Medicare billing policy', href: '/medicare' }],
  });
  await chat.last.getByText('the questions').waitFor();
  await inField();

  await tabTo(page, 'Chat options', 'Shift+Tab');
  await keyboard.press('Enter');
  await tabTo(page, 'Save a copy');
  const download = page.waitForEvent('download');
  await keyboard.press('Enter');
  await download;
  await tabTo(page, 'Minimise chat');
  await keyboard.press('Enter');
  await chat.bar.waitFor();
  // The focus is on what gives it its size again.
  await keyboard.press('Enter');
  await chat.panel.waitFor();
  await inField();

  await tabTo(page, 'the questions', 'Shift+Tab');
  await keyboard.press('Enter');
  await page.waitForURL('**/faq');
  // The address changes before the page does, and with the page the focus.
  await page.getByRole('heading', { level: 1, name: 'Questions people ask before they book' }).waitFor();
  expect(await chat.panel.isVisible()).toBe(true);

  await tabTo(page, 'Chat options', 'Shift+Tab');
  await keyboard.press('Enter');
  await tabTo(page, 'Erase this chat');
  await keyboard.press('Enter');
  await tabTo(page, 'Erase');
  await keyboard.press('Enter');
  const erasure = await server.call();
  expect([erasure.method, erasure.body]).toEqual(['DELETE', { conversationId: 'by-keyboard' }]);
  erasure.answer();
  await expect.poll(() => chat.messages.count()).toBe(1);
  await inField();
  await keyboard.press('Escape');
  await chat.panel.waitFor({ state: 'hidden' });
  await expect.poll(() => chat.launcher.evaluate((button) => button === document.activeElement)).toBe(true);
});

describe('[CHAT-01] [CHAT-02] the booking stays in reach', () => {
  /** Whether a booking link of the page, outside the chat, can be pressed. */
  const bookingInReach = (page: Page) =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>('header a, nav a, [data-dock] a')].filter(
        (link) => /^\s*book/i.test(link.textContent ?? '') && link.checkVisibility() && !link.closest('[data-chat]'),
      );
      return links.some((link) => {
        const box = link.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return box.width > 0 && box.height >= 44 && link.contains(top);
      });
    });

  const sizes: [number, number][] = [
    [320, 568],
    [375, 740],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [1440, 620],
  ];

  /** Does something at each of these sizes of the window. */
  async function atEach(page: Page, some: typeof sizes, look: (size: string) => Promise<void>): Promise<void> {
    for (const [width, height] of some) {
      await page.setViewportSize({ width, height });
      await look(`${width} x ${height}`);
    }
  }

  test('beside the button, the window, the bar and an answer that waits', async () => {
    const page = await visiting({ width: 1440, height: 900 });
    await atEach(page, sizes, async (size) => expect(await bookingInReach(page), `closed, ${size}`).toBe(true));
    const chat = await openChat(page);
    await say(page, 'Hello');
    const call = await server.call();
    // Below this the chat is a sheet over the whole page, which makes room when it is minimised.
    const beside = sizes.filter(([width]) => width >= 768);
    await atEach(page, beside, async (size) => expect(await bookingInReach(page), `open, ${size}`).toBe(true));
    await chat.panel.getByRole('button', { name: 'Minimise chat' }).click();
    call.answer();
    await chat.bar.getByRole('button', { name: 'Expand chat, 1 new' }).waitFor();
    await atEach(page, sizes, async (size) => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      expect(await bookingInReach(page), `minimised, ${size}`).toBe(true);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect(await bookingInReach(page), `at the end of the page, ${size}`).toBe(true);
    });
  });

  // On smaller screens the button is a part of the dock, which has a row of its own.
  test('and the button covers no control at any scroll position', async () => {
    const { page } = await newPage(site, { width: 1440, height: 900, javaScriptEnabled: false });
    const wide = sizes.filter(([width]) => width >= 1024);
    for (const path of ['/', '/about', '/calculator', '/tools', '/faq', '/blog']) {
      await page.goto(site.address(path));
      await atEach(page, wide, async (size) => {
        const covered = await page.evaluate(() => {
          const launcher = document.querySelector('[data-chat-launcher]')?.getBoundingClientRect();
          if (!launcher?.width) return ['no button'];
          // It is in the margin: no content scrolls under it.
          return [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary, label)')]
            .filter((part) => part.checkVisibility())
            .filter((part) => {
              const box = part.getBoundingClientRect();
              return box.width > 0 && box.right > launcher.left && box.left < launcher.right;
            })
            .map((part) => `${location.pathname}: ${part.outerHTML.slice(0, 80)}`);
        });
        expect(covered, size).toEqual([]);
      });
    }
  });
});
