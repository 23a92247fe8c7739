import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { newPage } from '#tests/support/browser.ts';
import { chatParts, expectHelpLines, openChat, say } from '#tests/support/chat-page.ts';
import { type Call, plainReply } from '#tests/support/chat-server.ts';
import { chatting, server, site } from '#tests/support/played-chat.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

// The page when the assistant cannot answer, and when the chat itself cannot load.

const { site: clinic } = loadContent('content');
const apology =
  "I'm sorry, I'm having trouble connecting right now. Please try again in a moment or contact our clinic directly";
const helpAloud = 'In an emergency call 000. To talk to someone now, call Lifeline on 13 11 14.';
/** The code of the chat. */
const panelFile = /\/assets\/panel-.+\.js$/;
const online = 'Online • Ready to help with health queries';

/** The browser's console messages for a reply that is refused, fails or breaks off. */
const expected = [/status of (4|5)\d\d/, /server error: 5/, /Failed to load resource/, /request failed/];

describe('[CHAT-08] [SAFE-03] a message that fails', () => {
  const ways: readonly [string, (call: Call, chat: ReturnType<typeof chatParts>) => unknown][] = [
    // First, because on a used connection a browser repeats the request itself.
    ['the connection breaks', (call) => call.breakOff()],
    ['the server fails', (call) => call.fail(500, 'Something went wrong on our side.')],
    ['the server is busy', (call) => call.fail(503, 'Many people are asking.', { 'retry-after': '2' })],
    ['the way to it is broken', (call) => call.fail(502, 'Bad gateway')],
    ['there is no such function', (call) => call.fail(404, 'There is no function of this name.')],
    [
      'a stream breaks off',
      async (call, { last }) => {
        call.send({ event: 'delta', data: { text: 'Half an answer' } });
        await last.getByText('Half an answer').waitFor();
        call.breakOff();
      },
    ],
    [
      'a stream ends in an error',
      (call) => {
        call.send({ event: 'delta', data: { text: 'Half an answer' } });
        call.send({ event: 'error', data: { error: { code: 'internal-error', message: 'Something went wrong.' } } });
      },
    ],
    ['the reply is of another shape', (call) => call.answer({ message: 42 as unknown as string })],
    ['the reply is no reply at all', (call) => call.page('<!doctype html><title>Sign in to the network</title>')],
    [
      'a stream holds no JSON',
      (call) => call.send({ event: 'delta', data: '{' as unknown as { text: string } }, (data) => String(data)),
    ],
  ];

  test('every failure shows the apology, help lines and office address, and a retry; offline is reported', async () => {
    const { page, chat } = await chatting({ expected });
    for (const [way, goWrong] of ways) {
      const requested = `Are you there? (${way})`;
      await say(page, requested);
      await goWrong(await server.call(), chat);
      await chat.last.getByText(apology).waitFor();
      await expectHelpLines(chat.last);
      const phone = chat.last.getByRole('link', { name: clinic.phone.display });
      expect(await phone.getAttribute('href'), way).toBe(`tel:${clinic.phone.dial}`);
      const email = chat.last.getByRole('link', { name: clinic.email });
      expect(await email.getAttribute('href'), way).toBe(`mailto:${clinic.email}`);
      expect(await chat.panel.getByText('Half an answer').count(), way).toBe(0);
      expect(await chat.status.innerText(), way).toBe(`${apology}. ${helpAloud}`);
      expect(await chat.panel.getByText(online).count(), way).toBe(0);
      expect(await chat.panel.getByText('Trouble connecting •').isVisible(), way).toBe(true);

      await chat.last.getByRole('button', { name: 'Try again' }).click();
      const again = await server.call();
      expect(again.body.message).toBe(requested);
      again.answer();
      await chat.last.getByText('We are here to help.').waitFor();
      expect(await chat.panel.getByText(apology).count(), way).toBe(0);
      expect(await chat.panel.getByText(online).isVisible(), way).toBe(true);
    }

    await page.unroute('**/functions/v1/claude-chat');
    await page.context().setOffline(true);
    await chat.panel.getByText('Offline • Your device has no connection').waitFor();
    await say(page, 'Anybody?');
    await chat.last.getByText(apology).waitFor();
    await expectHelpLines(chat.last);
    await page.context().setOffline(false);
    await server.attach(page);
    await chat.panel.getByText('Offline').waitFor({ state: 'detached' });
    await chat.last.getByRole('button', { name: 'Try again' }).click();
    (await server.call()).answer();
    await chat.last.getByText('We are here to help.').waitFor();
    expect(await chat.panel.getByText(online).isVisible()).toBe(true);
  }, 120_000);

  test('works the same in a browser without storage', async () => {
    // The router says that it cannot restore where the page was scrolled to.
    const { page } = await newPage(site, { expected: [...expected, /(SecurityError|uncaught): blocked/] });
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await server.attach(page);
    await visit(page, site.address('/about'));
    const chat = await openChat(page);
    await say(page, 'Hello?');
    (await server.call()).fail(500, 'Something went wrong on our side.');
    await chat.last.getByText(apology).waitFor();
    await expectHelpLines(chat.last);
    await chat.last.getByRole('button', { name: 'Try again' }).click();
    (await server.call()).answer();
    await chat.last.getByText('We are here to help.').waitFor();
  });
});

test('[CHAT-01] [CHAT-02] [CHAT-08] [SAFE-03] a refused, stopped or abandoned message has help lines; an open chat does not vanish silently', async () => {
  const { page, chat } = await chatting({ expected });
  await say(page, 'Odd');
  (await server.call()).fail(422, 'message: write a message');
  await chat.last.getByText('This message could not be answered: message: write a message').waitFor();
  expect(await chat.last.getByRole('link', { name: clinic.email }).isVisible()).toBe(true);
  await expectHelpLines(chat.last);
  expect(await chat.last.getByRole('button', { name: 'Try again' }).count()).toBe(0);

  await say(page, 'I took something');
  const stopped = await server.call();
  await chat.panel.getByRole('button', { name: 'Stop' }).click();
  await chat.last.getByText('You stopped the answer before it began.').waitFor();
  await expectHelpLines(chat.last);
  stopped.send({ event: 'begun', data: { conversationId: 'stopped' } });
  await chat.last.getByRole('button', { name: 'Try again' }).click();
  await server.call();
  await page.route(panelFile, (route) => route.abort('failed'));
  await visit(page, site.address('/faq'));
  const help = page.getByRole('dialog', { name: 'How can we help?' });
  await help.getByText('The chat could not be loaded').waitFor();
  await expectHelpLines(help);
  expect(await chat.panel.count()).toBe(0);

  await page.unroute(panelFile);
  await help.getByRole('button', { name: 'Load this page again' }).click();
  await help.waitFor({ state: 'hidden' });
  await scriptIsReady(page);
  await chat.last.getByText('You left the page before the answer came.').waitFor();
  await expectHelpLines(chat.last);
});

test('[CHAT-03] [CHAT-04] [CHAT-08] [SAFE-03] a missing answer is reported with help lines; one message too many waits', async () => {
  const { page } = await newPage(site, { width: 375, height: 700, expected: [/status of 429/] });
  await server.attach(page);
  await page.clock.install({ time: new Date('2026-11-21T14:00:00') });
  await visit(page, site.address('/about'));
  const chat = await openChat(page);
  const noLines = async (when: string) =>
    expect(await chat.last.getByRole('link', { name: '13 11 14' }).count(), when).toBe(0);
  for (const text of [undefined, 'Well, let us see']) {
    await say(page, 'I need somebody');
    const call = await server.call();
    if (text) call.send({ event: 'delta', data: { text } });
    await (text ? chat.last.getByText(text) : chat.typing).waitFor();
    await noLines(`at first, ${text}`);
    await page.clock.runFor(5500);
    expect(await chat.status.innerText(), text).toBe('The assistant is writing.');
    await page.clock.runFor(1000);
    await chat.panel.getByText('Still working on it…').waitFor();
    await page.clock.runFor(500);
    await chat.last.getByRole('link', { name: '13 11 14' }).waitFor();
    await expectHelpLines(chat.last);
    // In sight, without a hand on the list.
    const list = await chat.conversation.boundingBox();
    const line = await chat.last.getByRole('link', { name: '13 11 14' }).boundingBox();
    expect((line?.y ?? 0) + (line?.height ?? 0), text).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
    expect(await chat.status.innerText(), text).toBe(`Still working on it. ${helpAloud}`);
    call.send({ event: 'delta', data: { text: 'Here ' } });
    await chat.panel.getByText('Writing an answer…').waitFor();
    call.send({ event: 'done', data: { ...plainReply, message: '<p>Here it is.</p>' } });
    await chat.last.getByText('Here it is.').waitFor();
    await noLines(`at last, ${text}`);
  }

  // Three quarters of a minute.
  await say(page, 'Hello?');
  const silent = await server.call();
  silent.send({ event: 'delta', data: { text: 'Well' } });
  await chat.last.getByText('Well').waitFor();
  await page.clock.runFor(44_000);
  expect(await chat.typing.isVisible()).toBe(true);
  await page.clock.runFor(2000);
  await chat.last.getByText(apology).waitFor();
  await expectHelpLines(chat.last);
  await silent.hungUp;

  await page.clock.pauseAt(new Date('2026-11-21T14:05:00'));
  await say(page, 'Once more');
  (await server.call()).fail(429, 'Too many requests from here.', { 'retry-after': '180' });
  await chat.last.getByText(/You can send the next one at 2:08\spm\./).waitFor();
  await expectHelpLines(chat.last);
  const again = chat.last.getByRole('button', { name: 'Try again' });
  expect(await again.isDisabled()).toBe(true);
  await chat.input.fill('Something else');
  expect(await chat.send.isDisabled()).toBe(true);
  await page.clock.runFor(181_000);
  await expect.poll(() => again.isEnabled()).toBe(true);
  await expect.poll(() => chat.send.isEnabled()).toBe(true);
  await again.click();
  (await server.call()).answer();
  await chat.last.getByText('We are here to help.').waitFor();
  // The draft is still there.
  expect(await chat.input.inputValue()).toBe('Something else');
}, 120_000);

describe('[CHAT-01] [CHAT-02] [SAFE-03] before the chat has come', () => {
  /** Delays the chat's code until it is released. */
  async function holdPanel(page: Page): Promise<() => void> {
    const gate = Promise.withResolvers<void>();
    await page.route(panelFile, async (route) => {
      await gate.promise;
      await route.continue();
    });
    return gate.resolve;
  }

  const helpOf = (page: Page) => page.getByRole('dialog', { name: 'How can we help?' });

  test('the chat loads only once its button is reached for; help that was closed meanwhile stays closed', async () => {
    const { page } = await newPage(site);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const letThrough = await holdPanel(page);
    await visit(page, site.address('/about'));
    await page.waitForLoadState('networkidle');
    const ofChat = () =>
      requested.filter((address) => panelFile.test(address) || /\/assets\/chat-.+\.css/.test(address));
    expect(ofChat()).toEqual([]);
    const fetched = page.waitForRequest(panelFile);
    const chat = chatParts(page);
    await chat.launcher.hover();
    const file = (await fetched).url();
    await chat.launcher.click();
    const help = helpOf(page);
    await help.getByRole('button', { name: 'Close' }).click();
    await help.waitFor({ state: 'hidden' });
    letThrough();
    // The same code, and a frame to draw it in.
    await page.evaluate(`import('${file}').then(() => new Promise(requestAnimationFrame))`);
    expect(await chat.panel.count()).toBe(0);
    await chat.launcher.click();
    await chat.panel.waitFor();
  });

  test('a press before the script shows help at once, and the chat when it can', async () => {
    const { page } = await newPage(site, { width: 375, height: 800 });
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/.+\.js$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(site.address('/about'));
    const chat = chatParts(page);
    await chat.launcher.click();
    const help = helpOf(page);
    await help.waitFor();
    expect(await help.getByRole('textbox', { name: 'Your message' }).isVisible()).toBe(true);
    await expectHelpLines(help);
    gate.resolve();
    await chat.panel.waitFor();
    await help.waitFor({ state: 'hidden' });
    await expect.poll(() => chat.input.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('help reports code that cannot load and offers a reload; while it is slow, help takes its place', async () => {
    const { page } = await newPage(site, {
      width: 1440,
      height: 800,
      expected: [/Failed to load resource/, /request failed/],
    });
    await page.route(panelFile, (route) => route.abort('failed'));
    await visit(page, site.address('/about'));
    const chat = chatParts(page);
    await chat.launcher.click();
    const help = helpOf(page);
    await help.getByText('The chat could not be loaded').waitFor();
    await expectHelpLines(help);
    expect(await help.getByRole('link', { name: clinic.email }).getAttribute('href')).toBe(`mailto:${clinic.email}`);
    await page.unroute(panelFile);
    const letThrough = await holdPanel(page);
    await help.getByRole('button', { name: 'Load this page again' }).click();
    await help.waitFor({ state: 'hidden' });
    await scriptIsReady(page);

    await chat.launcher.click();
    // At once, and with the focus: nothing is waited for.
    expect(await help.getByRole('textbox', { name: 'Your message' }).isVisible()).toBe(true);
    expect(await help.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectHelpLines(help);
    const wide = await help.boundingBox();
    await page.setViewportSize({ width: 375, height: 800 });
    const narrow = await help.boundingBox();
    expect(narrow).not.toEqual(wide);
    letThrough();
    await chat.panel.waitFor();
    expect(await help.isVisible()).toBe(false);
    expect(await chat.panel.boundingBox()).toEqual(narrow);
    await page.setViewportSize({ width: 1440, height: 800 });
    expect(await chat.panel.boundingBox()).toEqual(wide);
    await expect.poll(() => chat.input.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});
