import type { Turn } from './parts.ts';

/** Keeps conversations on the server: unguessable ids, 30 days, erased when the visitor asks. */
export interface ConversationStore {
  /** The turns of a conversation, oldest first; undefined where there is none, or no longer. */
  turns(id: string): Promise<Turn[] | undefined>;
  /** Adds turns; the first ones make the conversation. */
  append(id: string, turns: readonly Turn[]): Promise<void>;
  erase(id: string): Promise<void>;
  /** Forgets what is older than this. Answers how many conversations went. */
  purge(olderThan: Date): Promise<number>;
}
