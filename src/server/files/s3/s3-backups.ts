import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupPlace, backupsAmong } from '../../archive/backup-place.ts';
import { ImageStoreUnavailable } from '../../images/image-store.ts';
import { expectStatus, isMissing, keysBelow } from './replies.ts';
import { createS3Client, type S3ClientOptions } from './s3-client.ts';

export interface S3BackupOptions extends S3ClientOptions {
  /** Prefix of every key; empty or with a trailing slash. */
  prefix: string;
  /** Folder of the temporary file of a backup. */
  scratch: string;
  /** Maximum bytes of a backup: it is sent from memory, in one piece. */
  largest?: number;
}

/** Stores backups in a bucket, as {prefix}backups/{name}. */
export function createS3Backups({
  prefix,
  scratch,
  largest = 256 * 1024 * 1024,
  ...options
}: S3BackupOptions): BackupPlace {
  const client = createS3Client({ timeoutMs: 5 * 60 * 1000, ...options });
  const start = `${prefix}backups/`;

  async function withFile<Result>(name: string, use: (file: string) => Promise<Result>): Promise<Result> {
    const file = join(scratch, name);
    await mkdir(scratch, { recursive: true, mode: 0o700 });
    try {
      return await use(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  return {
    list: async () => {
      const names: string[] = [];
      for await (const key of keysBelow(client, start)) names.push(key.slice(start.length));
      return backupsAmong(names);
    },
    put: (name, write) =>
      withFile(name, async (file) => {
        await write(file);
        const body = await readFile(file);
        if (body.length > largest) throw new ImageStoreUnavailable('full', 'backup too large for a bucket');
        const headers = { 'content-type': 'application/gzip' };
        expectStatus(await client.send('PUT', start + name, { body, headers }), 200);
        return body.length;
      }),
    read: (name, use) =>
      withFile(name, async (file) => {
        const { body } = expectStatus(await client.send('GET', start + name), 200);
        await writeFile(file, body, { mode: 0o600 });
        return use(file);
      }),
    remove: async (name) => {
      const reply = await client.send('DELETE', start + name);
      if (!isMissing(reply)) expectStatus(reply, 204);
    },
  };
}
