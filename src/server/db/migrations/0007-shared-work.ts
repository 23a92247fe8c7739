import { sql } from 'kysely';
import { types } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** State that several instances share: leases of scheduled work, rate counts, the cost of an account. */
export const sharedWork: Migration = {
  name: '0007-shared-work',
  async up(db, engine) {
    const whole = types.whole(engine);
    const text = types.text(engine);
    await sql`create table scheduled_work (
      name ${text} primary key,
      holder ${text},
      held_until ${whole} not null,
      done_at ${whole},
      report text
    )`.execute(db);
    await sql`create table account_spending (
      account ${text} primary key,
      tokens ${whole} not null,
      microdollars ${whole} not null,
      changed_at ${whole} not null
    )`.execute(db);
    await sql`create index account_spending_changed on account_spending (changed_at)`.execute(db);
    // SQLite counts in the memory of its one machine.
    if (engine !== 'postgres') return;
    // Unlogged: a crash may lose the counts, and counting never waits for the disk.
    await sql`create unlogged table rate_counts (
      key ${text} primary key,
      calls bigint[] not null,
      expires_at bigint not null
    )`.execute(db);
    await sql`create index rate_counts_expires on rate_counts (expires_at)`.execute(db);
  },
};
