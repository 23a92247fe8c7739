import { type ChatView, chatWindow, unreadKey, viewKey } from './chat-window.ts';

/** Sets the view of the chat, here and on the next page of this tab. */
export function showChat(view: ChatView, takesFocus = true): void {
  chatWindow.change({ view, takesFocus });
  if (view === 'open') setUnread(0);
  keep(viewKey, view);
}

/** Counts an unread reply. */
export function addUnread(): void {
  const { view, unread } = chatWindow.current();
  if (view !== 'open') setUnread(unread + 1);
}

/** Sets the number of unread replies, here and on the next page of this tab. */
export function setUnread(unread: number): void {
  chatWindow.change({ unread });
  keep(unreadKey, String(unread));
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is off: the next page starts with the chat closed and nothing unread.
  }
}
