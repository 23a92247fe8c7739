import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Post } from '#domain/blog/post.ts';
import { newPage } from '#tests/support/browser.ts';
import { asStaff, field, openAdmin, openPostId, postAddress, soon, staffPage, write } from '#tests/support/editor.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import type { ReachableSite } from '#tests/support/site.ts';
import { administrator, staffSettings } from '#tests/support/staff.ts';

let site: ReachableSite;
let post: Post;

beforeAll(async () => {
  site = await sharedSite(staffSettings);
  post = await (await asStaff(site)).insert({ title: 'Where it stands', content: 'Words.', published: false });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const history = (page: Page) => page.getByRole('dialog', { name: 'History' });

test('[EDITOR-01] each screen of the blog administration has an address that opens it, also after a reload', async () => {
  const page = await staffPage(site);
  for (const [address, title, name] of [
    ['/blog-admin', 'Blog administration', 'Blog administration'],
    ['/blog-admin/posts/new', 'New post', 'New post'],
    [`/blog-admin/posts/${post.id}`, 'Edit post', 'Edit post'],
    [`/blog-admin/posts/${post.id}/history`, 'History', 'Edit post'],
    ['/blog-admin/bin', 'Bin', 'Bin'],
    ['/blog-admin/previews', 'Preview links', 'Preview links'],
  ] as const) {
    await page.goto(site.address(address));
    await heading(page, name);
    expect(await page.title(), address).toContain(title);
    await page.reload();
    await heading(page, name);
    expect(path(page)).toBe(address);
  }
});

test('[EDITOR-01] an address of an earlier release leads to its screen', async () => {
  const page = await staffPage(site);
  for (const [old, address, name] of [
    [`/blog-admin?edit=${post.id}`, `/blog-admin/posts/${post.id}`, 'Edit post'],
    ['/admin/blog?new', '/blog-admin/posts/new', 'New post'],
    ['/blog-admin?bin&page=2', '/blog-admin/bin?page=2', 'Bin'],
    ['/admin/blog?previews', '/blog-admin/previews', 'Preview links'],
  ] as const) {
    await page.goto(site.address(old));
    await heading(page, name);
    expect(path(page), old).toBe(address);
  }
});

test('[EDITOR-01] the history has an address over the editor, and Back closes it with the unsaved text as it was', async () => {
  const page = await staffPage(site);
  const editor = `/blog-admin/posts/${post.id}`;
  await openAdmin(page, site);
  await page.getByRole('link', { name: 'Edit Where it stands' }).click();
  await field(page, 'Content').fill('Words that nobody saved.');
  await page.getByRole('button', { name: 'History' }).click();
  await history(page).getByText('Version 1').waitFor();
  expect(path(page)).toBe(`${editor}/history`);
  await page.goBack();
  await history(page).waitFor({ state: 'hidden' });
  expect(path(page)).toBe(editor);
  expect(await field(page, 'Content').inputValue()).toBe('Words that nobody saved.');

  // Closed by its button it leaves no step behind: Back leads to the list, and asks before the text is left.
  await page.getByRole('button', { name: 'History' }).click();
  await history(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => path(page), soon).toBe(editor);
  await page.goBack();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await heading(page, 'Blog administration');

  // A bookmark of the history opens both.
  await page.goto(site.address(`${editor}/history`));
  await history(page).getByText('Version 1').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => path(page), soon).toBe(editor);
  await heading(page, 'Edit post');
});

test('[ADMIN-06] a bookmark that is opened signed out asks for the password and then shows its screen', async () => {
  const { page } = await newPage(site);
  await page.goto(site.address(`/blog-admin/posts/${post.id}/history`));
  await heading(page, 'Staff Login Required');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await history(page).getByText('Version 1').waitFor(soon);
  expect(path(page)).toBe(`/blog-admin/posts/${post.id}/history`);
});

test('[EDITOR-03] without a connection the editor and the lists stay within reach, and so does the unsaved text', async () => {
  const page = await staffPage(site, { expected: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });
  // The router has looked up the addresses that the editor leads to.
  const known = page.waitForResponse((reply) => reply.url().includes(encodeURIComponent(`${post.id}/history`)));
  await openAdmin(page, site, `/posts/${post.id}`);
  await (await known).finished();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'History' }).click();
  await history(page).waitFor();
  await history(page).getByRole('button', { name: 'Close' }).click();
  await history(page).waitFor({ state: 'hidden' });
  await field(page, 'Content').fill('Written in a tunnel.');
  await page.getByRole('link', { name: 'All posts' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await heading(page, 'Blog administration');
  await page.getByRole('link', { name: 'Bin' }).click();
  await heading(page, 'Bin');
  await page.context().setOffline(false);
  await page.goto(site.address(`/blog-admin/posts/${post.id}`));
  await page.getByRole('button', { name: 'Restore it' }).click();
  expect(await field(page, 'Content').inputValue()).toBe('Written in a tunnel.');
});

test('[EDITOR-03] the first save of a post leads to its address with no other request to the router', async () => {
  const page = await staffPage(site);
  const known = page.waitForResponse((reply) => /posts%2F[\da-f-]{36}%2Fhistory/.test(reply.url()));
  await openAdmin(page, site, '/posts/new');
  await (await known).finished();
  await page.route('**/__manifest*', (route) => route.abort());
  await write(page, 'Saved in a tunnel');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.waitForURL(postAddress);
  await heading(page, 'Edit post');
  await field(page, 'Content').fill('Written on in the same editor.');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect.poll(async () => (await (await asStaff(site)).read(openPostId(page))).version, soon).toBe(2);
});
