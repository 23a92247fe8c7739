import { sql } from 'kysely';
import { types } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** Who read a post as a clinician and when; nobody did of those that stand already. */
export const reviews: Migration = {
  name: '0008-reviews',
  async up(db, engine) {
    const text = types.text(engine);
    await sql`alter table blog_posts add column reviewer text not null default ''`.execute(db);
    await sql`alter table blog_posts add column reviewed_on ${text}`.execute(db);
    await sql`alter table post_entries add column reviewed_on ${text}`.execute(db);
    // Staff look for what was never reviewed or long ago, newest first: found in the index alone.
    await sql`create index post_entries_reviewed on post_entries (order_key, reviewed_on)`.execute(db);
  },
};
