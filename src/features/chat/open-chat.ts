import { type ChatCode, type ChatView, chatWindow, unreadKey, viewKey } from './chat-window.ts';

/** Fetches the chat's code, once. A browser remembers a failure until the page is loaded again. */
export async function fetchChat(): Promise<ChatCode | null> {
  try {
    const code = await import('./panel.tsx');
    if (!chatWindow.current().code) chatWindow.change({ code });
    return code;
  } catch {
    chatWindow.change({ hasFailed: true });
    return null;
  }
}

/** Shows the chat as this tab left it, on the page before or before a reload. */
export async function restoreChat(): Promise<void> {
  try {
    const kept = sessionStorage.getItem(viewKey) as ChatView | null;
    const unread = Number(sessionStorage.getItem(unreadKey));
    if (kept !== 'open' && Number.isSafeInteger(unread) && unread > 0) chatWindow.change({ unread });
    if (kept === 'open' || kept === 'minimised') (await fetchChat())?.showChat(kept, false);
  } catch {
    // A browser that keeps nothing.
  }
}
