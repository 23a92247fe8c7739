import { type RawBuilder, sql } from 'kysely';
import type { SharedCounts } from '../../rate-limits/shared-rate-limit.ts';
import type { Database } from '../engine.ts';

/** The clock of the database: one for all instances. */
const databaseClock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

export interface PurgeableCounts extends SharedCounts {
  /** Purges counts that have left their window. Returns their number. */
  purge(limit: number): Promise<number>;
}

/**
 * Counts in PostgreSQL: one row for each key, and one statement that reads and increments, so that no two calls pass together.
 */
export function createSharedCounts(
  { db }: Pick<Database, 'db'>,
  clock: RawBuilder<number> = databaseClock,
): PurgeableCounts {
  return {
    take: async (key, { limit, windowMs }) => {
      // A call that waited for another has the earlier time. Counts later than that by a window are from before the clock of
      // the database was set back.
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
