import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabaseArchive } from '#server/db/archive.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres.ts';
import { importedPost, postFields } from '#tests/support/posts.ts';
import { collect, editor, firstPage, opened, saved } from './stores.ts';

let folder = '';
let server: PostgresServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'moving-'));
  server = await startPostgres();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a site moves from SQLite to PostgreSQL and back with everything that it has', async () => {
  const first = await opened({ file: join(folder, 'first.sqlite') });
  const posts = createPostStore(first);
  await posts.importAll(
    Array.from({ length: 120 }, (_, index) => importedPost({ slug: `p-${index}`, published: index % 5 > 0 }, index)),
    editor,
  );
  const post = saved(await posts.insert(postFields({ slug: 'old', title: 'Moving house' }), editor));
  saved(await posts.update(post.id, 1, { ...post, slug: 'new' }, editor));

  const second = await opened({ url: await server.createDatabase() });
  await createDatabaseArchive(second).replace(createDatabaseArchive(first).lines());
  const third = await opened({ file: join(folder, 'third.sqlite') });
  await createDatabaseArchive(third).replace(createDatabaseArchive(second).lines());

  const before = await collect(posts.exportAll());
  for (const database of [second, third]) {
    const moved = createPostStore(database);
    expect(await collect(moved.exportAll())).toEqual(before);
    expect(await moved.published.movedTo('old')).toBe('new');
    expect((await moved.published.list({ query: 'moving' }, firstPage)).total).toBe(1);
    expect((await moved.revisions(post.id)).map(({ version }) => version)).toEqual([2, 1]);
    expect((await moved.insert(postFields(), editor)).kind).toBe('saved');
  }
});
