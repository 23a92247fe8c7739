import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import type { DatabaseArchive as Archive } from '#server/archive/database-archive.ts';
import { moveDatabase } from '#server/archive/move.ts';
import { newConversationId } from '#server/assistant/chat/conversation-id.ts';
import { createDatabaseArchive } from '#server/db/archive.ts';
import { createConversationStore } from '#server/db/conversations/conversation-store.ts';
import { createPostStore } from '#server/db/post-store.ts';
import { emptyDatabase } from '#tests/support/empty-database.ts';
import { importedPost, postFields } from '#tests/support/posts.ts';
import { collect, editor, expectHours, firstPage, opened, publishHours, saved } from './stores.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'moving-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[TRUST-09] a site moves from SQLite to PostgreSQL and back with all its data', async () => {
  const first = await opened({ file: join(folder, 'first.sqlite') });
  const posts = createPostStore(first);
  await posts.importAll(
    Array.from({ length: 120 }, (_, index) => importedPost({ slug: `p-${index}`, published: index % 5 > 0 }, index)),
    editor,
  );
  const post = saved(await posts.insert(postFields({ slug: 'old', title: 'Moving house' }), editor));
  saved(await posts.update(post.id, 1, { ...post, slug: 'new' }, editor));

  const conversations = createConversationStore(first);
  const id = newConversationId();
  await conversations.begin(id, [{ role: 'visitor', text: 'Hello' }], newDialogue);
  await publishHours(first);

  const second = await opened({ url: await emptyDatabase() });
  const third = await opened({ file: join(folder, 'third.sqlite') });
  const [here, there, back] = [first, second, third].map(createDatabaseArchive) as [Archive, Archive, Archive];
  const { rows } = await moveDatabase(here, there, { replace: false });
  expect(await moveDatabase(there, back, { replace: false })).toEqual({ rows });
  await expect(moveDatabase(here, there, { replace: false })).rejects.toThrow('Nothing was changed');
  expect(await moveDatabase(back, there, { replace: true })).toEqual({ rows });

  const before = await collect(posts.exportAll());
  for (const database of [second, third]) {
    const moved = createPostStore(database);
    expect(await collect(moved.exportAll())).toEqual(before);
    expect(await moved.published.movedTo('old')).toBe('new');
    expect((await moved.published.list({ query: 'moving' }, firstPage)).total).toBe(1);
    expect((await moved.revisions(post.id)).map(({ version }) => version)).toEqual([2, 1]);
    expect((await createConversationStore(database).read(id))?.turns).toHaveLength(1);
    await expectHours(database);
    expect((await moved.insert(postFields(), editor)).kind).toBe('saved');
  }
});

test('[TRUST-09] a move that loses or changes a row is reported, and so are writes in the meantime', async () => {
  const from = await opened({ file: join(folder, 'from.sqlite') });
  await createPostStore(from).importAll([importedPost({ slug: 'one' }), importedPost({ slug: 'two' })], editor);
  const to = createDatabaseArchive(await opened({ file: join(folder, 'to.sqlite') }));
  const source = createDatabaseArchive(from);
  const lossy: Archive = {
    ...to,
    replace: async (lines) => {
      await to.replace(lines);
      await createPostStore(from).insert(postFields({ slug: 'three' }), editor);
    },
  };
  await expect(moveDatabase(source, lossy, { replace: true })).rejects.toThrow(/do not hold the same in: blog_posts/);
});
