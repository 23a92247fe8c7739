import { type ChatView, chatWindow, unreadKey, viewKey } from './chat-window.ts';

/** Shows the chat in this way, here and on the next page of this tab. */
export function showChat(view: ChatView, takesFocus = true): void {
  chatWindow.change({ view, takesFocus });
  if (view === 'open') setUnread(0);
  keep(viewKey, view);
}

/** Notes a reply that nobody has seen. */
export function addUnread(): void {
  const { view, unread } = chatWindow.current();
  if (view !== 'open') setUnread(unread + 1);
}

/** How many replies nobody has seen, here and on the next page of this tab. */
export function setUnread(unread: number): void {
  chatWindow.change({ unread });
  keep(unreadKey, String(unread));
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing: the next page starts with the chat closed and nothing new.
  }
}
