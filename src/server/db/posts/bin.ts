import type { Post } from '#domain/blog/post.ts';
import type { BinPage, Page, RevisionAuthor } from '#server/blog/post-store.ts';
import type { Database } from '../engine.ts';
import { addEntries, removeEntry } from './entries.ts';
import { type PostRecordRow, postOf, summaryColumns, summaryOf } from './rows.ts';
import { claimSlugs, freeSlug, takenSlugs } from './slugs.ts';
import { inWriteTransaction, liveRow, notePost, visitorsSeeMore } from './write.ts';

/** Moves a post to the bin: lists, search and visitors no longer find it. */
export function deletePost(database: Database, id: string, editor: RevisionAuthor): Promise<boolean> {
  return inWriteTransaction(database, async (inside) => {
    const row = await liveRow(inside, id);
    if (!row) return false;
    await removeEntry(inside, row);
    await inside.db
      .updateTable('blog_posts')
      .set({ deleted_at: new Date().toISOString(), deleted_by: editor })
      .where('id', '=', id)
      .execute();
    if (row.published) await visitorsSeeMore(inside);
    await notePost(inside, 'post-deleted', row, editor);
    return true;
  });
}

/** Restores a post from the bin, unchanged. */
export function undeletePost(database: Database, id: string, editor: RevisionAuthor): Promise<Post | undefined> {
  return inWriteTransaction(database, async (inside) => {
    const row = await inside.db.selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    if (row.deleted_at === null) return postOf(row);
    // Its address may belong to another post now.
    const isFree = (await takenSlugs(inside, [row.slug], id)).size === 0;
    const slug = isFree ? row.slug : await freeSlug(inside, row.slug);
    const after: PostRecordRow = { ...row, slug, deleted_at: null, deleted_by: null };
    const { deleted_at, deleted_by } = after;
    await inside.db.updateTable('blog_posts').set({ slug, deleted_at, deleted_by }).where('id', '=', id).execute();
    await claimSlugs(inside, [{ slug, post_id: id, was_public: Boolean(row.published) }]);
    await addEntries(inside, [after]);
    if (row.published) await visitorsSeeMore(inside);
    await notePost(inside, 'post-restored', after, editor);
    return postOf(after);
  });
}

/** The posts in the bin, newest deletion first. */
export async function listBin({ db }: Database, { offset, limit }: Page): Promise<BinPage> {
  const inBin = db.selectFrom('blog_posts').where('deleted_at', 'is not', null);
  const { total } = await inBin.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await inBin
    .select([...summaryColumns, 'deleted_at', 'deleted_by'])
    .orderBy('deleted_at', 'desc')
    .orderBy('order_key', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const posts = rows.map((row) => ({
    ...summaryOf(row),
    deletedAt: row.deleted_at ?? '',
    deletedBy: row.deleted_by ?? undefined,
  }));
  return { posts, total: Number(total) };
}

/** Deletes a post in the bin, with all its versions and addresses. */
export function endPost(database: Database, id: string, editor: RevisionAuthor): Promise<boolean> {
  return inWriteTransaction(database, async (inside) => {
    const row = await inside.db
      .selectFrom('blog_posts')
      .select(['id', 'title'])
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst();
    if (!row) return false;
    await removeRows(inside, [row.id]);
    await notePost(inside, 'post-ended', row, editor);
    return true;
  });
}

/** Deletes posts that were moved to the bin before a time, oldest first, at most `limit`. Returns their number. */
export function purgeBin(database: Database, before: Date, limit: number): Promise<number> {
  return inWriteTransaction(database, async (inside) => {
    const rows = await inside.db
      .selectFrom('blog_posts')
      .select(['id', 'title'])
      .where('deleted_at', '<', before.toISOString())
      .orderBy('deleted_at')
      .limit(limit)
      .execute();
    await removeRows(
      inside,
      rows.map(({ id }) => id),
    );
    for (const row of rows) await notePost(inside, 'post-ended', row, 'the site', 'its time in the bin was over');
    return rows.length;
  });
}

/** Lists and counts hold no posts of the bin, so they need no change. */
async function removeRows({ db }: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('post_slugs').where('post_id', 'in', ids).execute();
  await db.deleteFrom('post_revisions').where('post_id', 'in', ids).execute();
  await db.deleteFrom('blog_posts').where('id', 'in', ids).execute();
}
