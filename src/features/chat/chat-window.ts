import type { ComponentType } from 'react';
import type { Shell } from '#wire/shell.ts';

/** closed: the button only. minimised: the header bar only. */
export type ChatView = 'closed' | 'open' | 'minimised';

export interface ChatWindow {
  view: ChatView;
  /** Replies that came while the conversation was out of sight. */
  unread: number;
  /** Its code, once somebody has asked for it. */
  Panel: ComponentType<{ shell: Shell }> | null;
  loading: 'not-asked' | 'loading' | 'failed' | 'done';
  /** Whether the person's own press led here: then the focus goes along. */
  takesFocus: boolean;
}

const viewKey = 'chat-view';

/** Whether the chat is seen: what the button in every page and the panel, which is fetched when wanted, both know. */
function createChatWindow() {
  let state: ChatWindow = { view: 'closed', unread: 0, Panel: null, loading: 'not-asked', takesFocus: false };
  const listeners = new Set<() => void>();

  function change(next: Partial<ChatWindow>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  return {
    current: (): ChatWindow => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note(loading: ChatWindow['loading'], Panel = state.Panel): void {
      change({ loading, Panel });
    },
    show(view: ChatView, takesFocus = true): void {
      change({ view, takesFocus, unread: view === 'open' ? 0 : state.unread });
      keepView(view);
    },
    addUnread(): void {
      if (state.view !== 'open') change({ unread: state.unread + 1 });
    },
    forgetUnread(): void {
      change({ unread: 0 });
    },
  };
}

/** How the chat is to be shown by the next page of this tab. */
export function keepView(view: ChatView): void {
  try {
    sessionStorage.setItem(viewKey, view);
  } catch {
    // A browser that keeps nothing: the next page starts with the chat closed.
  }
}

/** How this tab left the chat, on the page before or before a reload. */
export function keptView(): ChatView {
  try {
    const kept = sessionStorage.getItem(viewKey);
    return kept === 'open' || kept === 'minimised' ? kept : 'closed';
  } catch {
    return 'closed';
  }
}

/** That of this window. Only the browser ever opens it. */
export const chatWindow = createChatWindow();
