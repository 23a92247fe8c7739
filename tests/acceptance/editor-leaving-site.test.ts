import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Post } from '#domain/blog/post.ts';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { asStaff, field, notice, openAdmin, staffPage } from '#tests/support/editor.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { staffSettings } from '#tests/support/staff.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite(staffSettings);
});
afterAll(() => site.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Take this post off the site?' });
const isPublic = async ({ slug }: Post) => (await request(site, `/blog/${slug}`)).status === 200;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function opened(post: Post, options = {}): Promise<Page> {
  const page = await staffPage(site, options);
  await openAdmin(page, site, `?edit=${post.id}`);
  return page;
}

describe('[EDITOR-03] a post that readers see leaves the site only after a question', () => {
  test.each([
    ['Schedule', 'Scheduling sets no date', 'Your blog post has been scheduled.'],
    ['Save as draft', 'A draft is not public', 'Your blog post has been saved as draft.'],
  ])('%s asks, says what happens, and does it once it is agreed', async (name, says, saved) => {
    const staff = await asStaff(site);
    const post = await staff.insert({ title: `On the site: ${name}` });
    const page = await opened(post, { width: 375 });
    await field(page, 'Excerpt').fill('Other words.');
    await button(page, name).click();
    const dialog = question(page);
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain(says);
    expect(await dialog.innerText()).toContain('its page leaves the site');
    expect(await accessibilityFindings(page)).toEqual([]);
    // The focus is in the dialog and stays there; Escape changes nothing and gives it back.
    for (let presses = 0; presses < 8; presses += 1) {
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Tab');
      // Past the last one, the focus may rest in the browser's own bar.
      if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(name);
    expect(await isPublic(post)).toBe(true);
    expect((await staff.read(post.id)).version).toBe(post.version);
    expect(await field(page, 'Excerpt').inputValue()).toBe('Other words.');

    await button(page, name).click();
    await button(page, 'Keep it on the site').click();
    expect(await isPublic(post)).toBe(true);

    await button(page, name).click();
    await button(page, 'Take it off the site').click();
    expect(await notice(page, 'Post Saved')).toContain(saved);
    expect(await isPublic(post)).toBe(false);
    expect(await staff.read(post.id)).toMatchObject({ published: false, excerpt: 'Other words.' });
    // It is off the site now: nothing is left to ask.
    await field(page, 'Excerpt').fill('More words.');
    await button(page, name).click();
    await page.getByText('All changes are saved').waitFor();
    expect(await staff.read(post.id)).toMatchObject({ published: false, excerpt: 'More words.' });
  });

  test('and a save over the version of somebody who published meanwhile', async () => {
    const staff = await asStaff(site);
    const post = await staff.insert({ title: 'Published meanwhile', published: false });
    const page = await opened(post, { expected: [/status of 409/] });
    await field(page, 'Excerpt').fill('My words.');
    await staff.update(post, { title: 'Published meanwhile', published: true });
    await button(page, 'Save as draft').click();
    await button(page, 'Take all of mine').click();
    await button(page, 'Continue with this choice').click();
    await button(page, 'Save as draft').click();
    await question(page).waitFor();
    expect(await isPublic(post)).toBe(true);
  });

  test('a save that keeps it public asks nothing, and says that it updates what readers see', async () => {
    const staff = await asStaff(site);
    const post = await staff.insert({ title: 'Stays public' });
    const page = await opened(post);
    // One way to publish: the box only tells.
    const box = page.getByRole('checkbox', { name: 'Published', exact: true });
    expect([await box.isChecked(), await box.isEnabled()]).toEqual([true, false]);
    expect(await button(page, 'Publish').count()).toBe(0);
    await field(page, 'Excerpt').fill('Other words.');
    await button(page, 'Update').click();
    expect(await notice(page, 'Post Saved')).toContain('published');
    await field(page, 'Excerpt').fill('Better words.');
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await staff.read(post.id)).excerpt).toBe('Better words.');
    expect(await isPublic(post)).toBe(true);
  });

  test('deleting asks, too; a draft is deleted at once and can be brought back', async () => {
    const staff = await asStaff(site);
    const post = await staff.insert({ title: 'Public and deleted' });
    await staff.insert({ title: 'Only a draft', published: false });
    const page = await staffPage(site, { width: 375 });
    await openAdmin(page, site);
    await button(page, 'Delete Public and deleted').click();
    const dialog = page.getByRole('dialog', { name: 'Delete a post that readers see?' });
    expect(await dialog.innerText()).toContain('its page leaves the site');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Delete Public and deleted');
    expect(await isPublic(post)).toBe(true);
    await button(page, 'Delete Public and deleted').click();
    await button(page, 'Delete it').click();
    await page.getByText('Post deleted: Public and deleted').waitFor();
    expect(await isPublic(post)).toBe(false);
    await button(page, 'Undo').click();
    await notice(page, 'Post is back');
    expect(await isPublic(post)).toBe(true);

    await button(page, 'Delete Only a draft').click();
    await page.getByText('Post deleted: Only a draft').waitFor();
  });
});
