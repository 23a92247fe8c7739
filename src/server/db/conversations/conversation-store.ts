import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { readDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { storableText } from '#domain/site/storable-text.ts';
import { type ConversationStore, maxStoredTurns } from '#server/assistant/chat/conversation-store.ts';
import type { Turn } from '#server/assistant/chat/parts.ts';
import type { Database } from '../engine.ts';
import { createLogEmptying } from '../sqlite/erasure.ts';
import type { Tables } from '../tables.ts';

/** Conversations in the database, the same for every instance. */
export function createConversationStore(
  database: Pick<Database, 'db' | 'engine'>,
  now: () => Date = () => new Date(),
): ConversationStore {
  const { db } = database;
  const emptyLog = createLogEmptying(database);

  /** Adds turns to a conversation whose row this transaction has locked, and deletes its oldest turns. */
  async function add(
    on: Transaction<Tables>,
    digest: string,
    turnCount: number,
    turns: readonly Turn[],
  ): Promise<void> {
    const first = turnCount - turns.length + 1;
    const rows = turns.map(({ role, text }, index) => ({
      conversation: digest,
      position: first + index,
      role,
      text: storableText(text),
    }));
    if (rows.length > 0) await on.insertInto('conversation_turns').values(rows).execute();
    await on
      .deleteFrom('conversation_turns')
      .where('conversation', '=', digest)
      .where('position', '<=', turnCount - maxStoredTurns)
      .execute();
  }

  return {
    read: async (id) => {
      const digest = digestOf(id);
      // One statement, so that the conversation and its turns are of the same moment.
      const rows = await db
        .selectFrom('conversations')
        .leftJoin('conversation_turns', 'conversation_turns.conversation', 'conversations.digest')
        .select(['conversations.dialogue', 'conversation_turns.role', 'conversation_turns.text'])
        .where('conversations.digest', '=', digest)
        .orderBy('conversation_turns.position')
        .execute();
      const [first] = rows;
      if (!first) return undefined;
      const turns = rows.flatMap(({ role, text }) => (role === null || text === null ? [] : [{ role, text }]));
      return { turns, dialogue: readDialogue(first.dialogue) };
    },
    begin: async (id, turns, dialogue) => {
      await db.transaction().execute(async (on) => {
        const digest = digestOf(id);
        const row = {
          digest,
          said: turns.length,
          changed_at: now().toISOString(),
          dialogue: JSON.stringify(dialogue),
        };
        await on.insertInto('conversations').values(row).execute();
        await add(on, digest, turns.length, turns);
      });
    },
    append: (id, turns, dialogue) =>
      db.transaction().execute(async (on) => {
        const digest = digestOf(id);
        // Locks the row, so that two replies at the same time are written in order.
        const row = await on
          .updateTable('conversations')
          .set((column) => ({
            said: column('said', '+', turns.length),
            changed_at: now().toISOString(),
            dialogue: JSON.stringify(dialogue),
          }))
          .where('digest', '=', digest)
          .returning('said')
          .executeTakeFirst();
        if (!row) return false;
        await add(on, digest, Number(row.said), turns);
        return true;
      }),
    erase: async (id) => {
      await db.deleteFrom('conversations').where('digest', '=', digestOf(id)).execute();
      await emptyLog();
    },
    purge: async (olderThan, limit) => {
      const before = olderThan.toISOString();
      const old = db
        .selectFrom('conversations')
        .select('digest')
        .where('changed_at', '<', before)
        .orderBy('changed_at')
        .limit(limit);
      // PostgreSQL evaluates the second condition again when a row changed while this statement waited for it.
      const result = await db
        .deleteFrom('conversations')
        .where('digest', 'in', old)
        .where('changed_at', '<', before)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}

function digestOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
