import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import { asStaff, field, notice, openAdmin, soon, staffPage, write } from '#tests/support/editor.ts';
import { photograph } from '#tests/support/pictures.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { staffSettings } from '#tests/support/staff.ts';

let site: Site;
let picture: Buffer;

beforeAll(async () => {
  [site, picture] = await Promise.all([startSite(staffSettings), photograph(640, 400).jpeg().toBuffer()]);
});

afterAll(() => site.stop());

type Page = Awaited<ReturnType<typeof staffPage>>;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const input = (page: Page) => page.getByLabel('Featured image file');
const shown = (page: Page) => page.getByRole('region', { name: 'Featured image' }).locator('img');

async function newPost(options = {}): Promise<Page> {
  const page = await staffPage(site, options);
  await openAdmin(page, site, '?new');
  await write(page, 'With a picture');
  return page;
}

describe('[EDITOR-05] the featured image', () => {
  test('is uploaded, shown, described before it is published, and part of the post', async () => {
    const page = await newPost({ width: 375, height: 800 });
    await input(page).setInputFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer: picture });
    await notice(page, 'Image Uploaded');
    const address = (await shown(page).getAttribute('src')) ?? '';
    expect(address).toMatch(/\/blog-images\/blog-\d+\.[a-z]+$/);
    expect((await request(site, address)).status).toBe(200);
    expect(await accessibilityFindings(page)).toEqual([]);
    await press(page, 'Publish');
    const dialog = page.getByRole('dialog', { name: 'Before it is published' });
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await dialog.getByText('Describe the featured image for people who cannot see it.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByLabel('What does the featured image show?').fill('A plate with greens');
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await notice(page, 'Post Saved');
    const staff = await asStaff(site);
    const id = new URL(page.url()).searchParams.get('edit') ?? '';
    const post = await staff.read(id);
    expect(post).toMatchObject({ featuredImage: address, featuredImageAlt: 'A plate with greens', published: true });
    expect((await request(site, `/blog/${post.slug}`)).text).toContain('alt="A plate with greens"');
    await press(page, 'Remove image');
    await press(page, 'Update');
    await expect.poll(async () => (await staff.read(id)).featuredImage, soon).toBeNull();
  });

  test.each([
    ['a file that is no picture', 'notes.txt', 'text/plain', 10, 'Invalid File', 'Please select an image file'],
    [
      'a picture of 5 MB',
      'big.jpg',
      'image/jpeg',
      5 * 1024 * 1024,
      'File Too Large',
      'Please select an image smaller than 5MB',
    ],
  ])('%s is refused before anything is sent', async (_, name, mimeType, size, title, description) => {
    const page = await newPost();
    let sent = 0;
    page.on('request', (each) => {
      if (each.url().includes('/storage/') && each.method() === 'POST') sent += 1;
    });
    await input(page).setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) });
    expect(await notice(page, title)).toContain(description);
    expect(sent).toBe(0);
  });

  test('a file that only calls itself a picture is refused by the server', async () => {
    const page = await newPost({ expected: [/status of 4\d\d/] });
    await input(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    await notice(page, 'Invalid File');
    expect(await shown(page).count()).toBe(0);
  });

  test('an upload that fails says why and can be tried again', async () => {
    const page = await newPost({ expected: [/ERR_FAILED/] });
    await page.route('**/storage/v1/object/**', (route) => route.abort('failed'));
    const file = { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: picture };
    await input(page).setInputFiles(file);
    expect(await notice(page, 'Upload Failed')).toContain('Failed to upload image: The server cannot be reached.');
    await page.unroute('**/storage/v1/object/**');
    await input(page).setInputFiles(file);
    await notice(page, 'Image Uploaded');
  });

  test.each(['drop', 'paste'] as const)('may be brought by %s', async (way) => {
    const page = await newPost();
    const bytes = [...picture];
    await page.getByRole('region', { name: 'Featured image' }).evaluate(
      (element, [kind, data]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(data)], 'plate.jpg', { type: 'image/jpeg' }));
        const bubbles = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...bubbles, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...bubbles, clipboardData: transfer }),
        );
      },
      [way, bytes] as const,
    );
    await notice(page, 'Image Uploaded');
    await shown(page).waitFor();
    expect(await field(page, 'Image description').inputValue()).toBe('');
  });
});

test('[EDITOR-05] a featured image of another site, as imports bring, is named and not loaded', async () => {
  const image = 'https://elsewhere.example/a.jpg';
  const { id } = await (await asStaff(site)).insert({ featuredImage: image, featuredImageAlt: 'A bay' });
  const page = await staffPage(site);
  await openAdmin(page, site, `?edit=${id}`);
  await page.getByText(`This picture is kept on another site (${image}).`).waitFor();
  expect(await page.locator(`img[src="${image}"]`).count()).toBe(0);
});

describe('[EDITOR-02] pictures in the text', () => {
  test('are uploaded, wait for their words, and are shown to readers', async () => {
    const page = await newPost();
    await field(page, 'Content').fill('Before\n\n');
    await page.getByLabel('Picture in the text').setInputFiles({
      name: 'plate.jpg',
      mimeType: 'image/jpeg',
      buffer: picture,
    });
    await notice(page, 'Image Uploaded');
    await page.keyboard.type('A plate with greens');
    const text = await field(page, 'Content').inputValue();
    expect(text).toMatch(
      /^Before\n\n!\[A plate with greens\]\(\/storage\/v1\/object\/public\/blog-images\/blog-\d+\.\w+\)$/,
    );
    await field(page, 'Title').fill('A picture in the text');
    await press(page, 'Publish');
    await notice(page, 'Post Saved');
    const reply = await request(site, '/blog/a-picture-in-the-text');
    expect(reply.text).toContain('alt="A plate with greens"');
  });

  test('[EDITOR-05] are not published without words for people who cannot see them', async () => {
    const page = await newPost({ width: 375, height: 800 });
    const upload = page.getByLabel('Picture in the text');
    const file = { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: picture };
    await upload.setInputFiles(file);
    await notice(page, 'Image Uploaded');
    // The caret still stands where the first picture waits for its words.
    await upload.setInputFiles(file);
    await expect.poll(async () => (await field(page, 'Content').inputValue()).split('![](').length, soon).toBe(3);
    await field(page, 'Title').fill('Two pictures in the text');
    await press(page, 'Publish');
    const dialog = page.getByRole('dialog', { name: 'Before it is published' });
    await dialog.getByLabel('What does picture 1 in the text show?').fill('A plate [full] of greens');
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await dialog.getByText('Describe every picture in the text for people who cannot see it.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByLabel('What does picture 2 in the text show?').fill('The same plate, empty');
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await notice(page, 'Post Saved');
    const { text } = await request(site, '/blog/two-pictures-in-the-text');
    expect(text).toContain('alt="A plate full of greens"');
    expect(text).toContain('alt="The same plate, empty"');
  });
});
