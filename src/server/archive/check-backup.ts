import { createHash } from 'node:crypto';
import type { ImageStore } from '../images/image-store.ts';
import { readArchive } from './archive-file.ts';
import { ArchiveError } from './archive-lines.ts';
import type { Trust } from './archive-signature.ts';
import { differences, sumsOf } from './compare.ts';
import type { DatabaseArchive } from './database-archive.ts';
import { restore } from './restore.ts';

/** An empty database and picture store, deleted afterwards. */
export interface Scratch {
  archive: DatabaseArchive;
  images: ImageStore;
  end: () => Promise<void>;
}

/**
 * Proves a backup: restores it into a scratch place, and compares every row and picture there with the file.
 *
 * @throws ArchiveError if it cannot be restored, or if the result differs.
 */
export async function checkBackup(
  file: string,
  scratch: Scratch,
  trust: Trust,
): Promise<{ rows: number; pictures: number }> {
  const { key, elsewhere = false } = trust;
  const place = { archive: scratch.archive, images: provingPictures(scratch.images), key };
  const held = await restore(place, file, { replace: false, elsewhere });
  const inFile = await sumsOf(readArchive(file, trust));
  const wrong = differences(inFile, await sumsOf(scratch.archive.lines(), inFile));
  if (wrong.length > 0) throw new ArchiveError(`Restored, the backup does not hold the same in: ${wrong.join(', ')}.`);
  return { rows: held.rows, pictures: held.pictures };
}

/** A store that reads back each picture that it stores, then deletes it: the disk needs space for one. */
function provingPictures(images: ImageStore): ImageStore {
  return {
    ...images,
    put: async (bucket, name, picture) => {
      await images.put(bucket, name, picture);
      const stored = await images.get(bucket, name);
      await images.delete(bucket, name);
      if (picture.body.length > 0 && stored && digestOf(stored.body) === digestOf(picture.body)) return;
      throw new ArchiveError('A picture of the backup changes when it is restored.');
    },
  };
}

const digestOf = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');
