import { sql } from 'kysely';
import type { Page, PreviewPage, RevisionAuthor } from '#server/blog/post-store.ts';
import type { Database } from '../engine.ts';
import { inWriteTransaction, liveRow, newPreviewKey, notePost } from './write.ts';

/** Drafts with their preview links, newest first. */
export async function listPreviews({ db }: Database, { offset, limit }: Page): Promise<PreviewPage> {
  const { posts: total } = await db
    .selectFrom('post_counts')
    .select(({ fn }) => fn.sum<number | null>('posts').as('posts'))
    .where('published', '=', false)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('post_entries')
    .innerJoin('blog_posts', 'blog_posts.order_key', 'post_entries.order_key')
    .select(['id', 'title', 'blog_posts.updated_at', 'editor', 'preview_key'])
    .where(sql<boolean>`not post_entries.published`)
    .orderBy('post_entries.order_key', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const previews = rows.map(({ id, title, updated_at, editor, preview_key }) => ({
    id,
    title,
    editor,
    updatedAt: updated_at,
    previewKey: preview_key,
  }));
  return { previews, total: Number(total ?? 0) };
}

/** Replaces a post's private link; the earlier one is invalid from then on. */
export function renewPreviewKey(database: Database, id: string, editor: RevisionAuthor): Promise<string | undefined> {
  return inWriteTransaction(database, async (inside) => {
    const row = await liveRow(inside, id);
    if (!row) return undefined;
    const key = newPreviewKey();
    await inside.db.updateTable('blog_posts').set({ preview_key: key }).where('id', '=', id).execute();
    await notePost(inside, 'preview-link-renewed', row, editor);
    return key;
  });
}
