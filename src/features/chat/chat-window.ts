import type { ComponentType } from 'react';
import type { Shell } from '#wire/shell.ts';

/** closed: the button only. minimised: the header bar only. */
export type ChatView = 'closed' | 'open' | 'minimised';

/** What is fetched when the chat is wanted. */
export interface ChatCode {
  ChatPanel: ComponentType<{ shell: Shell }>;
  showChat: (view: ChatView, takesFocus?: boolean) => void;
  /** Puts the conversation away, so that it is not drawn again. */
  setAside: () => void;
}

export interface ChatWindow {
  view: ChatView;
  /** Replies that came while the conversation was out of sight. */
  unread: number;
  /** Null until somebody reaches for the chat. */
  code: ChatCode | null;
  /** Whether the code could not be fetched. */
  hasFailed: boolean;
  /** Whether the person's own press led here: then the focus goes along. */
  takesFocus: boolean;
}

let state: ChatWindow = { view: 'closed', unread: 0, code: null, hasFailed: false, takesFocus: false };
const listeners = new Set<() => void>();

/**
 * Whether the chat is seen: what the button in every page and the panel both know. It stands in every page, so it does
 * no more than hold it; show-chat.ts changes it. Only the browser ever does.
 */
export const chatWindow = {
  current: (): ChatWindow => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  change(next: Partial<ChatWindow>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  },
};

/** Where a tab keeps how its chat is shown. */
export const viewKey = 'chat-view';
/** Where a tab keeps how many replies nobody has seen. */
export const unreadKey = 'chat-unread';
