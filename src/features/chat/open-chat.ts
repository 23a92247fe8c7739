import address from './chat.css?url';
import { type ChatCode, type ChatView, chatWindow, unreadKey, viewKey } from './chat-window.ts';
import { helpPanel, isHelpOpen, showHelp } from './opened-help.ts';

/** Fetches the chat's code, once. A browser remembers a failure until the page is loaded again. */
export async function fetchChat(): Promise<ChatCode | null> {
  try {
    // Beside each other: on a slow line each journey counts.
    const [code] = await Promise.all([import('./panel.tsx'), loadStyles()]);
    const { code: known, hasFailed } = chatWindow.current();
    if (!known && !hasFailed) chatWindow.change({ code });
    return code;
  } catch {
    chatWindow.change({ hasFailed: true });
    return null;
  }
}

let styles: Promise<unknown> | undefined;

/**
 * The style sheet, once, before the chat is drawn: without it the chat would lie below the page. Not a link that React waits for:
 * where it draws the whole document anew, it takes its own preload out of the head, and then waits a minute for a sheet that nothing
 * fetches any more.
 */
function loadStyles(): Promise<unknown> {
  styles ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      styles = undefined;
      reject(new Error('The style sheet of the chat did not come.'));
    };
    // Before the main one, whose rules prevail.
    document.head.prepend(link);
  });
  return styles;
}

/**
 * Opens the chat. Until its code is there, and where it cannot be had, the ways to reach a person stand in its place;
 * the chat puts them away once it is drawn. Who closes them meanwhile no longer wants the chat.
 */
export async function openChat(): Promise<void> {
  const help = helpPanel();
  if (!chatWindow.current().code) {
    chatWindow.change({ hasFailed: false });
    showHelp();
    // Who types there already goes on.
    if (!help?.contains(document.activeElement)) help?.focus({ preventScroll: true });
  }
  const waits = isHelpOpen();
  const code = await fetchChat();
  if (waits && !isHelpOpen()) return;
  code?.showChat('open');
}

/** The chat could not be drawn: what it showed is put away for good, and the ways to reach a person stand in its place. */
export function chatFailed(): void {
  const { code } = chatWindow.current();
  code?.setAside();
  code?.showChat('closed', false);
  chatWindow.change({ code: null, hasFailed: true });
  showHelp();
}

/** Shows the chat as this tab left it, on the page before or before a reload. */
export async function restoreChat(): Promise<void> {
  try {
    const storedView = sessionStorage.getItem(viewKey) as ChatView | null;
    const unread = Number(sessionStorage.getItem(unreadKey));
    if (storedView !== 'open' && Number.isSafeInteger(unread) && unread > 0) chatWindow.change({ unread });
    if (storedView !== 'open' && storedView !== 'minimised') return;
    const code = await fetchChat();
    code?.showChat(storedView, false);
    // It stood open on the page before, perhaps with a message that was not answered.
    if (!code && storedView === 'open') showHelp();
  } catch {
    // A browser that keeps nothing.
  }
}
