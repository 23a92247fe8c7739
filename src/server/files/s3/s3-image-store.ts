import { createHash } from 'node:crypto';
import { checkName, type ImageStore, NameTaken, typeOfName } from '../../images/image-store.ts';
import { expectStatus, isMissing, keysBelow } from './replies.ts';
import { createS3Client, type S3ClientOptions } from './s3-client.ts';

export interface S3Options extends S3ClientOptions {
  /** Prefix of every key, such as 'site/'; empty puts the store's buckets at the top. */
  prefix?: string;
}

/**
 * Stores pictures in one bucket of any S3-compatible service, as {prefix}{bucket}/{name}. The service's own bucket may stay
 * private: visitors get pictures from this server.
 */
export function createS3ImageStore({ prefix = '', ...options }: S3Options): ImageStore {
  const client = createS3Client(options);
  const keyOf = (bucket: string, name: string) => `${prefix}${bucket}/${name}`;

  /** Whether the stored object has the digest that was sent: then an earlier attempt succeeded and only its reply was lost. */
  async function isStored(key: string, digest: string): Promise<boolean | undefined> {
    let reply = await client.send('HEAD', key);
    if (reply.status === 404) return undefined;
    // The reply to HEAD has no body, so it cannot give a reason.
    if (reply.status !== 200) reply = await client.send('GET', key);
    return expectStatus(reply, 200).headers.get('x-amz-meta-sha256') === digest;
  }

  return {
    put: async (bucket, name, { body, type }) => {
      checkName(bucket, name, type);
      const key = keyOf(bucket, name);
      const digest = createHash('sha256').update(body).digest('hex');
      const headers = { 'content-type': type, 'x-amz-meta-sha256': digest };
      let reply = await client.send('PUT', key, { body, headers: { ...headers, 'if-none-match': '*' } });
      if (reply.status === 501) {
        // The service does not support conditional writes: check first.
        if ((await isStored(key, digest)) !== undefined) throw new NameTaken();
        reply = await client.send('PUT', key, { body, headers });
      }
      if (reply.status === 412) {
        if (reply.attempts > 1 && (await isStored(key, digest))) return;
        throw new NameTaken();
      }
      expectStatus(reply, 200);
    },
    get: async (bucket, name) => {
      const type = typeOfName(bucket, name);
      if (type === undefined) return undefined;
      const reply = await client.send('GET', keyOf(bucket, name));
      if (isMissing(reply)) return undefined;
      return { body: expectStatus(reply, 200).body, type };
    },
    delete: async (bucket, name) => {
      if (typeOfName(bucket, name) === undefined) return;
      const reply = await client.send('DELETE', keyOf(bucket, name));
      if (!isMissing(reply)) expectStatus(reply, 204);
    },
    list: async function* (bucket) {
      const start = keyOf(bucket, '');
      for await (const key of keysBelow(client, start)) {
        const name = key.slice(start.length);
        if (typeOfName(bucket, name) !== undefined) yield name;
      }
    },
  };
}
