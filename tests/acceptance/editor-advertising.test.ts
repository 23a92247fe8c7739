import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { asStaff, field, notice, openAdmin, soon, staffPage, write } from '#tests/support/editor.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { signIn, staffSettings } from '#tests/support/staff.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite(staffSettings);
});
afterAll(() => site.stop());

describe('[BLOG-08] the advertising check in the editor', () => {
  test('marks passages during typing, links to their place, and requires a reason before publication', async () => {
    const page = await staffPage(site, { width: 375 });
    await openAdmin(page, site, '/posts/new');
    const check = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Advertising check' }) });
    expect(await check.getByRole('status').innerText()).toContain('Nothing found');
    const content = `${'A walk helps.\n\n'.repeat(60)}Results guaranteed, and **Oz\u200bempic** too.`;
    await write(page, 'A walk', content);
    await check.getByText('2 passages need').waitFor(soon);
    expect(await check.innerText()).toContain('Promise of a result');
    expect(await check.innerText()).toContain('Treatment options are discussed individually');
    await check.scrollIntoViewIfNeeded();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

    await check.getByRole('button', { name: /^Show in content.*guaranteed/ }).click();
    await page.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement);
    const selected = await field(page, 'Content').evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
    expect(selected).toBe('guaranteed');

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish over a warning?' });
    await dialog.waitFor(soon);
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Publish with this reason' }).click();
    await dialog.getByText('Write at least 10 characters.').waitFor();
    await dialog.getByLabel('Reason').fill('Quotes what others promise.');
    await dialog.getByRole('button', { name: 'Publish with this reason' }).click();
    expect(await notice(page, 'Post Saved')).toContain('published');
    await check.getByText('Quotes what others promise.').first().waitFor(soon);
    // Once the passages are gone, so are the marks.
    await field(page, 'Content').fill('A walk helps.');
    await check.getByText('Nothing found').waitFor(soon);
    await page.close();
  });
});

test('[BLOG-08] the studio names published articles that lack something, each with the way to its editor', async () => {
  const staff = await asStaff(site);
  const { id } = await staff.insert({ title: 'A lonely article', content: 'See [this](/no-such-page).' });
  const headers = { cookie: await signIn(site) };
  const studio = async () => (await request(site, '/admin/studio', { headers })).text;
  await vi.waitFor(async () => expect(await studio()).toContain('Links that lead nowhere'), soon);
  const html = (await studio()).replaceAll('<!-- -->', '');
  expect(html).toMatch(/Links that lead nowhere: ?1/);
  expect(html).toContain(`href="/blog-admin/posts/${id}"`);
  expect(html).toContain('/no-such-page');
});
