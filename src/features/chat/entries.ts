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

/** What became of a message that was not answered. */
export interface UnansweredEntry extends AnyEntry {
  kind: 'unanswered';
  /**
   * failed: nobody was reached. wait: too many messages. refused: the server says what is wrong with it. stopped: by
   * the visitor. interrupted: the page was left before the answer came.
   */
  reason: 'failed' | 'wait' | 'refused' | 'stopped' | 'interrupted';
  /** What was answered before it was stopped, or what the server says. */
  text: string;
  /** When the next message may be sent, in milliseconds since 1970. */
  until: number;
}

export type Entry = VisitorEntry | ReplyEntry | UnansweredEntry;

/** A conversation as the browser's tab holds it. */
export interface ConversationState {
  entries: readonly Entry[];
  conversationId: string | null;
  /** What stands in the field and was not sent. */
  draft: string;
  /** When the chat was opened first; null before. */
  openedAt: number | null;
}

export const emptyConversation: ConversationState = { entries: [], conversationId: null, draft: '', openedAt: null };
