import type { ComponentType } from 'react';
import type { Shell } from '#wire/shell.ts';

/** closed: the button only. minimised: the header bar only. */
export type ChatView = 'closed' | 'open' | 'minimised';

/** The code of the chat, loaded when it is first opened. */
export interface ChatCode {
  ChatPanel: ComponentType<{ shell: Shell }>;
  showChat: (view: ChatView, takesFocus?: boolean) => void;
  /** Moves the stored conversation aside, so that it is not rendered again. */
  setAside: () => void;
}

export interface ChatWindow {
  view: ChatView;
  /** Replies that arrived while the conversation was not visible. */
  unread: number;
  /** Null until a visitor opens the chat. */
  code: ChatCode | null;
  /** Whether the code failed to load. */
  hasFailed: boolean;
  /** Whether the visitor's own press opened it: then it takes the focus. */
  takesFocus: boolean;
}

let state: ChatWindow = { view: 'closed', unread: 0, code: null, hasFailed: false, takesFocus: false };
const listeners = new Set<() => void>();

/**
 * The visibility of the chat, shared by the button in every page and the panel. It only holds the state, because every page
 * loads it; show-chat.ts changes it, and only in the browser.
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

/** Session storage key of the chat's view. */
export const viewKey = 'chat-view';
/** Session storage key of the number of unread replies. */
export const unreadKey = 'chat-unread';
