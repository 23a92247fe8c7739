import { useEffect } from 'react';
import { Part } from '#ui/part/part.tsx';
import type { Shell } from '#wire/shell.ts';
import { chatFailed, restoreChat } from './open-chat.ts';
import { useChatWindow } from './use-chat-window.ts';

/** Renders the chat once a visitor has opened it, on this page or an earlier one of the same tab. */
export function ChatScreen({ shell }: { shell: Shell }) {
  const { code } = useChatWindow();
  useEffect(() => void restoreChat(), []);
  return (
    code && (
      <Part onFault={chatFailed}>
        <code.ChatPanel shell={shell} />
      </Part>
    )
  );
}
