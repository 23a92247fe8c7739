import { randomUUID } from 'node:crypto';
import { ImageStoreUnavailable } from '../../images/image-store.ts';
import { expectStatus, listingQuery } from './replies.ts';
import { createS3Client } from './s3-client.ts';
import type { S3Options } from './s3-image-store.ts';

/**
 * Tests the operations of pictures and backups with a small object: write, read, list, remove.
 *
 * @throws ImageStoreUnavailable with the code of the service.
 */
export function bucketTry({ prefix = '', ...options }: S3Options): () => Promise<void> {
  const client = createS3Client(options);
  return async () => {
    // A unique name: instances that start at the same time do not remove each other's object.
    const key = `${prefix}write-test-${randomUUID()}`;
    const body = Buffer.from('Written and removed by a start of the site.\n');
    expectStatus(await client.send('PUT', key, { body, headers: { 'content-type': 'text/plain' } }), 200);
    try {
      const read = expectStatus(await client.send('GET', key), 200);
      if (!body.equals(read.body)) throw new ImageStoreUnavailable('refused', 'another object came back');
      expectStatus(await client.send('GET', '', { query: listingQuery(key) }), 200);
    } catch (error) {
      await client.send('DELETE', key).catch(() => {});
      throw error;
    }
    expectStatus(await client.send('DELETE', key), 204);
  };
}
