import { describe, expect, test } from 'vitest';
import { halves } from '#tests/support/pictures.ts';
import { createPictureAdder } from '../images/add-picture.ts';
import { type ImageStore, ImageStoreUnavailable, type StoredImage } from '../images/image-store.ts';
import { createPictureOf } from './pictures.ts';

/** A store that counts how often it is asked, and fails when told to. */
function memoryStore() {
  const files = new Map<string, StoredImage>();
  const state = { asked: 0, failing: false };
  const store: ImageStore = {
    put: async (_, name, image) => void files.set(name, image),
    get: async (_, name) => {
      state.asked += 1;
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
  test('is shown in every format and width that there is, with its size', async () => {
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
    expect(state.asked).toBe(1);
  });

  test('is the drawn cover where there is none, it stands on another site, or is no picture of ours', async () => {
    const { store, state } = await withPicture(10, 10);
    const pictureOf = createPictureOf({ store, ownOrigins: ['https://clinic.example'] });
    for (const address of [null, '', 'https://images.example/a.jpg', '/art/bay.svg', 'javascript:alert(1)'])
      expect(await pictureOf(address)).toBeNull();
    expect(state.asked).toBe(0);
    expect(await pictureOf(`https://clinic.example${folder}.jpg`)).toMatchObject({ width: 10 });
  });

  test('is the drawn cover where it was deleted, or stored in part only', async () => {
    const { store, files, url } = await withPicture(10, 10);
    const record = files.get('blog-1763700000000.json');
    files.delete('blog-1763700000000.json');
    expect(await createPictureOf({ store })(url)).toBeNull();
    files.set('blog-1763700000000.json', { body: Buffer.from('{"width":0}'), type: 'application/json' });
    expect(await createPictureOf({ store })(url)).toBeNull();
    if (record) files.set('blog-1763700000000.json', record);
    expect(await createPictureOf({ store })(url)).not.toBeNull();
  });

  test('is the drawn cover while the store is out of reach, which is told, and comes back', async () => {
    const { store, state, url } = await withPicture(10, 10);
    const reported: unknown[] = [];
    const pictureOf = createPictureOf({ store, report: (error) => reported.push(error) });
    state.failing = true;
    expect(await pictureOf(url)).toBeNull();
    expect(reported).toHaveLength(1);
    state.failing = false;
    expect(await pictureOf(url)).toMatchObject({ width: 10, height: 10 });
  });
});
