import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { asStaff, field, notice, openAdmin, soon, staffPage, write } from '#tests/support/editor.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { staffSettings } from '#tests/support/staff.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite(staffSettings);
});

afterAll(() => site.stop());

type Page = Awaited<ReturnType<typeof staffPage>>;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** An editor whose text was written while somebody else saved the same post; the first save has met the conflict. */
async function conflict(options = {}) {
  const staff = await asStaff(site);
  const post = await staff.insert({ title: 'Ours', excerpt: 'At first', content: 'Start', published: false });
  const page = await staffPage(site, { expected: [/status of 409/], ...options });
  await openAdmin(page, site, `?edit=${post.id}`);
  await write(page, 'Mine', 'My words');
  await staff.update(post, { title: 'Theirs', excerpt: 'At first', content: 'Their words', published: false });
  await press(page, 'Save as draft');
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this post' });
  await dialog.waitFor();
  return { staff, post, page, dialog };
}

describe('[EDITOR-03] two people at one post', () => {
  test.each([375, 1280])('see both versions beside each other, at %i px', async (width) => {
    const { dialog, page } = await conflict({ width });
    const text = await dialog.innerText();
    for (const words of ['Mine', 'Theirs', 'My words', 'Their words']) expect(text).toContain(words);
    expect(await dialog.getByRole('group', { name: 'Excerpt' }).count()).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('may take their own', async () => {
    const { staff, post, page, dialog } = await conflict();
    await dialog.getByRole('button', { name: 'Continue with this choice' }).click();
    await expect.poll(() => page.getByText(/^Not saved\. Somebody/).count(), soon).toBe(0);
    await press(page, 'Save as draft');
    await notice(page, 'Post Saved');
    expect(await staff.read(post.id)).toMatchObject({ title: 'Mine', content: 'My words', version: 3 });
  });

  test('may take the other one, and have theirs back', async () => {
    const { staff, post, page, dialog } = await conflict();
    await dialog.getByRole('button', { name: 'Take all of theirs' }).click();
    await dialog.getByRole('button', { name: 'Continue with this choice' }).click();
    expect(await field(page, 'Content').inputValue()).toBe('Their words');
    await press(page, 'Swap it back');
    expect(await field(page, 'Content').inputValue()).toBe('My words');
    await press(page, 'Swap it back');
    expect(await field(page, 'Title').inputValue()).toBe('Theirs');
    expect((await staff.read(post.id)).version).toBe(2);
  });

  test('may take some fields of each', async () => {
    const { staff, post, page, dialog } = await conflict();
    await dialog.getByRole('group', { name: 'Content' }).getByRole('radio').nth(1).check();
    await dialog.getByRole('button', { name: 'Continue with this choice' }).click();
    await press(page, 'Save as draft');
    await notice(page, 'Post Saved');
    expect(await staff.read(post.id)).toMatchObject({ title: 'Mine', content: 'Their words', version: 3 });
  });
});

describe('[EDITOR-03] the history of a post', () => {
  test.each([375, 1280])('shows what differs and restores it, at %i px', async (width) => {
    const staff = await asStaff(site);
    const post = await staff.insert({ title: 'Walking', content: 'Walk slowly at first.', published: false });
    await staff.update(post, { title: 'Walking', content: 'Walk briskly at first.', published: false });
    const page = await staffPage(site, { width });
    await openAdmin(page, site, `?edit=${post.id}`);
    await press(page, 'History');
    const dialog = page.getByRole('dialog', { name: 'History' });
    await dialog.getByRole('button', { name: /^Version 1/ }).click();
    const difference = dialog.getByRole('region', { name: 'Content' });
    expect([await difference.locator('del').innerText(), await difference.locator('ins').innerText()]).toEqual([
      'briskly',
      'slowly',
    ]);
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore version 1' }).click();
    expect(await field(page, 'Content').inputValue()).toBe('Walk slowly at first.');
    await press(page, 'Save as draft');
    await notice(page, 'Post Saved');
    expect(await staff.read(post.id)).toMatchObject({ content: 'Walk slowly at first.', version: 3 });
  });
});

describe('[EDITOR-02] text that was not saved', () => {
  const kept = (page: Page) => page.getByText(/Kept in this browser/);

  test('is offered after a crash, restored, and gone after a save', async () => {
    const page = await staffPage(site);
    await openAdmin(page, site, '?new');
    await write(page, 'Nearly lost', 'Long words');
    await kept(page).waitFor();
    // As after a crash: nobody is asked, nothing is closed in order.
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await openAdmin(next, site, '?new');
    await next.getByRole('heading', { name: 'Unsaved text was found' }).waitFor();
    expect(await accessibilityFindings(next)).toEqual([]);
    await press(next, 'Restore it');
    expect(await field(next, 'Content').inputValue()).toBe('Long words');
    await press(next, 'Save as draft');
    await notice(next, 'Post Saved');
    await expect
      .poll(() => next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('blog-draft'))), soon)
      .toEqual([]);
    await openAdmin(next, site, '?new');
    expect(await next.getByRole('heading', { name: 'Unsaved text was found' }).count()).toBe(0);
  });

  test('that is older than what was saved since leads to the choice between both', async () => {
    const staff = await asStaff(site);
    const post = await staff.insert({ title: 'Base', content: 'Base', published: false });
    const page = await staffPage(site, { expected: [/status of 409/] });
    await openAdmin(page, site, `?edit=${post.id}`);
    await field(page, 'Content').fill('Kept here');
    await kept(page).waitFor();
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await staff.update(post, { title: 'Base', content: 'Saved elsewhere', published: false });
    await openAdmin(next, site, `?edit=${post.id}`);
    await press(next, 'Restore it');
    await press(next, 'Save as draft');
    await next.getByRole('dialog', { name: 'Somebody else saved this post' }).waitFor();
  });

  test('is not left without a question', async () => {
    const page = await staffPage(site);
    await openAdmin(page, site, '?new');
    await write(page, 'Stay a while');
    await page.getByRole('link', { name: 'All posts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep writing' }).click();
    expect(await field(page, 'Title').inputValue()).toBe('Stay a while');
    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await closing;
    expect(await field(page, 'Title').inputValue()).toBe('Stay a while');
  });

  test('may be left all the same, and waits', async () => {
    const page = await staffPage(site);
    await openAdmin(page, site);
    await page.getByRole('link', { name: 'New Post' }).click();
    await write(page, 'For later');
    await kept(page).waitFor();
    await page.getByRole('link', { name: 'All posts' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('link', { name: 'New Post' }).click();
    await press(page, 'Restore it');
    expect(await field(page, 'Title').inputValue()).toBe('For later');
  });

  test('a text that was saved is left without a question', async () => {
    const page = await staffPage(site);
    await openAdmin(page, site, '?new');
    await write(page, 'Saved and gone');
    await press(page, 'Save as draft');
    await page.getByText('All changes are saved').waitFor();
    await page.getByRole('link', { name: 'All posts' }).click();
    await page.getByRole('heading', { name: 'Saved and gone' }).waitFor();
  });
});
