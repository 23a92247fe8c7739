import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chatParts, say } from '#tests/support/chat-page.ts';
import { chatting, server } from '#tests/support/played-chat.ts';

// Writing, sending and waiting. The test replaces the endpoint, so that it controls the time of every answer.

test('[CHAT-02] [CHAT-03] [CHAT-05] the field sends its text on Enter, no empty message, and the id of the conversation', async () => {
  const { page, chat } = await chatting({ expected: [/status of 500/, /server error: 500/] });
  const before = server.count();
  expect(await chat.input.getAttribute('placeholder')).toBe('Type your message...');
  expect(await chat.panel.getByText('Press Enter to send • Shift+Enter for new line').isVisible()).toBe(true);
  expect(await chat.input.getAttribute('maxlength')).toBe('2000');
  for (const nothing of ['', '   ', '\n\t ']) {
    await chat.input.fill(nothing);
    expect(await chat.send.isDisabled()).toBe(true);
    await chat.input.press('Enter');
  }
  expect(await chat.messages.count()).toBe(1);

  // During IME composition Enter selects a word.
  await chat.input.fill('にほん');
  for (const event of [{ isComposing: true }, { keyCode: 229 }]) {
    await chat.input.evaluate((field, init) => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));
    }, event);
  }
  expect(await chat.input.inputValue()).toBe('にほん');
  expect(await chat.messages.count()).toBe(1);
  expect(server.count()).toBe(before);

  // Near the longest message it counts down.
  await chat.input.fill('a'.repeat(1900));
  expect(await chat.panel.getByText('100 characters left.').isVisible()).toBe(true);
  await chat.input.fill('a'.repeat(100));
  expect(await chat.panel.getByText('characters left.').count()).toBe(0);
  await chat.input.fill('');

  // One of the first questions is asked when it is pressed.
  await chat.panel.getByRole('button', { name: 'What does it cost?' }).click();
  const first = await server.call();
  expect(first.method).toBe('POST');
  expect(first.body).toEqual({ message: 'What does it cost?', conversationId: null });
  expect(first.headers.accept).toContain('text/event-stream');
  expect(first.headers.cookie).toBeUndefined();
  first.answer({ conversationId: 'kept-id' });
  await chat.last.getByText('We are here to help.').waitFor();
  expect(await chat.panel.getByRole('button', { name: 'How do I book?' }).count()).toBe(0);
  expect(server.count()).toBe(before + 1);

  // Without the blanks around it.
  await say(page, '  How much?  \n ');
  const second = await server.call();
  expect(second.body).toEqual({ message: 'How much?', conversationId: 'kept-id' });
  expect(await chat.input.inputValue()).toBe('');
  expect(await chat.last.locator('xpath=preceding-sibling::li[1]').innerText()).toContain('How much?');
  second.fail(500, 'no');
  await chat.last.getByRole('button', { name: 'Try again' }).click();
  const third = await server.call();
  expect(third.body).toEqual({ message: 'How much?', conversationId: 'kept-id' });
  third.answer({ conversationId: 'new-id' });
  await chat.typing.waitFor({ state: 'detached' });

  await chat.input.fill('One');
  await chat.input.press('Shift+Enter');
  await page.keyboard.type('two');
  expect(await chat.input.inputValue(), 'Shift+Enter breaks the line').toBe('One\ntwo');
  await chat.send.click();
  const lines = await server.call();
  expect(lines.body).toEqual({ message: 'One\ntwo', conversationId: 'new-id' });
  lines.answer();
});

test('[CHAT-04] a pending answer can be stopped and requested again; it streams, and is announced once', async () => {
  const { page, chat } = await chatting();
  const before = server.count();
  await say(page, 'First');
  const call = await server.call();
  await chat.typing.waitFor();
  expect(await chat.input.isEditable()).toBe(false);
  // A screen reader would read whatever took the focus from it.
  expect(await chat.input.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await chat.send.isDisabled()).toBe(true);
  await chat.panel.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  call.answer();
  await chat.typing.waitFor({ state: 'detached' });
  expect(await chat.input.isEditable()).toBe(true);
  expect(server.count()).toBe(before + 1);
  expect(await chat.messages.count()).toBe(3);
  // The keyboard is where it was.
  await expect.poll(() => chat.input.evaluate((field) => field === document.activeElement)).toBe(true);

  // Stopped: the connection ends, what came stays, and the question can be asked again.
  await say(page, 'A long story');
  const story = await server.call();
  story.send({ event: 'begun', data: { conversationId: 'a' } });
  story.send({ event: 'delta', data: { text: 'Once upon' } });
  await chat.last.getByText('Once upon').waitFor();
  await chat.panel.getByRole('button', { name: 'Stop' }).click();
  await story.hungUp;
  expect(await chat.last.innerText()).toContain('Once upon');
  expect(await chat.last.getByText('You stopped the answer here.').isVisible()).toBe(true);
  expect(await chat.input.isEditable()).toBe(true);

  await chat.last.getByRole('button', { name: 'Try again' }).click();
  const again = await server.call();
  expect(again.body.message).toBe('A long story');
  again.answer({ message: '<p>The end.</p>' });
  await chat.last.getByText('The end.').waitFor();
  expect(await chat.panel.getByText('Once upon').count()).toBe(0);
  expect(await chat.panel.locator('[data-by=visitor]').count()).toBe(2);

  const said: string[] = [];
  await page.exposeFunction('hear', (words: string) => said.push(words));
  await chat.status.evaluate((region) => {
    new MutationObserver(() => {
      if (region.textContent) (window as unknown as { hear: (words: string) => void }).hear(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await say(page, 'Tell me');
  const reported = await server.call();
  await expect.poll(() => said).toEqual(['The assistant is writing.']);
  reported.send({ event: 'delta', data: { text: 'The first ' } });
  await chat.last.getByText('The first').waitFor();
  reported.send({ event: 'delta', data: { text: 'visit takes\n30 minutes' } });
  await chat.last.getByText('visit takes').waitFor();
  expect(await chat.conversation.getAttribute('aria-live')).toBeNull();
  reported.send({
    event: 'done',
    data: {
      message: '<p>The first visit takes <strong>30 minutes</strong>.</p>',
      conversationId: 'a',
      booking_button: false,
      booking_url: null,
      sources: [],
      urgent: false,
    },
  });
  await chat.last.locator('strong').waitFor();
  await expect.poll(() => said).toEqual(['The assistant is writing.', 'Assistant: The first visit takes 30 minutes.']);
});

test('[CHAT-05] an answer stopped before its first word names its conversation, which can be erased or continued', async () => {
  const { page, chat } = await chatting();
  const stored = () =>
    page.evaluate(
      () => (JSON.parse(sessionStorage.getItem('chat') ?? '{}') as { conversationId?: unknown }).conversationId,
    );
  const stop = () => chat.panel.getByRole('button', { name: 'Stop' }).click();
  await say(page, 'A secret');
  const secret = await server.call();
  await stop();
  expect(await chat.last.getByText('You stopped the answer before it began.').isVisible()).toBe(true);
  await erase(page);
  await chat.panel.getByRole('button', { name: 'Erasing…' }).waitFor();
  secret.send({ event: 'begun', data: { conversationId: 'stopped-id' } });
  await secret.hungUp;
  await expectErased('stopped-id');

  const before = server.count();
  await say(page, 'First');
  const call = await server.call();
  await stop();
  await chat.last.getByRole('button', { name: 'Try again' }).click();
  await chat.typing.waitFor();
  expect(server.count()).toBe(before + 1);
  call.answer({ conversationId: 'whole-id', message: '<p>Too late</p>' });
  const again = await server.call();
  expect(again.body).toEqual({ message: 'First', conversationId: 'whole-id' });
  again.answer({ conversationId: 'whole-id' });
  await chat.last.getByText('We are here to help.').waitFor();
  expect(await chat.panel.getByText('Too late').count()).toBe(0);
  await erase(page);
  await expectErased('whole-id');

  await page.clock.install();
  await say(page, 'Anybody?');
  const noVisitor = await server.call();
  await stop();
  await page.clock.runFor(5100);
  await noVisitor.hungUp;
  await chat.last.getByRole('button', { name: 'Try again' }).click();
  const last = await server.call();
  expect(last.body.conversationId).toBeNull();
  last.send({ event: 'begun', data: { conversationId: 'known-at-once' } });
  await expect.poll(stored).toBe('known-at-once');
  await stop();
  await last.hungUp;

  async function expectErased(conversationId: string): Promise<void> {
    const erasure = await server.call();
    expect([erasure.method, erasure.body]).toEqual(['DELETE', { conversationId }]);
    erasure.answer();
    await expect.poll(() => chat.messages.count()).toBe(1);
    expect(await stored()).toBeNull();
  }
});

async function erase(page: Page): Promise<void> {
  const { panel } = chatParts(page);
  await panel.getByLabel('Chat options').click();
  await panel.getByRole('button', { name: 'Erase this chat' }).click();
  await panel.getByRole('button', { name: 'Erase', exact: true }).click();
}

test('[HEARD-01] the field keeps the focus during an answer, which is announced whole and alone', async () => {
  for (const [width, role] of [
    [1280, 'complementary'],
    [375, 'dialog'],
  ] as const) {
    const { page, chat } = await chatting({ width, height: 800 });
    expect(await chat.panel.getAttribute('role')).toBe(role);
    const isFocused = () => chat.input.evaluate((field) => field === document.activeElement);
    for (const message of ['I want to die', 'I want to die']) {
      await say(page, message);
      const call = await server.call();
      expect([await isFocused(), await chat.input.isEditable()], `${width}`).toEqual([true, false]);
      expect((await chat.urgent.textContent())?.trim()).toBe('');
      call.answer({
        urgent: true,
        message: '<p>Stay.</p><ul><li><strong>Lifeline</strong> <a href="tel:131114">13 11 14</a>. Any time.</li></ul>',
      });
      await expect.poll(() => chat.urgent.textContent()).toBe('Assistant: Stay. Lifeline 13 11 14. Any time.');
      expect(await chat.urgent.getAttribute('aria-atomic')).toBe('true');
      expect(await isFocused()).toBe(true);
      await chat.last.getByRole('link', { name: 'Lifeline 13 11 14', exact: true }).waitFor();
    }
  }
});
