import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import type { Turn } from './parts.ts';

/** Most turns that are kept of a conversation; the oldest go first. */
export const maxStoredTurns = 40;

/** Days after its last turn that a conversation is kept. */
export const retentionDays = 30;

/** A conversation as it is kept. */
export interface StoredConversation {
  turns: Turn[];
  dialogue: Dialogue;
}

/**
 * Keeps conversations on the server, each for 30 days after its last turn, erased when the visitor asks. Of a long
 * conversation the newest `maxStoredTurns` turns are kept.
 */
export interface ConversationStore {
  /** A conversation, its turns oldest first; undefined where there is none, or no longer. */
  read(id: string): Promise<StoredConversation | undefined>;
  /** Makes a conversation of its first turns, and what it has come to with them. */
  begin(id: string, turns: readonly Turn[], dialogue: Dialogue): Promise<void>;
  /**
   * Adds turns, and what the conversation has come to with them. Answers false and keeps nothing where there is no
   * conversation, so that what was erased stays erased.
   */
  append(id: string, turns: readonly Turn[], dialogue: Dialogue): Promise<boolean>;
  erase(id: string): Promise<void>;
  /** Forgets conversations whose last turn is older than this, so many at most. Answers how many went. */
  purge(olderThan: Date, limit: number): Promise<number>;
}
