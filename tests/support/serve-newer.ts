import { sql } from 'kysely';
import type { Migration } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { run } from '#server/main.ts';

// A newer version of the site: one with an additional migration, which only adds to the schema.
(migrations as Migration[]).push({
  name: '9999-next-version',
  async up(db) {
    await sql`alter table blog_posts add column added_later text`.execute(db);
    await sql`alter table post_entries add column added_later text`.execute(db);
    await sql`create table added_later (name text primary key)`.execute(db);
  },
});
await run({ warm: false });
