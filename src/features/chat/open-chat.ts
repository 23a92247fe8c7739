import { type ChatView, chatWindow, keepView, keptView } from './chat-window.ts';

/** Fetches the panel's code, once. Says whether it is there. A browser remembers a failure until the page is loaded again. */
export async function fetchPanel(): Promise<boolean> {
  if (chatWindow.current().Panel) return true;
  chatWindow.note('loading');
  try {
    chatWindow.note('done', (await import('./panel.tsx')).ChatPanel);
    return true;
  } catch {
    chatWindow.note('failed');
    return false;
  }
}

/** Shows the chat. Resolves to false when its code could not be fetched. */
export async function openChat(view: ChatView = 'open', takesFocus = true): Promise<boolean> {
  const isThere = await fetchPanel();
  if (isThere) chatWindow.show(view, takesFocus);
  return isThere;
}

/** Shows the chat as this tab left it. */
export function restoreChat(): void {
  const kept = keptView();
  if (kept !== 'closed' && chatWindow.current().view === 'closed') void openChat(kept, false);
}

/** For a panel that could not be fetched: the chat is open when the page has come again. */
export function reloadIntoChat(): void {
  keepView('open');
  location.reload();
}
