import { sql } from 'kysely';
import type { Post, PostSummary } from '#domain/blog/post.ts';
import type { Database } from '../engine.ts';
import { summariesOf } from './read.ts';
import { foldedTags } from './rows.ts';

/** Newest posts of the category, and of each tag, that are compared, whatever their total. */
const candidates = 60;
const tagsCompared = 12;
const tagWeight = 2;

/** Published posts that share the category or tags, most shared first, newest first among equals. */
export async function relatedPosts(database: Database, post: Post, limit: number): Promise<PostSummary[]> {
  const { db } = database;
  const tags = foldedTags(JSON.stringify(post.tags)).slice(0, tagsCompared);
  const sameCategory = db
    .selectFrom('post_entries')
    .select('order_key')
    .where(sql<boolean>`post_entries.published`)
    .where('category', '=', post.category)
    .where('post_id', '!=', post.id)
    .orderBy('order_key', 'desc')
    .limit(candidates)
    .execute();
  const sameTags = tags.map((tag) =>
    db
      .selectFrom('post_tags')
      .select('order_key')
      .where('tag', '=', tag)
      .orderBy('order_key', 'desc')
      .limit(candidates)
      .execute(),
  );
  const scores = new Map<number, number>();
  const add = (rows: { order_key: number }[], weight: number) => {
    for (const { order_key } of rows) scores.set(order_key, (scores.get(order_key) ?? 0) + weight);
  };
  add(await sameCategory, 1);
  for (const rows of await Promise.all(sameTags)) add(rows, tagWeight);
  const best = [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || b - a).map(([key]) => key);
  // One more than `limit`, because the post itself shares all its tags.
  const posts = await summariesOf(database, best.slice(0, limit + 1));
  return posts.filter(({ id }) => id !== post.id).slice(0, limit);
}
