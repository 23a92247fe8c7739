import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { newPage, type VisitorOptions } from './browser.ts';
import { openChat } from './chat-page.ts';
import { startChatServer } from './chat-server.ts';
import { sharedSite } from './shared-site.ts';
import { visit } from './visit.ts';

// For test files of the chat whose assistant the test plays. Site and endpoint last longer than a file.

export const site = await sharedSite();
/** The endpoint of the assistant; pages of `visiting` and `chatting` talk with it. */
export const server = await startChatServer();

type SiteRequestOptions = VisitorOptions & { path?: string };

/** A window on a page of the site, its chat closed. */
export async function visiting({ path = '/about', ...options }: SiteRequestOptions = {}): Promise<Page> {
  // Before the window, so that it is the last thing done: a message of this test is no other's.
  onTestFinished(server.forget);
  const { page } = await newPage(site, options);
  await server.attach(page);
  await visit(page, site.address(path));
  return page;
}

/** A window on a page of the site, its chat open. */
export async function chatting(options: SiteRequestOptions = {}) {
  const page = await visiting(options);
  return { page, chat: await openChat(page) };
}
