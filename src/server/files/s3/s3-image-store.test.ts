import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import { ImageStoreUnavailable, NameTaken } from '../../images/image-store.ts';
import { createS3ImageStore, type S3Options } from './s3-image-store.ts';

const server = await startS3Server();
afterAll(() => server.stop());
beforeEach(() => {
  server.objects.clear();
  server.requests.splice(0);
  server.faults.splice(0);
});

const bucket = 'blog-images';
const name = 'blog-1763700000000.jpg';
const picture = { body: Buffer.alloc(40_000, 'picture'), type: 'image/jpeg' };
const create = (options: Partial<S3Options> = {}) =>
  createS3ImageStore({ ...server.settings, timeoutMs: 400, pauseMs: 1, ...options });

async function problemOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: unknown) => (error instanceof ImageStoreUnavailable ? `${error.reason}: ${error.code}` : String(error)),
  );
}

describe('[EDITOR-05] pictures in an S3 bucket', () => {
  test('are stored under prefix, bucket and name, with their type', async () => {
    await create({ prefix: 'website/' }).put(bucket, name, picture);
    expect([...server.objects.keys()]).toEqual([`website/${bucket}/${name}`]);
    expect(server.objects.get(`website/${bucket}/${name}`)?.type).toBe('image/jpeg');
    expect(server.requests).toEqual([`PUT /clinic-files/website/${bucket}/${name}`]);
  });

  test.each(['slow-down', 'gateway', 'silent', 'broken'] as const)(
    'survive a service that is %s twice',
    async (fault) => {
      const store = create();
      server.faults.push(fault, fault);
      await store.put(bucket, name, picture);
      server.faults.push(fault, fault);
      expect(Buffer.from((await store.get(bucket, name))?.body ?? []).equals(picture.body)).toBe(true);
      expect(server.requests).toHaveLength(6);
    },
  );

  test('are returned whole or not at all when the connection breaks in the middle', async () => {
    const store = create();
    await store.put(bucket, name, picture);
    server.faults.push('half', 'half');
    expect((await store.get(bucket, name))?.body.length).toBe(picture.body.length);
    server.faults.push('half', 'half', 'half');
    expect(await problemOf(store.get(bucket, name))).toMatch(/^unreachable: /);
  });

  test('count as stored when only the reply was lost', async () => {
    server.faults.push('lost');
    await create().put(bucket, name, picture);
    expect(server.requests.map((request) => request.split(' ')[0])).toEqual(['PUT', 'PUT', 'HEAD']);
  });

  test('of another writer under the same name are a conflict', async () => {
    await create().put(bucket, name, { ...picture, body: Buffer.from('another') });
    server.faults.push('slow-down');
    await expect(create().put(bucket, name, picture)).rejects.toThrow(NameTaken);
    expect(server.objects.get(`${bucket}/${name}`)?.body.toString()).toBe('another');
  });

  test.each([
    [['slow-down', 'slow-down', 'slow-down'], 'unreachable: SlowDown'],
    [['gateway', 'gateway', 'gateway'], 'unreachable: HTTP 502'],
    [['silent', 'silent', 'silent'], 'unreachable: TimeoutError'],
    [['quota'], 'full: QuotaExceeded'],
  ] as const)('%j is reported as %s', async (faults, problem) => {
    server.faults.push(...faults);
    expect(await problemOf(create().put(bucket, name, picture))).toBe(problem);
    expect(server.requests).toHaveLength(faults.length);
    expect(server.objects.size).toBe(0);
  });

  test.each([
    [{ secretAccessKey: 'wrong' }, 'refused: SignatureDoesNotMatch'],
    [{ accessKeyId: 'AKIDOTHER' }, 'refused: InvalidAccessKeyId'],
    [{ region: 'eu-west-1' }, 'refused: AuthorizationHeaderMalformed'],
    [{ bucket: 'elsewhere' }, 'refused: NoSuchBucket'],
  ])('with the setting %j wrong it says %s, at once, for reading and writing', async (wrong, problem) => {
    const store = create(wrong);
    expect(await problemOf(store.put(bucket, name, picture))).toBe(problem);
    expect(await problemOf(store.get(bucket, name))).toBe(problem);
    expect(await problemOf(store.list(bucket)[Symbol.asyncIterator]().next())).toBe(problem);
    expect(server.requests).toHaveLength(3);
  });

  test('a service without conditional writes is reported with its code', async () => {
    server.conditional = false;
    onTestFinished(() => {
      server.conditional = true;
    });
    await create().put(bucket, name, picture);
    await expect(create().put(bucket, name, picture)).rejects.toThrow(NameTaken);
    const other = { ...picture, body: Buffer.from('another') };
    expect(await problemOf(create({ secretAccessKey: 'wrong' }).put(bucket, 'blog-2.jpg', other))).toBe(
      'refused: SignatureDoesNotMatch',
    );
  });

  test('without a service at the address the store is unreachable', async () => {
    const gone = await startS3Server();
    await gone.stop();
    expect(await problemOf(create({ endpoint: gone.endpoint }).get(bucket, name))).toBe('unreachable: ECONNREFUSED');
  });

  test('a malformed listing is refused, and foreign keys in a listing are left out', async () => {
    await create().put(bucket, name, picture);
    server.objects.set(`${bucket}/notes.txt`, { body: Buffer.from('x'), type: 'text/plain', meta: {} });
    server.objects.set(`${bucket}/deeper/blog-1.jpg`, { body: Buffer.from('x'), type: 'image/jpeg', meta: {} });
    server.objects.set(`${bucket}/odd \u0001 & <name> + %.jpg`, {
      body: Buffer.from('x'),
      type: 'text/plain',
      meta: {},
    });
    const names: string[] = [];
    for await (const found of create().list(bucket)) names.push(found);
    expect(names).toEqual([name]);
    const other = create({ fetch: async () => new Response('<html>Sign in</html>') });
    expect(await problemOf(other.list(bucket)[Symbol.asyncIterator]().next())).toBe('refused: not an S3 listing');
  });
});
