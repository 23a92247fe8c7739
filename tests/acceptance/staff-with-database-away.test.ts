import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { faults, type SiteWithDatabase } from '#tests/support/database-away.ts';
import { asStaff, field, notice, openAdmin, staffPage, write } from '#tests/support/editor.ts';
import { type Reply, request } from '#tests/support/request.ts';
import type { Site } from '#tests/support/site.ts';
import { administrator, post, runOn, signIn, signInPage } from '#tests/support/staff.ts';
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

/** The browser's console message for a reply of 503, and nothing else. */
const expected = [/status of 503/, /server error: 503/];
const soon = { timeout: 90_000 };
const words = /database/i;
const away = 'The database does not answer';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

function expectRetry(reply: Reply, what: string): void {
  expect([what, reply.status], reply.text.slice(0, 200)).toEqual([what, 503]);
  expect(Number(reply.headers['retry-after']), what).toBeGreaterThan(0);
  expect(reply.headers['cache-control'], what).toContain('no-store');
  expect(reply.text, what).toMatch(words);
}

// Reads are retried before a failure is reported.
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
    for (const [index, path] of ['/blog-admin', '/admin/studio', '/admin/blog'].entries())
      expect(got[index]?.text, path).toContain(away);
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
    // Without a session the sign-in is shown, as always.
    expect((await request(site, '/blog-admin')).text).toContain('Staff Login Required');
    // A picture for shared links that has to be looked up.
    expect((await request(site, '/social/blog/written-before.png')).status).toBe(503);
  });

  test('page, navigation and sign-in report it; typed text stays; all tabs resume once it is back', async () => {
    const opened = await staffPage(site, { expected, width: 375 });
    const left = await staffPage(site, { expected });
    await left.goto(site.address('/admin/studio'));
    const link = left.getByRole('link', { name: 'Manage the blog' });
    await link.waitFor();
    await scriptIsReady(left);
    const signIns = [];
    for (const [path, arrived] of [
      ['/admin/login', 'Admin studio'],
      ['/blog-admin', 'Blog administration'],
    ] as const) {
      const { page } = await newPage(site, { expected });
      await page.goto(site.address(path));
      await scriptIsReady(page);
      await page.getByLabel('Email').fill(administrator.email);
      await page.getByLabel('Password', { exact: true }).fill(administrator.password);
      signIns.push({ page, path, arrived });
    }

    await database.takeAway();
    await Promise.all([
      opened.goto(site.address('/blog-admin')),
      link.click(),
      ...signIns.map(({ page }) => press(page, 'Sign In')),
    ]);
    for (const page of [opened, left]) await page.getByRole('heading', { name: away }).waitFor();
    expect(await accessibilityFindings(opened)).toEqual([]);
    for (const { page, path } of signIns) {
      await page.getByText('nobody can sign in right now').waitFor();
      expect(await page.getByLabel('Email').inputValue(), path).toBe(administrator.email);
      expect(await page.getByLabel('Password', { exact: true }).inputValue(), path).toBe(administrator.password);
    }

    await database.bringBack();
    for (const page of [opened, left]) await page.getByRole('heading', { name: 'Blog administration' }).waitFor(soon);
    for (const { page, arrived } of signIns) {
      await press(page, 'Sign In');
      await page.getByRole('heading', { name: arrived }).waitFor(soon);
    }
  });

  test('list, editor and sign-out show it, the text stays, and all work again in the same tabs', async () => {
    const [list, editor] = [await staffPage(site, { expected }), await staffPage(site, { expected })];
    for (const page of [list, editor]) await page.clock.install();
    await openAdmin(list, site);
    const posts = list.getByRole('list', { name: 'Posts' });
    await posts.waitFor();
    await openAdmin(editor, site, `/posts/${draftId}`);
    await write(editor, 'A draft', 'Words of the outage.');
    const { page: leaving } = await newPage(site, { expected });
    const cookie = await signInPage(leaving, site);
    await openAdmin(leaving, site);
    await leaving.getByRole('list', { name: 'Posts' }).waitFor();

    await database.takeAway();
    // Signing out does not say done, and the tab shows nothing of the work any more.
    await press(leaving, 'Logout');
    await leaving.getByText('Signing out is not finished').waitFor();
    expect(await accessibilityFindings(leaving)).toEqual([]);
    expect(await leaving.getByText('Written before').count()).toBe(0);

    // Each question waits a second for the database: both tabs ask at the same time.
    const history = editor.getByRole('dialog', { name: 'History' });
    const searched = async () => {
      await list.getByRole('searchbox').fill('before');
      await list.getByRole('searchbox').press('Enter');
      const failed = list.getByText(/Failed to fetch blog posts: The database cannot be reached/).first();
      await runOn(list, 2000, () => failed.isVisible());
      // Said, too, while it is asked again: what was listed before is no answer to this search.
      const again = list.waitForRequest(/blog-admin\/posts\?/);
      await list.clock.fastForward(11_000);
      await again;
      await list.clock.runFor(100);
      expect(await failed.isVisible()).toBe(true);
    };
    const saved = async () => {
      await press(editor, 'Save as draft');
      expect(await notice(editor, 'Error')).toMatch(/Failed to save blog post: The database cannot be reached/);
      await press(editor, 'Generate excerpt');
      expect(await notice(editor, 'AI Optimization Failed')).toMatch(words);
      await press(editor, 'History');
      await runOn(editor, 2000, () =>
        history
          .getByText(/The database cannot be reached/)
          .last()
          .isVisible(),
      );
      expect(await field(editor, 'Content').inputValue()).toBe('Words of the outage.');
    };
    await Promise.all([searched(), saved()]);

    await database.bringBack();
    const session = async () => (await request(site, '/api/auth/session', { headers: { cookie } })).text;
    await expect.poll(session, soon).toBe('null');
    await runOn(list, 5000, () => posts.isVisible());
    expect(await posts.innerText()).toContain('Written before');
    // A tab that stays open is not signed out.
    await requested(list, '/api/auth/session', () => list.clock.fastForward(31_000));
    expect(await list.getByRole('button', { name: 'Logout' }).isVisible()).toBe(true);
    expect(await list.getByText('Staff Login Required').count()).toBe(0);
    await runOn(editor, 5000, () => history.getByText('Version 1').isVisible());
    await editor.keyboard.press('Escape');
    await press(editor, 'Try again');
    await notice(editor, 'Post Saved');
    await editor.getByText('All changes are saved').waitFor();
  });
});

/** Waits for the reply to a question that this work lets the page ask. */
async function requested(page: Page, path: string, work: () => Promise<void>): Promise<void> {
  const reply = page.waitForResponse((one) => new URL(one.url()).pathname === path, soon);
  await work();
  await (await reply).finished();
}
