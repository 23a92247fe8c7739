import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { halves } from '#tests/support/pictures.ts';
import { createPictureAdder } from '../images/add-picture.ts';
import { type ImageStore, ImageStoreUnavailable, type StoredImage } from '../images/image-store.ts';
import { createPictureOf, withPictures } from './pictures.ts';

/** A store that counts its reads, and fails on demand. */
function memoryStore() {
  const files = new Map<string, StoredImage>();
  const state = { requested: 0, failing: false };
  const store: ImageStore = {
    put: async (_, name, image) => void files.set(name, image),
    get: async (_, name) => {
      state.requested += 1;
      if (state.failing) throw new ImageStoreUnavailable('unreachable', 'SlowDown');
      return files.get(name);
    },
    delete: async (_, name) => void files.delete(name),
    list: async function* () {
      yield* files.keys();
    },
  };
  return { store, files, state };
}

async function withPicture(width: number, height: number) {
  const memory = memoryStore();
  const add = createPictureAdder({ store: memory.store, now: () => 1763700000000 });
  const { url } = await add(await halves(width, height).png().toBuffer());
  return { ...memory, url };
}

const folder = '/storage/v1/object/public/blog-images/blog-1763700000000';

describe('[EDITOR-05] the picture of a post', () => {
  test('is shown in every available format and width, with its size', async () => {
    const { store, url } = await withPicture(1000, 600);
    expect(await createPictureOf({ store })(url)).toEqual({
      src: `${folder}.jpg`,
      width: 1000,
      height: 600,
      sources: [
        {
          type: 'image/avif',
          srcSet: `${folder}-480.avif 480w, ${folder}-960.avif 960w, ${folder}-1000.avif 1000w`,
        },
        {
          type: 'image/webp',
          srcSet: `${folder}-480.webp 480w, ${folder}-960.webp 960w, ${folder}-1000.webp 1000w`,
        },
        { type: 'image/jpeg', srcSet: `${folder}-480.jpg 480w, ${folder}-960.jpg 960w, ${folder}.jpg 1000w` },
      ],
    });
  });

  test('is looked up once', async () => {
    const { store, state, url } = await withPicture(10, 10);
    const pictureOf = createPictureOf({ store });
    for (let time = 0; time < 3; time++) await pictureOf(url);
    expect(state.requested).toBe(1);
  });

  test('is the drawn cover if there is none, it is on another site, or its address is invalid', async () => {
    const { store, state } = await withPicture(10, 10);
    const pictureOf = createPictureOf({ store, ownOrigins: ['https://clinic.example'] });
    for (const address of [null, '', 'https://images.example/a.jpg', '/art/bay.svg', 'javascript:alert(1)'])
      expect(await pictureOf(address)).toBeNull();
    expect(state.requested).toBe(0);
    expect(await pictureOf(`https://clinic.example${folder}.jpg`)).toMatchObject({ width: 10 });
  });

  test('is the drawn cover if it was deleted, or only partly stored', async () => {
    const { store, files, url } = await withPicture(10, 10);
    const record = files.get('blog-1763700000000.json');
    files.delete('blog-1763700000000.json');
    expect(await createPictureOf({ store })(url)).toBeNull();
    files.set('blog-1763700000000.json', { body: Buffer.from('{"width":0}'), type: 'application/json' });
    expect(await createPictureOf({ store })(url)).toBeNull();
    if (record) files.set('blog-1763700000000.json', record);
    expect(await createPictureOf({ store })(url)).not.toBeNull();
  });

  test('is the drawn cover while the store fails, which is reported, and returns afterwards', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { store, state, url } = await withPicture(10, 10);
    const reported: unknown[] = [];
    let missed = 0;
    const pictureOf = createPictureOf({ store, report: (error) => reported.push(error), missed: () => void missed++ });
    state.failing = true;
    expect(await pictureOf(url)).toBeNull();
    state.failing = false;
    // A failed store is not read for a while, and pages do not wait for it.
    expect(await pictureOf(url)).toBeNull();
    expect([reported.length, missed, state.requested]).toEqual([1, 2, 1]);
    vi.advanceTimersByTime(5001);
    expect(await pictureOf(url)).toMatchObject({ width: 10, height: 10 });
    expect(missed).toBe(2);
  });

  test('is the drawn cover when the store times out, and is cached when the store responds', async () => {
    const { store, url } = await withPicture(10, 10);
    const gate = Promise.withResolvers<void>();
    let requested = 0;
    const slow: ImageStore = {
      ...store,
      get: async (...given) => {
        requested += 1;
        await gate.promise;
        return store.get(...given);
      },
    };
    let missed = 0;
    const pictureOf = createPictureOf({ store: slow, missed: () => void missed++, waitMs: 20 });
    expect(await Promise.all([pictureOf(url), pictureOf(url)])).toEqual([null, null]);
    expect([requested, missed]).toEqual([1, 2]);
    gate.resolve();
    await expect.poll(() => pictureOf(url)).toMatchObject({ width: 10 });
    expect(requested).toBe(1);
  });

  test('that was left out changes the revision, so that the page is rendered again', async () => {
    let missed = 0;
    const atOnce = withPictures(
      () => 'a',
      () => missed,
    );
    const requested = withPictures(
      async () => 'a',
      () => missed,
    );
    const before = [atOnce(), await requested()];
    expect([atOnce(), await requested()]).toEqual(before);
    missed = 1;
    expect(atOnce()).not.toBe(before[0]);
    expect(await requested()).not.toBe(before[1]);
  });
});
