import { type ChatView, chatWindow, keptView } from './chat-window.ts';

/** Fetches the panel's code, once; after a failure, again. Says whether it is there. */
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
