import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.ts';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { asStaff, field, notice, openAdmin, soon, staffPage, write } from '#tests/support/editor.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { staffSettings } from '#tests/support/staff.ts';

const { name, shortName } = loadContent('content').site;
let site: Site;

beforeAll(async () => {
  site = await startSite(staffSettings);
});

afterAll(() => site.stop());

type Page = Awaited<ReturnType<typeof staffPage>>;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const content = (page: Page) => field(page, 'Content');

async function newPost(options = {}): Promise<Page> {
  const page = await staffPage(site, options);
  await openAdmin(page, site, '?new');
  return page;
}

/** Selects what stands from the first to the end of the last word. */
async function select(page: Page, words: string): Promise<void> {
  await content(page).evaluate((element, wanted) => {
    const text = element as HTMLTextAreaElement;
    const start = text.value.indexOf(wanted);
    text.focus();
    text.setSelectionRange(start, start + wanted.length);
  }, words);
}

describe('[EDITOR-02] a new post', () => {
  test.each([375, 1280])('has all fields and the given defaults, without barriers, at %i px', async (width) => {
    const page = await newPost({ width });
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
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
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

  test('its slug follows the title until it is edited by hand', async () => {
    const page = await newPost();
    await field(page, 'Title').fill('Sleep & Weight: what we know');
    expect(await field(page, 'Slug').inputValue()).toBe('sleep-weight-what-we-know');
    await field(page, 'Slug').fill('sleep-and-weight');
    await field(page, 'Title').fill('Another title');
    expect(await field(page, 'Slug').inputValue()).toBe('sleep-and-weight');
  });

  test('counts words and reading time, and suggests the categories in use', async () => {
    const staff = await asStaff(site);
    await staff.insert({ title: 'Gut feelings', category: 'Gut health' });
    const page = await newPost();
    await content(page).fill('word '.repeat(201));
    await page.getByText('201 words · 2 min read').waitFor();
    await field(page, 'Category').fill('gut');
    await page.getByRole('button', { name: 'Gut health' }).click();
    expect(await field(page, 'Category').inputValue()).toBe('Gut health');
  });

  test('is written with tools and keys, and every edit can be taken back', async () => {
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
  });

  test.each([375, 1440])('is previewed as the page that readers get, at %i px', async (width) => {
    const page = await newPost({ width });
    const table = 'Table: Hours\n\n| Age | Hours |\n| --- | --: |\n| 14 | 8 |';
    const text = `First.\n\n## A heading\n\n<b>not bold</b>, [a link](/medicare)\n\n${table}`;
    await write(page, 'Sleep and appetite', text);
    await press(page, width > 1000 ? 'Side by side' : 'Preview');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('heading', { level: 2, name: 'A heading' }).waitFor();
    expect(await preview.getByRole('table', { name: 'Hours' }).getByRole('cell', { name: '8' }).count()).toBe(1);
    const shown = await preview.locator('.post-text').innerHTML();
    expect(await accessibilityFindings(page)).toEqual([]);
    await preview.getByRole('link', { name: 'a link' }).click();
    expect(new URL(page.url()).search).toBe('?new');
    await press(page, 'Publish');
    await notice(page, 'Post Saved');
    const published = await request(site, '/blog/sleep-and-appetite');
    expect(published.text).toContain(shown);
    const staff = await asStaff(site);
    const { posts } = await staff.list('?q=Sleep%20and%20appetite');
    await Promise.all(posts.map(({ id }) => staff.remove(id)));
  });

  test('shows how it looks in search results and where it is shared', async () => {
    const page = await newPost();
    await write(page, 'A walk after dinner');
    await field(page, 'Excerpt').fill('Ten minutes are enough.');
    const search = page.getByRole('figure', { name: 'In search results' });
    expect(await search.innerText()).toMatch(/blog › a-walk-after-dinner[\s\S]*A walk after dinner[\s\S]*Ten minutes/);
    await field(page, 'Meta description').fill('Why ten minutes are enough.');
    for (const name of ['In search results', 'Where it is shared'])
      expect(await page.getByRole('figure', { name }).innerText()).toContain('Why ten minutes are enough.');
    // The picture is the very one that readers will share, and nobody else has it drawn.
    const card = page.getByRole('figure', { name: 'Where it is shared' }).getByRole('img');
    await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth), soon).toBe(1200);
    expect(await search.innerText()).toContain(`A walk after dinner | ${name}`);
    const address = new URL((await card.getAttribute('src')) ?? '', site.origin);
    const [shown, stranger] = await Promise.all([
      page.context().request.get(address.href),
      request(site, address.pathname + address.search),
    ]);
    expect(stranger.status).toBe(401);
    await press(page, 'Publish');
    await notice(page, 'Post Saved');
    const shared = await request(site, '/social/blog/a-walk-after-dinner.png');
    expect((await shown.body()).equals(shared.bytes)).toBe(true);
  });
});

describe('[EDITOR-03] saving', () => {
  test.each([
    ['Publish', 'published', true],
    ['Schedule', 'scheduled', false],
    ['Save as draft', 'saved as draft', false],
  ] as const)('%s says that it is %s', async (button, words, published) => {
    const page = await newPost();
    await write(page, `A post to ${button}`);
    await press(page, button);
    expect(await notice(page, 'Post Saved')).toContain(words);
    await page.waitForURL('**/blog-admin?edit=*');
    await page.getByRole('heading', { level: 1, name: 'Edit post' }).waitFor();
    await page.getByText('All changes are saved').waitFor();
    const id = new URL(page.url()).searchParams.get('edit') ?? '';
    const staff = await asStaff(site);
    expect(await staff.read(id)).toMatchObject({ title: `A post to ${button}`, published, version: 1 });
    await field(page, 'Title').fill(`A changed post to ${button}`);
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await staff.read(id)).version, soon).toBe(2);
    expect(await staff.read(id)).toMatchObject({ title: `A changed post to ${button}`, published });
  });

  test.each([
    ['title', '', 'Words', 'Title'],
    ['content', 'A title', '  ', 'Content'],
  ])('without %s it asks for what is missing and goes there', async (_, title, words, label) => {
    const page = await newPost();
    await write(page, title, words);
    await press(page, 'Save as draft');
    expect(await notice(page, 'Missing Information')).toContain('Please fill in title and content');
    await expect.poll(() => field(page, label).evaluate((box) => box === document.activeElement), soon).toBe(true);
    expect(await field(page, label).getAttribute('aria-invalid')).toBe('true');
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('an address that is taken is told at the field, and nothing is lost', async () => {
    const staff = await asStaff(site);
    await staff.insert({ title: 'First come', slug: 'first-come' });
    const page = await newPost({ expected: [/status of 409/] });
    await write(page, 'Second come');
    await field(page, 'Slug').fill('first-come');
    await press(page, 'Save as draft');
    expect(await notice(page, 'Error')).toContain(
      "Failed to save blog post: Another post has the address 'first-come'",
    );
    expect(await field(page, 'Slug').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'Slug').fill('second-come');
    await press(page, 'Save as draft');
    await notice(page, 'Post Saved');
  });

  test('a post of 200,000 characters is saved whole', async () => {
    const page = await newPost();
    const long = 'é'.repeat(199_999);
    await write(page, 'A very long post', `${long}.`);
    await press(page, 'Save as draft');
    await notice(page, 'Post Saved');
    const staff = await asStaff(site);
    const post = await staff.read(new URL(page.url()).searchParams.get('edit') ?? '');
    expect(post.content).toBe(`${long}.`);
  });

  test('a changed address leads readers on', async () => {
    const staff = await asStaff(site);
    const post = await staff.insert({ title: 'Moving house', slug: 'moving-house' });
    const page = await staffPage(site);
    await openAdmin(page, site, `?edit=${post.id}`);
    await field(page, 'Title').fill('Moving home');
    expect(await field(page, 'Slug').inputValue()).toBe('moving-house');
    await field(page, 'Slug').fill('moving-home');
    await press(page, 'Update');
    await notice(page, 'Post Saved');
    const old = await request(site, '/blog/moving-house');
    expect([old.status, old.headers.location]).toEqual([301, '/blog/moving-home']);
  });

  test('text of AI is published only when a person says that they read it', async () => {
    const staff = await asStaff(site);
    const post = await staff.insert({ title: 'By a machine', published: false, aiAssisted: true });
    const page = await staffPage(site);
    await openAdmin(page, site, `?edit=${post.id}`);
    await page.getByText('AI-assisted', { exact: true }).waitFor();
    await press(page, 'Publish');
    const dialog = page.getByRole('dialog', { name: 'Before it is published' });
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await dialog.getByText('A person must read the text that AI wrote and say so.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    expect(await notice(page, 'Post Saved')).toContain('published');
    expect(await staff.read(post.id)).toMatchObject({ published: true, aiAssisted: false });
    await expect.poll(() => page.getByText('AI-assisted', { exact: true }).count(), soon).toBe(0);
  });
});

describe('[EDITOR-04] meta description and tags', () => {
  test('the counter stops at 155 characters', async () => {
    const page = await newPost();
    const meta = field(page, 'Meta description');
    await meta.pressSequentially('Sleep');
    await page.getByText('5/155').waitFor();
    await meta.fill('x'.repeat(155));
    await page.getByText('155/155').waitFor();
    await meta.press('End');
    await meta.press('y');
    expect((await meta.inputValue()).length).toBe(155);
  });

  test('tags are parted at commas, trimmed, and empties dropped', async () => {
    const page = await newPost();
    await write(page, 'Tagged');
    await field(page, 'Tags').fill(' sleep , ,food,, gut  health');
    await press(page, 'Save as draft');
    await notice(page, 'Post Saved');
    const staff = await asStaff(site);
    const id = new URL(page.url()).searchParams.get('edit') ?? '';
    expect((await staff.read(id)).tags).toEqual(['sleep', 'food', 'gut health']);
    await press(page, 'Remove tag food');
    await field(page, 'Tags').press('x');
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await staff.read(id)).tags, soon).toEqual(['sleep', 'gut health', 'x']);
  });
});

test.each([320, 375, 768])('[EDITOR-02] at %i px nothing leaves its card, however long a title is', async (width) => {
  const page = await newPost({ width, height: 800 });
  await write(page, `A title that goes on and on ${'about sleep '.repeat(12)}`);
  const leaving = await page.locator('main section').evaluateAll((cards) =>
    cards.flatMap((card) =>
      Array.from(card.querySelectorAll('*'))
        .filter((part) => !part.closest('.sr-only'))
        .filter((part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right)
        .map((part) => `${card.querySelector('h2')?.textContent}: ${part.tagName} ${part.className}`),
    ),
  );
  expect(leaving).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});
