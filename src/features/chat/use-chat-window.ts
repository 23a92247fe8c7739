import { useSyncExternalStore } from 'react';
import { type ChatWindow, chatWindow } from './chat-window.ts';

const atFirst = chatWindow.current();

/** The current state of the chat's window; closed in the server's page. */
export function useChatWindow(): ChatWindow {
  return useSyncExternalStore(chatWindow.subscribe, chatWindow.current, () => atFirst);
}
