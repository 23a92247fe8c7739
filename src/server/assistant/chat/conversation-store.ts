import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import type { Turn } from './parts.ts';

/** Most turns stored for a conversation; the oldest are dropped. */
export const maxStoredTurns = 40;

/** Retention of a conversation, in days after its last turn. */
export const retentionDays = 30;

/** A stored conversation. */
export interface StoredConversation {
  turns: Turn[];
  dialogue: Dialogue;
}

/**
 * Stores conversations for 30 days after their last turn, or until the visitor erases them. Of a long conversation the
 * newest `maxStoredTurns` turns are stored.
 */
export interface ConversationStore {
  /** A conversation, its turns oldest first; undefined if it does not exist or was erased. */
  read(id: string): Promise<StoredConversation | undefined>;
  /** Creates a conversation with its first turns and its dialogue. */
  begin(id: string, turns: readonly Turn[], dialogue: Dialogue): Promise<void>;
  /**
   * Adds turns and replaces the dialogue. Returns false and stores nothing if the conversation does not exist, so that an
   * erased one is not restored.
   */
  append(id: string, turns: readonly Turn[], dialogue: Dialogue): Promise<boolean>;
  erase(id: string): Promise<void>;
  /** Purges at most `limit` conversations whose last turn is older than this. Returns their number. */
  purge(olderThan: Date, limit: number): Promise<number>;
}
