import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { accessibilityFindings } from '#tests/support/axe.ts';
import {
  asStaff,
  field,
  notice,
  openAdmin,
  openPostId,
  postAddress,
  soon,
  staffPage,
  takeNotice,
  write,
} from '#tests/support/editor.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import type { ReachableSite } from '#tests/support/site.ts';
import { staffSettings } from '#tests/support/staff.ts';

const { name, shortName } = loadContent('content').site;
let site: ReachableSite;

beforeAll(async () => {
  site = await sharedSite(staffSettings);
});

type Page = Awaited<ReturnType<typeof staffPage>>;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const content = (page: Page) => field(page, 'Content');

async function newPost(options = {}): Promise<Page> {
  const page = await staffPage(site, options);
  await openAdmin(page, site, '/posts/new');
  return page;
}

/** Selects the text from the first word to the end of the last. */
async function select(page: Page, words: string): Promise<void> {
  await content(page).evaluate((element, wanted) => {
    const text = element as HTMLTextAreaElement;
    const start = text.value.indexOf(wanted);
    text.focus();
    text.setSelectionRange(start, start + wanted.length);
  }, words);
}

/** The post that the editor has open. */

describe('[EDITOR-02] a new post', () => {
  test('has all fields and the given defaults, asks for what is missing, and nothing leaves its card', async () => {
    const page = await newPost({ width: 375 });
    for (const label of ['Title', 'Slug', 'Excerpt', 'Content', 'Tags', 'Meta description'])
      expect(await field(page, label).inputValue(), label).toBe('');
    expect(await field(page, 'Author').inputValue()).toBe(`${shortName} Health Team`);
    expect(await field(page, 'Category').inputValue()).toBe('Health');
    for (const label of ['Featured', 'Published'])
      expect(await page.getByRole('checkbox', { name: label, exact: true }).isChecked()).toBe(false);
    for (const label of ['Title', 'Content', 'Author', 'Category'])
      expect(await field(page, label).getAttribute('aria-required'), label).toBe('true');
    expect(await page.getByRole('button', { name: 'Choose an image' }).isVisible()).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);

    for (const [title, words, missing, there] of [
      ['A title', '  ', 'Content', 'Title'],
      ['', 'Words', 'Title', 'Content'],
    ] as const) {
      await write(page, title, words);
      await press(page, 'Save as draft');
      expect(await takeNotice(page, 'Missing Information'), missing).toContain('Please fill in title and content');
      // The summary takes the focus and leads to the field.
      const summary = page.locator('[data-error-summary]');
      await expect.poll(() => summary.evaluate((box) => box === document.activeElement), soon).toBe(true);
      await summary.getByRole('link', { name: `Please fill in the ${missing.toLowerCase()}.` }).click();
      expect(await field(page, missing).evaluate((box) => box === document.activeElement)).toBe(true);
      expect(await field(page, missing).getAttribute('aria-invalid'), missing).toBe('true');
      expect(await field(page, there).getAttribute('aria-invalid'), there).not.toBe('true');
    }
    expect(await accessibilityFindings(page, 'main')).toEqual([]);

    await field(page, 'Title').fill(`A title that goes on and on ${'about sleep '.repeat(12)}`);
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const leaving = await page.locator('main section').evaluateAll((cards) =>
        cards.flatMap((card) =>
          Array.from(card.querySelectorAll('*'))
            .filter((part) => !part.closest('.sr-only'))
            .filter((part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right)
            .map((part) => `${card.querySelector('h2')?.textContent}: ${part.tagName} ${part.className}`),
        ),
      );
      expect(leaving, `at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test('[EDITOR-04] [EDITOR-03] slug, counters, categories and tags help with writing; a draft is saved as a draft', async () => {
    const staff = await asStaff(site);
    await staff.insert({ title: 'Gut feelings', category: 'Gut health', slug: 'first-come' });
    const page = await newPost({ expected: [/status of 409/] });
    await field(page, 'Title').fill('Sleep & Weight: what we know');
    expect(await field(page, 'Slug').inputValue()).toBe('sleep-weight-what-we-know');
    await field(page, 'Slug').fill('first-come');
    await field(page, 'Title').fill('Another title');
    expect(await field(page, 'Slug').inputValue(), 'edited by hand').toBe('first-come');

    await content(page).fill('word '.repeat(201));
    await page.getByText('201 words · 2 min read').waitFor();
    await field(page, 'Category').fill('gut');
    await page.getByRole('button', { name: 'Gut health' }).click();
    expect(await field(page, 'Category').inputValue()).toBe('Gut health');

    const meta = field(page, 'Meta description');
    await meta.pressSequentially('Sleep');
    await page.getByText('5/155').waitFor();
    await meta.fill('x'.repeat(155));
    await page.getByText('155/155').waitFor();
    await meta.press('End');
    await meta.press('y');
    expect((await meta.inputValue()).length).toBe(155);
    await field(page, 'Tags').fill(' sleep , ,food,, gut  health');

    // A taken address is reported at the field, and nothing is lost.
    await press(page, 'Save as draft');
    expect(await takeNotice(page, 'Error')).toContain(
      "Failed to save blog post: Another post has the address 'first-come'",
    );
    expect(await field(page, 'Slug').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'Slug').fill('second-come');
    await press(page, 'Save as draft');
    expect(await notice(page, 'Post Saved')).toContain('saved as draft');
    await page.waitForURL(postAddress);
    await page.getByRole('heading', { level: 1, name: 'Edit post' }).waitFor();
    await page.getByText('All changes are saved').waitFor();
    const saved = { title: 'Another title', slug: 'second-come', category: 'Gut health', published: false };
    const tags = ['sleep', 'food', 'gut health'];
    expect(await staff.read(openPostId(page))).toMatchObject({ ...saved, tags, version: 1 });
    await press(page, 'Remove tag food');
    await field(page, 'Tags').press('x');
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await staff.read(openPostId(page))).version, soon).toBe(2);
    const changed = { ...saved, tags: ['sleep', 'gut health', 'x'], metaDescription: 'x'.repeat(155) };
    expect(await staff.read(openPostId(page))).toMatchObject(changed);
  });

  test('[EDITOR-03] is written with tools and keys, every edit can be undone, and 200,000 characters are scheduled', async () => {
    const page = await newPost();
    await content(page).fill('Why sleep matters');
    await select(page, 'sleep');
    await page.keyboard.press('Control+b');
    expect(await content(page).inputValue()).toBe('Why **sleep** matters');
    await page.keyboard.press('Control+i');
    expect(await content(page).inputValue()).toBe('Why ***sleep*** matters');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await content(page).inputValue()).toBe('Why sleep matters');
    await select(page, 'Why');
    await page
      .getByRole('toolbar', { name: 'Formatting' })
      .getByRole('button', { name: 'Heading', exact: true })
      .click();
    expect(await content(page).inputValue()).toBe('## Why sleep matters');
    await page.keyboard.press('Control+Alt+Digit3');
    expect(await content(page).inputValue()).toBe('### Why sleep matters');
    await content(page).fill('our fees');
    await select(page, 'our fees');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('/medicare');
    expect(await content(page).inputValue()).toBe('[our fees](/medicare)');
    await content(page).fill('- one');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    expect(await content(page).inputValue()).toBe('- one\n- two');
    await content(page).fill('Before');
    // As a spreadsheet copies its cells.
    await content(page).evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Hour\tSleep\nOne\ta|b\n');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    const table = '| Hour | Sleep |\n| --- | --- |\n| One | a\\|b |';
    expect(await content(page).inputValue()).toBe(`Before\n\n${table}`);
    await page.keyboard.press('Control+z');
    expect(await content(page).inputValue()).toBe('Before');
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.keyboard.type('Hour');
    expect(await content(page).inputValue()).toContain('| Hour | Heading |\n| --- | --- |\n');
    await page.keyboard.press('Control+/');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');

    // As large as a text may be.
    const long = `${'é'.repeat(199_999)}.`;
    await write(page, 'A very long post', long);
    await press(page, 'Schedule');
    expect(await notice(page, 'Post Saved')).toContain('scheduled');
    await page.waitForURL(postAddress);
    const post = await (await asStaff(site)).read(openPostId(page));
    expect(post).toMatchObject({ title: 'A very long post', published: false });
    expect(post.content === long).toBe(true);
  });

  test('[EDITOR-03] is previewed as the readers’ page, published, and redirects readers when its address changes', async () => {
    const page = await newPost({ width: 375 });
    const table = 'Table: Hours\n\n| Age | Hours |\n| --- | --: |\n| 14 | 8 |';
    await write(
      page,
      'A walk after dinner',
      `First.\n\n## A heading\n\n<b>not bold</b>, [a link](/medicare)\n\n${table}`,
    );
    const preview = page.getByRole('region', { name: 'Preview' });
    const heading = preview.getByRole('heading', { level: 2, name: 'A heading' });
    await press(page, 'Preview');
    await heading.waitFor();
    expect(await accessibilityFindings(page, 'main')).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 800 });
    await press(page, 'Side by side');
    await heading.waitFor();
    expect(await preview.getByRole('table', { name: 'Hours' }).getByRole('cell', { name: '8' }).count()).toBe(1);
    const shown = await preview.locator('.post-text').innerHTML();
    expect(await accessibilityFindings(page, 'main')).toEqual([]);
    await preview.getByRole('link', { name: 'a link' }).click();
    expect(new URL(page.url()).pathname).toBe('/blog-admin/posts/new');

    // How it looks in search results, and where it is shared.
    await field(page, 'Excerpt').fill('Ten minutes are enough.');
    const search = page.getByRole('figure', { name: 'In search results' });
    expect(await search.innerText()).toMatch(/blog › a-walk-after-dinner[\s\S]*A walk after dinner[\s\S]*Ten minutes/);
    await field(page, 'Meta description').fill('Why ten minutes are enough.');
    for (const name of ['In search results', 'Where it is shared'])
      expect(await page.getByRole('figure', { name }).innerText()).toContain('Why ten minutes are enough.');
    // The picture is the one in shared links, and only staff can have it drawn.
    const card = page.getByRole('figure', { name: 'Where it is shared' }).getByRole('img');
    await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth), soon).toBe(1200);
    expect(await search.innerText()).toContain(`A walk after dinner | ${name}`);
    const address = new URL((await card.getAttribute('src')) ?? '', site.origin);
    const [drawn, stranger] = await Promise.all([
      page.context().request.get(address.href),
      request(site, address.pathname + address.search),
    ]);
    expect(stranger.status).toBe(401);

    await press(page, 'Publish');
    expect(await takeNotice(page, 'Post Saved')).toContain('published');
    expect((await request(site, '/blog/a-walk-after-dinner')).text).toContain(shown);
    const shared = await request(site, '/social/blog/a-walk-after-dinner.png');
    expect((await drawn.body()).equals(shared.bytes)).toBe(true);

    await page.getByText('All changes are saved').waitFor();
    await field(page, 'Title').fill('A walk after lunch');
    expect(await field(page, 'Slug').inputValue(), 'readers know the address').toBe('a-walk-after-dinner');
    await field(page, 'Slug').fill('a-walk-after-lunch');
    await press(page, 'Update');
    await takeNotice(page, 'Post Saved');
    const old = await request(site, '/blog/a-walk-after-dinner');
    expect([old.status, old.headers.location]).toEqual([301, '/blog/a-walk-after-lunch']);
    await field(page, 'Title').fill('A walk at noon');
    await page.keyboard.press('Control+s');
    const staff = await asStaff(site);
    await expect.poll(async () => (await staff.read(openPostId(page))).version, soon).toBe(3);
    expect(await staff.read(openPostId(page))).toMatchObject({ title: 'A walk at noon', published: true });
  });

  test('[SEO-03] its clinical review is saved, shown to readers, and no longer due', async () => {
    const staff = await asStaff(site);
    await staff.insert({ title: 'Read by nobody yet', published: true });
    const page = await newPost();
    await write(page, 'Read by a clinician');
    const day = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
    await field(page, 'Clinical reviewer').fill('Marnie Keogh');
    await press(page, 'Publish');
    await page.getByText('Fill in both, or leave both empty').first().waitFor();
    await page.getByLabel('Reviewed on', { exact: true }).fill(day);
    await press(page, 'Publish');
    await notice(page, 'Post Saved');
    const { text } = await request(site, '/blog/read-by-a-clinician');
    expect(text).toContain(`<time dateTime="${day}">`);
    expect(text).toContain('Clinically reviewed by');
    await openAdmin(page, site);
    await page
      .getByText(/Reviewed by Marnie Keogh/)
      .first()
      .waitFor();
    await page.getByRole('checkbox', { name: 'Review due' }).check();
    await page.getByText(/not reviewed within a year/).waitFor();
    const due = page.getByRole('list', { name: 'Posts' });
    await expect.poll(() => due.innerText()).not.toContain('Read by a clinician');
    expect(await due.innerText()).toContain('Read by nobody yet');
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});
