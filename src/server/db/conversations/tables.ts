/** Conversations with the assistant. */
export interface ConversationsTable {
  /** Digest of the id: whoever reads the database or a backup cannot go on with somebody's conversation. */
  digest: string;
  /** Turns that were ever said; the position of the newest. */
  said: number;
  /** When the newest turn was said. ISO 8601, UTC, milliseconds. */
  changed_at: string;
  /** JSON of what it has come to (src/domain/chat/dialogue/dialogue.ts); null before anything was. */
  dialogue: string | null;
}

export interface ConversationTurnsTable {
  conversation: string;
  /** From 1, in the order in which turns were said. */
  position: number;
  role: 'visitor' | 'assistant';
  text: string;
}

/** What text models cost on a day, for all instances together. */
export interface ModelSpendingTable {
  /** UTC, such as 2026-11-21. */
  day: string;
  tokens: number;
  /** Millionths of a US dollar. */
  microdollars: number;
}

/** What text models cost one account, such as a conversation. */
export interface AccountSpendingTable {
  /** Keyed hash of its name. */
  account: string;
  tokens: number;
  microdollars: number;
  /** Milliseconds since 1970. */
  changed_at: number;
}
