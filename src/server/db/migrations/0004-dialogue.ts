import { sql } from 'kysely';
import { types } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** The dialogue of a conversation, beside its turns. */
export const dialogue: Migration = {
  name: '0004-dialogue',
  async up(db, engine) {
    await sql`alter table conversations add column dialogue ${types.text(engine)}`.execute(db);
  },
};
