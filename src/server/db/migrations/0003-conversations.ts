import { sql } from 'kysely';
import { types } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** Conversations with the assistant, and the cost of text models. */
export const conversations: Migration = {
  name: '0003-conversations',
  async up(db, engine) {
    const whole = types.whole(engine);
    const text = types.text(engine);
    await sql`create table conversations (
      digest ${text} primary key,
      said ${whole} not null,
      changed_at ${text} not null
    )`.execute(db);
    await sql`create index conversations_changed on conversations (changed_at)`.execute(db);
    await sql`create table conversation_turns (
      conversation ${text} not null references conversations (digest) on delete cascade,
      position ${whole} not null,
      role ${text} not null,
      text text not null,
      primary key (conversation, position)
    )`.execute(db);
    await sql`create table model_spending (
      day ${text} primary key,
      tokens ${whole} not null,
      microdollars ${whole} not null
    )`.execute(db);
  },
};
