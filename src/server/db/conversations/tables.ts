/** Conversations with the assistant. */
export interface ConversationsTable {
  /** Digest of the id, so that a reader of the database or a backup cannot continue a conversation. */
  digest: string;
  /** Number of turns so far, deleted ones included; the position of the newest. */
  said: number;
  /** Time of the newest turn. ISO 8601, UTC, milliseconds. */
  changed_at: string;
  /** JSON of the dialogue (src/domain/chat/dialogue/dialogue.ts); null before the first turn. */
  dialogue: string | null;
}

export interface ConversationTurnsTable {
  conversation: string;
  /** From 1, in order. */
  position: number;
  role: 'visitor' | 'assistant';
  text: string;
}

/** Cost of text models per day, for all instances together. */
export interface ModelSpendingTable {
  /** UTC, such as 2026-11-21. */
  day: string;
  tokens: number;
  /** Millionths of a US dollar. */
  microdollars: number;
}

/** Cost of text models of one account, such as a conversation. */
export interface AccountSpendingTable {
  /** Keyed hash of its name. */
  account: string;
  tokens: number;
  microdollars: number;
  /** Milliseconds since 1970. */
  changed_at: number;
}
