import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import { watchBucket } from './bucket-watch.ts';
import { bucketTry } from './files/s3/try-bucket.ts';
import { ImageStoreUnavailable } from './images/image-store.ts';

const server = await startS3Server();
afterAll(() => server.stop());
beforeEach(() => {
  server.objects.clear();
  server.requests.splice(0);
});

const settings = { ...server.settings, prefix: 'website/', timeoutMs: 400, pauseMs: 1 };

function logger() {
  const lines: object[] = [];
  const line = (fields: object | string) => void lines.push(typeof fields === 'string' ? { msg: fields } : fields);
  return { lines, error: line, info: line };
}

test('[OPS-03] the bucket test writes, reads, lists and removes one object below the prefix', async () => {
  await bucketTry(settings)();
  expect(server.objects.size).toBe(0);
  expect(server.requests).toEqual([
    expect.stringMatching(/^PUT \/clinic-files\/website\/write-test-/),
    expect.stringMatching(/^GET \/clinic-files\/website\/write-test-/),
    'GET /clinic-files',
    expect.stringMatching(/^DELETE \/clinic-files\/website\/write-test-/),
  ]);
});

test.each([
  [{ bucket: 'elsewhere' }, 'NoSuchBucket', 'no bucket named S3_BUCKET'],
  [{ accessKeyId: 'AKIDOTHER' }, 'InvalidAccessKeyId', 'S3_ACCESS_KEY_ID'],
  [{ secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch', 'S3_SECRET_ACCESS_KEY'],
  [{ region: 'RegionOne' }, 'AuthorizationHeaderMalformed', 'S3_REGION'],
  [{ endpoint: 'http://127.0.0.1:1' }, 'ECONNREFUSED', 'nothing answers at S3_ENDPOINT'],
  [{ endpoint: 'http://127.0.0.1:9' }, 'TypeError', 'nothing answers at S3_ENDPOINT'],
])('[OPS-03] with %j the watch logs and reports %s', async (wrong, code, advice) => {
  const log = logger();
  // The fetch of Node blocks ports 1 and 9 without connecting.
  const fetch = code === 'ECONNREFUSED' ? () => Promise.reject(refusedConnection()) : globalThis.fetch;
  const watch = watchBucket(bucketTry({ ...settings, ...wrong, fetch }), log);
  await vi.waitFor(() => expect(watch.problem()).toMatchObject({ code, advice: expect.stringContaining(advice) }));
  expect(log.lines).toEqual([watch.problem()]);
  watch.stop();
});

test('[OPS-03] a failed bucket test is repeated until it succeeds, and each change is logged once', async () => {
  vi.useFakeTimers();
  try {
    const log = logger();
    const codes = ['NoSuchBucket', 'NoSuchBucket', 'SlowDown', undefined];
    const tries = vi.fn(async () => {
      const code = codes[tries.mock.calls.length - 1];
      if (code) throw new ImageStoreUnavailable(code === 'SlowDown' ? 'unreachable' : 'refused', code);
    });
    const watch = watchBucket(tries, log);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(watch.problem()?.code).toBe('NoSuchBucket');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect([tries.mock.calls.length, watch.problem()]).toEqual([4, undefined]);
    expect(log.lines).toMatchObject([
      { code: 'NoSuchBucket' },
      { code: 'SlowDown', advice: 'the service cannot answer now' },
      { msg: 'the bucket can be used' },
    ]);
  } finally {
    vi.useRealTimers();
  }
});

const refusedConnection = () =>
  Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  });
