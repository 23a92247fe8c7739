import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '#tests/support/browser.ts';
import { asStaff, openAdmin, staffPage } from '#tests/support/editor.ts';
import { type MeasuredSite, question, startMeasuredSite } from '#tests/support/measured-visit.ts';
import { largest, largeTextFaults } from '#tests/support/readable.ts';
import { staffSettings } from '#tests/support/staff.ts';
import { visit } from '#tests/support/visit.ts';

/** Many screens in one test, on a machine that may be busy with other things. */
const timeoutMs = 240_000;

let measured: MeasuredSite;

beforeAll(async () => {
  measured = await startMeasuredSite(staffSettings);
});

afterAll(() => measured.stop());

test(
  '[ACCESS-01] large text leaves the staff screens readable: the list, the studio, the editor and its dialogs',
  async () => {
    const { site } = measured;
    const staff = await asStaff(site);
    const post = await staff.insert({
      title: 'A walk after dinner',
      content: '## Why\n\nSome words.',
      category: 'Movement',
    });
    const page = await staffPage(site, { width: 375, height: 740 });
    const found: string[] = [];
    await openAdmin(page, site);
    found.push(...(await largeTextFaults(page, 'the list', undefined, [largest])));
    await page.goto(site.address('/admin/studio'));
    found.push(...(await largeTextFaults(page, 'the studio', undefined, [largest])));
    await openAdmin(page, site, `/posts/${post.id}`);
    found.push(...(await largeTextFaults(page, 'the editor', undefined, [largest])));
    for (const name of ['History', 'Keyboard shortcuts']) {
      await page.getByRole('button', { name, exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
      found.push(...(await largeTextFaults(page, name, undefined, [largest])));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    expect(found).toEqual([]);
  },
  timeoutMs,
);

test('[ACCESS-01] large text leaves the question about measuring, and the page under it, readable', async () => {
  const { page } = await newPage(measured.site, { width: 375, height: 740 });
  await visit(page, measured.site.address('/terms'));
  await question(page).waitFor();
  await question(page).getByRole('button', { name: 'What is sent?' }).click();
  expect(await largeTextFaults(page, 'the question', undefined, [largest])).toEqual([]);
});
