import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { chatParts, openChat, say } from '#tests/support/chat-page.ts';
import { chatting, server, site } from '#tests/support/played-chat.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

// How long a conversation lasts, who else sees it, and how it is taken away or thrown away.

async function exchange(page: Page, question: string, message: string, conversationId = 'id-1'): Promise<void> {
  await say(page, question);
  (await server.call()).answer({ message: `<p>${message}</p>`, conversationId });
  await chatParts(page).last.getByText(message).waitFor();
}

test('[CHAT-02] [CHAT-05] a conversation continues across pages and reloads; unseen answers are counted until they are seen', async () => {
  const { page, chat } = await chatting({ width: 1440, height: 900 });
  const reload = async () => {
    await page.reload();
    await scriptIsReady(page);
  };
  await exchange(page, 'First question', 'First answer', 'tab-id');
  await chat.input.fill('Not sent yet');
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/faq');
  expect(await chat.panel.isVisible()).toBe(true);

  await reload();
  await chat.panel.waitFor();
  expect(await chat.messages.allInnerTexts()).toEqual([
    expect.stringContaining('AI health assistant'),
    expect.stringContaining('First question'),
    expect.stringContaining('First answer'),
  ]);
  expect(await chat.input.inputValue()).toBe('Not sent yet');
  // Without a press the focus does not move, and nothing is announced as new.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await chat.status.innerText()).toBe('');

  // Minimised it stays, and counts.
  await say(page, 'Wait for me');
  const waiting = await server.call();
  expect(waiting.body.conversationId).toBe('tab-id');
  await chat.panel.getByRole('button', { name: 'Minimise chat' }).click();
  waiting.answer({ conversationId: 'tab-id' });
  await chat.bar.getByRole('button', { name: 'Expand chat, 1 new' }).waitFor();
  expect(await chat.status.innerText()).toBe('There is a new answer in the chat.');
  await reload();
  await chat.bar.getByRole('button', { name: 'Expand chat, 1 new' }).waitFor();
  expect(await chat.panel.count()).toBe(0);

  // Closed it stays, and counts.
  await chat.bar.getByRole('button', { name: 'Close chat' }).click();
  await reload();
  await page.getByRole('button', { name: 'Chat with AI Assistant, 1 new' }).waitFor();
  expect(await chat.panel.count()).toBe(0);
  await page.getByRole('button', { name: 'Chat with AI Assistant, 1 new' }).click();
  await chat.panel.waitFor();
  await chat.panel.getByRole('button', { name: 'Close chat' }).click();
  expect(await chat.launcher.getAttribute('aria-label')).toBe('Chat with AI Assistant');
  await reload();
  expect(await chat.launcher.getAttribute('aria-label')).toBe('Chat with AI Assistant');

  // An answer is given also on another page.
  await openChat(page);
  await say(page, 'Going on');
  const call = await server.call();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
  await page.waitForURL('**/about');
  call.answer({ message: '<p>Here you are</p>', conversationId: 'tab-id' });
  await page.getByRole('button', { name: 'Chat with AI Assistant, 1 new' }).click();
  await chat.last.getByText('Here you are').waitFor();
}, 120_000);

test('[CHAT-05] a conversation is taken up where a reload cut it off, and belongs to its tab', async () => {
  const { page, chat } = await chatting();
  await say(page, 'Cut off');
  (await server.call()).send({ event: 'begun', data: { conversationId: 'cut-off-id' } });
  await page.waitForFunction(() => sessionStorage.getItem('chat')?.includes('cut-off-id'));
  await page.reload();
  await scriptIsReady(page);
  await chat.last.getByText('You left the page before the answer came.').waitFor();
  await chat.last.getByRole('button', { name: 'Try again' }).click();
  const again = await server.call();
  expect(again.body).toEqual({ message: 'Cut off', conversationId: 'cut-off-id' });
  again.answer({ conversationId: 'tab-one' });
  await chat.last.getByText('We are here to help.').waitFor();

  const other = await page.context().newPage();
  await server.attach(other);
  await visit(other, site.address('/about'));
  const second = await openChat(other);
  expect(await second.messages.count()).toBe(1);
  await say(other, 'Another');
  const call = await server.call();
  expect(call.body.conversationId).toBeNull();
  call.answer({ conversationId: 'tab-two' });
  await second.last.getByText('We are here to help.').waitFor();
  expect(await chat.messages.count()).toBe(3);
  await say(page, 'Still mine');
  const mine = await server.call();
  expect(mine.body.conversationId).toBe('tab-one');
  mine.answer();
}, 120_000);

test('[CHAT-05] a conversation works without storage, and with unreadable storage', async () => {
  const { page } = await newPage(site);
  await server.attach(page);
  await page.addInitScript(() => {
    sessionStorage.setItem('chat', '{"entries":[{"kind":"reply"},null,7],"conversationId":3}');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visit(page, site.address('/about'));
  const chat = await openChat(page);
  expect(await chat.messages.count()).toBe(1);
  await exchange(page, 'Hello', 'Hello yourself');
  await chat.panel.getByRole('button', { name: 'Minimise chat' }).click();
  await chat.bar.waitFor();
});

test('[CHAT-02] [CHAT-05] [CHAT-06] a copy is a text file with both sides; erasing asks first and waits for the server’s confirmation', async () => {
  const { page, chat } = await chatting({ expected: [/status of 503/, /server error: 503/] });
  await say(page, 'How much?');
  (await server.call()).answer({
    message: '<p>Nothing <strong>for you</strong>.</p><ul><li>See <a href="/medicare">our fees</a></li></ul>',
    sources: [{ title: 'Medicare billing policy', href: '/medicare#fees' }],
  });
  await chat.last.getByText('for you').waitFor();
  await chat.panel.getByLabel('Chat options').click();
  const download = page.waitForEvent('download');
  await chat.panel.getByRole('button', { name: 'Save a copy' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Saltbush-Chat-\d{4}-\d{2}-\d{2}\.txt$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('Chat with the AI Health Assistant of Saltbush Telehealth');
  expect(text).toMatch(/\d{1,2}:\d{2}\s[ap]m {2}You\nHow much\?/);
  expect(text).toContain(`Nothing for you.\n- See our fees (${site.address('/medicare')})`);
  expect(text).toContain(`From: Medicare billing policy (${site.address('/medicare#fees')})`);
  expect(text).toContain('In an emergency call 000.');

  await exchange(page, 'Secret', 'Safe', 'erase-me');
  const ask = async () => {
    await chat.panel.getByLabel('Chat options').click();
    await chat.panel.getByRole('button', { name: 'Erase this chat' }).click();
  };
  await ask();
  await chat.panel.getByRole('button', { name: 'Keep it' }).click();
  expect(await chat.messages.count()).toBe(5);
  await expect.poll(() => chat.input.evaluate((field) => field === document.activeElement)).toBe(true);

  await ask();
  await chat.panel.getByRole('button', { name: 'Erase', exact: true }).click();
  (await server.call()).fail(503, 'busy');
  await chat.panel.getByText('nothing was erased yet').waitFor();
  expect(await chat.messages.count()).toBe(5);
  await chat.panel.getByRole('button', { name: 'Try again' }).click();
  const call = await server.call();
  expect([call.method, call.body]).toEqual(['DELETE', { conversationId: 'erase-me' }]);
  call.answer();
  await expect.poll(() => chat.messages.count()).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('chat'))).not.toMatch(/Secret|Safe|erase-me/);
  const confirmed = 'The chat was erased, here and on our server.';
  expect(await chat.conversation.getByText(confirmed).isVisible()).toBe(true);
  expect(await chat.status.innerText()).toBe(confirmed);
  await say(page, 'Anew');
  const next = await server.call();
  expect(await chat.conversation.getByText(confirmed).count()).toBe(0);
  expect(next.body.conversationId).toBeNull();
  next.answer();
  await chat.typing.waitFor({ state: 'detached' });

  // A link to a page of the site shows it, and on a phone the sheet makes room.
  await page.setViewportSize({ width: 375, height: 700 });
  await say(page, 'Where?');
  (await server.call()).answer({ message: '<p>See <a href="/faq">the questions</a>.</p>' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await chat.last.getByRole('link', { name: 'the questions' }).click();
  await page.waitForURL('**/faq');
  await chat.bar.waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.locator('[inert]').count()).toBe(0);
});
