import { sql } from 'kysely';
import { types } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** The editor who deleted a post, and an index of deleted posts. */
export const bin: Migration = {
  name: '0006-bin',
  async up(db, engine) {
    await sql`alter table blog_posts add column deleted_by ${types.text(engine)}`.execute(db);
    await sql`create index blog_posts_bin on blog_posts (deleted_at) where deleted_at is not null`.execute(db);
  },
};
