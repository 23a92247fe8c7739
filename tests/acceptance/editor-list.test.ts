import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { asStaff, notice, openAdmin, soon, staffPage } from '#tests/support/editor.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { signInPage, staffSettings } from '#tests/support/staff.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite(staffSettings);
});

afterAll(() => site.stop());

const rows = (page: Awaited<ReturnType<typeof staffPage>>) =>
  page.getByRole('list', { name: 'Posts' }).locator(':scope > li');

describe('[EDITOR-01] the list of posts', () => {
  test('shows drafts too, newest first, with state, three tags and the date in full', async () => {
    const staff = await asStaff(site);
    await staff.insert({ title: 'Older and out', published: true });
    const draft = await staff.insert({
      title: 'Newer and a draft',
      published: false,
      aiAssisted: true,
      tags: ['one', 'two', 'three', 'four'],
    });
    const page = await staffPage(site);
    await openAdmin(page, site);
    await rows(page).first().waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      expect.arrayContaining(['Newer and a draft', 'Older and out']),
    );
    const first = rows(page).first();
    expect(await first.getByRole('heading').innerText()).toBe('Newer and a draft');
    const text = await first.innerText();
    for (const words of ['Draft', 'AI-assisted', 'one', 'two', 'three']) expect(text).toContain(words);
    expect(text).not.toContain('four');
    const date = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
    expect(text).toContain(date.format(new Date(draft.createdAt)));
    expect(await rows(page).nth(1).innerText()).toContain('Published');
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('leads to the editor, to the post, to a new post, to the site and out', async () => {
    const staff = await asStaff(site);
    const out = await staff.insert({ title: 'To be seen', published: true });
    const draft = await staff.insert({ title: 'To be seen later', published: false });
    // Signed out, the page is refused.
    const page = await staffPage(site, { expected: [/status of 401/] });
    await openAdmin(page, site);
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    expect(await link('View To be seen').getAttribute('href')).toBe(`/blog/${out.slug}`);
    expect(await link('Back to Site').getAttribute('href')).toBe('/');
    await link('View To be seen later').click();
    await page.waitForURL(`**/blog/preview/${draft.previewKey}`);
    await openAdmin(page, site);
    await link('Edit To be seen').click();
    await page.getByRole('heading', { level: 1, name: 'Edit post' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe('To be seen');
    await page.getByRole('link', { name: 'All posts' }).click();
    await link('New Post').click();
    await page.getByRole('heading', { level: 1, name: 'New post' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
  });

  test('is searched and turned page by page, and the address says so', async () => {
    const staff = await asStaff(site);
    for (let count = 1; count <= 21; count += 1)
      await staff.insert({ title: `Walk ${count}`, tags: ['stair counting'] });
    const page = await staffPage(site);
    await openAdmin(page, site);
    await page.getByRole('searchbox', { name: 'Search posts' }).fill('STAIR COUNT');
    await page.getByText('21 posts with ‘STAIR COUNT’').waitFor();
    await page.getByRole('button', { name: 'Older' }).click();
    await page.getByRole('heading', { name: 'Walk 1', exact: true }).waitFor();
    expect(await rows(page).count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?q=STAIR+COUNT&page=2');
    await page.goBack();
    await expect.poll(() => rows(page).count(), soon).toBe(20);
  });

  test('deletes a post and brings it back', async () => {
    const staff = await asStaff(site);
    const post = await staff.insert({ title: 'Gone and back' });
    const page = await staffPage(site, { width: 375, height: 800 });
    await openAdmin(page, site);
    await page.getByRole('button', { name: 'Delete Gone and back' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('Post deleted: Gone and back').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Gone and back' }).count(), soon).toBe(0);
    expect((await request(site, `/blog/${post.slug}`)).status).toBe(404);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Gone and back' }).waitFor();
    expect((await request(site, `/blog/${post.slug}`)).status).toBe(200);
  });

  test('[TRUST-08] keeps what was deleted in a bin, from where it comes back or goes for good', async () => {
    const staff = await asStaff(site);
    const [kept, ended] = [
      await staff.insert({ title: 'Kept after all' }),
      await staff.insert({ title: 'Never again' }),
    ];
    for (const { id } of [kept, ended]) await staff.remove(id);
    const page = await staffPage(site, { width: 375, height: 800 });
    await openAdmin(page, site);
    await page.getByRole('link', { name: 'Bin' }).click();
    const restore = page.getByRole('button', { name: 'Restore Kept after all' });
    await restore.waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'Kept after all' }).innerText()).toMatch(
      /Was on the site · deleted \d+ \w+ \d{4} by owner@clinic\.example · leaves the bin on \d+ \w+ \d{4}/,
    );
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await restore.click();
    await page.getByText('‘Kept after all’ is back on the site.').waitFor();
    expect((await request(site, `/blog/${kept.slug}`)).status).toBe(200);

    const end = page.getByRole('button', { name: 'Delete for good Never again' });
    await end.click();
    await page.keyboard.press('Escape');
    await end.click();
    await page.getByRole('button', { name: 'Delete it for good' }).click();
    await page.getByText('‘Never again’ is gone for good.').waitFor();
    await page.getByRole('heading', { name: 'The bin is empty' }).waitFor();
    expect((await request(site, `/blog/${ended.slug}`)).status).toBe(404);
    await page.getByRole('link', { name: 'All posts' }).click();
    await page.getByRole('heading', { name: 'Kept after all' }).waitFor();
  });

  test('is the same under /admin/blog, and asks whoever is not signed in', async () => {
    const page = await staffPage(site);
    await openAdmin(page, site, '', '/admin/blog');
    await page.getByRole('link', { name: 'New Post' }).click();
    await page.waitForURL('**/admin/blog?new');
    for (const path of ['/api/blog-admin/posts', '/api/blog-admin/categories']) {
      const reply = await request(site, path);
      expect([reply.status, JSON.parse(reply.text).error.code]).toEqual([401, 'signed-out']);
    }
    const body = JSON.stringify({ text: 'x'.repeat(300_000) });
    const headers = { 'content-type': 'application/json' };
    const save = await request(site, '/api/blog-admin/posts', { method: 'POST', headers, body });
    expect(save.status).toBe(401);
  });
});

test('[EDITOR-01] the editor is fetched by signed-in staff only', async () => {
  const files: string[] = [];
  const { page } = await newPage(site);
  page.on('request', (each) => files.push(new URL(each.url()).pathname));
  const editor = () => files.filter((file) => file.includes('blog-administration-screen'));
  for (const path of ['/', '/blog', '/blog-admin']) {
    await visit(page, site.address(path));
    await page.waitForLoadState('networkidle');
  }
  expect(editor()).toEqual([]);
  await signInPage(page, site);
  await openAdmin(page, site);
  expect(editor()).toHaveLength(1);
});

describe('[EDITOR-09] a list that cannot be read', () => {
  test('says why, after three more tries, and tries again when asked', async () => {
    const page = await staffPage(site, { expected: [/status of 503/, /server error: 503/] });
    let asked = 0;
    await page.clock.install();
    await page.route('**/api/blog-admin/posts?*', (route) => {
      asked += 1;
      const error = { code: 'storage-busy', message: 'The database is busy.' };
      return route.fulfill({ status: 503, json: { error } });
    });
    await openAdmin(page, site);
    for (const tries of [1, 2, 3, 4]) {
      await expect.poll(() => asked, soon).toBe(tries);
      await page.clock.runFor(4000);
    }
    expect(await notice(page, 'Error')).toContain('Failed to fetch blog posts: The database is busy.');
    await page.getByText('Failed to fetch blog posts: The database is busy.').first().waitFor();
    expect(asked).toBe(4);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.unroute('**/api/blog-admin/posts?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await rows(page).first().waitFor();
  });

  test('that holds something else says that something went wrong', async () => {
    const page = await staffPage(site, { expected: [/ERR_FAILED/] });
    await page.clock.install();
    await page.route('**/api/blog-admin/posts?*', (route) => route.abort('failed'));
    await openAdmin(page, site);
    await page.clock.runFor(10_000);
    await page
      .getByText(/Failed to fetch blog posts: The server cannot be reached/)
      .first()
      .waitFor();
  });
});
