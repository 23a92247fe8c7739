import {
  mainPictureName,
  pictureBucket,
  pictureRecordName,
  publicPicturePath,
  variantName,
} from '#domain/blog/picture-names.ts';
import type { UploadedImage } from '#wire/image-upload.ts';
import { type ImageStore, NameTaken } from './image-store.ts';
import { writeRecord } from './picture-record.ts';
import { type PreparedPicture, preparePicture } from './prepare-picture.ts';
import { WorkQueue } from './work-queue.ts';

export interface PictureAdderOptions {
  store: ImageStore;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Maximum uploads that wait; each holds a file of up to 5 MB. */
  most?: number;
}

/** Checks an uploaded file, encodes it in every width and format, and stores all of it or nothing. */
export type PictureAdder = (file: Uint8Array) => Promise<UploadedImage>;

/** Processes one picture at a time. @throws UnusablePicture, QueueFull, ImageStoreUnavailable */
export function createPictureAdder({ store, now = Date.now, most = 6 }: PictureAdderOptions): PictureAdder {
  const turns = new WorkQueue(most);
  let latest = 0;

  /** Milliseconds, incremented if two pictures share one or the clock goes back. */
  function nextTimestamp(): number {
    latest = Math.max(now(), latest + 1);
    return latest;
  }

  return (file) =>
    turns.take(async () => {
      const picture = await preparePicture(file);
      for (;;) {
        try {
          return await storePicture(store, nextTimestamp(), picture);
        } catch (error) {
          // Another instance used the same millisecond: take the next.
          if (!(error instanceof NameTaken)) throw error;
        }
      }
    });
}

/**
 * Stores the picture itself first, because it claims the timestamp, and the record last. The address is returned once all files
 * are stored, so it is never requested in part.
 */
async function storePicture(store: ImageStore, timestamp: number, picture: PreparedPicture): Promise<UploadedImage> {
  const named = picture.variants.map((variant) => {
    const isMain = variant.format === 'jpg' && variant.width === picture.width;
    const name = isMain ? mainPictureName(timestamp) : variantName(timestamp, variant.width, variant.format);
    return { ...variant, name };
  });
  const files = named.map(({ name, type, width, height }) => ({ name, type, width, height }));
  const main = mainPictureName(timestamp);
  const written: string[] = [];
  try {
    for (const { name, type, body } of named.sort((a, b) => Number(b.name === main) - Number(a.name === main))) {
      await store.put(pictureBucket, name, { body, type });
      written.push(name);
    }
    await writeRecord(store, timestamp, { width: picture.width, height: picture.height, variants: files });
    written.push(pictureRecordName(timestamp));
  } catch (error) {
    // The command for unused pictures finds files that remain while the store is unavailable.
    await Promise.allSettled(written.map((name) => store.delete(pictureBucket, name)));
    throw error;
  }
  return {
    url: `${publicPicturePath}${main}`,
    width: picture.width,
    height: picture.height,
    moved: picture.moved,
    variants: files.map(({ name, ...size }) => ({ url: `${publicPicturePath}${name}`, ...size })),
  };
}
