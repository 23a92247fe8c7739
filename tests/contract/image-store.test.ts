import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createDiskImageStore } from '#server/files/disk/disk-image-store.ts';
import { createS3ImageStore } from '#server/files/s3/s3-image-store.ts';
import { type ImageStore, NameTaken } from '#server/images/image-store.ts';
import { startS3Server } from '#tests/support/s3-server.ts';

const bucket = 'blog-images';
const picture = (text: string) => ({ body: Buffer.from(text), type: 'image/avif' });

async function all(names: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found.sort();
}

const folder = mkdtempSync(join(tmpdir(), 'image-store-'));
const server = await startS3Server();
const bare = await startS3Server();
bare.conditional = false;
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
  await bare.stop();
});

let number = 0;
const stores: [string, () => ImageStore][] = [
  ['a folder on disk', () => createDiskImageStore(join(folder, `${++number}`, 'files'))],
  ['an S3 bucket', () => createS3ImageStore({ ...server.settings, prefix: `site-${++number}/` })],
  [
    'an S3 bucket that cannot write on condition',
    () => createS3ImageStore({ ...bare.settings, prefix: `${++number}/` }),
  ],
];

describe.each(stores)('[EDITOR-05] %s', (_, create) => {
  let store: ImageStore;
  beforeEach(() => {
    store = create();
  });

  test('returns a stored picture byte for byte, with its type', async () => {
    const body = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256));
    await store.put(bucket, 'blog-1-480.webp', { body, type: 'image/webp' });
    const stored = await store.get(bucket, 'blog-1-480.webp');
    expect(stored?.type).toBe('image/webp');
    expect(body.equals(stored?.body ?? Buffer.of())).toBe(true);
  });

  test('finds no picture under an unknown name', async () => {
    expect(await store.get(bucket, 'blog-1.avif')).toBeUndefined();
    await store.delete(bucket, 'blog-1.avif');
    expect(await all(store.list(bucket))).toEqual([]);
  });

  test('never stores a name a second time', async () => {
    await store.put(bucket, 'blog-1.avif', picture('first'));
    await expect(store.put(bucket, 'blog-1.avif', picture('second'))).rejects.toThrow(NameTaken);
    // Not even for the same picture: the caller must know that the name was taken.
    await expect(store.put(bucket, 'blog-1.avif', picture('first'))).rejects.toThrow(NameTaken);
    expect(Buffer.from((await store.get(bucket, 'blog-1.avif'))?.body ?? []).toString()).toBe('first');
  });

  test('separates buckets', async () => {
    await store.put(bucket, 'blog-1.avif', picture('blog'));
    await store.put('other', 'blog-1.avif', picture('other'));
    await store.delete('other', 'blog-1.avif');
    expect(await store.get('other', 'blog-1.avif')).toBeUndefined();
    expect(Buffer.from((await store.get(bucket, 'blog-1.avif'))?.body ?? []).toString()).toBe('blog');
  });

  test('lists every name, however many there are, without deleted ones', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `blog-${index}.avif`);
    for (const name of names) await store.put(bucket, name, picture(name));
    expect(await all(store.list(bucket))).toEqual(names);
    await store.delete(bucket, 'blog-3.avif');
    expect(await all(store.list(bucket))).toEqual(names.filter((name) => name !== 'blog-3.avif'));
  });

  test('a deleted name may be used again', async () => {
    await store.put(bucket, 'blog-1.avif', picture('first'));
    await store.delete(bucket, 'blog-1.avif');
    await store.put(bucket, 'blog-1.avif', picture('again'));
    expect(Buffer.from((await store.get(bucket, 'blog-1.avif'))?.body ?? []).toString()).toBe('again');
  });

  test.each([
    [bucket, '../blog-1.avif'],
    [bucket, 'a/b.avif'],
    [bucket, '..'],
    [bucket, ''],
    [bucket, 'blog-1.avif\0.txt'],
    [bucket, 'blog-1.html'],
    [bucket, '.hidden.avif'],
    [bucket, 'Blog-1.avif'],
    ['..', 'blog-1.avif'],
    ['', 'blog-1.avif'],
    ['a/b', 'blog-1.avif'],
  ])('%j and %j are no bucket and name', async (place, name) => {
    await expect(store.put(place, name, picture('x'))).rejects.toThrow(TypeError);
    expect(await store.get(place, name)).toBeUndefined();
    await store.delete(place, name);
  });

  test('refuses a type that contradicts the extension of the name', async () => {
    await expect(store.put(bucket, 'blog-1.jpg', picture('x'))).rejects.toThrow('stands for image/jpeg');
  });
});
