import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pictureUploadPath, publicPicturePath } from '#domain/blog/picture-names.ts';
import { bomb, halves, photograph } from '#tests/support/pictures.ts';
import { functionError } from '#wire/function-error.ts';
import { imageUploadLimit, uploadedImage } from '#wire/image-upload.ts';
import type { StaffMember } from '../../auth/staff.ts';
import { createDiskImageStore } from '../../files/disk/disk-image-store.ts';
import { createPictureAdder } from '../../images/add-picture.ts';
import { type ImageStore, ImageStoreUnavailable } from '../../images/image-store.ts';
import { createImages, type ImagesOptions } from './images.ts';

const member: StaffMember = { id: 'staff-1', email: 'jo@clinic.example', name: 'Jo', role: 'staff' };

interface Served {
  origin: string;
  port: number;
  folder: string;
  store: ImageStore;
  logged: object[];
}

/** A server with the picture endpoints alone; any other address is answered 299. */
async function serve(options: Partial<ImagesOptions> & { now?: () => number } = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'images-'));
  const store = options.store ?? createDiskImageStore(folder);
  const logged: object[] = [];
  const log = (line: object) => void logged.push(line);
  const images = createImages({
    store,
    add: createPictureAdder({ store, ...(options.now ? { now: options.now } : {}) }),
    staff: { memberOf: async (headers) => (headers.get('cookie') === 'session=jo' ? member : undefined) },
    logger: { error: log, info: log, warn: log } as unknown as ImagesOptions['logger'],
    note: async () => {},
    noteStranger: async () => {},
    uploadLimit: 60,
    ...options,
  });
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site.invalid').pathname;
    const ownHosts = [request.headers.host, 'clinic.example'];
    if (!(await images({ request, response, path, ownHosts, caller: '127.0.0.1' }))) response.writeHead(299).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, port, folder, store, logged };
}

const session = { cookie: 'session=jo', 'sec-fetch-site': 'same-origin' };

function upload({ origin }: Served, body: BodyInit, headers: Record<string, string> = session): Promise<Response> {
  return fetch(`${origin}${pictureUploadPath}`, { method: 'POST', headers, body });
}

async function refusalOf(response: Response): Promise<[number, string, string]> {
  const { error } = functionError.parse(await response.json());
  return [response.status, error.code, error.message];
}

/** Small by default: every width of it is rendered. */
const photo = async (width = 60, height = 40) => new Uint8Array(await halves(width, height).jpeg().toBuffer());

describe('[EDITOR-05] an uploaded picture', () => {
  test('is stored as blog-{timestamp}.jpg in blog-images, and its address is public', async () => {
    const served = await serve({ now: () => 1763700000000 });
    const response = await upload(served, await photo(1000, 800));
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const image = uploadedImage.parse(await response.json());
    expect(image.url).toBe('/storage/v1/object/public/blog-images/blog-1763700000000.jpg');
    expect([image.width, image.height, image.variants.length]).toEqual([1000, 800, 9]);
    for (const variant of [image, ...image.variants]) {
      const shown = await fetch(`${served.origin}${variant.url}`);
      expect(shown.status).toBe(200);
      const read = await sharp(await shown.arrayBuffer()).metadata();
      expect([read.width, read.height]).toEqual([variant.width, variant.height]);
      if ('type' in variant) expect(shown.headers.get('content-type')).toBe(variant.type);
    }
  });

  test.each(['blob', 'form'])('may be sent as %s, with any name and declared type', async (way) => {
    const served = await serve();
    const file = new File([await photo()], '../../etc/passwd.html', { type: 'text/html' });
    const form = new FormData();
    form.append('note', 'a field before the file');
    form.append('image', file);
    const response = await upload(served, way === 'form' ? form : file);
    expect(response.status).toBe(201);
    expect(uploadedImage.parse(await response.json()).url).toMatch(/\/blog-\d{13}\.jpg$/);
  });

  test('has a unique timestamp, also in one millisecond, after a clock change and across instances', async () => {
    let time = 1763700000500;
    const first = await serve({ now: () => time-- });
    const second = await serve({ store: first.store, now: () => 1763700000499 });
    const file = await halves(20, 10).png().toBuffer();
    const urls = new Set<string>();
    for (const served of [first, first, second, second, first, second])
      urls.add(uploadedImage.parse(await (await upload(served, new Uint8Array(file))).json()).url);
    expect(urls.size).toBe(6);
  });
});

describe('[EDITOR-05] an upload is refused', () => {
  test.each([
    ['without a session', { 'sec-fetch-site': 'same-origin' }, 401, 'signed-out'],
    ['with a session that is none', { ...session, cookie: 'session=gone' }, 401, 'signed-out'],
    ['from another site', { ...session, 'sec-fetch-site': 'cross-site' }, 403, 'cross-site'],
    ['from a sub-site', { ...session, 'sec-fetch-site': 'same-site' }, 403, 'cross-site'],
    [
      'from another site in an old browser',
      { cookie: 'session=jo', origin: 'https://evil.example' },
      403,
      'cross-site',
    ],
  ])('%s, before its body is read', async (_, headers, status, code) => {
    const served = await serve();
    expect((await refusalOf(await upload(served, await photo(), headers))).slice(0, 2)).toEqual([status, code]);
    expect(readdirSync(served.folder)).toEqual([]);
  });

  test('of 5 MB, and one byte less is accepted', async () => {
    const served = await serve();
    const file = await photograph(60, 40).jpeg().toBuffer();
    // Bytes after the end of a JPEG are not part of it.
    const filled = (size: number) => new Uint8Array(Buffer.concat([file, Buffer.alloc(size - file.length)]));
    const inForm = (size: number) => {
      const form = new FormData();
      form.append('image', new File([filled(size)], 'photo.jpg'));
      return form;
    };
    const tooLarge = [413, 'image-too-large', 'Please select an image smaller than 5MB'];
    for (const body of [filled, inForm]) {
      expect((await upload(served, body(imageUploadLimit - 1))).status).toBe(201);
      expect(await refusalOf(await upload(served, body(imageUploadLimit)))).toEqual(tooLarge);
      expect(await refusalOf(await upload(served, body(imageUploadLimit * 2)))).toEqual(tooLarge);
    }
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new Uint8Array(1 << 20)),
    }).pipeThrough(
      new TransformStream({
        start: () => {},
        transform: (part, stream) => (sent++ < 8 ? stream.enqueue(part) : stream.terminate()),
      }),
    );
    let sent = 0;
    const init = { method: 'POST', headers: session, body: endless, duplex: 'half' } as const;
    expect(await refusalOf(await fetch(`${served.origin}${pictureUploadPath}`, init))).toEqual(tooLarge);
  });

  test.each([
    ['a page called photo.jpg', '<!doctype html><script>alert(1)</script>', 415, 'not-an-image'],
    ['a drawing called photo.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'drawing'],
    ['nothing', '', 415, 'not-an-image'],
  ])('that is %s', async (_, text, status, code) => {
    const served = await serve();
    const form = new FormData();
    form.append('image', new File([text], 'photo.jpg', { type: 'image/jpeg' }));
    const refusals = [
      await refusalOf(await upload(served, form)),
      await refusalOf(await upload(served, text, { ...session, 'content-type': 'image/jpeg' })),
    ];
    for (const refusal of refusals) expect(refusal.slice(0, 2)).toEqual([status, code]);
    if (code === 'not-an-image') expect(refusals[0]?.[2]).toBe('Please select an image file');
    expect(readdirSync(served.folder)).toEqual([]);
  });

  test('that is a form without a file, an invalid form, or a decompression bomb', async () => {
    const served = await serve();
    const form = new FormData();
    form.append('image', 'photo.jpg');
    expect((await refusalOf(await upload(served, form)))[1]).toBe('not-an-image');
    const broken = { ...session, 'content-type': 'multipart/form-data; boundary=x' };
    expect((await refusalOf(await upload(served, 'no parts', broken)))[1]).toBe('not-an-image');
    const large = await upload(served, new Uint8Array(bomb(30_000, 30_000)));
    expect((await refusalOf(large)).slice(0, 2)).toEqual([422, 'too-many-pixels']);
  });

  test('too often for one account', async () => {
    const served = await serve({ uploadLimit: 2 });
    for (let time = 0; time < 2; time++) expect((await upload(served, 'x')).status).toBe(415);
    const refused = await upload(served, await photo());
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await refusalOf(refused)).slice(0, 2)).toEqual([429, 'too-many-requests']);
    expect(served.logged).toEqual([{ limit: 'UPLOAD_LIMIT' }]);
  });

  test('while many others are being prepared', async () => {
    const gate = Promise.withResolvers<never>();
    const served = await serve({ add: () => gate.promise });
    const waiting = Array.from({ length: 6 }, () => upload(served, 'x'));
    await expect.poll(async () => (await upload(served, 'x', { ...session })).status, { timeout: 5000 }).toBe(503);
    gate.reject(new ImageStoreUnavailable('full', 'ENOSPC'));
    for (const response of await Promise.all(waiting)) expect(response.status).toBe(507);
    const after = await serve();
    expect((await upload(after, await photo())).status).toBe(201);
  });

  test('that is interrupted, and nothing is stored', async () => {
    const served = await serve();
    const socket = connect(served.port, '127.0.0.1');
    socket.write(
      `POST ${pictureUploadPath} HTTP/1.1\r\nhost: localhost\r\ncookie: session=jo\r\ncontent-length: 5000\r\n\r\n\xff\xd8\xff`,
      () => socket.destroy(),
    );
    await new Promise((resolve) => socket.once('close', resolve));
    expect((await upload(served, await photo())).status).toBe(201);
    expect(readdirSync(join(served.folder, 'blog-images'))).toHaveLength(4);
    expect(served.logged).toEqual([]);
  });

  test('with another method', async () => {
    const response = await fetch(`${(await serve()).origin}${pictureUploadPath}`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('[EDITOR-05] a store that fails', () => {
  test.each([
    ['full', 507, 'storage-full'],
    ['refused', 500, 'storage-refused'],
    ['unreachable', 503, 'storage-unreachable'],
  ] as const)('because it is %s is reported, and no part of the picture is stored', async (reason, status, code) => {
    const folder = mkdtempSync(join(tmpdir(), 'images-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const disk = createDiskImageStore(folder);
    let puts = 0;
    const store: ImageStore = {
      ...disk,
      put: async (...given) => {
        if (++puts > 2) throw new ImageStoreUnavailable(reason, 'ENOSPC');
        await disk.put(...given);
      },
      get: async () => {
        throw new ImageStoreUnavailable(reason, 'ENOSPC');
      },
    };
    const served = await serve({ store });
    const [answered, said, message] = await refusalOf(await upload(served, await photo()));
    expect([answered, said]).toEqual([status, code]);
    expect(message).toContain('Nothing was stored');
    expect(readdirSync(join(folder, 'blog-images'))).toEqual([]);
    expect(served.logged).toEqual([{ failure: code, code: 'ENOSPC', route: pictureUploadPath }]);
    const shown = await fetch(`${served.origin}${publicPicturePath}blog-1763700000000.jpg`);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});

describe('[EDITOR-05] a stored picture', () => {
  async function withPicture(): Promise<{ served: Served; address: string }> {
    const served = await serve();
    const { url } = uploadedImage.parse(await (await upload(served, await photo())).json());
    return { served, address: `${served.origin}${url}` };
  }

  test('is immutable for browsers, has an ETag, and may be shown in previews on other sites', async () => {
    const { address } = await withPicture();
    const response = await fetch(address);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect((await fetch(address, { headers: { 'if-none-match': tag } })).status).toBe(304);
    expect((await fetch(address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
      200,
      headers['content-length'],
      0,
    ]);
  });

  test('is not found after its deletion, also for conditional requests', async () => {
    const { served, address } = await withPicture();
    await served.store.delete('blog-images', address.split('/').at(-1) ?? '');
    const response = await fetch(address, { headers: { 'if-none-match': '*' } });
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('is the only readable file: records, listings and other files are not served', async () => {
    const { served, address } = await withPicture();
    const folder = address.replace(/[^/]+$/, '');
    const record = address.replace('.jpg', '.json');
    for (const wrong of [folder, record, `${address}/`, `${address}%00`, `${folder}blog-1.svg`, `${folder}.%2e/x.jpg`])
      expect((await fetch(wrong)).status, wrong).toBe(404);
    for (const path of ['..%2fblog-1763700000000.jpg', '..%2F..%2Fpackage.json', '%2e%2e%2fblog-1763700000000.jpg'])
      expect((await fetch(`${folder}${path}`)).status, path).toBe(404);
    expect((await fetch(`${served.origin}/storage/v1/object/public/other/blog-1763700000000.jpg`)).status).toBe(404);
    expect((await fetch(address, { method: 'DELETE', headers: session })).status).toBe(405);
    expect((await fetch(`${served.origin}/blog`)).status).toBe(299);
  });
});
