import { useEffect } from 'react';
import type { Shell } from '#wire/shell.ts';
import { restoreChat } from './open-chat.ts';
import { useChatWindow } from './use-chat-window.ts';

/** Where the chat appears once it was asked for, in this page or in an earlier one of the same tab. */
export function Chat({ shell }: { shell: Shell }) {
  const { code } = useChatWindow();
  useEffect(() => void restoreChat(), []);
  return code && <code.ChatPanel shell={shell} />;
}
