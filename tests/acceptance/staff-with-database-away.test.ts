import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { faults, type SiteWithDatabase } from '#tests/support/database-away.ts';
import { asStaff, field, notice, openAdmin, staffPage, write } from '#tests/support/editor.ts';
import { type Reply, request } from '#tests/support/request.ts';
import type { Site } from '#tests/support/site.ts';
import { administrator, post, runOn, signIn } from '#tests/support/staff.ts';
import { scriptIsReady } from '#tests/support/visit.ts';

let database: SiteWithDatabase;
let site: Site;
let postId: string;
let draftId: string;
beforeAll(async () => {
  database = await faults[1].prepare();
  site = database.site();
  const staff = await asStaff(site);
  postId = (await staff.insert({ title: 'Written before' })).id;
  draftId = (await staff.insert({ title: 'A draft', published: false })).id;
});
afterEach(() => database?.bringBack());
afterAll(() => database?.close());

/** What a browser says of a reply of 503, and nothing else. */
const expected = [/status of 503/, /server error: 503/];
const soon = { timeout: 90_000 };
const words = /database/i;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

function expectRetry(reply: Reply, what: string): void {
  expect([what, reply.status], reply.text.slice(0, 200)).toEqual([what, 503]);
  expect(Number(reply.headers['retry-after']), what).toBeGreaterThan(0);
  expect(reply.headers['cache-control'], what).toContain('no-store');
  expect(reply.text, what).toMatch(words);
}

// Reads are tried again before anything is said.
describe('[TRUST-04] while the database is away', { timeout: 120_000 }, () => {
  test('every address for staff answers 503 with Retry-After and a sentence', async () => {
    const cookie = await signIn(site);
    await database.takeAway();
    const headers = { cookie };
    const gets = [
      ...['/blog-admin', '/admin/studio', '/admin/blog', '/admin/login'],
      ...['session', 'user'].map((what) => `/api/auth/${what}`),
      ...['posts', `posts/${postId}`, `posts/${postId}/revisions`, `posts/${postId}/revisions/1`, 'categories'].map(
        (path) => `/api/blog-admin/${path}`,
      ),
    ];
    // Together: each waits a second for the database.
    const got = await Promise.all(gets.map((path) => request(site, path, { headers })));
    for (const [index, path] of gets.entries()) expectRetry(got[index] as Reply, path);
    const data = ['/blog-admin.data', '/admin/studio.data', '/admin/blog.data'];
    const dataReplies = await Promise.all(data.map((path) => request(site, path, { headers })));
    expect(dataReplies.map(({ status }) => status)).toEqual([503, 503, 503]);
    const posts = {
      '/api/auth/refresh': '',
      '/api/blog-admin/preview': '{}',
      '/functions/v1/blog-ai-optimizer': JSON.stringify({ action: 'suggest_tags', title: 'x' }),
      '/storage/v1/object/blog-images': 'x',
      '/api/auth/sign-in': JSON.stringify(administrator),
    };
    const posted = await Promise.all(
      Object.entries(posts).map(async ([path, body]) => {
        const type = path.startsWith('/storage') ? 'image/png' : 'application/json';
        const sent = { method: 'POST', headers: { ...headers, 'content-type': type }, body };
        return [path, await request(site, path, sent)] as const;
      }),
    );
    for (const [path, reply] of posted) {
      expect([path, reply.status], reply.text).toEqual([path, 503]);
      expect(Number(reply.headers['retry-after']), path).toBeGreaterThan(0);
      expect((JSON.parse(reply.text) as { error: { message: string } }).error.message, path).toMatch(/\w+\.$/);
    }
    for (const path of ['/admin/login', '/blog-admin']) {
      const form = await post(site, path, administrator);
      expectRetry(form, `form at ${path}`);
      expect(form.text).toContain('nobody can sign in right now');
    }
    // Nobody signed in: the sign-in stands there, as ever.
    expect((await request(site, '/blog-admin')).text).toContain('Staff Login Required');
    // A picture for shared links that has to be looked up.
    expect((await request(site, '/social/blog/written-before.png')).status).toBe(503);
  });

  test.each([
    ['/blog-admin', 'Blog administration'],
    ['/admin/studio', 'Admin studio'],
  ])('%s says so, and goes on by itself once it is back', async (path, heading) => {
    const page = await staffPage(site, { expected, width: 375 });
    await database.takeAway();
    await page.goto(site.address(path));
    await page.getByRole('heading', { name: 'The database does not answer' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await database.bringBack();
    await page.getByRole('heading', { name: heading }).waitFor(soon);
  });

  test('a page of the administrator that is opened from another one goes on, too', async () => {
    const page = await staffPage(site, { expected });
    await page.goto(site.address('/admin/studio'));
    const link = page.getByRole('link', { name: 'Manage the blog' });
    await link.waitFor();
    await scriptIsReady(page);
    await database.takeAway();
    await link.click();
    await page.getByRole('heading', { name: 'The database does not answer' }).waitFor();
    await database.bringBack();
    await page.getByRole('heading', { name: 'Blog administration' }).waitFor(soon);
  });

  test('signing in: says so, keeps what was typed, and works in the same tab once it is back', async () => {
    const { page } = await newPage(site, { expected });
    for (const [path, arrived] of [
      ['/admin/login', 'Admin studio'],
      ['/blog-admin', 'Blog administration'],
    ] as const) {
      await page.context().clearCookies();
      await page.goto(site.address(path));
      await scriptIsReady(page);
      await page.getByLabel('Email').fill(administrator.email);
      await page.getByLabel('Password', { exact: true }).fill(administrator.password);
      await database.takeAway();
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByText('nobody can sign in right now').waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe(administrator.email);
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(administrator.password);
      await database.bringBack();
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('heading', { name: arrived }).waitFor(soon);
    }
  });

  test('signing out: does not say done, and the tab shows nothing of the work any more', async () => {
    const page = await staffPage(site, { expected });
    await openAdmin(page, site);
    await page.getByRole('list', { name: 'Posts' }).waitFor();
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    await database.takeAway();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('Signing out is not finished').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.getByText('Written before').count()).toBe(0);
    await database.bringBack();
    const session = async () => (await request(site, '/api/auth/session', { headers: { cookie: cookies } })).text;
    await expect.poll(session, soon).toBe('null');
  });

  test('the list of posts: says so, and shows them by itself once it is back', async () => {
    const page = await staffPage(site, { expected });
    await page.clock.install();
    await openAdmin(page, site);
    await page.getByRole('list', { name: 'Posts' }).waitFor();
    await database.takeAway();
    await page.getByRole('searchbox').fill('before');
    await page.getByRole('searchbox').press('Enter');
    const failed = page.getByText(/Failed to fetch blog posts: The database cannot be reached/).first();
    await runOn(page, 2000, () => failed.isVisible());
    // Said, too, while it is asked again: what was listed before is no answer to this search.
    const again = page.waitForRequest(/blog-admin\/posts\?/);
    await page.clock.fastForward(11_000);
    await again;
    await page.clock.runFor(100);
    expect(await failed.isVisible()).toBe(true);
    await database.bringBack();
    await runOn(page, 5000, () => page.getByRole('list', { name: 'Posts' }).isVisible());
    expect(await page.getByRole('list', { name: 'Posts' }).innerText()).toContain('Written before');
  });

  test('the editor: saving, AI and history say so, the text stays, and all of it goes on in the same tab', async () => {
    const page = await staffPage(site, { expected });
    await page.clock.install();
    await openAdmin(page, site, `?edit=${draftId}`);
    await write(page, 'A draft', 'Words of the outage.');
    await database.takeAway();
    await press(page, 'Save as draft');
    expect(await notice(page, 'Error')).toMatch(/Failed to save blog post: The database cannot be reached/);
    await press(page, 'Generate excerpt');
    expect(await notice(page, 'AI Optimization Failed')).toMatch(words);
    await press(page, 'History');
    const history = page.getByRole('dialog', { name: 'History' });
    await runOn(page, 2000, () => history.getByText(/The database cannot be reached/).isVisible());
    expect(await field(page, 'Content').inputValue()).toBe('Words of the outage.');
    await database.bringBack();
    await runOn(page, 5000, () => history.getByText('Version 1').isVisible());
    await page.keyboard.press('Escape');
    await press(page, 'Try again');
    await notice(page, 'Post Saved');
    await page.getByText('All changes are saved').waitFor();
  });

  test('a tab that stays open is not signed out', async () => {
    const page = await staffPage(site, { expected });
    await page.clock.install();
    await openAdmin(page, site);
    await database.takeAway();
    await asked(page, '/api/auth/session', () => page.clock.fastForward(31_000));
    await database.bringBack();
    await asked(page, '/api/auth/session', () => page.clock.fastForward(31_000));
    expect(await page.getByRole('button', { name: 'Logout' }).isVisible()).toBe(true);
    expect(await page.getByText('Staff Login Required').count()).toBe(0);
  });
});

/** Waits for the reply to a question that this work lets the page ask. */
async function asked(page: Page, path: string, work: () => Promise<void>): Promise<void> {
  const reply = page.waitForResponse((one) => new URL(one.url()).pathname === path, soon);
  await work();
  await (await reply).finished();
}
