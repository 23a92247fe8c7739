import { z } from 'zod';
import { isServedPictureName, pictureBucket, pictureRecordName } from '#domain/blog/picture-names.ts';
import type { ImageStore } from './image-store.ts';

const pixels = z.number().int().min(1).max(100_000);

const pictureRecord = z.object({
  width: pixels,
  height: pixels,
  variants: z.array(
    z.object({ name: z.string().refine(isServedPictureName), type: z.string(), width: pixels, height: pixels }),
  ),
});

/** The record of a picture: its size, and all its files. Written last, so it proves that all of them exist. */
export type PictureRecord = z.infer<typeof pictureRecord>;

/** @throws NameTaken, ImageStoreUnavailable */
export async function writeRecord(store: ImageStore, timestamp: number, record: PictureRecord): Promise<void> {
  const body = Buffer.from(JSON.stringify(record));
  await store.put(pictureBucket, pictureRecordName(timestamp), { body, type: 'application/json' });
}

/** Undefined if the picture does not exist, or only in part. @throws ImageStoreUnavailable */
export async function readRecord(store: ImageStore, timestamp: number): Promise<PictureRecord | undefined> {
  const stored = await store.get(pictureBucket, pictureRecordName(timestamp));
  if (!stored) return undefined;
  try {
    return pictureRecord.parse(JSON.parse(Buffer.from(stored.body).toString('utf8')));
  } catch {
    return undefined;
  }
}
