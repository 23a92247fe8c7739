import { useSyncExternalStore } from 'react';
import { type ChatWindow, chatWindow } from './chat-window.ts';

const atFirst = chatWindow.current();

/** The chat's window as it stands; closed in the page as it is sent. */
export function useChatWindow(): ChatWindow {
  return useSyncExternalStore(chatWindow.subscribe, chatWindow.current, () => atFirst);
}
