import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../engine.ts';
import { siteName } from './dialect.ts';

/** Whether a site is connected to this database. A site that has just stopped may be listed for a moment. */
export async function hasSite({ db }: Pick<Database, 'db'>): Promise<boolean> {
  for (let look = 0; look < 5; look++) {
    if (look > 0) await wait(200);
    const { rows } = await sql<{ sites: number }>`
      select count(*)::int as sites from pg_stat_activity
      where datname = current_database() and application_name = ${siteName}`.execute(db);
    if (rows[0]?.sites === 0) return false;
  }
  return true;
}
