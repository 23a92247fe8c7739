import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { CircuitOpen, retryDatabase } from '#server/db/retry.ts';
import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';
import { between } from '#tests/support/between.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres.ts';
import { postFields } from '#tests/support/posts.ts';
import { editor, firstPage, opened, saved } from './stores.ts';

const soon = { times: 3, delay: 1, cap: 30_000 };

/** The reason of a failed attempt. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'it succeeded',
    (error: unknown) => (error instanceof StorageUnavailable ? error.reason : error),
  );
}

describe('a database that cannot answer, SQLite', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'faults-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('busy: a save fails, nothing is written, reads go on, and a retry succeeds', async () => {
    const file = join(folder, 'busy.sqlite');
    const posts = createPostStore(await opened({ file, busyTimeout: 50 }), soon);
    const post = saved(await posts.insert(postFields(), editor));
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    expect(await failureOf(posts.insert(postFields({ title: 'New' }), editor))).toBe('busy');
    expect(await failureOf(posts.update(post.id, 1, { ...post, title: 'Changed' }, editor))).toBe('busy');
    expect(await posts.byId(post.id)).toEqual(post);
    other.exec('rollback');
    other.close();
    expect(await posts.published.list({}, firstPage)).toMatchObject({ total: 1 });
    expect((await posts.update(post.id, 1, { ...post, title: 'Changed' }, editor)).kind).toBe('saved');
  });

  test('full: a save fails, nothing is half written, and a retry succeeds once there is space', async () => {
    const file = join(folder, 'full.sqlite');
    const first = await openDatabase({ file });
    await first.close();
    const look = new DatabaseSync(file);
    const pages = Number(look.prepare('pragma page_count').get()?.page_count);
    look.close();
    // Room for two or three posts.
    const tight = await opened({ file, maxPages: pages + 40 });
    const posts = createPostStore(tight, soon);
    const big = postFields({ title: 'Big', content: 'x'.repeat(40_000) });
    let written = 0;
    let failure: unknown = 'none';
    for (let attempt = 0; attempt < 20 && failure === 'none'; attempt += 1) {
      failure = await posts.insert(big, editor).then(
        () => 'none',
        (error: unknown) => (error instanceof StorageUnavailable ? error.reason : error),
      );
      if (failure === 'none') written += 1;
    }
    expect(failure).toBe('full');
    expect(written).toBeGreaterThan(0);
    expect((await posts.list({}, firstPage)).posts).toHaveLength(written);
    expect(await posts.list({}, firstPage)).toMatchObject({ total: written });
    // The same connection is usable: the transaction was rolled back, and a smaller text may still fit.
    expect(await failureOf(posts.insert(big, editor))).toBe('full');
    const roomy = createPostStore(await opened({ file }));
    expect((await roomy.insert(big, editor)).kind).toBe('saved');
    expect(await roomy.list({}, firstPage)).toMatchObject({ total: written + 1 });
  });

  test('read-only: a save fails, nothing is written, reads go on, and a retry succeeds once it is writable', async () => {
    const database = await opened({ file: join(folder, 'read-only.sqlite') });
    const posts = createPostStore(database, soon);
    const post = saved(await posts.insert(postFields(), editor));
    // SQLite's own error on a read-only disk.
    const readOnly = (value: 'on' | 'off') => sql`pragma query_only = ${sql.raw(value)}`.execute(database.db);
    await readOnly('on');
    expect(await failureOf(posts.insert(postFields({ title: 'New' }), editor))).toBe('unreachable');
    expect(await posts.byId(post.id)).toEqual(post);
    await readOnly('off');
    expect((await posts.update(post.id, 1, { ...post, title: 'Changed' }, editor)).kind).toBe('saved');
    expect(await posts.published.list({}, firstPage)).toMatchObject({ total: 1 });
  });

  test('moved, deleted or replaced while it is open: a save fails, since the next start would not find it', async () => {
    const file = join(folder, 'moved.sqlite');
    const posts = createPostStore(await opened({ file }), soon);
    const post = saved(await posts.insert(postFields(), editor));
    renameSync(file, `${file}.moved`);
    expect(await failureOf(posts.insert(postFields({ title: 'New' }), editor))).toBe('unreachable');
    writeFileSync(file, '');
    expect(await failureOf(posts.update(post.id, 1, { ...post, title: 'Changed' }, editor))).toBe('unreachable');
    renameSync(`${file}.moved`, file);
    expect((await posts.update(post.id, 1, { ...post, title: 'Changed' }, editor)).kind).toBe('saved');
  });

  test('start-up reports in a sentence what is wrong with the file', async () => {
    const text = join(folder, 'text.sqlite');
    writeFileSync(text, 'This is no database, but long enough to be looked at as if it were one.'.repeat(20));
    await expect(openDatabase({ file: text })).rejects.toThrow(
      `${text} is not a database of this site, or it is damaged. Move it away and start again, then bring the data back: npm run restore -- FILE`,
    );
    await expect(openDatabase({ file: folder })).rejects.toThrow(`The database ${folder} cannot be opened.`);
    const held = join(folder, 'held.sqlite');
    const other = new DatabaseSync(held);
    other.exec('pragma journal_mode = wal; begin immediate; create table x (y)');
    await expect(openDatabase({ file: held, busyTimeout: 50 })).rejects.toThrow(
      `The database ${held} is being written by another program. Wait until it has finished, then start again.`,
    );
    other.close();
  });
});

describe('a database that cannot answer, PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  test('busy: a save fails, nothing is written, reads go on, and a retry succeeds', async () => {
    const url = await server.createDatabase();
    const posts = createPostStore(await opened({ url, busyTimeout: 50 }), soon);
    const post = saved(await posts.insert(postFields(), editor));
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('begin');
    await other.query('lock table post_entries in exclusive mode');
    expect(await failureOf(posts.update(post.id, 1, { ...post, title: 'Changed' }, editor))).toBe('busy');
    expect(await posts.byId(post.id)).toEqual(post);
    await other.end();
    expect((await posts.update(post.id, 1, { ...post, title: 'Changed' }, editor)).kind).toBe('saved');
  });

  test('full: a save fails, nothing is half written, and a retry succeeds once there is space', async () => {
    const url = await server.createDatabase();
    const posts = createPostStore(await opened({ url }), soon);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    // The server's own code for a full disk, from the last table that a save writes.
    await other.query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await other.query(
      'create trigger full_disk before insert on post_counts for each row execute function full_disk()',
    );
    expect(await failureOf(posts.insert(postFields(), editor))).toBe('full');
    expect((await other.query('select count(*)::int as posts from blog_posts')).rows).toEqual([{ posts: 0 }]);
    await other.query('drop trigger full_disk on post_counts');
    await other.end();
    expect((await posts.insert(postFields(), editor)).kind).toBe('saved');
  });

  test('read-only: a save fails, nothing is written, reads go on, and a retry succeeds once it is writable', async () => {
    const url = await server.createDatabase();
    const posts = createPostStore(await opened({ url }), soon);
    const post = saved(await posts.insert(postFields(), editor));
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    const readOnly = async (value: 'on' | 'off') => {
      await other.query(`alter system set default_transaction_read_only = ${value}`);
      await other.query('select pg_reload_conf()');
      await expect
        .poll(async () => (await other.query('show default_transaction_read_only')).rows)
        .toEqual([{ default_transaction_read_only: value }]);
    };
    await readOnly('on');
    expect(await failureOf(posts.insert(postFields({ title: 'New' }), editor))).toBe('unreachable');
    expect(await posts.byId(post.id)).toEqual(post);
    await readOnly('off');
    await other.end();
    expect((await posts.update(post.id, 1, { ...post, title: 'Changed' }, editor)).kind).toBe('saved');
    expect(await posts.published.list({}, firstPage)).toMatchObject({ total: 1 });
  });

  test('unreachable: a save fails at once, and works again when the database is back', async () => {
    const database = await opened({ url: await server.createDatabase() });
    const posts = createPostStore(database, soon);
    const post = saved(await posts.insert(postFields(), editor));
    expect(await database.answers()).toBe(true);
    await server.stop();
    expect(await failureOf(posts.update(post.id, 1, { ...post, title: 'Changed' }, editor))).toBe('unreachable');
    expect(await failureOf(posts.byId(post.id))).toBe('unreachable');
    expect(await database.answers()).toBe(false);
    await server.start();
    expect(await posts.byId(post.id)).toEqual(post);
    expect((await posts.update(post.id, 1, { ...post, title: 'Changed' }, editor)).kind).toBe('saved');
    // Idle connections broke: the first read afterwards is retried.
    await server.kill();
    await server.start();
    expect(await posts.byId(post.id)).toMatchObject({ title: 'Changed' });
    expect(await database.answers()).toBe(true);
  });

  test('silent: an unanswered query times out soon, and its connection ends', async () => {
    const url = new URL(await server.createDatabase());
    const { port, hush, close } = await between(Number(url.port));
    url.port = port;
    const posts = createPostStore(
      await opened({ url: url.href, connections: 1, timeoutMs: { read: 300, other: 300 } }),
      soon,
    );
    const post = saved(await posts.insert(postFields(), editor));
    hush();
    expect(await failureOf(posts.insert(postFields(), editor))).toBe('unreachable');
    await posts.byId(post.id);
    hush();
    // Retried, over a connection that answers.
    expect(await posts.byId(post.id)).toEqual(post);
    expect((await posts.update(post.id, 1, { ...post, title: 'Changed' }, editor)).kind).toBe('saved');
    await close();
  });

  test('dropping each new connection at its first query for a while: the pool releases all of them', async () => {
    const url = new URL(await server.createDatabase());
    const { port, drop, close } = await between(Number(url.port));
    url.port = port;
    const database = await opened({ url: url.href, connections: 2 });
    drop(true);
    for (let times = 0; times < 4; times += 1) expect(await database.answers()).toBe(false);
    drop(false);
    expect(await database.answers()).toBe(true);
    await close();
  });

  test('gone between two statements of a transaction: the next one fails, and nothing is stored', async () => {
    const database = await opened({ url: await server.createDatabase() });
    const facts = () => database.db.selectFrom('site_facts').selectAll().execute();
    const before = await facts();
    const work = database.db.transaction().execute(async (db) => {
      await db.insertInto('site_facts').values({ name: 'half', value: 'x' }).execute();
      await server.kill();
      // The connection ends while it is idle.
      await new Promise((resolve) => setImmediate(resolve));
      await server.start();
      await db.insertInto('site_facts').values({ name: 'other half', value: 'x' }).execute();
    });
    expect(await failureOf(work)).toBe('unreachable');
    expect(await retryDatabase(facts, soon)).toEqual(before);
  });

  test('start-up reports in a sentence what is wrong, and never the password', async () => {
    const url = new URL(await server.createDatabase());
    url.password = 'top-secret';
    const sentence = async (change: (address: URL) => unknown) => {
      const address = new URL(url);
      change(address);
      const failure = await openDatabase({ url: address.href }).catch((error: unknown) => error);
      expect(JSON.stringify([String(failure), (failure as Error).stack])).not.toContain('top-secret');
      return (failure as Error).message;
    };
    const { host, hostname } = url;
    expect(await sentence((address) => address.searchParams.set('sslmode', 'require'))).toBe(
      `The database server at ${host} offers no TLS. Turn it on there, or take sslmode out of DATABASE_URL where the network is your own.`,
    );
    expect(await sentence((address) => (address.port = '1'))).toBe(
      `The database server at ${hostname}:1 cannot be reached. Check that it runs, and that DATABASE_URL names its host and port.`,
    );
    expect(await sentence((address) => (address.pathname = '/nothing'))).toBe(
      `The server at ${host} has no database 'nothing'. Create it (createdb nothing), or name another in DATABASE_URL.`,
    );
    expect(await sentence((address) => (address.username = 'nobody'))).toBe(
      `The database server at ${host} refused the user or the password of DATABASE_URL. Correct them there.`,
    );
  });
});

describe('[DATA-01] reads are retried', () => {
  const failing = (times: number, error: Error) => {
    const state = { calls: 0 };
    const read = async () => {
      state.calls += 1;
      if (state.calls <= times) throw error;
      return 'found';
    };
    return { state, read };
  };

  test('three times, and no more', async () => {
    const recovers = failing(3, new StorageUnavailable('unreachable'));
    expect(await retryDatabase(recovers.read, soon)).toBe('found');
    const stays = failing(9, new StorageUnavailable('busy'));
    expect(await failureOf(retryDatabase(stays.read, soon))).toBe('busy');
    expect(stays.state.calls).toBe(4);
  });

  test('[TRUST-12] never where the server is known to be silent', async () => {
    const silent = failing(9, new CircuitOpen());
    expect(await failureOf(retryDatabase(silent.read, soon))).toBe('unreachable');
    expect(silent.state.calls).toBe(1);
  });

  test('after a wait that doubles up to the cap', async () => {
    const waits: number[] = [];
    const stays = failing(9, new StorageUnavailable('busy'));
    const pause = async (milliseconds: number) => void waits.push(milliseconds);
    await retryDatabase(stays.read, { times: 3, delay: 10_000, cap: 30_000, pause }).catch(() => {});
    expect(waits).toEqual([10_000, 20_000, 30_000]);
  });

  test('and not after a long silence: a lock is waited for, an unreachable server is not', async () => {
    const tries = async (reason: 'busy' | 'unreachable') => {
      let calls = 0;
      const slow = async () => {
        calls += 1;
        await new Promise((resolve) => setImmediate(resolve));
        throw new StorageUnavailable(reason);
      };
      await retryDatabase(slow, { ...soon, withinUnreachable: 0 }).catch(() => {});
      return calls;
    };
    expect([await tries('busy'), await tries('unreachable')]).toEqual([4, 1]);
  });

  test.each([new StorageUnavailable('full'), new Error('a mistake of ours')])('but not for %s', async (error) => {
    const stays = failing(9, error);
    await expect(retryDatabase(stays.read, soon)).rejects.toBe(error);
    expect(stays.state.calls).toBe(1);
  });
});
