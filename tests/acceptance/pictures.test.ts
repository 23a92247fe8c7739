import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureUploadPath, publicPicturePath } from '#domain/blog/picture-names.ts';
import { composeStorage } from '#server/compose-storage.ts';
import { readConfig } from '#server/config.ts';
import { createDiskImageStore } from '#server/files/disk/disk-image-store.ts';
import { createS3ImageStore } from '#server/files/s3/s3-image-store.ts';
import { createPictureAdder } from '#server/images/add-picture.ts';
import type { ImageStore } from '#server/images/image-store.ts';
import { createPictureOf } from '#server/presenters/pictures.ts';
import { newPage } from '#tests/support/browser.ts';
import { halves } from '#tests/support/pictures.ts';
import { postFields } from '#tests/support/posts.ts';
import { request } from '#tests/support/request.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { readiness, type Site, startSite } from '#tests/support/site.ts';
import { signIn, signInPage, staffSettings } from '#tests/support/staff.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { uploadedImage } from '#wire/image-upload.ts';

let bucket: S3Server;
let onDisk: Site;
let inBucket: Site;
beforeAll(async () => {
  bucket = await startS3Server();
  [onDisk, inBucket] = await Promise.all([
    startSite(staffSettings),
    startSite({
      ...staffSettings,
      ...bucketSettings(),
      S3_PREFIX: 'website',
    }),
  ]);
});
afterAll(async () => {
  await Promise.all([onDisk.stop(), inBucket.stop()]);
  await bucket.stop();
});

function bucketSettings(): Record<string, string> {
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.settings;
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

/** The sites, and the store of each as another instance sees it. */
const sites: [string, () => { site: Site; store: ImageStore }][] = [
  ['on disk', () => ({ site: onDisk, store: createDiskImageStore(join(onDisk.dataDir, 'files')) })],
  ['in a bucket', () => ({ site: inBucket, store: createS3ImageStore({ ...bucket.settings, prefix: 'website/' }) })],
];

describe.each(sites)('[EDITOR-05] a picture %s', (_, place) => {
  test('is served on every host without a session, and cached by browsers for good', async () => {
    const { site, store } = place();
    const { variants } = await createPictureAdder({ store })(await halves(500, 300).jpeg().toBuffer());
    expect(variants).toHaveLength(6);
    for (const { url, type } of variants)
      for (const host of [`localhost:${site.port}`, `booking.localhost:${site.port}`]) {
        const { status, headers, bytes } = await request(site, url, { host });
        expect([status, headers['content-type'], Number(headers['content-length'])]).toEqual([200, type, bytes.length]);
        expect(headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
          'content-security-policy': "default-src 'none'; sandbox",
        });
        expect(headers['set-cookie']).toBeUndefined();
        const again = await request(site, url, { host, headers: { 'if-none-match': String(headers.etag) } });
        expect([again.status, again.bytes.length]).toEqual([304, 0]);
      }
  });

  test('is at the top of its post; one of another site is never requested', async () => {
    const { site, store } = place();
    const { url } = await createPictureAdder({ store })(await halves(120, 80).jpeg().toBuffer());
    const storage = await composeStorage(readConfig({ DATA_DIR: site.dataDir }));
    const post = { title: 'A quiet bay', featuredImageAlt: 'A bay at dawn', content: 'Text.' };
    await storage.posts.insert(postFields({ ...post, featuredImage: url }), 'jo@clinic.example');
    const elsewhere = `https://images.example${url}`;
    await storage.posts.insert(
      postFields({ ...post, title: 'Elsewhere', featuredImage: elsewhere }),
      'jo@clinic.example',
    );
    await storage.close();

    const { page } = await newPage(site, { width: 1440 });
    await page.goto(site.address('/blog/a-quiet-bay'));
    const image = page.getByAltText('A bay at dawn');
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect(await image.evaluate((element) => (element as HTMLImageElement).currentSrc)).toContain('.avif');
    expect(await image.getAttribute('width')).toBe('120');
    // The window fails the test if it asks another site for anything.
    await page.goto(site.address('/blog/elsewhere'));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Elsewhere');
    expect(await page.getByAltText('A bay at dawn').count()).toBe(0);
  });

  test('that is not there is said so, and the log names no address that was typed', async () => {
    const { site } = place();
    const typed = ['blog-1111111111111.jpg', 'jane-citizen.jpg', '..%2f..%2fsite.sqlite', 'blog-1111111111111.json'];
    for (const name of typed) {
      const { status, headers } = await request(site, publicPicturePath + name);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect(JSON.stringify(site.logs())).not.toMatch(/jane|sqlite|1111111111111/);
    expect(site.logs().some(({ route }) => route === `${publicPicturePath}*`)).toBe(true);
  });

  test('is uploaded from a page by signed-in staff, and refused without the session', async () => {
    const { site } = place();
    const { page } = await newPage(site, { expected: [/status of 4(01|13|15)/] });
    await signInPage(page, site);
    await page.goto(site.address('/how-it-works'));
    const file = (
      await halves(90, 60)
        .withExif({ IFD0: { Artist: 'Jane' } })
        .jpeg()
        .toBuffer()
    ).toString('base64');
    const send = (content: string, size: number) =>
      page.evaluate(
        async ([path, encoded, bytes]) => {
          const picture = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
          const body = new FormData();
          body.append('image', new File([picture, new Uint8Array(Math.max(0, bytes - picture.length))], 'photo.jpg'));
          const response = await fetch(path, { method: 'POST', body });
          return { status: response.status, reply: (await response.json()) as unknown };
        },
        [pictureUploadPath, content, size] as const,
      );
    const taken = await send(file, 0);
    expect(taken.status).toBe(201);
    const image = uploadedImage.parse(taken.reply);
    expect(image).toMatchObject({ url: expect.stringMatching(/\/blog-\d{13}\.jpg$/), width: 90, height: 60 });
    const { bytes } = await request(site, image.url);
    expect(bytes.toString('latin1')).not.toContain('Jane');
    expect((await send(Buffer.from('<svg/>').toString('base64'), 0)).status).toBe(415);
    const large = await send(file, 5 * 1024 * 1024);
    expect(large).toMatchObject({
      status: 413,
      reply: { error: { message: 'Please select an image smaller than 5MB' } },
    });
    await page.context().clearCookies();
    expect((await send(file, 0)).status).toBe(401);
  });

  test('is refused without a session and from another site', async () => {
    const { site } = place();
    const send = (headers: Record<string, string>) =>
      request(site, pictureUploadPath, { method: 'POST', headers, body: 'picture' });
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(401);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
  });
});

test('[EDITOR-05] a bucket that is out of reach costs a picture and nothing else', async () => {
  const store = createS3ImageStore({ ...bucket.settings, prefix: 'website/' });
  const { url } = await createPictureAdder({ store })(await halves(40, 20).png().toBuffer());
  bucket.faults.push('slow-down', 'slow-down', 'slow-down');
  const { status, headers } = await request(inBucket, url);
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
  await inBucket.logged('the image failed');
  expect(inBucket.logs().find(({ msg }) => msg === 'the image failed')).toMatchObject({
    failure: 'storage-unreachable',
    code: 'SlowDown',
  });
  expect((await readiness(inBucket)).reason ?? 'assistant').toContain('assistant');
  expect((await request(inBucket, url)).status).toBe(200);
});

test('[OPS-03] a missing bucket is named in the log, in /readyz and in the studio, and pages still work', async () => {
  const site = await startSite({ ...staffSettings, ...bucketSettings(), S3_BUCKET: 'elsewhere', BACKUP_HOUR: 'off' });
  try {
    await site.logged('the bucket cannot be used');
    const said = { code: 'NoSuchBucket', advice: 'the service has no bucket named S3_BUCKET' };
    expect(site.logs().find(({ msg }) => msg.startsWith('the bucket cannot be used'))).toMatchObject(said);
    expect(await readiness(site)).toMatchObject({ bucket: 'NoSuchBucket' });
    expect((await request(site, '/')).status).toBe(200);
    const studio = await request(site, '/admin/studio', { headers: { cookie: await signIn(site) } });
    expect(studio.text).toContain(said.advice);
    expect(studio.text).toContain(said.code);
  } finally {
    await site.stop();
  }
});

describe('[EDITOR-05] in a browser', () => {
  const sizes = '(min-width: 48rem) 680px, 100vw';

  test('a window of 375 or 1440 px loads the file that suits it, and nothing moves', async () => {
    const store = createDiskImageStore(join(onDisk.dataDir, 'files'));
    const { url } = await createPictureAdder({ store })(await halves(1200, 800).jpeg().toBuffer());
    const picture = await createPictureOf({ store })(url);
    if (!picture) throw new Error('there is no such picture');
    const markup = renderToStaticMarkup(createElement(Picture, { picture, alt: 'Two colours', sizes, priority: true }));
    for (const [width, ending] of [
      [375, '-480.avif'],
      [1440, '-960.avif'],
    ] as const) {
      const where = `${width} px`;
      const { page } = await newPage(onDisk, { width });
      // The picture loads only once its reserved space has been measured.
      const arrived = Promise.withResolvers<void>();
      await page.route(/\/storage\//, async (route) => {
        await arrived.promise;
        await route.continue();
      });
      await page.goto(onDisk.address('/how-it-works'));
      await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', html), markup);
      const image = page.getByAltText('Two colours');
      const before = await image.boundingBox();
      arrived.resolve();
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth), { message: where })
        .toBeGreaterThan(0);
      expect(await image.boundingBox(), where).toEqual(before);
      expect((before?.width ?? 0) / (before?.height ?? 1), where).toBeCloseTo(1.5, 1);
      expect(await image.evaluate((element) => (element as HTMLImageElement).currentSrc)).toContain(
        url.replace('.jpg', ending),
      );
    }
  });
});
