import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { newPage } from '#tests/support/browser.ts';
import { asStaff, notice, openAdmin, soon, staffPage } from '#tests/support/editor.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { signInPage, staffSettings } from '#tests/support/staff.ts';
import { scriptIsReady, visit } from '#tests/support/visit.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite(staffSettings);
});

afterAll(() => site.stop());

const rows = (page: Awaited<ReturnType<typeof staffPage>>) =>
  page.getByRole('list', { name: 'Posts' }).locator(':scope > li');

test('[EDITOR-01] the list shows drafts, links to everything, is searched and paged, and ends with signing out', async () => {
  const staff = await asStaff(site);
  const out = await staff.insert({ title: 'To be seen', published: true });
  const draft = await staff.insert({
    title: 'To be seen later',
    published: false,
    aiAssisted: true,
    tags: ['one', 'two', 'three', 'four'],
  });
  // Signed out, the page is refused. A session of its own: it is ended.
  const { page } = await newPage(site, { expected: [/status of 401/] });
  await signInPage(page, site);
  await openAdmin(page, site);
  const first = rows(page).first();
  await first.waitFor();
  expect(await first.getByRole('heading').innerText()).toBe('To be seen later');
  const text = await first.innerText();
  for (const words of ['Draft', 'AI-assisted', 'one', 'two', 'three']) expect(text).toContain(words);
  expect(text).not.toContain('four');
  const date = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
  expect(text).toContain(date.format(new Date(draft.createdAt)));
  const second = rows(page).nth(1);
  expect(await second.getByRole('heading').innerText()).toBe('To be seen');
  expect(await second.innerText()).toContain('Published');
  expect(await accessibilityFindings(page)).toEqual([]);

  const link = (name: string) => page.getByRole('link', { name, exact: true });
  expect(await link('View To be seen').getAttribute('href')).toBe(`/blog/${out.slug}`);
  expect(await link('Back to Site').getAttribute('href')).toBe('/');
  await link('View To be seen later').click();
  await page.waitForURL(`**/blog/preview/${draft.previewKey}`);
  // The same under the administrator's address.
  await openAdmin(page, site, '', '/admin/blog');
  await link('New Post').click();
  await page.waitForURL('**/blog-admin/posts/new');

  for (let count = 1; count <= 21; count += 1) await staff.insert({ title: `Walk ${count}`, tags: ['stair counting'] });
  await openAdmin(page, site);
  await link('New Post').click();
  await page.getByRole('heading', { level: 1, name: 'New post' }).waitFor();
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('STAIR COUNT');
  await page.getByText('21 posts with ‘STAIR COUNT’').waitFor();
  await page.getByRole('button', { name: 'Older' }).click();
  await page.getByRole('heading', { name: 'Walk 1', exact: true }).waitFor();
  expect(await rows(page).count()).toBe(1);
  expect(new URL(page.url()).search).toBe('?q=STAIR+COUNT&page=2');
  await page.goBack();
  await expect.poll(() => rows(page).count(), soon).toBe(20);
  await link('Edit Walk 7').click();
  await page.getByRole('heading', { level: 1, name: 'Edit post' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe('Walk 7');
  await link('All posts').click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
});

test('[EDITOR-01] [TRUST-08] a deleted post comes back at once or from the bin, or goes for good', async () => {
  const staff = await asStaff(site);
  const [stored, ended, post] = [
    await staff.insert({ title: 'Kept after all' }),
    await staff.insert({ title: 'Never again' }),
    await staff.insert({ title: 'Gone and back' }),
  ];
  for (const { id } of [stored, ended]) await staff.remove(id);
  const page = await staffPage(site, { width: 375, height: 800 });
  const status = async ({ slug }: { slug: string }) => (await request(site, `/blog/${slug}`)).status;
  await openAdmin(page, site);
  await page.getByRole('button', { name: 'Delete Gone and back' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByText('Post deleted: Gone and back').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Gone and back' }).count(), soon).toBe(0);
  expect(await status(post)).toBe(404);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Gone and back' }).waitFor();
  expect(await status(post)).toBe(200);

  await page.getByRole('link', { name: 'Bin' }).click();
  const restore = page.getByRole('button', { name: 'Restore Kept after all' });
  await restore.waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Kept after all' }).innerText()).toMatch(
    /Was on the site · deleted \d+ \w+ \d{4} by owner@clinic\.example · leaves the bin on \d+ \w+ \d{4}/,
  );
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await restore.click();
  const announced = page.locator('[aria-live=polite][aria-atomic=true]');
  await announced.getByText('‘Kept after all’ is back on the site.').waitFor();
  expect(await status(stored)).toBe(200);

  const end = page.getByRole('button', { name: 'Delete for good Never again' });
  await end.click();
  await page.keyboard.press('Escape');
  await end.click();
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await announced.getByText('‘Never again’ is gone for good.').waitFor();
  await page.getByRole('heading', { name: 'The bin is empty' }).waitFor();
  expect(await status(ended)).toBe(404);
  await page.getByRole('link', { name: 'All posts' }).click();
  await page.getByRole('heading', { name: 'Kept after all' }).waitFor();
});

test('[EDITOR-01] without a session the server sends neither posts nor the editor', async () => {
  for (const path of ['/api/blog-admin/posts', '/api/blog-admin/categories']) {
    const reply = await request(site, path);
    expect([reply.status, JSON.parse(reply.text).error.code], path).toEqual([401, 'signed-out']);
  }
  const body = JSON.stringify({ text: 'x'.repeat(300_000) });
  const headers = { 'content-type': 'application/json' };
  expect((await request(site, '/api/blog-admin/posts', { method: 'POST', headers, body })).status).toBe(401);

  const screen = 'blog-admin-screens';
  for (const path of ['/', '/blog', '/blog-admin'])
    expect((await request(site, path)).text, path).not.toContain(screen);
  const files: string[] = [];
  const { page } = await newPage(site);
  page.on('request', (each) => files.push(new URL(each.url()).pathname));
  const editor = () => files.filter((file) => file.includes(screen));
  await visit(page, site.address('/blog-admin'));
  await page.waitForLoadState('networkidle');
  expect(editor()).toEqual([]);
  await signInPage(page, site);
  await openAdmin(page, site);
  expect(editor()).toHaveLength(1);
});

test('[EDITOR-09] a list that cannot be read says why, after three more tries, and tries again when asked', async () => {
  const page = await staffPage(site, { expected: [/status of 503/, /server error: 503/] });
  let requested = 0;
  await page.clock.install();
  await page.route('**/api/blog-admin/posts?*', (route) => {
    requested += 1;
    const error = { code: 'storage-busy', message: 'The database is busy.' };
    return route.fulfill({ status: 503, json: { error } });
  });
  await openAdmin(page, site);
  for (const tries of [1, 2, 3, 4]) {
    await expect.poll(() => requested, soon).toBe(tries);
    await page.clock.runFor(4000);
  }
  expect(await notice(page, 'Error')).toContain('Failed to fetch blog posts: The database is busy.');
  await page.getByText('Failed to fetch blog posts: The database is busy.').first().waitFor();
  expect(requested).toBe(4);
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  await page.unroute('**/api/blog-admin/posts?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await rows(page).first().waitFor();
});

test('[TRUST-04] [EDITOR-01] a search during another request is sent once, and the session is not checked again', async () => {
  const page = await staffPage(site);
  await openAdmin(page, site);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.getByRole('searchbox').fill('zanzibar');
  await page.getByRole('searchbox').evaluate((box: HTMLInputElement) => {
    box.form?.requestSubmit();
    // Busy for longer than the pause after which typed text is searched for automatically.
    for (const end = performance.now() + 500; performance.now() < end; );
  });
  await page.getByText('0 posts with ‘zanzibar’').waitFor();
  expect(requested.filter((path) => path.endsWith('.data'))).toEqual([]);
});

test('[BLOG-01] [ROUTE-01] a list that changed since the page loaded is refreshed on first use, and nothing fails', async () => {
  const staff = await asStaff(site);
  const { page } = await newPage(site);
  await page.goto(site.address('/blog'));
  await staff.insert({ title: 'Written while the page was read', published: true });
  await scriptIsReady(page);
  await page.getByRole('link', { name: 'Written while the page was read' }).first().waitFor();
});
