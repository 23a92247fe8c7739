import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { newPage, type VisitorOptions } from './browser.ts';
import { openChat } from './chat-page.ts';
import { startChatServer } from './chat-server.ts';
import { sharedSite } from './shared-site.ts';
import { visit } from './visit.ts';

// For tests of the chat with a test double of the assistant. Site and endpoint are shared by several files.

export const site = await sharedSite();
/** The test double of the assistant's endpoint; pages of `visiting` and `chatting` use it. */
export const server = await startChatServer();

type SiteRequestOptions = VisitorOptions & { path?: string };

/** Opens a page of the site with the chat closed. */
export async function visiting({ path = '/about', ...options }: SiteRequestOptions = {}): Promise<Page> {
  // Registered before the window, so that it runs last: messages of this test must not reach the next one.
  onTestFinished(server.forget);
  const { page } = await newPage(site, options);
  await server.attach(page);
  await visit(page, site.address(path));
  return page;
}

/** Opens a page of the site with the chat open. */
export async function chatting(options: SiteRequestOptions = {}) {
  const page = await visiting(options);
  return { page, chat: await openChat(page) };
}
