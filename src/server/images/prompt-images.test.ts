import { expect, test } from 'vitest';
import type { ImageStore } from './image-store.ts';
import { promptImages } from './prompt-images.ts';

test('[TRUST-12] a silent image store times out once, then is unreachable for a moment', async () => {
  let requested = 0;
  const silent: ImageStore = {
    put: async () => {},
    get: () => {
      requested += 1;
      return new Promise(() => {});
    },
    delete: async () => {},
    list: async function* () {},
  };
  const images = promptImages(silent, { waitMs: 10, restMs: 60_000 });
  await expect(images.get('a', 'b.webp')).rejects.toMatchObject({ reason: 'unreachable', code: 'silent' });
  await expect(images.get('a', 'b.webp')).rejects.toMatchObject({ reason: 'unreachable' });
  expect(requested).toBe(1);
});
