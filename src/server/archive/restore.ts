import { type ImageStore, NameTaken } from '../images/image-store.ts';
import { readArchive } from './archive-file.ts';
import { ArchiveError, type DatabaseLine } from './archive-lines.ts';
import type { BackupKey, Trust } from './archive-signature.ts';
import type { DatabaseArchive } from './database-archive.ts';

export interface RestoreParts {
  archive: DatabaseArchive;
  images: ImageStore;
  /** Of this installation. */
  key: BackupKey;
}

/**
 * Restores a backup. The file is read to its end before anything changes; then the pictures are stored, and last the database
 * is replaced in one transaction. An existing picture stays, since a name is never reused.
 *
 * @throws ArchiveError if the file cannot be used, if it is from another installation and `elsewhere` is not set, or if the
 * database holds data and `replace` is not set.
 */
export async function restore(
  { archive, images, key }: RestoreParts,
  file: string,
  { replace, elsewhere = false }: { replace: boolean; elsewhere?: boolean },
): Promise<{ rows: number; pictures: number; made: string }> {
  // Each reading checks the signature: the file may be replaced between the two.
  const trust = { key, elsewhere };
  const held = await readToEnd(file, trust);
  if (!replace && !(await archive.isEmpty())) {
    throw new ArchiveError(
      'This database holds data already. Make a backup of it first, then add --replace to put the file in its place. Nothing was changed.',
    );
  }
  for await (const line of readArchive(file, trust)) {
    if (line.kind !== 'picture') continue;
    await images
      .put(line.bucket, line.name, { body: Buffer.from(line.body, 'base64'), type: line.type })
      .catch((error: unknown) => {
        if (!(error instanceof NameTaken)) throw error;
      });
  }
  await archive.replace(databaseLines(file, trust));
  return held;
}

/**
 * Reads a backup to its end, and changes nothing.
 *
 * @throws ArchiveError where the file cannot be used, or is from elsewhere and that is not trusted.
 */
export async function readToEnd(file: string, trust: Trust): Promise<{ rows: number; pictures: number; made: string }> {
  const held = { rows: 0, pictures: 0, made: '' };
  for await (const line of readArchive(file, trust)) {
    if (line.kind === 'head') held.made = line.made;
    if (line.kind === 'end') Object.assign(held, { rows: line.rows, pictures: line.pictures });
  }
  return held;
}

async function* databaseLines(file: string, trust: Trust): AsyncGenerator<DatabaseLine> {
  for await (const line of readArchive(file, trust)) {
    if (line.kind === 'shape' || line.kind === 'table' || line.kind === 'row') yield line;
  }
}
