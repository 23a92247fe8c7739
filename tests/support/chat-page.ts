import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The parts of the chat by their accessible names. */
export function chatParts(page: Page) {
  const name = 'AI Health Assistant';
  // The chat covers the page on a phone (dialog), and is beside it on a wide screen (complementary).
  const panel = page.getByRole('dialog', { name }).or(page.getByRole('complementary', { name }));
  return {
    launcher: page.getByRole('button', { name: 'Chat with AI Assistant' }),
    panel,
    /** The button of the minimised chat. */
    bar: page.getByRole('region', { name }),
    input: panel.getByRole('textbox', { name: 'Your message' }),
    send: panel.getByRole('button', { name: 'Send message' }),
    conversation: panel.getByRole('region', { name: 'Conversation' }),
    /** The messages, the greeting first. */
    messages: panel.locator('.chat-entry[data-by]'),
    last: panel.locator('.chat-entry[data-by]').last(),
    typing: panel.locator('[data-typing]'),
    status: page.locator('[data-chat] [role=status]'),
    urgent: page.locator('[data-chat] [aria-live=assertive]'),
  };
}

/** Opens the chat and waits for it. */
export async function openChat(page: Page): Promise<ReturnType<typeof chatParts>> {
  const chat = chatParts(page);
  await chat.launcher.click();
  await chat.panel.waitFor();
  return chat;
}

/** Types a message and sends it with Enter. */
export async function say(page: Page, message: string): Promise<void> {
  const { input } = chatParts(page);
  await input.fill(message);
  await input.press('Enter');
}

/** SAFE-03: a failure shows links to the emergency numbers and no link to book. */
export async function expectHelpLines(part: Locator): Promise<void> {
  for (const [number, dial] of [
    ['000', 'tel:000'],
    ['13 11 14', 'tel:131114'],
  ] as const) {
    const line = part.getByRole('link', { name: number, exact: true });
    expect(await line.isVisible(), number).toBe(true);
    expect(await line.getAttribute('href')).toBe(dial);
  }
  expect(await part.getByRole('link', { name: /book/i }).count()).toBe(0);
  expect(await part.locator('a[href*="booking"]').count()).toBe(0);
}
