import { beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/axe.ts';
import {
  asStaff,
  chooseOfSize,
  field,
  openAdmin,
  openPostId,
  soon,
  staffPage,
  takeNotice,
  write,
} from '#tests/support/editor.ts';
import { photograph } from '#tests/support/pictures.ts';
import { request } from '#tests/support/request.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import type { ReachableSite } from '#tests/support/site.ts';
import { staffSettings } from '#tests/support/staff.ts';

let site: ReachableSite;
let picture: Buffer;

beforeAll(async () => {
  [site, picture] = await Promise.all([sharedSite(staffSettings), photograph(160, 100).jpeg().toBuffer()]);
});

type Page = Awaited<ReturnType<typeof staffPage>>;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const input = (page: Page) => page.getByLabel('Featured image file');
const shown = (page: Page) => page.getByRole('region', { name: 'Featured image' }).locator('img');

async function newPost(options = {}): Promise<Page> {
  const page = await staffPage(site, { width: 375, height: 800, ...options });
  await openAdmin(page, site, '/posts/new');
  await write(page, 'With a picture');
  return page;
}

/** Brings the picture to the field as a mouse or the clipboard does. */
async function bring(page: Page, way: 'drop' | 'paste'): Promise<void> {
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
    [way, [...picture]] as const,
  );
}

test('[EDITOR-05] the featured image is chosen, dropped or pasted, refused in words, described and published', async () => {
  const page = await newPost({ expected: [/status of 4\d\d/, /ERR_FAILED/] });
  let sent = 0;
  page.on('request', (each) => {
    if (each.url().includes('/storage/') && each.method() === 'POST') sent += 1;
  });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    input(page).setInputFiles({ name, mimeType, buffer });
  await choose('notes.txt', 'text/plain', Buffer.alloc(10));
  expect(await takeNotice(page, 'Invalid File')).toContain('Please select an image file');
  await chooseOfSize(input(page), 5 * 1024 * 1024);
  expect(await takeNotice(page, 'File Too Large')).toContain('Please select an image smaller than 5MB');
  expect(sent, 'refused before anything is sent').toBe(0);
  // By the server: it only calls itself a picture.
  await choose('a.png', 'image/png', Buffer.from('not a picture'));
  await takeNotice(page, 'Invalid File');
  expect([sent, await shown(page).count()]).toEqual([1, 0]);
  await page.route('**/storage/v1/object/**', (route) => route.abort('failed'));
  await choose('plate.jpg', 'image/jpeg', picture);
  expect(await takeNotice(page, 'Upload Failed')).toContain('Failed to upload image: The server cannot be reached.');
  await page.unroute('**/storage/v1/object/**');

  for (const way of ['drop', 'paste'] as const) {
    await bring(page, way);
    await takeNotice(page, 'Image Uploaded');
    await shown(page).waitFor();
    expect(await field(page, 'Image description').inputValue(), way).toBe('');
    await press(page, 'Remove image');
    await expect.poll(() => shown(page).count(), soon).toBe(0);
  }

  await choose('plate.jpg', 'image/jpeg', picture);
  await takeNotice(page, 'Image Uploaded');
  const address = (await shown(page).getAttribute('src')) ?? '';
  expect(address).toMatch(/\/blog-images\/blog-\d+\.[a-z]+$/);
  expect((await request(site, address)).status).toBe(200);
  expect(await accessibilityFindings(page)).toEqual([]);
  await press(page, 'Publish');
  const dialog = page.getByRole('dialog', { name: 'Before it is published' });
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await dialog.getByText('Describe the featured image for people who cannot see it.').waitFor();
  expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('What does the featured image show?').fill('A plate with greens');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await takeNotice(page, 'Post Saved');
  const staff = await asStaff(site);
  const id = openPostId(page);
  const post = await staff.read(id);
  expect(post).toMatchObject({ featuredImage: address, featuredImageAlt: 'A plate with greens', published: true });
  expect((await request(site, `/blog/${post.slug}`)).text).toContain('alt="A plate with greens"');
  await press(page, 'Remove image');
  await press(page, 'Update');
  await expect.poll(async () => (await staff.read(id)).featuredImage, soon).toBeNull();
});

test('[EDITOR-02] [EDITOR-05] pictures in the text need a description before publication, and are shown to readers', async () => {
  const page = await newPost();
  const content = field(page, 'Content');
  const upload = page.getByLabel('Picture in the text');
  const file = { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: picture };
  await content.fill('Before\n\n');
  await upload.setInputFiles(file);
  await takeNotice(page, 'Image Uploaded');
  await page.keyboard.type('A plate with greens');
  expect(await content.inputValue()).toMatch(
    /^Before\n\n!\[A plate with greens\]\(\/storage\/v1\/object\/public\/blog-images\/blog-\d+\.\w+\)$/,
  );
  await field(page, 'Title').fill('A picture in the text');
  await press(page, 'Publish');
  await takeNotice(page, 'Post Saved');
  const readers = async () => (await request(site, '/blog/a-picture-in-the-text')).text;
  expect(await readers()).toContain('alt="A plate with greens"');

  await content.fill('');
  await upload.setInputFiles(file);
  await takeNotice(page, 'Image Uploaded');
  // The cursor is still at the first picture, whose description is missing.
  await upload.setInputFiles(file);
  await expect.poll(async () => (await content.inputValue()).split('![](').length, soon).toBe(3);
  await press(page, 'Update');
  const dialog = page.getByRole('dialog', { name: 'Before it is published' });
  await dialog.getByLabel('What does picture 1 in the text show?').fill('A plate [full] of greens');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await dialog.getByText('Describe every picture in the text for people who cannot see it.').waitFor();
  expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('What does picture 2 in the text show?').fill('The same plate, empty');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await takeNotice(page, 'Post Saved');
  const text = await readers();
  expect(text).toContain('alt="A plate full of greens"');
  expect(text).toContain('alt="The same plate, empty"');

  // A featured image of another site, as imports bring, is named and not loaded.
  const elsewhere = 'https://elsewhere.example/a.jpg';
  const { id } = await (await asStaff(site)).insert({ featuredImage: elsewhere, featuredImageAlt: 'A bay' });
  await openAdmin(page, site, `/posts/${id}`);
  await page.getByText(`This picture is kept on another site (${elsewhere}).`).waitFor();
  expect(await page.locator(`img[src="${elsewhere}"]`).count()).toBe(0);
});
