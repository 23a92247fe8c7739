import type { Locator, Page } from 'playwright-core';
import type { Post, PostFields } from '#domain/blog/post.ts';
import { newPage, type VisitorOptions } from './browser.ts';
import { postFields } from './posts.ts';
import { request } from './request.ts';
import type { ReachableSite } from './site.ts';
import { carryCookie, signIn } from './staff.ts';
import { scriptIsReady } from './visit.ts';

/** Long, so that a busy machine does not fail a test. */
export const soon = { timeout: 20_000 };

const sessions = new WeakMap<ReachableSite, Promise<string>>();

/** One session for all windows of a site, because hashing a password is slow. A test that ends its session uses `signInPage`. */
function sessionOf(site: ReachableSite): Promise<string> {
  const session = sessions.get(site) ?? signIn(site);
  sessions.set(site, session);
  return session;
}

/** A window with a staff session. */
export async function staffPage(site: ReachableSite, options: VisitorOptions = {}): Promise<Page> {
  const { page } = await newPage(site, options);
  await carryCookie(page, site, await sessionOf(site));
  return page;
}

/** Opens the blog administration: the list, or the screen below it, such as /posts/new. */
export async function openAdmin(page: Page, site: ReachableSite, screen = '', path = '/blog-admin'): Promise<void> {
  await page.goto(site.address(`${path}${screen}`));
  await scriptIsReady(page);
  if (screen === '') await page.getByRole('link', { name: 'New Post' }).waitFor();
  else await page.getByLabel('Title', { exact: false }).first().waitFor();
}

/** The address of the editor of a stored post. */
export const postAddress = /\/blog-admin\/posts\/[\da-f-]{36}$/;

/** The id of the post whose editor is open. */
export const openPostId = (page: Page): string => new URL(page.url()).pathname.split('/')[3] ?? '';

/** The fields of the editor by their labels. */
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

/** Waits for a notice with this title and returns its text. */
export async function notice(page: Page, title: string): Promise<string> {
  const toast = page.locator('[data-toast]').filter({ hasText: title }).last();
  await toast.waitFor();
  return toast.innerText();
}

/** The same, then closes the notice, so that a later one with this title is a new one. */
export async function takeNotice(page: Page, title: string): Promise<string> {
  const text = await notice(page, title);
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-toast] button')) button.click();
  });
  await page.locator('[data-toast]').first().waitFor({ state: 'detached' });
  return text;
}

/** Chooses a picture file of this size. It is created in the page, because sending so many bytes there is slow. */
export function chooseOfSize(input: Locator, bytes: number): Promise<void> {
  return input.evaluate((element, size) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(size)], 'large.jpg', { type: 'image/jpeg' }));
    (element as HTMLInputElement).files = chosen.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, bytes);
}

/** Types title and content of a new post. */
export async function write(page: Page, title: string, content = 'Some words.'): Promise<void> {
  await field(page, 'Title').fill(title);
  await field(page, 'Content').fill(content);
}

/** Calls the API of the blog administration with a staff session, without a browser. */
export async function asStaff(site: ReachableSite) {
  const cookie = await sessionOf(site);
  async function ask<T>(path: string, body?: object): Promise<T> {
    const reply = await request(site, `/api/blog-admin/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (reply.status !== 200) throw new Error(`${path} was answered ${reply.status}: ${reply.text}`);
    return JSON.parse(reply.text) as T;
  }
  return {
    insert: async (fields: Partial<PostFields> = {}): Promise<Post> =>
      (await ask<{ post: Post }>('posts', { fields: postFields(fields) })).post,
    update: async ({ id, version, slug }: Post, fields: Partial<PostFields>): Promise<Post> =>
      (await ask<{ post: Post }>(`posts/${id}`, { fields: postFields({ slug, ...fields }), version })).post,
    read: async (id: string): Promise<Post> => (await ask<{ post: Post }>(`posts/${id}`)).post,
    remove: async (id: string): Promise<unknown> => ask(`posts/${id}/delete`, {}),
    list: async (query = ''): Promise<{ posts: Post[]; total: number }> => ask(`posts${query}`),
  };
}
