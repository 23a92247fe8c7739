import type { ExportedPost } from '#server/blog/post-store.ts';
import type { Database } from '../engine.ts';
import { postOf } from './rows.ts';

const pageSize = 100;

/** Every post, oldest first, as of the start of the export; deleted posts only with `deletedToo`. */
export async function* exportPosts({ db }: Database, deletedToo = false): AsyncGenerator<ExportedPost> {
  const snapshot = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    let last: number | undefined;
    for (;;) {
      let query = snapshot.selectFrom('blog_posts').selectAll();
      if (!deletedToo) query = query.where('deleted_at', 'is', null);
      if (last !== undefined) query = query.where('order_key', '>', last);
      const rows = await query.orderBy('order_key').limit(pageSize).execute();
      if (rows.length === 0) return;
      const addresses = await snapshot
        .selectFrom('post_slugs')
        .select(['slug', 'post_id'])
        .where(
          'post_id',
          'in',
          rows.map(({ id }) => id),
        )
        .orderBy('slug')
        .execute();
      for (const row of rows) {
        const old = addresses.filter(({ post_id, slug }) => post_id === row.id && slug !== row.slug);
        yield { ...postOf(row), oldSlugs: old.map(({ slug }) => slug) };
      }
      last = rows.at(-1)?.order_key;
    }
  } finally {
    await snapshot.rollback().execute();
  }
}
