import type { Database } from '../engine.ts';

/** Posts that may share a millisecond before one moves into the next. */
const perMillisecond = 1024;
/** Beyond it (the years 1691 and 2248) a key would not be a whole number that JavaScript holds. */
const furthest = 8_700_000_000_000;

/**
 * A free key that sorts as the time of creation does. With it, 'newest first' is the order of a primary key: lists and
 * search find a page without sorting, and no two posts of the same moment change places between two pages.
 */
export async function freeOrderKey({ db }: Database, createdAt: string, taken?: Map<number, number>): Promise<number> {
  const moment = Math.max(-furthest, Math.min(furthest, Date.parse(createdAt)));
  let first = moment * perMillisecond;
  for (;;) {
    const known = taken?.get(first) ?? (await lastIn(first));
    const key = known === undefined ? first : known + 1;
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
