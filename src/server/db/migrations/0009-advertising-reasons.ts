import { types } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** Why a post was published although the advertising check stopped at it, by whom and when. Nothing removes a row. */
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
