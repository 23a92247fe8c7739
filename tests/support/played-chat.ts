import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { newPage, type VisitorOptions } from './browser.ts';
import { openChat } from './chat-page.ts';
import { type ChatServer, startChatServer } from './chat-server.ts';
import { type Site, startSite } from './site.ts';
import { visit } from './visit.ts';

// For test files of the chat whose assistant the test plays: whoever imports this has the site and the played endpoint
// running before the first test, and stopped after the last.

export let site: Site;
/** The endpoint of the assistant; pages of `visiting` and `chatting` talk with it. */
export let server: ChatServer;

beforeAll(async () => {
  [site, server] = await Promise.all([startSite(), startChatServer()]);
});

afterAll(async () => {
  server.stop();
  await site.stop();
});

type VisitOptions = VisitorOptions & { path?: string };

/** A window on a page of the site, its chat closed. */
export async function visiting({ path = '/about', ...options }: VisitOptions = {}): Promise<Page> {
  const { page } = await newPage(site, options);
  await server.attach(page);
  await visit(page, site.address(path));
  return page;
}

/** A window on a page of the site, its chat open. */
export async function chatting(options: VisitOptions = {}) {
  const page = await visiting(options);
  return { page, chat: await openChat(page) };
}
