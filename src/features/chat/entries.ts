import type { ChatReply } from '#wire/chat.ts';

interface AnyEntry {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface VisitorEntry extends AnyEntry {
  kind: 'visitor';
  text: string;
}

export interface ReplyEntry extends AnyEntry, Omit<ChatReply, 'conversationId'> {
  kind: 'reply';
}

/** The failure of a message. */
export interface UnansweredEntry extends AnyEntry {
  kind: 'unanswered';
  /**
   * failed: no connection. wait: too many messages. refused: invalid, with the server's reason. stopped: by the visitor.
   * interrupted: the page was left before the answer.
   */
  reason: 'failed' | 'wait' | 'refused' | 'stopped' | 'interrupted';
  /** The part of the answer before it was stopped, or the server's reason. */
  text: string;
  /** When the next message may be sent, in milliseconds since 1970. */
  until: number;
}

export type Entry = VisitorEntry | ReplyEntry | UnansweredEntry;

/** A conversation in session storage. */
export interface ConversationState {
  entries: readonly Entry[];
  conversationId: string | null;
  /** Unsent text of the field. */
  draft: string;
  /** Time of the first opening; null before it. */
  openedAt: number | null;
}

export const emptyConversation: ConversationState = { entries: [], conversationId: null, draft: '', openedAt: null };
