import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseLine } from '#server/archive/archive-lines.ts';
import { backUp } from '#server/archive/backup.ts';
import { restore } from '#server/archive/restore.ts';
import { createDatabaseArchive } from '#server/db/archive.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { createDiskImageStore } from '#server/files/disk/disk-image-store.ts';
import { importedPost, postFields } from '#tests/support/posts.ts';
import { onBothEngines } from './engines.ts';
import { collect, editor, expectHours, firstPage, opened, publishHours, resigned, saved } from './stores.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = Buffer.alloc(32, 7);
const picture = { body: Buffer.from([0, 1, 2, 255]), type: 'image/webp' };

onBothEngines('backup and restore', (databases) => {
  let made = 0;
  const path = (name: string) => join(folder, `${databases.name}-${made}-${name}`);
  const images = () => createDiskImageStore(path('files'));
  const pictures = () => ({ store: images(), buckets: ['blog-images'] });

  /** A database with rows in every table of a backup. */
  async function filled(): Promise<OpenDatabase> {
    made += 1;
    const database = await opened(await databases.empty());
    const posts = createPostStore(database);
    await posts.importOnce(
      'demo',
      Array.from({ length: 230 }, (_, index) => importedPost({ slug: `p-${index}`, tags: ['t'] }, index)),
      editor,
    );
    const post = saved(
      await posts.insert(postFields({ slug: 'old', title: 'Ünïcode 🌊 "quoted" \u2028\u2029' }), editor),
    );
    saved(await posts.update(post.id, 1, { ...post, slug: 'new', featured: true }, editor));
    await posts.delete((await posts.published.bySlug('p-7'))?.id ?? '', editor);
    await database.db
      .insertInto('staff_accounts')
      .values({
        id: 'a',
        email: 'ann@clinic.example',
        email_verified: true,
        name: 'Ann',
        image: null,
        disabled_at: null,
        last_sign_in_at: null,
        created_at: '2025-01-01T00:00:00.000Z',
        updated_at: '2025-01-01T00:00:00.000Z',
      })
      .execute();
    await publishHours(database);
    await images().put('blog-images', 'blog-1.webp', picture);
    return database;
  }

  const contents = async (database: OpenDatabase) => {
    const lines = await collect(createDatabaseArchive(database).lines());
    let table = '';
    return (
      lines
        .map((line) => {
          if (line.kind === 'table') table = line.name;
          // One engine returns 1 where the other returns true.
          return line.kind === 'row'
            ? `${table} ${JSON.stringify(line.values.map((value) => (typeof value === 'boolean' ? Number(value) : value)))}`
            : JSON.stringify(line);
        })
        // A restore writes new revisions and an audit event.
        .filter((line) => !/"posts-revision"|"content-revision"|"backup-restored"/.test(line))
        .sort()
    );
  };

  async function expectWorking(database: OpenDatabase) {
    const posts = createPostStore(database);
    expect(await posts.published.movedTo('old')).toBe('new');
    expect((await posts.published.list({ query: 'ünïcode' }, firstPage)).total).toBe(1);
    expect(await posts.published.count()).toBe(230);
    const post = await posts.published.bySlug('new');
    expect((await posts.revisions(post?.id ?? '')).map(({ version }) => version)).toEqual([2, 1]);
    expect(await posts.importOnce('demo', [importedPost()], editor)).toBe(false);
    await expectHours(database);
    expect((await posts.insert(postFields({ title: 'Afterwards' }), editor)).kind).toBe('saved');
    expect((await posts.published.list({ query: 'afterwards' }, firstPage)).total).toBe(1);
  }

  test('everything is restored in a new place, pictures too; only the owner may read the file', async () => {
    const source = await filled();
    const file = path('backup');
    const held = await backUp({ archive: createDatabaseArchive(source), pictures: pictures(), key }, file);
    expect(held.pictures).toBe(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const target = await opened(await databases.empty());
    const place = createDiskImageStore(path('restored'));
    expect(
      await restore({ archive: createDatabaseArchive(target), images: place, key }, file, { replace: false }),
    ).toMatchObject(held);
    expect(await contents(target)).toEqual(await contents(source));
    expect(Buffer.from((await place.get('blog-images', 'blog-1.webp'))?.body ?? [])).toEqual(picture.body);
    await expectWorking(target);
  });

  test('a database with data is replaced only with the option, atomically, while others use it', async () => {
    const source = await filled();
    const file = path('backup');
    await backUp({ archive: createDatabaseArchive(source), pictures: undefined, key }, file);
    const place = await databases.empty();
    const target = await opened(place);
    const running = createPostStore(await opened(place));
    const stored = saved(await running.insert(postFields({ slug: 'kept' }), editor));
    const revision = await running.revisionOfSite();
    const archive = createDatabaseArchive(target);
    await expect(restore({ archive, images: images(), key }, file, { replace: false })).rejects.toThrow(
      'add --replace',
    );
    expect(await running.byId(stored.id)).toEqual(stored);
    await restore({ archive, images: images(), key }, file, { replace: true });
    expect(await running.byId(stored.id)).toBeUndefined();
    expect(await running.revisionOfSite()).not.toBe(revision);
    expect(await contents(target)).toEqual(await contents(source));
    await expectWorking(target);
  });

  test('a restore that fails on the way changes nothing', async () => {
    const source = await filled();
    const before = await contents(source);
    const lines = await collect(createDatabaseArchive(source).lines());
    async function* broken(): AsyncGenerator<DatabaseLine> {
      yield* lines.slice(0, 150);
      throw new Error('the disk is gone');
    }
    await expect(createDatabaseArchive(source).replace(broken())).rejects.toThrow('the disk is gone');
    expect(await contents(source)).toEqual(before);
    await expectWorking(source);
  });

  test('a truncated, changed or foreign file is refused, and nothing changes', async () => {
    const source = await filled();
    const file = path('backup');
    await backUp({ archive: createDatabaseArchive(source), pictures: undefined, key }, file);
    const whole = readFileSync(file);
    const lines = gunzipSync(whole).toString().trimEnd().split('\n');
    const target = await opened(await databases.empty());
    const attempt = async (bytes: Buffer) => {
      const bad = path('bad');
      writeFileSync(bad, bytes);
      const failure = await restore({ archive: createDatabaseArchive(target), images: images(), key }, bad, {
        replace: true,
      }).then(
        () => 'restored',
        (error: Error) => `${error.name}: ${error.message.replace(bad, 'FILE')}`,
      );
      expect(await createDatabaseArchive(target).isEmpty()).toBe(true);
      return failure;
    };
    const damaged = 'ArchiveError: FILE is not a backup of this site, or it is damaged. Nothing was changed.';
    expect(await attempt(whole.subarray(0, whole.length - 400))).toBe(damaged);
    const flipped = Buffer.from(whole);
    flipped[Math.floor(whole.length / 2)] = (flipped[Math.floor(whole.length / 2)] ?? 0) ^ 0xff;
    expect(await attempt(flipped)).toBe(damaged);
    expect(await attempt(Buffer.from('no backup'))).toBe(damaged);
    const cutOff = 'ArchiveError: FILE ends too early: it was cut off. Use another backup. Nothing was changed.';
    expect(await attempt(gzipSync(lines.slice(0, -1).join('\n')))).toBe(cutOff);
    expect(await attempt(gzipSync(lines.toSpliced(40, 1).join('\n')))).toBe(cutOff);
    expect(await attempt(gzipSync('{"kind":"row","values":[]}\n'))).toContain('is not a backup of this site');
    const newer = lines.with(1, JSON.stringify({ kind: 'shape', migrations: ['0001-posts', '9999-newer'] }));
    expect(await attempt(gzipSync(newer.join('\n')))).toBe(
      'SignatureError: FILE was changed after this site made it: its signature does not fit. Use another backup. Nothing was changed.',
    );
    expect(await attempt(gzipSync(resigned(newer.join('\n'), key)))).toContain(
      'made by a newer version of the site (9999-newer)',
    );
  });

  test('a backup of an older version is brought to the latest schema', async () => {
    const source = await filled();
    async function* older(): AsyncGenerator<DatabaseLine> {
      let isPosts = false;
      /** Positions of the columns that existed then. */
      let stored: number[] = [];
      for await (const line of createDatabaseArchive(source).lines()) {
        if (line.kind === 'shape') {
          yield { kind: 'shape', migrations: ['0001-posts'] };
        } else if (line.kind === 'table') {
          isPosts = /^(blog_|post_)/.test(line.name);
          stored = line.columns.flatMap((column, index) => (/^review|^deleted_by$/.test(column) ? [] : [index]));
          if (isPosts) yield { ...line, columns: stored.map((index) => line.columns[index] ?? '') };
        } else if (isPosts) {
          yield { ...line, values: stored.map((index) => line.values[index] ?? null) };
        }
      }
    }
    const target = await opened(await databases.empty());
    await createDatabaseArchive(target).replace(older());
    expect(await target.db.selectFrom('staff_accounts').selectAll().execute()).toEqual([]);
    const store = createPostStore(target);
    expect(await store.published.movedTo('old')).toBe('new');
    // [SEO-03] Posts from before reviews have none.
    expect((await store.list({ reviewedBefore: '2000-01-01' }, { offset: 0, limit: 1 })).posts).toMatchObject([
      { reviewer: '', reviewedOn: null },
    ]);
  });
});
