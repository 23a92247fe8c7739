import { type Database, indexEntries, unindexEntry } from '../engine.ts';
import { entryOf, foldedTags, type PostRecordRow } from './rows.ts';

type Counted = Pick<PostRecordRow, 'category' | 'published' | 'featured'>;

/** Adds posts to lists, search, tags and counts. Part of the transaction that writes them. */
export async function addEntries(database: Database, rows: readonly PostRecordRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { db } = database;
  const entries = rows.map(entryOf);
  await db.insertInto('post_entries').values(entries).execute();
  await indexEntries(database, entries);
  const tags = rows
    .filter((row) => row.published)
    .flatMap((row) => foldedTags(row.tags).map((tag) => ({ tag, order_key: row.order_key })));
  if (tags.length > 0) await db.insertInto('post_tags').values(tags).execute();
  await count(database, rows, 1);
}

/** Removes a post from lists, search, tags and counts; `row` is the row that was added. */
export async function removeEntry(database: Database, row: PostRecordRow): Promise<void> {
  const { db } = database;
  await db.deleteFrom('post_tags').where('order_key', '=', row.order_key).execute();
  await unindexEntry(database, row.order_key);
  await db.deleteFrom('post_entries').where('order_key', '=', row.order_key).execute();
  await count(database, [row], -1);
}

async function count({ db }: Database, rows: readonly Counted[], step: 1 | -1): Promise<void> {
  const sums = new Map<string, Counted & { posts: number }>();
  for (const { category, published, featured } of rows) {
    const key = JSON.stringify([category, Boolean(published), Boolean(featured)]);
    const sum = sums.get(key) ?? { category, published: Boolean(published), featured: Boolean(featured), posts: 0 };
    sums.set(key, { ...sum, posts: sum.posts + step });
  }
  await db
    .insertInto('post_counts')
    .values([...sums.values()])
    .onConflict((conflict) =>
      conflict
        .columns(['category', 'published', 'featured'])
        .doUpdateSet(({ eb, ref }) => ({ posts: eb('post_counts.posts', '+', ref('excluded.posts')) })),
    )
    .execute();
  await db.deleteFrom('post_counts').where('posts', '=', 0).execute();
}
