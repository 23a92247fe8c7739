import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CachedPage } from './cached-page.ts';

const html = Buffer.from(
  Array.from({ length: 400 }, (_, line) => `<p class="line-${line % 7}">${line * 7919}</p>`).join(''),
);
const pageOf = (body = html, policy?: string) =>
  new CachedPage(body, policy ? { 'content-security-policy': policy } : {});

describe('a cached page', () => {
  test('has the same content in every encoding, each made on first use', async () => {
    const page = pageOf();
    expect(page.made('br')).toBeUndefined();
    const br = await page.make('br');
    // The other encodings are made from the cached one.
    const gzip = await page.make('gzip');
    const plain = await page.make('identity');
    expect(brotliDecompressSync(br.body)).toEqual(html);
    expect(gunzipSync(gzip.body)).toEqual(html);
    expect(plain.body).toEqual(html);
    for (const [encoding, sent] of Object.entries({ br, gzip })) {
      expect(sent.head.join(': ')).toContain(`content-encoding: ${encoding}`);
      expect(sent.body.length).toBeLessThan(html.length);
      expect(sent.head.at(-1)).toBe(String(sent.body.length));
    }
    expect(plain.head).not.toContain('content-encoding');
    expect(
      await pageOf()
        .make('gzip')
        .then(({ body }) => gunzipSync(body)),
    ).toEqual(html);
  });

  test('holds only its own bytes, not the pool from which Node allocates small buffers', async () => {
    // The size of a page's script: some 13 kB in a pool of 64 kB.
    const small = Buffer.from('x'.repeat(13_000));
    expect(small.buffer.byteLength).toBeGreaterThan(small.length);
    const { body } = await pageOf(small).make('identity');
    expect(body.buffer.byteLength).toBe(body.length);
  });

  test('holds only the encodings that were requested', async () => {
    const page = pageOf();
    const { body } = await page.make('br');
    expect(page.bytes).toBe(body.length);
  });

  test('is recompressed in the background on its second request, and is served meanwhile', async () => {
    const page = pageOf();
    page.keep(() => {});
    const first = await page.make('br');
    expect(page.made('br')).toBe(first);
    await expect.poll(() => page.made('br')?.body.length).toBeLessThan(first.body.length);
    expect(brotliDecompressSync(page.made('br')?.body ?? '')).toEqual(html);
    expect(page.made('br')?.head.at(-1)).toBe(String(page.bytes));
  });

  test('is not recompressed after its eviction, and the queue is bounded', async () => {
    const forgotten = pageOf();
    const first = await forgotten.make('br');
    forgotten.keep(() => {});
    forgotten.forget();
    forgotten.made('br');
    const many = await Promise.all(
      Array.from({ length: 120 }, async () => {
        const page = pageOf();
        page.keep(() => {});
        await page.make('br');
        page.made('br');
        return page;
      }),
    );
    const improved = () => many.filter((page) => page.bytes < first.body.length).length;
    await expect.poll(improved).toBeGreaterThan(40);
    expect(forgotten.bytes).toBe(first.body.length);
    // Pages beyond the limit of the queue are recompressed on a later request.
    for (const page of many.slice(-3)) page.made('br');
    await expect.poll(() => many.at(-1)?.bytes).toBeLessThan(first.body.length);
    expect(improved()).toBeLessThan(100);
  });

  test('holds no more memory than its bytes', async () => {
    const { body } = await pageOf(Buffer.from('a short script'.repeat(100))).make('br');
    expect(body.buffer.byteLength).toBe(body.length);
  });

  test('has an ETag that depends on its content and its policy', () => {
    const tags = [pageOf(), pageOf(), pageOf(Buffer.from('other')), pageOf(html, "script-src 'sha256-other'")];
    const [first, again, otherBody, otherPolicy] = tags.map(({ etag }) => etag);
    expect(first).toBe(again);
    expect(new Set([first, otherBody, otherPolicy]).size).toBe(3);
  });
});
