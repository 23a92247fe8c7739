import type { ImageStore } from '../images/image-store.ts';
import { writeArchive } from './archive-file.ts';
import { type ArchiveLine, archiveFormat } from './archive-lines.ts';
import type { BackupKey } from './archive-signature.ts';
import type { DatabaseArchive } from './database-archive.ts';

export interface BackupParts {
  archive: DatabaseArchive;
  /** Of this installation. */
  key: BackupKey;
  /** Pictures on disk; undefined if a bucket of an object store holds them. */
  pictures: { store: ImageStore; buckets: readonly string[] } | undefined;
}

/** Writes a backup while the site runs. @returns The number of rows and pictures. */
export async function backUp(parts: BackupParts, file: string): Promise<{ rows: number; pictures: number }> {
  const held = { rows: 0, pictures: 0 };
  async function* lines(): AsyncGenerator<ArchiveLine> {
    yield { kind: 'head', format: archiveFormat, made: new Date().toISOString() };
    for await (const line of parts.archive.lines()) {
      if (line.kind === 'row') held.rows += 1;
      yield line;
    }
    // After the database: a picture is stored before a post names it, so every picture of these posts exists by now.
    for await (const line of pictureLines(parts.pictures)) {
      held.pictures += 1;
      yield line;
    }
    yield { kind: 'end', ...held };
  }
  await writeArchive(file, lines(), parts.key);
  return held;
}

async function* pictureLines(pictures: BackupParts['pictures']): AsyncGenerator<ArchiveLine> {
  if (!pictures) return;
  for (const bucket of pictures.buckets) {
    for await (const name of pictures.store.list(bucket)) {
      const image = await pictures.store.get(bucket, name);
      if (image)
        yield { kind: 'picture', bucket, name, type: image.type, body: Buffer.from(image.body).toString('base64') };
    }
  }
}
