import { type ChatCode, type ChatView, chatWindow, unreadKey, viewKey } from './chat-window.ts';
import { helpPanelId } from './help-panel.tsx';

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

/** Milliseconds that a press may stay without an answer. */
const blink = 700;

/** Opens the chat, or, where its code cannot be had or is slow to come, the ways to reach a person. */
export async function openChat(): Promise<void> {
  const isSlow = setTimeout(() => helpPanel()?.showPopover(), blink);
  const code = await fetchChat();
  clearTimeout(isSlow);
  code?.showChat('open');
  helpPanel()?.[code ? 'hidePopover' : 'showPopover']();
}

/** Shows the chat as this tab left it, on the page before or before a reload. */
export async function restoreChat(): Promise<void> {
  try {
    const kept = sessionStorage.getItem(viewKey) as ChatView | null;
    const unread = Number(sessionStorage.getItem(unreadKey));
    if (kept !== 'open' && Number.isSafeInteger(unread) && unread > 0) chatWindow.change({ unread });
    if (kept !== 'open' && kept !== 'minimised') return;
    const code = await fetchChat();
    code?.showChat(kept, false);
    // It stood open on the page before, perhaps with a message that was not answered.
    if (!code && kept === 'open') helpPanel()?.showPopover();
  } catch {
    // A browser that keeps nothing.
  }
}

export function helpPanel(): HTMLElement | null {
  return document.getElementById(helpPanelId);
}
