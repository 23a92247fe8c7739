import { beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { asStaff, field, openAdmin, soon, staffPage, takeNotice, write } from '#tests/support/editor.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import type { ReachableSite } from '#tests/support/site.ts';
import { staffSettings } from '#tests/support/staff.ts';

let site: ReachableSite;

beforeAll(async () => {
  site = await sharedSite(staffSettings);
});

type Page = Awaited<ReturnType<typeof staffPage>>;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const stored = (page: Page) => page.getByText(/Kept in this browser/);

test('[EDITOR-03] two editors of one post see both versions and choose all or some fields; the history restores', async () => {
  const staff = await asStaff(site);
  const { id } = await staff.insert({ title: 'Ours', excerpt: 'At first', content: 'First words', published: false });
  const page = await staffPage(site, { expected: [/status of 409/], width: 375 });
  await openAdmin(page, site, `/posts/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this post' });
  const proceed = () => dialog.getByRole('button', { name: 'Continue with this choice' }).click();
  /** Another editor saves during editing; the next save meets the conflict. */
  const meet = async (theirs: string, mine: string) => {
    await write(page, mine, `${mine} words`);
    const there = { title: theirs, excerpt: 'At first', content: `${theirs} words`, published: false };
    await staff.update(await staff.read(id), there);
    await press(page, 'Save as draft');
    await dialog.waitFor();
  };

  await meet('Theirs', 'Mine');
  const text = await dialog.innerText();
  for (const words of ['Mine', 'Theirs', 'Mine words', 'Theirs words']) expect(text).toContain(words);
  expect(await dialog.getByRole('group', { name: 'Excerpt' }).count()).toBe(0);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await accessibilityFindings(page, 'dialog'), `at ${width} px`).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Take all of theirs' }).click();
  await proceed();
  expect(await field(page, 'Content').inputValue()).toBe('Theirs words');
  await press(page, 'Swap it back');
  expect(await field(page, 'Content').inputValue()).toBe('Mine words');
  await press(page, 'Swap it back');
  expect(await field(page, 'Title').inputValue()).toBe('Theirs');
  expect((await staff.read(id)).version).toBe(2);

  await meet('Others', 'Own');
  await proceed();
  await expect.poll(() => page.getByText(/^Not saved\. Somebody/).count(), soon).toBe(0);
  await press(page, 'Save as draft');
  await takeNotice(page, 'Post Saved');
  expect(await staff.read(id)).toMatchObject({ title: 'Own', content: 'Own words', version: 4 });

  await meet('Hers', 'His');
  await dialog.getByRole('group', { name: 'Content' }).getByRole('radio').nth(1).check();
  await proceed();
  await press(page, 'Save as draft');
  await takeNotice(page, 'Post Saved');
  expect(await staff.read(id)).toMatchObject({ title: 'His', content: 'Hers words', version: 6 });

  // The history shows what differs, and restores it.
  await press(page, 'History');
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: /^Version 1/ }).click();
  const difference = history.getByRole('region', { name: 'Content' });
  expect([await difference.locator('del').innerText(), await difference.locator('ins').innerText()]).toEqual([
    'Hers',
    'First',
  ]);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await accessibilityFindings(page, 'dialog'), `at ${width} px`).toEqual([]);
  }
  await history.getByRole('button', { name: 'Restore version 1' }).click();
  expect(await field(page, 'Content').inputValue()).toBe('First words');
  await press(page, 'Save as draft');
  await takeNotice(page, 'Post Saved');
  expect(await staff.read(id)).toMatchObject({ content: 'First words', version: 7 });
});

test('[EDITOR-02] unsaved text is offered after a crash, restored, removed by a save, and compared on a conflict', async () => {
  const staff = await asStaff(site);
  const page = await staffPage(site, { expected: [/status of 409/] });
  await openAdmin(page, site, '/posts/new');
  await write(page, 'Nearly lost', 'Long words');
  await stored(page).waitFor();
  // As after a crash: no question, no orderly close.
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await openAdmin(next, site, '/posts/new');
  const found = next.getByRole('heading', { name: 'Unsaved text was found' });
  await found.waitFor();
  expect(await accessibilityFindings(next, 'main')).toEqual([]);
  await press(next, 'Restore it');
  expect(await field(next, 'Content').inputValue()).toBe('Long words');
  await press(next, 'Save as draft');
  await takeNotice(next, 'Post Saved');
  await expect
    .poll(() => next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('blog-draft'))), soon)
    .toEqual([]);
  await openAdmin(next, site, '/posts/new');
  expect(await found.count()).toBe(0);

  // Older than what was saved since, it leads to the choice between both.
  const [post] = (await staff.list('?q=Nearly%20lost')).posts;
  if (!post) throw new Error('nothing was saved');
  await openAdmin(next, site, `/posts/${post.id}`);
  await field(next, 'Content').fill('Kept here');
  await stored(next).waitFor();
  const last = await next.context().newPage();
  await next.close({ runBeforeUnload: false });
  await staff.update(post, { title: 'Nearly lost', content: 'Saved elsewhere', published: false });
  await openAdmin(last, site, `/posts/${post.id}`);
  await press(last, 'Restore it');
  await press(last, 'Save as draft');
  await last.getByRole('dialog', { name: 'Somebody else saved this post' }).waitFor();
});

test('[EDITOR-02] unsaved text is left only after a question, and waits; saved text is left without one', async () => {
  const page = await staffPage(site);
  const title = field(page, 'Title');
  const leave = () => page.getByRole('link', { name: 'All posts' }).click();
  await openAdmin(page, site);
  await page.getByRole('link', { name: 'New Post' }).click();
  await write(page, 'Stay a while');
  await stored(page).waitFor();
  await leave();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.waitFor();
  expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep writing' }).click();
  expect(await title.inputValue()).toBe('Stay a while');
  const requested = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await requested;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;
  expect(await title.inputValue()).toBe('Stay a while');

  await leave();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('link', { name: 'New Post' }).click();
  await press(page, 'Restore it');
  expect(await title.inputValue()).toBe('Stay a while');
  await press(page, 'Save as draft');
  await page.getByText('All changes are saved').waitFor();
  await leave();
  await page.getByRole('heading', { name: 'Stay a while' }).waitFor();
});
