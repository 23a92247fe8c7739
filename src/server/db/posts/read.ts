import { sql } from 'kysely';
import type { PostSummary } from '#domain/blog/post.ts';
import { foldForSearch } from '#domain/blog/search-text.ts';
import { storableText } from '#domain/site/storable-text.ts';
import { type Page, type PostFilter, type StoredPostPage, searchTotalLimit } from '#server/blog/post-store.ts';
import { type Database, type Match, newestMatches } from '../engine.ts';
import { summaryColumns, summaryOf } from './rows.ts';

/** Longest search text; the rest is ignored. */
const queryLimit = 200;

/** What a list shows: everything, or published posts only. */
type Scope = { publishedOnly: boolean };

/** A page of posts, newest first: reads the keys from the narrow table or the search index, then those posts. */
export async function listPosts(
  database: Database,
  filter: PostFilter,
  page: Page,
  scope: Scope,
): Promise<StoredPostPage> {
  const text = searchable(filter.query);
  if (text === '') return pageOfAll(database, filter, page, scope);
  return pageOfMatches(database, { ...scope, text, category: filter.category, featured: filter.featured }, page);
}

function searchable(query = ''): string {
  return [...foldForSearch(storableText(query).trim())].slice(0, queryLimit).join('');
}

async function pageOfAll(database: Database, filter: PostFilter, page: Page, scope: Scope): Promise<StoredPostPage> {
  const total = await totalOf(database, filter, scope);
  // Reads from the nearer end: a deep page is at most half the list away, in an index.
  const before = Math.max(0, total - page.offset - page.limit);
  const fromOldest = before < page.offset;
  const size = Math.min(page.limit, total - page.offset);
  if (size <= 0) return { posts: [], total };
  let query = database.db.selectFrom('post_entries').select('order_key');
  // A literal, not a parameter: only then does the planner use the index of published posts.
  if (scope.publishedOnly) query = query.where(sql<boolean>`published`);
  if (filter.category !== undefined) query = query.where('category', '=', filter.category);
  if (filter.featured !== undefined)
    query = query.where(filter.featured ? sql<boolean>`featured` : sql<boolean>`not featured`);
  if (filter.reviewedBefore !== undefined) query = query.where(isDue(filter.reviewedBefore));
  const rows = await query
    .orderBy('order_key', fromOldest ? 'asc' : 'desc')
    .limit(size)
    .offset(fromOldest ? before : page.offset)
    .execute();
  const keys = rows.map(({ order_key }) => order_key);
  return { posts: await summariesOf(database, fromOldest ? keys.reverse() : keys), total };
}

/** Whether a post was never reviewed, or before this day. */
function isDue(day: string) {
  return sql<boolean>`(reviewed_on is null or reviewed_on < ${day})`;
}

/** Number of posts in a list. Posts become due as time passes, so due posts are counted on each call. */
async function totalOf(database: Database, filter: PostFilter, scope: Scope): Promise<number> {
  if (filter.reviewedBefore === undefined) return countPosts(database, filter, scope);
  const row = await database.db
    .selectFrom('post_entries')
    .select(({ fn }) => fn.countAll<number>().as('posts'))
    .where(isDue(filter.reviewedBefore))
    .executeTakeFirst();
  return Number(row?.posts ?? 0);
}

async function pageOfMatches(database: Database, match: Match, { offset, limit }: Page): Promise<StoredPostPage> {
  // Reads to the end of the next page, to know whether there is one; no further, since every match costs time.
  const reach = Math.min(offset + 2 * limit, searchTotalLimit);
  const keys = await newestMatches(database, match, reach + 1);
  const counted = keys.slice(0, reach);
  return {
    posts: await summariesOf(database, counted.slice(offset, offset + limit)),
    total: counted.length,
    ...(keys.length > counted.length ? { more: true } : {}),
  };
}

/** Summaries by key, in the order of the keys. */
export async function summariesOf({ db }: Database, keys: readonly number[]): Promise<PostSummary[]> {
  if (keys.length === 0) return [];
  const rows = await db.selectFrom('blog_posts').select(summaryColumns).where('order_key', 'in', keys).execute();
  const byKey = new Map(rows.map((row) => [row.order_key, summaryOf(row)]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** Number of posts, from the counts that every write updates. */
export async function countPosts({ db }: Database, { category, featured }: PostFilter, scope: Scope): Promise<number> {
  let query = db.selectFrom('post_counts').select(({ fn }) => fn.sum<number | null>('posts').as('posts'));
  if (scope.publishedOnly) query = query.where('published', '=', true);
  if (category !== undefined) query = query.where('category', '=', category);
  if (featured !== undefined) query = query.where('featured', '=', featured);
  const row = await query.executeTakeFirst();
  return Number(row?.posts ?? 0);
}

export async function listCategories({ db }: Database, scope: Scope): Promise<string[]> {
  let query = db
    .selectFrom('post_counts')
    .select('category')
    .distinct()
    .where('posts', '>', 0)
    .where('category', '!=', '');
  if (scope.publishedOnly) query = query.where('published', '=', true);
  const rows = await query.execute();
  // Sorted here: the collations of the engines differ.
  return rows.map(({ category }) => category).sort((a, b) => a.localeCompare(b, 'en-AU'));
}
