import address from './chat.css?url';
import { type ChatCode, type ChatView, chatWindow, unreadKey, viewKey } from './chat-window.ts';
import { helpPanel, isHelpOpen, showHelp } from './opened-help.ts';

/** Loads the chat's code, once. A browser remembers a failed import until the page is reloaded. */
export async function fetchChat(): Promise<ChatCode | null> {
  try {
    // In parallel: on a slow line each round trip counts.
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
 * Loads the style sheet once, before the chat is rendered: without it the chat would be below the page. It is not a link
 * that React waits for: when React renders the whole document again, it removes its own preload from the head and then
 * waits a minute for a sheet that is never loaded.
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
    // Before the main sheet, whose rules take precedence.
    document.head.prepend(link);
  });
  return styles;
}

/**
 * Opens the chat. Until its code has loaded, and where it fails, the help panel is shown in its place; the chat hides it
 * once rendered. A visitor who closes the help panel meanwhile cancels the opening.
 */
export async function openChat(): Promise<void> {
  const help = helpPanel();
  if (!chatWindow.current().code) {
    chatWindow.change({ hasFailed: false });
    showHelp();
    // A visitor who is typing there keeps the focus.
    if (!help?.contains(document.activeElement)) help?.focus({ preventScroll: true });
  }
  const waits = isHelpOpen();
  const code = await fetchChat();
  if (waits && !isHelpOpen()) return;
  code?.showChat('open');
}

/** The chat could not be rendered: its conversation is moved aside, and the help panel takes its place. */
export function chatFailed(): void {
  const { code } = chatWindow.current();
  code?.setAside();
  code?.showChat('closed', false);
  chatWindow.change({ code: null, hasFailed: true });
  showHelp();
}

/** Restores the chat as this tab left it on the previous page or before a reload. */
export async function restoreChat(): Promise<void> {
  try {
    const storedView = sessionStorage.getItem(viewKey) as ChatView | null;
    const unread = Number(sessionStorage.getItem(unreadKey));
    if (storedView !== 'open' && Number.isSafeInteger(unread) && unread > 0) chatWindow.change({ unread });
    if (storedView !== 'open' && storedView !== 'minimised') return;
    const code = await fetchChat();
    code?.showChat(storedView, false);
    // It was open on the previous page, perhaps with an unanswered message.
    if (!code && storedView === 'open') showHelp();
  } catch {
    // Storage is off.
  }
}
