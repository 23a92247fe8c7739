import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPostStore } from '#server/db/post-store.ts';
import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';
import { postFields } from '#tests/support/posts.ts';
import { editor, firstPage, opened, saved } from './stores.ts';

const retries = { times: 3, delay: 1, cap: 30_000 };
let folder = '';
let threads: Worker[] = [];
const note = (worker: Worker) => threads.push(worker);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'threads-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  threads = [];
  process.on('worker', note);
});
afterEach(() => {
  process.off('worker', note);
});

test('[DATA-01] a lost thread of SQLite is replaced: no acknowledged save is lost, and the loss is reported', async () => {
  const lost: string[] = [];
  const place = { file: join(folder, 'lost.sqlite'), onThreadLost: (role: string) => lost.push(role) };
  const posts = createPostStore(await opened(place), retries);
  const before = saved(await posts.insert(postFields({ title: 'Before' }), editor));
  // On a busy machine a second reader may have started.
  const readers = threads.slice(1).map(() => 'reader');
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
  expect(lost.sort()).toEqual([...readers, 'writer']);

  expect(await posts.byId(before.id)).toEqual(before);
  const after = saved(await posts.insert(postFields({ title: 'After' }), editor));
  expect((await posts.published.list({}, firstPage)).posts.map(({ id }) => id)).toEqual([after.id, before.id]);
  expect((await posts.update(before.id, 1, { ...before, title: 'Changed' }, editor)).kind).toBe('saved');
});

test('[DATA-01] a save whose thread ends fails, does not block the next one, and is atomic', async () => {
  const posts = createPostStore(await opened({ file: join(folder, 'during.sqlite') }), retries);
  await posts.insert(postFields({ title: 'First' }), editor);
  const writer = threads[0];
  const outcomes = Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => posts.insert(postFields({ title: `Save ${index}` }), editor)),
  );
  await writer?.terminate();
  const results = await outcomes;
  const failed = results.filter((result) => result.status === 'rejected');
  expect(failed.length).toBeGreaterThan(0);
  for (const { reason } of failed) expect(reason).toBeInstanceOf(StorageUnavailable);
  const acknowledged = results.length - failed.length;
  saved(await posts.insert(postFields({ title: 'Last' }), editor));
  const { posts: stored, total } = await posts.list({}, firstPage);
  // The first, the last, the acknowledged ones, and at most one whose reply was lost.
  expect(total - acknowledged - 2).toBeOneOf([0, 1]);
  expect(stored).toHaveLength(total);
});

test('[DATA-01] a slow query blocks no other: another thread reads beside it', async () => {
  const { db } = await opened({ file: join(folder, 'slow.sqlite') });
  let isOver = false;
  const slow = sql`select count(*) from
    (with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000000) select * from n)`
    .execute(db)
    .then(() => {
      isOver = true;
    });
  const requested: Promise<unknown>[] = [];
  let answered = 0;
  const ask = () => {
    // The first may wait behind it.
    requested.push(sql`select 1`.execute(db).then(() => ++answered));
    return answered;
  };
  await expect.poll(ask, { interval: 5 }).toBeGreaterThan(0);
  expect(isOver).toBe(false);
  await Promise.all([...requested, slow]);
});
