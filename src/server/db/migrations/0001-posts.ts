import { sql } from 'kysely';
import { searchIndexStatements, types } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** Posts, the tables for lists and search, addresses, revisions, and single facts. */
export const posts: Migration = {
  name: '0001-posts',
  async up(db, engine) {
    const whole = types.whole(engine);
    const text = types.text(engine);
    const run = (statement: string) => sql.raw(statement).execute(db);

    await sql`create table blog_posts (
      order_key ${whole} primary key,
      id ${text} not null unique,
      title text not null,
      slug ${text} not null,
      excerpt text not null,
      author text not null,
      category ${text} not null,
      tags text not null,
      featured boolean not null,
      published boolean not null,
      featured_image text,
      featured_image_alt text not null,
      meta_description text,
      reading_time integer not null,
      ai_assisted boolean not null,
      version integer not null,
      preview_key ${text} not null unique,
      editor text not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      deleted_at ${text},
      content text not null
    )`.execute(db);
    // Other posts may take the slugs of deleted posts.
    await run('create unique index blog_posts_slug on blog_posts (slug) where deleted_at is null');

    await sql`create table post_entries (
      order_key ${whole} primary key references blog_posts (order_key),
      post_id ${text} not null,
      slug ${text} not null,
      updated_at ${text} not null,
      published boolean not null,
      featured boolean not null,
      category ${text} not null,
      search_text ${text} not null
    )`.execute(db);
    // One index for each filter of the public list, so that a page is read from the newest row on.
    await run('create index post_entries_published on post_entries (order_key) where published');
    await run('create index post_entries_category on post_entries (category, order_key) where published');
    await run('create index post_entries_featured on post_entries (order_key) where published and featured');
    await run('create index post_entries_all on post_entries (order_key, published)');
    for (const statement of searchIndexStatements(engine)) await run(statement);

    await sql`create table post_tags (
      tag ${text} not null,
      order_key ${whole} not null references blog_posts (order_key),
      primary key (tag, order_key)
    )`.execute(db);
    await run('create index post_tags_post on post_tags (order_key)');

    await sql`create table post_counts (
      category ${text} not null,
      published boolean not null,
      featured boolean not null,
      posts ${whole} not null,
      primary key (category, published, featured)
    )`.execute(db);

    await sql`create table post_slugs (
      slug ${text} primary key,
      post_id ${text} not null references blog_posts (id),
      was_public boolean not null
    )`.execute(db);
    await run('create index post_slugs_post on post_slugs (post_id)');

    await sql`create table post_revisions (
      post_id ${text} not null references blog_posts (id),
      version integer not null,
      title text not null,
      editor text not null,
      saved_at ${text} not null,
      fields text not null,
      primary key (post_id, version)
    )`.execute(db);

    await sql`create table site_facts (name ${text} primary key, value text not null)`.execute(db);
  },
};
