import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import type { PostSummary } from '#domain/blog/post.ts';
import { foldForSearch } from '#domain/blog/search-text.ts';
import { type Page, type PostFilter, type PostPage, searchTotalLimit } from '#server/blog/post-store.ts';
import { type Database, type Match, matching, orderColumn } from '../engine.ts';
import type { Tables } from '../tables.ts';
import { summaryColumns, summaryOf } from './rows.ts';

/** Longest text that is looked for; what follows is not compared. */
const queryLimit = 200;

/** What a list shows: everything, or published posts only. */
type Scope = { publishedOnly: boolean };

/** A page of posts, newest first: first its keys, from the narrow table, then those posts. */
export async function listPosts(database: Database, filter: PostFilter, page: Page, scope: Scope): Promise<PostPage> {
  const [posts, count] = await Promise.all([pageOf(database, filter, page, scope), total(database, filter, scope)]);
  return { posts, ...count };
}

async function pageOf(database: Database, filter: PostFilter, page: Page, scope: Scope): Promise<PostSummary[]> {
  const match = matchOf(filter, scope);
  const rows = await narrowed(database, filter, scope, match)
    .select('post_entries.order_key')
    .orderBy(orderColumn(database.engine, match), 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return summariesOf(
    database,
    rows.map(({ order_key }) => order_key),
  );
}

/** Summaries by key, in the order of the keys. */
export async function summariesOf({ db }: Database, keys: readonly number[]): Promise<PostSummary[]> {
  if (keys.length === 0) return [];
  const rows = await db.selectFrom('blog_posts').select(summaryColumns).where('order_key', 'in', keys).execute();
  const found = new Map(rows.map((row) => [row.order_key, summaryOf(row)]));
  return keys.flatMap((key) => found.get(key) ?? []);
}

function matchOf({ query, category }: PostFilter, { publishedOnly }: Scope): Match | undefined {
  const text = [...foldForSearch((query ?? '').toWellFormed().replaceAll('\0', '').trim())]
    .slice(0, queryLimit)
    .join('');
  return text === '' ? undefined : { text, publishedOnly, category };
}

function narrowed({ db, engine }: Database, filter: PostFilter, scope: Scope, match: Match | undefined) {
  let query = match ? matching({ db, engine }, match) : db.selectFrom('post_entries').where(sql<boolean>`true`);
  query = query.where((expression) => conditions(expression, filter, scope));
  return query;
}

function conditions(eb: ExpressionBuilder<Tables, 'post_entries'>, { category, featured }: PostFilter, scope: Scope) {
  // Written out, not bound: only then do the engines see that the index of published posts holds all there is to find.
  const parts = scope.publishedOnly ? [sql<boolean>`post_entries.published`] : [];
  if (featured !== undefined)
    parts.push(featured ? sql<boolean>`post_entries.featured` : sql`not post_entries.featured`);
  return eb.and([...parts, ...(category === undefined ? [] : [eb('post_entries.category', '=', category)])]);
}

async function total(database: Database, filter: PostFilter, scope: Scope): Promise<Omit<PostPage, 'posts'>> {
  const match = matchOf(filter, scope);
  if (!match) return { total: await countPosts(database, filter, scope) };
  const bounded = narrowed(database, filter, scope, match)
    .select(sql`1`.as('found'))
    .limit(searchTotalLimit + 1);
  const row = await database.db
    .selectFrom(bounded.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('posts'))
    .executeTakeFirstOrThrow();
  const found = Number(row.posts);
  return found > searchTotalLimit ? { total: searchTotalLimit, more: true } : { total: found };
}

/** How many posts there are, from the counts that every write keeps. */
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
  // Sorted here: the engines do not agree on the alphabet.
  return rows.map(({ category }) => category).sort((a, b) => a.localeCompare(b, 'en-AU'));
}
