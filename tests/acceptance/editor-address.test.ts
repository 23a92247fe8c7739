import { beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { asStaff, openAdmin, postAddress, staffPage, takeNotice, write } from '#tests/support/editor.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import type { ReachableSite } from '#tests/support/site.ts';
import { staffSettings } from '#tests/support/staff.ts';

let site: ReachableSite;
beforeAll(async () => {
  site = await sharedSite(staffSettings);
});

const answerOf = async (path: string) => {
  const { status, headers } = await request(site, path);
  return headers.location ? `${status} ${headers.location}` : status;
};

test('[EDITOR-02] the editor says where an old link leads before a post takes its address over', async () => {
  const staff = await asStaff(site);
  const moved = await staff.insert({ title: 'The post that moved', slug: 'address-before' });
  await staff.update(moved, { title: moved.title, slug: 'address-after' });
  const draft = await staff.insert({ title: 'The next post', slug: 'address-before', published: false });
  expect(await answerOf('/blog/address-before')).toBe('301 /blog/address-after');

  const page = await staffPage(site, { width: 375, expected: [/status of 409/] });
  await openAdmin(page, site, `/posts/${draft.id}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Take this address over?' });
  await dialog.waitFor();
  expect(await dialog.innerText()).toContain(
    '‘address-before’ is an old address of “The post that moved”, and its old link leads readers there. Published at this address, this post takes the link over: it will then lead to this post instead.',
  );
  expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe('slug');
  // By keyboard, where the browser gives the focus back to the button.
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Choose another address' }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe('slug');
  expect(await answerOf('/blog/address-before')).toBe('301 /blog/address-after');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish at this address' }).click();
  expect(await takeNotice(page, 'Post Saved')).toContain('published');
  const reply = await request(site, '/blog/address-before');
  expect([reply.status, reply.text.includes('The next post')]).toEqual([200, true]);
  expect(await answerOf('/blog/address-after')).toBe(200);
});

test('[HEARD-02] the focus stays on the button after a first publish, though the page has another address then', async () => {
  const page = await staffPage(site);
  await openAdmin(page, site, '/posts/new');
  await write(page, 'A post that is published first');
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await takeNotice(page, 'Post Saved');
  await page.waitForURL(postAddress);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Update');
});
