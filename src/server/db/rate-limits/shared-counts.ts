import { type RawBuilder, sql } from 'kysely';
import type { SharedCounts } from '../../rate-limits/shared-rate-limit.ts';
import type { Database } from '../engine.ts';

/** The clock of the database: one for all instances. */
const databaseClock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

export interface PurgeableCounts extends SharedCounts {
  /** Forgets what has left its window. Answers how much that was. */
  purge(limit: number): Promise<number>;
}

/** Counts in PostgreSQL: one row for each key, and one statement that looks and counts, so that no two slip through. */
export function createSharedCounts(
  { db }: Pick<Database, 'db'>,
  clock: RawBuilder<number> = databaseClock,
): PurgeableCounts {
  return {
    take: async (key, { limit, windowMs }) => {
      // A call that had to wait for another has the earlier time. Later than that by a window is what was counted before the
      // clock of the database was put back.
      const around = (now: RawBuilder<unknown>) =>
        sql`between ${now} - ${windowMs}::bigint + 1 and ${now} + ${windowMs}::bigint`;
      const within = around(sql`excluded.calls[1]`);
      const { rows } = await sql<{ wait: number }>`
        with moment as materialized (select ${clock} as now),
        counted as (
          insert into rate_counts as held (key, calls, expires_at)
          select ${key}, array[now], now + ${windowMs}::bigint from moment
          on conflict (key) do update set
            calls = array(select call from unnest(held.calls) as call where call ${within})
              || excluded.calls,
            expires_at = excluded.expires_at
          where (select count(*) from unnest(held.calls) as call where call ${within})
            < ${limit}::bigint
          returning key
        )
        select case when exists (select from counted) then 0 else least(${windowMs}::bigint, greatest(1, coalesce((
          select min(call) + ${windowMs}::bigint - (select now from moment)
          from rate_counts, unnest(calls) as call
          where key = ${key} and call ${around(sql`(select now from moment)`)}
        ), 1))) end as wait`.execute(db);
      return Number(rows[0]?.wait ?? 0);
    },
    purge: async (limit) => {
      const { numAffectedRows } = await sql`delete from rate_counts where key in (
        select key from rate_counts where expires_at <= ${clock} limit ${limit})`.execute(db);
      return Number(numAffectedRows ?? 0);
    },
  };
}
