import { type ChatView, chatWindow, viewKey } from './chat-window.ts';

/** Shows the chat in this way, here and on the next page of this tab. */
export function showChat(view: ChatView, takesFocus = true): void {
  chatWindow.change({ view, takesFocus, ...(view === 'open' && { unread: 0 }) });
  try {
    sessionStorage.setItem(viewKey, view);
  } catch {
    // A browser that keeps nothing: the next page starts with the chat closed.
  }
}

/** Notes a reply that nobody has seen. */
export function addUnread(): void {
  const { view, unread } = chatWindow.current();
  if (view !== 'open') chatWindow.change({ unread: unread + 1 });
}
