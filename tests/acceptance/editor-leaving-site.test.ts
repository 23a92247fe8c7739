import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Post } from '#domain/blog/post.ts';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { asStaff, field, notice, openAdmin, staffPage, takeNotice } from '#tests/support/editor.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import type { ReachableSite } from '#tests/support/site.ts';
import { staffSettings } from '#tests/support/staff.ts';
import { moveFocus } from '#tests/support/visit.ts';

let site: ReachableSite;

beforeAll(async () => {
  site = await sharedSite(staffSettings);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Take this post off the site?' });
const isPublic = async ({ slug }: Post) => (await request(site, `/blog/${slug}`)).status === 200;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function opened(post: Post, options = {}): Promise<Page> {
  const page = await staffPage(site, options);
  await openAdmin(page, site, `/posts/${post.id}`);
  return page;
}

describe('[EDITOR-03] a post that readers see leaves the site only after a question', () => {
  test('a save that stays public asks nothing; Schedule and Save as draft ask, explain and then act', async () => {
    const staff = await asStaff(site);
    const post = await staff.insert({ title: 'On the site' });
    const page = await opened(post, { width: 375 });
    // One way to publish: the box is read-only.
    const box = page.getByRole('checkbox', { name: 'Published', exact: true });
    expect([await box.isChecked(), await box.isEnabled()]).toEqual([true, false]);
    expect(await button(page, 'Publish').count()).toBe(0);
    await field(page, 'Excerpt').fill('Other words.');
    await button(page, 'Update').click();
    expect(await takeNotice(page, 'Post Saved')).toContain('published');
    await field(page, 'Excerpt').fill('Better words.');
    await page.keyboard.press('Control+s');
    await takeNotice(page, 'Post Saved');
    const { version } = await staff.read(post.id);
    expect([version, (await staff.read(post.id)).excerpt, await isPublic(post)]).toEqual([3, 'Better words.', true]);

    const dialog = question(page);
    await field(page, 'Excerpt').fill('Best words.');
    await button(page, 'Schedule').click();
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain('Scheduling sets no date');
    expect(await dialog.innerText()).toContain('its page leaves the site');
    expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
    // The focus is in the dialog and stays there; Escape changes nothing and gives it back.
    for (let presses = 0; presses < 8; presses += 1) {
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await moveFocus(page, 'Tab');
      // Past the last one, the focus may rest in the browser's own bar.
      if (await page.evaluate(() => document.activeElement === document.body)) await moveFocus(page, 'Tab');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Schedule');
    expect([await isPublic(post), (await staff.read(post.id)).version]).toEqual([true, version]);
    expect(await field(page, 'Excerpt').inputValue()).toBe('Best words.');

    for (const [name, says, saved] of [
      ['Schedule', 'Scheduling sets no date', 'Your blog post has been scheduled.'],
      ['Save as draft', 'A draft is not public', 'Your blog post has been saved as draft.'],
    ] as const) {
      await button(page, name).click();
      expect(await dialog.innerText(), name).toContain(says);
      await button(page, 'Keep it on the site').click();
      expect(await isPublic(post), name).toBe(true);
      await button(page, name).click();
      await button(page, 'Take it off the site').click();
      expect(await takeNotice(page, 'Post Saved'), name).toContain(saved);
      expect(await isPublic(post), name).toBe(false);
      const excerpt = await field(page, 'Excerpt').inputValue();
      expect(await staff.read(post.id), name).toMatchObject({ published: false, excerpt });
      // It is off the site now: nothing is left to ask.
      await field(page, 'Excerpt').fill(`More words, after ${name}.`);
      await button(page, name).click();
      await takeNotice(page, 'Post Saved');
      const more = { published: false, excerpt: `More words, after ${name}.` };
      expect(await staff.read(post.id), name).toMatchObject(more);
      await button(page, 'Publish').click();
      await takeNotice(page, 'Post Saved');
      expect(await isPublic(post), `published again after ${name}`).toBe(true);
    }
  });

  test('and a save over a version that another editor published meanwhile', async () => {
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

  test('deleting asks, too; a draft is deleted at once and can be brought back', async () => {
    const staff = await asStaff(site);
    const post = await staff.insert({ title: 'Public and deleted' });
    await staff.insert({ title: 'Only a draft', published: false });
    const page = await staffPage(site, { width: 375 });
    await openAdmin(page, site);
    await button(page, 'Delete Public and deleted').click();
    const dialog = page.getByRole('dialog', { name: 'Delete a post that readers see?' });
    expect(await dialog.innerText()).toContain('its page leaves the site');
    expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Delete Public and deleted');
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
