import { types } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** Why a post was published over a warning of the advertising check, by whom and when. Rows are never deleted. */
export const advertisingReasons: Migration = {
  name: '0009-advertising-reasons',
  async up(db, engine) {
    const text = types.text(engine);
    await db.schema
      .createTable('advertising_reasons')
      .addColumn('post_id', text, (column) => column.notNull())
      .addColumn('version', types.whole(engine), (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('passages', 'text', (column) => column.notNull())
      .addColumn('editor', text, (column) => column.notNull())
      .addColumn('given_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('advertising_reasons_key', ['post_id', 'version'])
      .execute();
  },
};
