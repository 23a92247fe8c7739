import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSharedCounts } from '#server/db/rate-limits/shared-counts.ts';
import { sharedRateLimits } from '#server/rate-limits/shared-rate-limit.ts';
import { emptyDatabase } from '#tests/support/empty-database.ts';
import { opened } from './stores.ts';

const limit = { limit: 3, windowMs: 60_000 };

test('[TRUST-09] two instances on one database count concurrent calls together, and each caller separately', async () => {
  const url = await emptyDatabase();
  const databases = [await opened({ url }), await opened({ url })];
  const away: unknown[] = [];
  const instances = databases.map((database) =>
    sharedRateLimits({
      counts: createSharedCounts(database),
      keyOf: (text) => `hidden-${text.length}`,
      onAway: (error) => void away.push(error),
      // A busy machine is slow, but available.
      waitMs: 30_000,
    })('CHAT_LIMIT', limit),
  );
  const requested = await Promise.all(
    Array.from({ length: 10 }, (_, index) => instances[index % 2]?.take('203.0.113.7')),
  );
  expect(requested.filter((wait) => wait === 0)).toHaveLength(3);
  expect(requested.filter((wait = 0) => wait > 50 && wait <= 60)).toHaveLength(7);
  expect(await instances[0]?.take('203.0.113.70')).toBe(0);
  const { rows } = await sql<{ key: string }>`select key from rate_counts`.execute(databases[0]?.db ?? raise());
  expect(rows.map(({ key }) => key).join()).not.toContain('203');
  expect(away).toEqual([]);
});

test('[TRUST-09] calls leave the window, and unused counts are purged', async () => {
  const { db } = await opened({ url: await emptyDatabase() });
  let now = 1_000_000;
  const at = () => createSharedCounts({ db }, sql.lit(now));
  const take = () => at().take('key', limit);
  expect([await take(), await take()]).toEqual([0, 0]);
  now += 20_000;
  expect([await take(), await take()]).toEqual([0, 40_000]);
  now += 40_001;
  expect([await take(), await take(), await take()]).toEqual([0, 0, 19_999]);
  expect(await at().purge(10)).toBe(0);
  now += 60_000;
  expect(await at().purge(10)).toBe(1);
});

test('[TRUST-09] a call from before the counted ones waits no longer than the window', async () => {
  const { db } = await opened({ url: await emptyDatabase() });
  const take = (now: number) => createSharedCounts({ db }, sql.lit(now)).take('key', limit);
  for (let calls = 0; calls < 3; calls += 1) expect(await take(1_000_500)).toBe(0);
  expect(await take(1_000_000)).toBe(60_000);
});

test('[TRUST-06] after the clock of the database is set back, no caller waits longer than the window', async () => {
  const { db } = await opened({ url: await emptyDatabase() });
  const take = (now: number) => createSharedCounts({ db }, sql.lit(now)).take('key', limit);
  const day = 24 * 60 * 60 * 1000;
  for (let calls = 0; calls < 3; calls += 1) expect(await take(2 * day)).toBe(0);
  expect(await take(2 * day + 1)).toBe(59_999);
  expect([await take(day), await take(day), await take(day), await take(day)]).toEqual([0, 0, 0, 60_000]);
});

test('[TRUST-09] while the database is unavailable each instance counts separately', async () => {
  const away: unknown[] = [];
  let now = 0;
  let requested = 0;
  const counts = {
    take: async () => {
      requested += 1;
      throw new Error('no database');
    },
  };
  const limiter = sharedRateLimits({
    counts,
    keyOf: (text) => text,
    onAway: (error) => void away.push(error),
    now: () => now,
  })('n', limit);
  for (let calls = 0; calls < 3; calls += 1) expect(await limiter.take('a')).toBe(0);
  expect(await limiter.take('a')).toBeGreaterThan(0);
  // Tried once, and again after a pause.
  expect([requested, away.length]).toEqual([1, 1]);
  now += 10_001;
  await limiter.take('b');
  expect(requested).toBe(2);
});

function raise(): never {
  throw new Error('no database');
}
