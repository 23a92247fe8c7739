import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { staffPages } from '#tests/support/addresses.ts';
import { newPage } from '#tests/support/browser.ts';
import { chatParts, openChat, say } from '#tests/support/chat-page.ts';
import { server, site, visiting } from '#tests/support/played-chat.ts';
import { request } from '#tests/support/request.ts';
import { startSite } from '#tests/support/site.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

// The chat's window: position, opening, minimising, closing and focus.

const bookingHost = /^https:\/\/harbour-bookings\.example\//;

/** By keyboard into the field and back to the button. */
async function walkInAndOut(page: Page): Promise<void> {
  const chat = chatParts(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await chat.launcher.focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Your message');
  await page.keyboard.press('Escape');
  await chat.panel.waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe('Chat with AI Assistant');

  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Your message');
  await chat.panel.getByRole('button', { name: 'Minimise chat' }).press('Enter');
  await expect.poll(focused).toBe('Expand chat');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Your message');
  await chat.panel.getByRole('button', { name: 'Close chat' }).press('Enter');
  await expect.poll(focused).toBe('Chat with AI Assistant');
}

test('[CHAT-01] the button is missing on staff pages', async () => {
  const served = async (path: string) => (await request(site, path)).text;
  expect(await served('/about')).toContain('data-chat-launcher');
  for (const path of staffPages) expect((await served(path)).includes('data-chat-launcher'), path).toBe(false);
});

test.each(['booking', 'sleep'])(
  '[CHAT-01] [SUB-10] the button stands on the sub-site %s, over no text',
  async (label) => {
    const { page } = await newPage(site, { thirdParties: [bookingHost] });
    await server.attach(page);
    await page.goto(site.address('/', label));
    for (const [width, height] of [
      [1440, 900],
      [1024, 720],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await chatParts(page).launcher.boundingBox();
      if (!box) throw new Error('the button has no box');
      const covered = await page.evaluate(({ x, y, width: wide, height: high }) => {
        const found: string[] = [];
        for (const top of [0, 0.25, 0.5, 0.75, 1].map((part) => part * document.documentElement.scrollHeight)) {
          window.scrollTo({ top, behavior: 'instant' });
          // On phones the dock is a strip of its own: there only the end of the page counts.
          if (wide > 60 && top < document.documentElement.scrollHeight) continue;
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (!node.parentElement?.closest('main, footer') || !node.textContent?.trim()) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const { left, right, top: upper, bottom, width: length } of range.getClientRects())
              if (length > 2 && left < x + wide && right > x && upper < y + high && bottom > y)
                found.push(node.textContent.trim());
          }
        }
        return found;
      }, box);
      expect(covered, `${label}, ${width} px`).toEqual([]);
    }
    // Its buttons look the same on all of them.
    if (label !== 'booking') return;
    await scriptIsReady(page);
    const chat = await openChat(page);
    await say(page, 'Hello');
    (await server.call()).answer({ message: '<p>See <a href="/medicare">our fees</a>.</p>' });
    const link = chat.last.getByRole('link', { name: 'our fees' });
    expect(await link.getAttribute('href')).toBe(site.address('/medicare'));
    expect(await link.getAttribute('target')).toBe('_blank');
  },
);

test('[CHAT-01] [CHAT-02] [CHAT-09] the button is round and named; the panel greets, has a focus order, minimises and closes', async () => {
  const page = await visiting({ width: 1440, height: 900 });
  const { launcher } = chatParts(page);
  const box = await launcher.boundingBox();
  if (!box) throw new Error('the button has no box');
  expect([box.width, box.height]).toEqual([60, 60]);
  expect(await launcher.evaluate((button) => getComputedStyle(button).borderRadius)).toBe('999px');
  expect(1440 - box.x - box.width).toBeLessThanOrEqual(32);
  expect(900 - box.y - box.height).toBeLessThanOrEqual(32);

  const tooltip = launcher.getByText('Chat with AI Assistant');
  const opacity = () => tooltip.evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity()).toBe('0');
  await launcher.hover();
  expect(await opacity()).toBe('1');
  await page.mouse.move(5, 5);
  expect(await opacity()).toBe('0');
  await launcher.focus();
  await page.keyboard.press('Shift');
  await expect.poll(opacity).toBe('1');

  await walkInAndOut(page);

  // Who answers, what for, that it is no person and not for emergencies, and where words go.
  const chat = await openChat(page);
  const greeting = chat.messages.first();
  for (const part of [
    'AI health assistant of Saltbush Telehealth',
    'appointment bookings, medication questions or health enquiries',
    'automated assistant, not a clinician',
    'not for emergencies',
    'own server',
    '30 days',
    'erase',
  ])
    expect(await greeting.innerText()).toContain(part);
  expect(await greeting.getByRole('link', { name: '000' }).getAttribute('href')).toBe('tel:000');
  expect(await greeting.getByRole('link', { name: '13 11 14' }).getAttribute('href')).toBe('tel:131114');
  expect(await greeting.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/privacy#assistant');
  expect(await greeting.locator('time').innerText()).toMatch(/^\d{1,2}:\d{2}\s[ap]m$/);
  expect(await chat.messages.count()).toBe(1);

  await chat.panel.focus();
  const order: string[] = [];
  for (let press = 0; press < 13; press += 1) {
    await page.keyboard.press('Tab');
    order.push(
      await page.evaluate(() => {
        const element = document.activeElement;
        return element?.closest('[data-chat]')
          ? (element.getAttribute('aria-label') ?? element.textContent ?? '')
          : 'outside';
      }),
    );
  }
  expect(order).toEqual([
    'Chat options',
    'Minimise chat',
    'Close chat',
    'Conversation',
    '000',
    '13 11 14',
    'Privacy policy',
    'How do I book?',
    'What does it cost?',
    'What happens in a first visit?',
    'How do I change an appointment?',
    'Your message',
    'outside',
  ]);

  // Escape closes an open menu of the chat first, then the chat.
  await chat.panel.getByLabel('Chat options').click();
  await page.keyboard.press('Escape');
  expect(await chat.panel.isVisible()).toBe(true);
  expect(await chat.panel.getByRole('button', { name: 'Erase this chat' }).isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await chat.panel.waitFor({ state: 'hidden' });

  await openChat(page);
  expect(await chat.panel.getByRole('heading', { name: 'AI Health Assistant' }).isVisible()).toBe(true);
  expect(await chat.panel.getByText('AI', { exact: true }).isVisible()).toBe(true);
  expect(await chat.panel.getByText('Online • Ready to help with health queries').isVisible()).toBe(true);
  expect(await chat.launcher.isVisible()).toBe(false);

  await chat.panel.getByRole('button', { name: 'Minimise chat' }).click();
  await chat.bar.waitFor();
  expect(await chat.bar.getByRole('textbox').count()).toBe(0);
  expect((await chat.bar.boundingBox())?.height).toBeLessThan(64);
  await chat.bar.getByRole('button', { name: 'Expand chat' }).click();
  await chat.panel.waitFor();
  expect(await chat.input.isVisible()).toBe(true);

  await chat.panel.getByRole('button', { name: 'Minimise chat' }).click();
  await chat.bar.getByRole('button', { name: 'Close chat' }).click();
  await chat.bar.waitFor({ state: 'hidden' });
  await chat.launcher.click();
  await chat.panel.waitFor();
  expect(await chat.input.isVisible()).toBe(true);
});

test('[CHAT-02] where a model answers, the greeting names the company that receives what is typed', async () => {
  const withModel = await startSite({
    OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:9/v1',
    OPENAI_COMPATIBLE_MODEL: 'any-model',
    OPENAI_COMPATIBLE_PROVIDER: 'Example Hosting',
  });
  // After the window is closed, which may still be fetching a drawing.
  onTestFinished(() => withModel.stop());
  const { page } = await newPage(withModel);
  await visit(page, withModel.address('/about'));
  const chat = await openChat(page);
  expect(await chat.messages.first().innerText()).toContain(
    'own server and on to Example Hosting, whose AI model writes the answer, perhaps outside Australia.',
  );
});

test('[CHAT-01] [CHAT-09] on a phone the button is part of the dock, and the focus stays in the sheet until it closes', async () => {
  const page = await visiting({ width: 375, height: 700 });
  const dock = page.getByRole('navigation', { name: 'Quick menu' });
  const button = await dock.getByRole('button', { name: 'Chat with AI Assistant' }).boundingBox();
  const around = await dock.boundingBox();
  if (!button || !around) throw new Error('the dock has no box');
  expect(button.x + button.width).toBeCloseTo(375, 0);
  expect(button.y).toBeGreaterThanOrEqual(around.y);

  await walkInAndOut(page);
  const chat = await openChat(page);
  expect(await chat.panel.getAttribute('aria-modal')).toBe('true');
  expect(await chat.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const { activeElement: element } = document;
        return element === document.body || element?.closest('[data-chat]') !== null;
      }),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await chat.panel.waitFor({ state: 'hidden' });
  expect(await page.locator('[inert]').count()).toBe(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#mobile-menu').waitFor();
});
