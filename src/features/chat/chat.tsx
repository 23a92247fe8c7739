import { useEffect } from 'react';
import { Part } from '#ui/part/part.tsx';
import type { Shell } from '#wire/shell.ts';
import { chatFailed, restoreChat } from './open-chat.ts';
import { useChatWindow } from './use-chat-window.ts';

/** Where the chat appears once it was asked for, in this page or in an earlier one of the same tab. */
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
