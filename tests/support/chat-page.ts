import type { Page } from 'playwright-core';

/** The parts of the chat, by the names that a person hears. */
export function chatParts(page: Page) {
  const panel = page.getByRole('dialog', { name: 'AI Health Assistant' });
  return {
    launcher: page.getByRole('button', { name: 'Chat with AI Assistant' }),
    panel,
    /** All that is left of it while it is minimised. */
    bar: page.getByRole('region', { name: 'AI Health Assistant' }),
    input: panel.getByRole('textbox', { name: 'Your message' }),
    send: panel.getByRole('button', { name: 'Send message' }),
    conversation: panel.getByRole('region', { name: 'Conversation' }),
    /** The messages, the greeting first. */
    messages: panel.locator('.chat-entry[data-by]'),
    last: panel.locator('.chat-entry[data-by]').last(),
    typing: panel.locator('[data-typing]'),
    status: page.locator('[data-chat] [role=status]'),
    alert: page.locator('[data-chat] [role=alert]'),
  };
}

/** Opens the chat and waits for it. */
export async function openChat(page: Page): Promise<ReturnType<typeof chatParts>> {
  const chat = chatParts(page);
  await chat.launcher.click();
  await chat.panel.waitFor();
  return chat;
}

/** Writes a message and sends it with Enter. */
export async function say(page: Page, message: string): Promise<void> {
  const { input } = chatParts(page);
  await input.fill(message);
  await input.press('Enter');
}
