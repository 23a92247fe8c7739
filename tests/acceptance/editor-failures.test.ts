import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { asStaff, field, notice, openAdmin, staffPage, write } from '#tests/support/editor.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { administrator, staffSettings } from '#tests/support/staff.ts';

type Page = Awaited<ReturnType<typeof staffPage>>;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** What the browser itself writes of requests without an answer; the router looks for pages that links may lead to. */
const failedRequests = [/ERR_/, /request failed/, /Failed to fetch manifest patches/];
const sites: Site[] = [];
const killed = new Set<Site>();

/** A site whose data outlives its process. It ends after the windows, which are opened later and so closed first. */
async function lastingSite(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  onTestFinished(async () => {
    for (const site of sites.splice(0)) if (!killed.has(site)) await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return start({ ...staffSettings, DATA_DIR: folder, ...settings });
}

async function start(settings: Record<string, string>): Promise<Site & { settings: Record<string, string> }> {
  const site = await startSite(settings);
  sites.push(site);
  return Object.assign(site, { settings });
}

async function kill(site: Site): Promise<void> {
  killed.add(site);
  site.process.kill('SIGKILL');
  await site.exited;
}

/** The same site again: same data, same port. */
async function startAgain(site: Site): Promise<Site> {
  const { settings } = site as Site & { settings: Record<string, string> };
  return start({ ...settings, PORT: String(site.port) });
}

describe('[EDITOR-03] when the server is killed while it saves', () => {
  test('the text stays, the message says what to do, and trying again saves it once', async () => {
    const site = await lastingSite();
    const page = await staffPage(site, { expected: failedRequests });
    await openAdmin(page, site, '?new');
    await write(page, 'Survives a crash', 'Every word of it.');
    await kill(site);
    await press(page, 'Save as draft');
    expect(await notice(page, 'Error')).toMatch(
      /Failed to save blog post: The server cannot be reached\. Your text is kept/,
    );
    expect(await field(page, 'Content').inputValue()).toBe('Every word of it.');
    expect(await accessibilityFindings(page)).toEqual([]);
    const again = await startAgain(site);
    await press(page, 'Try again');
    await notice(page, 'Post Saved');
    const staff = await asStaff(again);
    const { posts } = await staff.list('?q=Survives%20a%20crash');
    expect(posts).toHaveLength(1);
    expect((await staff.read(posts[0]?.id ?? '')).content).toBe('Every word of it.');
  });

  test('a save whose answer was lost is not made twice', async () => {
    const site = await lastingSite();
    const page = await staffPage(site, { expected: failedRequests });
    await openAdmin(page, site, '?new');
    await write(page, 'Arrived unheard', 'First words.');
    // The server saves; the connection breaks before its answer arrives.
    await page.route('**/api/blog-admin/posts', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await press(page, 'Save as draft');
    await notice(page, 'Error');
    await page.unroute('**/api/blog-admin/posts');
    // What is written before the next try belongs to the same post.
    await field(page, 'Content').fill('First words, and more.');
    await press(page, 'Try again');
    await notice(page, 'Post Saved');
    const staff = await asStaff(site);
    const { posts } = await staff.list('?q=Arrived%20unheard');
    expect((await staff.read(posts[0]?.id ?? '')).content).toBe('First words, and more.');
    expect(posts).toHaveLength(1);

    await field(page, 'Content').fill('Second words.');
    await page.route('**/api/blog-admin/posts/*', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await press(page, 'Save as draft');
    await page.getByText(/^Not saved/).waitFor();
    await page.unroute('**/api/blog-admin/posts/*');
    await press(page, 'Try again');
    await page.getByText('All changes are saved').waitFor();
    expect(await staff.read(posts[0]?.id ?? '')).toMatchObject({ content: 'Second words.', version: 3 });
  });
});

describe('[EDITOR-03] when the network is gone', () => {
  test('the text is kept in the browser, and saved once the network is back', async () => {
    const site = await lastingSite();
    const page = await staffPage(site, { width: 375, height: 800, expected: failedRequests });
    await openAdmin(page, site, '?new');
    await page.context().setOffline(true);
    await write(page, 'From a train', 'Written in a tunnel.');
    await page.getByText(/Kept in this browser/).waitFor();
    await press(page, 'Publish');
    expect(await notice(page, 'Error')).toContain('check the connection and try again');
    await page.context().setOffline(false);
    await press(page, 'Try again');
    await notice(page, 'Post Saved');
    const { posts } = await (await asStaff(site)).list('?q=From%20a%20train');
    expect(posts).toMatchObject([{ title: 'From a train', published: true }]);
  });
});

describe('[EDITOR-09] when the network is gone on the way back to the list', () => {
  test('the list says so in place of the posts, and is there once the network is back', async () => {
    const site = await lastingSite();
    const page = await staffPage(site, { expected: failedRequests });
    await openAdmin(page, site, '?new');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'All posts' }).click();
    await page.getByRole('heading', { name: 'Blog administration' }).waitFor();
    await page
      .getByText(/Failed to fetch blog posts: The server cannot be reached/)
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('list', { name: 'Posts' }).waitFor();
  });
});

describe('[EDITOR-03] when somebody signs out in another tab', () => {
  test('the last words are kept, and found after signing in again', async () => {
    const site = await lastingSite();
    const page = await staffPage(site, { expected: failedRequests });
    await openAdmin(page, site, '?new');
    const other = await page.context().newPage();
    await openAdmin(other, site);
    await write(page, 'Half written', 'The last words.');
    // Within the pause after which a text is kept by itself.
    await other.evaluate(() => new BroadcastChannel('staff-session').postMessage('signed-out'));
    await page.getByText('Staff Login Required').waitFor();
    await openAdmin(other, site, '?new');
    await other.getByRole('region', { name: 'Unsaved text' }).getByText('‘Half written’', { exact: false }).waitFor();
    await other.getByRole('button', { name: 'Restore it' }).click();
    expect(await field(other, 'Content').inputValue()).toBe('The last words.');
  });
});

describe('[EDITOR-03] when the session ended while somebody wrote', () => {
  test('they sign in again without leaving the text, and it is saved', async () => {
    const site = await lastingSite();
    const page = await staffPage(site, { expected: [/status of 401/] });
    await openAdmin(page, site, '?new');
    await write(page, 'Written for long', 'x'.repeat(150_000));
    await page.context().clearCookies();
    await press(page, 'Save as draft');
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await dialog.getByLabel('Email').inputValue()).toBe(administrator.email);
    await dialog.getByLabel('Password').fill('wrong');
    await dialog.getByRole('button', { name: 'Sign in and save' }).click();
    await dialog.getByText('Invalid credentials. Please try again.').waitFor();
    await dialog.getByLabel('Password').fill(administrator.password);
    await dialog.getByRole('button', { name: 'Sign in and save' }).click();
    await notice(page, 'Post Saved');
    await page.getByText('All changes are saved').waitFor();
    const { posts } = await (await asStaff(site)).list('?q=Written%20for%20long');
    expect(posts).toHaveLength(1);
  });
});

describe('[EDITOR-03] when the database cannot take the text', () => {
  test('busy: says so, keeps the text, and the next try saves it', async () => {
    const site = await lastingSite();
    const page = await staffPage(site, { expected: [/status of 503/, /server error: 503/] });
    page.setDefaultTimeout(45_000);
    await openAdmin(page, site, '?new');
    await write(page, 'In a queue', 'Patient words.');
    const other = new DatabaseSync(join(site.settings.DATA_DIR ?? '', 'site.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    await press(page, 'Save as draft');
    expect(await notice(page, 'Error')).toMatch(
      /Failed to save blog post: The database is busy\. Nothing was changed; try again/,
    );
    other.exec('ROLLBACK');
    other.close();
    await press(page, 'Try again');
    await notice(page, 'Post Saved');
  });

  test('full: says who can help', async () => {
    const site = await lastingSite();
    const page = await staffPage(site, { expected: [/status of 503/, /server error: 503/] });
    await openAdmin(page, site, '?new');
    await write(page, 'No room', 'Words without a place.');
    await page.route('**/api/blog-admin/posts', (route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: 'storage-full', message: 'The disk of the server is full. Nothing was changed.' } },
      }),
    );
    await press(page, 'Publish');
    expect(await notice(page, 'Error')).toContain('The disk of the server is full');
    await page.unroute('**/api/blog-admin/posts');
    expect(await field(page, 'Content').inputValue()).toBe('Words without a place.');
    await press(page, 'Try again');
    expect(await notice(page, 'Post Saved')).toContain('published');
  });
});
