import { sql } from 'kysely';
import { types } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** The clinician who reviewed a post, and the day; empty for posts from before. */
export const reviews: Migration = {
  name: '0008-reviews',
  async up(db, engine) {
    const text = types.text(engine);
    await sql`alter table blog_posts add column reviewer text not null default ''`.execute(db);
    await sql`alter table blog_posts add column reviewed_on ${text}`.execute(db);
    await sql`alter table post_entries add column reviewed_on ${text}`.execute(db);
    // Staff list posts without a review or with an old one, newest first: an index-only scan.
    await sql`create index post_entries_reviewed on post_entries (order_key, reviewed_on)`.execute(db);
  },
};
