import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { asStaff, field, openAdmin, staffPage, takeNotice, write } from '#tests/support/editor.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { administrator, staffSettings } from '#tests/support/staff.ts';

type Page = Awaited<ReturnType<typeof staffPage>>;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The browser's console messages for requests without a reply; the router requests pages of links. */
const failedRequests = [/ERR_/, /request failed/, /Failed to fetch manifest patches/];
const unavailable = [/status of 503/, /server error: 503/];

/** Its data outlives its process. */
const folder = mkdtempSync(join(tmpdir(), 'editor-'));
const settings = { ...staffSettings, DATA_DIR: folder };
let site: Site;

beforeAll(async () => {
  site = await startSite(settings);
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The server does it; the connection breaks before its answer arrives. */
async function unheard(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

test('[EDITOR-03] [EDITOR-09] a new post survives a lost network, a full disk and a lost reply, and is created once', async () => {
  const page = await staffPage(site, { width: 375, height: 800, expected: [...failedRequests, ...unavailable] });
  await openAdmin(page, site, '/posts/new');
  const inserts = '**/api/blog-admin/posts';

  // The network is gone: the text is stored in the browser.
  await page.context().setOffline(true);
  await write(page, 'From a train', 'Written in a tunnel.');
  await page.getByText(/Kept in this browser/).waitFor();
  await press(page, 'Publish');
  expect(await takeNotice(page, 'Error')).toContain('check the connection and try again');
  await page.context().setOffline(false);

  // The disk is full: it says who can help.
  await page.route(inserts, (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'storage-full', message: 'The disk of the server is full. Nothing was changed.' } },
    }),
  );
  await press(page, 'Try again');
  expect(await takeNotice(page, 'Error')).toContain('The disk of the server is full');
  expect(await field(page, 'Content').inputValue()).toBe('Written in a tunnel.');
  await page.unroute(inserts);

  await page.route(inserts, unheard);
  await press(page, 'Try again');
  await takeNotice(page, 'Error');
  await page.unroute(inserts);
  // Text typed before the next attempt belongs to the same post.
  await field(page, 'Content').fill('Written in a tunnel, and after it.');
  await press(page, 'Try again');
  expect(await takeNotice(page, 'Post Saved')).toContain('published');
  const staff = await asStaff(site);
  const { posts } = await staff.list('?q=From%20a%20train');
  expect(posts).toMatchObject([{ title: 'From a train', published: true }]);
  expect((await staff.read(posts[0]?.id ?? '')).content).toBe('Written in a tunnel, and after it.');

  // [EDITOR-09] The network is gone on the way back to the list, which says so in place of the posts.
  await page.getByText('All changes are saved').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'All posts' }).click();
  await page.getByRole('heading', { name: 'Blog administration' }).waitFor();
  await page
    .getByText(/Failed to fetch blog posts: The server cannot be reached/)
    .first()
    .waitFor();
  await page.context().setOffline(false);
  await press(page, 'Try again');
  await page.getByRole('list', { name: 'Posts' }).waitFor();
});

test('[EDITOR-03] a stored post survives the end of the session, a busy database and a lost answer', async () => {
  const staff = await asStaff(site);
  const { id } = await staff.insert({ title: 'Written for long', published: false });
  const expected = [...failedRequests, ...unavailable, /status of 401/];
  const page = await staffPage(site, { expected });
  await openAdmin(page, site, `/posts/${id}`);

  // Signing in again preserves the text. First, because a page that checks the session itself, after half a minute, hides.
  const words = 'Many words. '.repeat(6000);
  await field(page, 'Content').fill(words);
  await page.context().clearCookies();
  await press(page, 'Save as draft');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.waitFor();
  expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
  expect(await dialog.getByLabel('Email').inputValue()).toBe(administrator.email);
  await dialog.getByLabel('Password').fill('wrong');
  await dialog.getByRole('button', { name: 'Sign in and save' }).click();
  await dialog.getByText('Invalid credentials. Please try again.').waitFor();
  await dialog.getByLabel('Password').fill(administrator.password);
  await dialog.getByRole('button', { name: 'Sign in and save' }).click();
  await page.getByText('All changes are saved').waitFor();
  const long = await staff.read(id);
  expect([long.version, long.content.trim().length]).toEqual([2, words.trim().length]);

  await field(page, 'Content').fill('Patient words.');
  const other = new DatabaseSync(join(folder, 'site.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  await press(page, 'Save as draft');
  expect(await takeNotice(page, 'Error')).toMatch(
    /Failed to save blog post: The database is busy\. Nothing was changed; try again/,
  );
  other.exec('ROLLBACK');
  other.close();
  await press(page, 'Try again');
  await page.getByText('All changes are saved').waitFor();
  expect(await staff.read(id)).toMatchObject({ content: 'Patient words.', version: 3 });

  await field(page, 'Content').fill('Second words.');
  await page.route('**/api/blog-admin/posts/*', unheard);
  await press(page, 'Save as draft');
  await page.getByText(/^Not saved/).waitFor();
  await page.unroute('**/api/blog-admin/posts/*');
  await press(page, 'Try again');
  await page.getByText('All changes are saved').waitFor();
  expect(await staff.read(id), 'saved once').toMatchObject({ content: 'Second words.', version: 4 });
});

test('[EDITOR-03] after a sign-out in another tab the last words are stored, and restored at the next sign-in', async () => {
  const page = await staffPage(site, { expected: failedRequests });
  await openAdmin(page, site, '/posts/new');
  const other = await page.context().newPage();
  await openAdmin(other, site);
  await write(page, 'Half written', 'The last words.');
  // Within the pause before an autosave.
  await other.evaluate(() => new BroadcastChannel('staff-session').postMessage('signed-out'));
  await page.getByText('Staff Login Required').waitFor();
  await openAdmin(other, site, '/posts/new');
  await other.getByRole('region', { name: 'Unsaved text' }).getByText('‘Half written’', { exact: false }).waitFor();
  await other.getByRole('button', { name: 'Restore it' }).click();
  expect(await field(other, 'Content').inputValue()).toBe('The last words.');
});

// The last: the file's site is another process afterwards.
test('[EDITOR-03] the server is killed during a save: the text stays, the page advises, and a retry saves once', async () => {
  const page = await staffPage(site, { expected: failedRequests });
  await openAdmin(page, site, '/posts/new');
  await write(page, 'Survives a crash', 'Every word of it.');
  site.process.kill('SIGKILL');
  await site.exited;
  await press(page, 'Save as draft');
  expect(await takeNotice(page, 'Error')).toMatch(
    /Failed to save blog post: The server cannot be reached\. Your text is kept/,
  );
  expect(await field(page, 'Content').inputValue()).toBe('Every word of it.');
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  site = await startSite({ ...settings, PORT: String(site.port) });
  await press(page, 'Try again');
  await takeNotice(page, 'Post Saved');
  const staff = await asStaff(site);
  const { posts } = await staff.list('?q=Survives%20a%20crash');
  expect(posts).toHaveLength(1);
  expect((await staff.read(posts[0]?.id ?? '')).content).toBe('Every word of it.');
});
