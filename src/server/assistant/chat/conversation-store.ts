import type { Turn } from './parts.ts';

/** Most turns that are kept of a conversation; the oldest go first. */
export const keptTurns = 40;

/** Days after its last turn that a conversation is kept. */
export const keptDays = 30;

/**
 * Keeps conversations on the server, each for 30 days after its last turn, erased when the visitor asks. Of a long
 * conversation the newest `keptTurns` turns are kept.
 */
export interface ConversationStore {
  /** The turns of a conversation, oldest first; undefined where there is none, or no longer. */
  turns(id: string): Promise<Turn[] | undefined>;
  /** Makes a conversation of its first turns. */
  begin(id: string, turns: readonly Turn[]): Promise<void>;
  /** Adds turns. Answers false and keeps nothing where there is no conversation, so that what was erased stays erased. */
  append(id: string, turns: readonly Turn[]): Promise<boolean>;
  erase(id: string): Promise<void>;
  /** Forgets conversations whose last turn is older than this, so many at most. Answers how many went. */
  purge(olderThan: Date, limit: number): Promise<number>;
}
