import { sql } from 'kysely';
import type { Post, PostFields } from '#domain/blog/post.ts';
import { emptyPost, fieldsOf } from '#domain/blog/post-record.ts';
import type { Page, Revision } from '#server/blog/post-store.ts';
import type { Database } from '../engine.ts';
import { postOf } from './rows.ts';

export async function publishedBySlug({ db }: Database, slug: string): Promise<Post | undefined> {
  const row = await db
    .selectFrom('blog_posts')
    .selectAll()
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .where('published', '=', true)
    .executeTakeFirst();
  return row && postOf(row);
}

export async function movedTo({ db }: Database, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('post_slugs')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_slugs.post_id')
    .select('blog_posts.slug')
    .where('post_slugs.slug', '=', slug)
    .where('blog_posts.deleted_at', 'is', null)
    .where('blog_posts.published', '=', true)
    .executeTakeFirst();
  return row && row.slug !== slug ? row.slug : undefined;
}

export async function postBy({ db }: Database, column: 'id' | 'preview_key', value: string): Promise<Post | undefined> {
  const row = await db
    .selectFrom('blog_posts')
    .selectAll()
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && postOf(row);
}

export async function publishedAddresses({ db }: Database, page: Page) {
  const rows = await db
    .selectFrom('post_entries')
    .select(['slug', 'updated_at'])
    .where(sql<boolean>`post_entries.published`)
    .orderBy('order_key', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map((row) => ({ slug: row.slug, updatedAt: row.updated_at }));
}

/** Newest first: the present version from the post itself, the others from the stored revisions. */
export async function revisionsOf({ db }: Database, id: string): Promise<Revision[]> {
  const present = await db
    .selectFrom('blog_posts')
    .select(['version', 'title', 'editor', 'updated_at as saved_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!present) return [];
  const earlier = await db
    .selectFrom('post_revisions')
    .select(['version', 'title', 'editor', 'saved_at'])
    .where('post_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  return [present, ...earlier.filter(({ version }) => version < present.version)].map(
    ({ version, title, editor, saved_at }) => ({ version, title, editor, savedAt: saved_at }),
  );
}

export async function revisionFields({ db }: Database, id: string, version: number): Promise<PostFields | undefined> {
  const earlier = await db
    .selectFrom('post_revisions')
    .select('fields')
    .where('post_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  // A version from before a field existed gets its empty value.
  if (earlier) return { ...emptyPost, ...(JSON.parse(earlier.fields) as Partial<PostFields>) };
  const row = await db
    .selectFrom('blog_posts')
    .selectAll()
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && fieldsOf(postOf(row));
}
