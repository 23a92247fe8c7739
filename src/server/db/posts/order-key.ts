import type { Database } from '../engine.ts';

/** Posts that may share a millisecond before the next one is used. */
const perMillisecond = 1024;
/** Beyond it (the years 1691 and 2248) a key would exceed JavaScript's safe integers. */
const furthest = 8_700_000_000_000;

/**
 * A free key that sorts by time of creation. With it, 'newest first' is the order of a primary key: lists and search read a
 * page without sorting, and the order of posts of the same moment is the same on every page.
 */
export async function freeOrderKey({ db }: Database, createdAt: string, taken?: Map<number, number>): Promise<number> {
  const moment = Math.max(-furthest, Math.min(furthest, Date.parse(createdAt)));
  let first = moment * perMillisecond;
  for (;;) {
    const lastKey = taken?.get(first) ?? (await lastIn(first));
    const key = lastKey === undefined ? first : lastKey + 1;
    if (key < first + perMillisecond) {
      taken?.set(first, key);
      return key;
    }
    first += perMillisecond;
  }

  async function lastIn(start: number): Promise<number | undefined> {
    const row = await db
      .selectFrom('blog_posts')
      .select('order_key')
      .where('order_key', '>=', start)
      .where('order_key', '<', start + perMillisecond)
      .orderBy('order_key', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.order_key;
  }
}
