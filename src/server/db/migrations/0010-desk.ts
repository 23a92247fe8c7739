import { types } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** What staff change at the desk: published versions, the drafts of the next ones, and the releases that say when each is live. */
export const desk: Migration = {
  name: '0010-desk',
  async up(db, engine) {
    const text = types.text(engine);
    const whole = types.whole(engine);
    await db.schema
      .createTable('content_versions')
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('version', whole, (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('base_hash', 'text', (column) => column.notNull())
      .addColumn('file_value', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('editor', text, (column) => column.notNull())
      .addColumn('saved_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('content_versions_key', ['key', 'version'])
      .execute();
    await db.schema
      .createTable('content_drafts')
      .addColumn('key', text, (column) => column.primaryKey())
      .addColumn('version', whole, (column) => column.notNull())
      .addColumn('value', 'text')
      .addColumn('base', whole)
      .addColumn('editor', text, (column) => column.notNull())
      .addColumn('saved_at', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('content_releases')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('publication', text, (column) => column.notNull())
      .addColumn('effective_from', whole, (column) => column.notNull())
      .addColumn('effective_to', whole)
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('published_by', text, (column) => column.notNull())
      .addColumn('published_at', whole, (column) => column.notNull())
      .addColumn('undone_at', whole)
      .execute();
    await db.schema
      .createTable('content_release_items')
      .addColumn('release_id', text, (column) => column.notNull().references('content_releases.id'))
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('version', whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('content_release_items_key', ['release_id', 'key'])
      .addForeignKeyConstraint('content_release_items_version', ['key', 'version'], 'content_versions', [
        'key',
        'version',
      ])
      .execute();
  },
};
