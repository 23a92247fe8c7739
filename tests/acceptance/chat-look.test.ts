import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage, type VisitorOptions } from '#tests/support/browser.ts';
import { chatParts, openChat, say } from '#tests/support/chat-page.ts';
import { chatting, server, site } from '#tests/support/played-chat.ts';
import { visit } from '#tests/support/visit.ts';

// The layout of the chat on small, wide, enlarged and recoloured screens, and axe on each of its states.

/** Many states in one test, on a machine that may be busy with other things. */
const timeoutMs = 240_000;

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuerschluessel'.repeat(2);
const longReply = `<p>${longWord} <a href="https://long.example/${longWord}">https://long.example/${longWord}</a></p><ul><li>${longWord}</li></ul>`;

const chattingOnFees = (options: VisitorOptions = {}) =>
  chatting({
    path: '/medicare',
    expected: [/status of 503/, /server error: 503/],
    ...options,
  });

/** Walks through every state of the chat. */
async function eachState(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  const chat = chatParts(page);
  await look('greeting');
  await chat.panel.getByLabel('Chat options').click();
  await look('options');
  await page.keyboard.press('Escape');
  await say(page, longWord);
  const call = await server.call();
  await chat.typing.waitFor();
  await look('pending');
  call.send({ event: 'delta', data: { text: longWord } });
  await chat.last.getByText(longWord).waitFor();
  await look('streaming');
  call.send({
    event: 'done',
    data: {
      message: longReply,
      conversationId: 'c',
      booking_button: true,
      booking_url: 'https://harbour-bookings.example/x',
      sources: [
        { title: 'Medicare billing policy', href: '/medicare' },
        { title: longWord, href: '/faq' },
      ],
      urgent: false,
    },
  });
  await chat.last.getByText('Or email').waitFor();
  await look('booking');
  await say(page, 'Help');
  (await server.call()).answer({
    urgent: true,
    message: '<p>Call <a href="tel:000">000</a> now.</p><p>Lifeline: <a href="tel:131114">13 11 14</a></p>',
  });
  await chat.last.getByText('Please get help now').waitFor();
  await look('urgent');
  await say(page, 'And then');
  (await server.call()).fail(503, 'busy');
  await chat.last.getByRole('button', { name: 'Try again' }).waitFor();
  await look('failed');
  await chat.panel.getByLabel('Chat options').click();
  await chat.panel.getByRole('button', { name: 'Erase this chat' }).click();
  await look('erase');
  await chat.panel.getByRole('button', { name: 'Keep it' }).click();
  await chat.panel.getByRole('button', { name: 'Minimise chat' }).click();
  await chat.bar.waitFor();
  await look('minimised');
}

// A sheet over a phone's page, and a window beside the page. Messages stay in the list, so axe reads them all in the state of the
// failed one, and what is gone by then in its own; the bar with the page around it. The eye looks at every state, at the narrow and
// the wide of both, and at a page enlarged to 400%.
const onlyNow = ['options', 'pending', 'streaming', 'failed', 'erase'];

test(
  '[CHAT-01] [CHAT-02] [CHAT-03] [CHAT-04] [CHAT-07] [CHAT-08] [CHAT-09] axe finds nothing in any state, and at 400% all can be reached',
  async () => {
    const { page, chat } = await chattingOnFees({ width: 375, height: 740 });
    const found: string[] = [];
    const sticksOut = () =>
      page.evaluate(() => {
        const panel = document.querySelector('.chat-panel');
        const edge = panel?.getBoundingClientRect() ?? new DOMRect();
        return [...(panel?.querySelectorAll('*') ?? [])]
          .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
          .filter((element) => {
            const box = element.getBoundingClientRect();
            return box.width > 0 && (box.right > edge.right + 0.5 || box.left < edge.left - 0.5);
          })
          .map((element) => `${element.tagName} ${element.className} sticks out at ${innerWidth} px`);
      });
    const scrollsSideways = () =>
      page.evaluate(() => {
        const panel = document.querySelector('.chat-panel');
        return [document.documentElement, panel, ...(panel?.querySelectorAll('.chat-body, .chat-list') ?? [])]
          .filter((element) => element !== null && element.scrollWidth > element.clientWidth + 1)
          .map((element) => `${element?.className} scrolls sideways at 400%`);
      });
    await eachState(page, async (state) => {
      const faults = await sticksOut();
      if (onlyNow.includes(state)) faults.push(...(await accessibilityFindings(page, '[data-chat]')));
      for (const [width, height] of [
        [768, 1024],
        [1440, 1024],
        [320, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        faults.push(...(await sticksOut()));
        if (width === 768 && ['failed', 'erase'].includes(state))
          faults.push(...(await accessibilityFindings(page, '[data-chat]')));
      }
      await page.setViewportSize({ width: 320, height: 256 });
      faults.push(...(await scrollsSideways()));
      if (state !== 'minimised')
        for (const part of [chat.messages.first(), chat.messages.last()]) {
          await part.scrollIntoViewIfNeeded();
          const box = await part.boundingBox();
          if (!box || box.y >= 256 || box.y + box.height <= 0) faults.push('a message cannot be reached at 400%');
        }
      await page.setViewportSize({ width: 375, height: 740 });
      found.push(...faults.map((fault) => `${state}: ${fault}`));
    });
    expect(found).toEqual([]);
    // The whole page, with what is left of the chat on it.
    expect(await accessibilityFindings(page)).toEqual([]);
  },
  timeoutMs,
);

test('[CHAT-09] on a phone the field stays above the keyboard, and the page behind does not scroll or zoom', async () => {
  const { page } = await newPage(site, { width: 375, height: 740 });
  // As phones report an open keyboard: the page keeps its size, the visual viewport shrinks.
  await page.addInitScript(() => {
    const viewport = new EventTarget() as EventTarget & { height: number; offsetTop: number; scale: number };
    Object.assign(viewport, { height: 740, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: viewport });
  });
  await visit(page, site.address('/medicare'));
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  const chat = await openChat(page);
  expect(
    await chat.input.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
  ).toBeGreaterThanOrEqual(16);
  for (const [height, offsetTop] of [
    [400, 0],
    [400, 120],
    [740, 0],
  ] as const) {
    await page.evaluate(
      (sizes) => {
        Object.assign(window.visualViewport as object, sizes);
        window.visualViewport?.dispatchEvent(new Event('resize'));
      },
      { height, offsetTop },
    );
    const panel = await chat.panel.boundingBox();
    expect(panel).toEqual({ x: 0, y: offsetTop, width: 375, height });
    const input = await chat.input.boundingBox();
    expect((input?.y ?? 0) + (input?.height ?? 0)).toBeLessThanOrEqual(offsetTop + height);
    expect((await chat.conversation.boundingBox())?.height).toBeGreaterThan(100);
  }
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('Escape');
  await chat.panel.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('[CHAT-01] [CHAT-02] the chat covers nothing, is not printed, keeps its edges, and respects reduced motion', async () => {
  const { page } = await newPage(site, { width: 1440, height: 900 });
  await server.attach(page);
  await visit(page, site.address('/medicare'));
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // Movement after a press is intended: the panel shrinks to its bar.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  const chat = await openChat(page);
  expect(await heading.boundingBox()).toEqual(before);
  await chat.panel.getByRole('button', { name: 'Minimise chat' }).click();
  await chat.bar.getByRole('button', { name: 'Close chat' }).click();
  expect(await heading.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

  await openChat(page);
  await chat.panel.getByRole('button', { name: 'Minimise chat' }).click();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const bar = await chat.bar.boundingBox();
    const last = await page.getByRole('contentinfo').getByRole('link', { name: 'Staff' }).boundingBox();
    if (!bar || !last) throw new Error('nothing has a box');
    expect(last.y + last.height, `${width} px`).toBeLessThanOrEqual(bar.y);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await chat.bar.getByRole('button', { name: 'Expand chat' }).click();
  await chat.panel.waitFor();
  await page.getByRole('main').getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await chat.panel.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await openChat(page);
  await page.emulateMedia({ media: 'print' });
  expect(await chat.panel.isVisible()).toBe(false);
  expect(await chat.launcher.isVisible()).toBe(false);

  await page.emulateMedia({ media: null, forcedColors: 'active' });
  const edges = await chat.panel
    .locator('.chat-bubble, .chat-input, form button')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth)));
  expect(edges.length).toBeGreaterThan(2);
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(1);

  await say(page, 'Slowly');
  const call = await server.call();
  await chat.typing.waitFor();
  expect(
    await chat.typing.locator('span').evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).animationName)),
  ).not.toContain('chat-typing');
  call.answer();
  await chat.last.getByText('We are here to help.').waitFor();

  // A notice is seen, and covers neither the field nor a choice.
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 375, height: 740 });
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('this browser saves nothing');
    };
  });
  await chat.panel.getByLabel('Chat options').click();
  await chat.panel.getByRole('button', { name: 'Save a copy' }).click();
  const notice = page.locator('[data-notices] [aria-live=assertive] > *').first();
  await notice.getByText('The chat could not be saved').waitFor();
  const look = (card: HTMLElement | SVGElement) => {
    const box = card.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const covers = [...document.querySelectorAll('.chat-panel form, .chat-panel button')].filter((part) => {
      const other = part.getBoundingClientRect();
      if (!part.checkVisibility()) return false;
      return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
    });
    return { isOnTop: card.contains(top), covers: covers.map((part) => part.outerHTML.slice(0, 80)) };
  };
  for (const [width, height] of [
    [375, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await notice.evaluate(look), `${width} px`).toEqual({ isOnTop: true, covers: [] });
  }
});
