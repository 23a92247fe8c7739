import { type MouseEvent, useEffect } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { Shell } from '#wire/shell.ts';
import { HelpPanel } from './help-panel.tsx';
import { fetchChat, openChat } from './open-chat.ts';
import { helpPanelId, isHelpOpen } from './opened-help.ts';
import { useChatWindow } from './use-chat-window.ts';

const label = 'Chat with AI Assistant';

// Pressed before the script was there: the chat's code travels while React takes the page over.
if (!import.meta.env.SSR && isHelpOpen()) void fetchChat();

/**
 * The button that opens the chat: an entry of the dock on phones, round at the bottom right of wide screens. Without
 * script, and until the script is there, the browser's own popover shows how to reach a person.
 */
export function ChatLauncher({ shell }: { shell: Shell }) {
  const { view, unread, code, hasFailed } = useChatWindow();

  useEffect(() => {
    // Pressed before the script was ready: help stands open, and what was asked for comes now.
    if (isHelpOpen()) void openChat();
  }, []);

  function press(event: MouseEvent): void {
    event.preventDefault();
    if (view === 'open') code?.showChat('closed');
    else void openChat();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={helpPanelId}
        aria-label={unread > 0 ? `${label}, ${unread} new` : label}
        onClick={press}
        onPointerEnter={fetchChat}
        onFocus={fetchChat}
        data-chat-launcher={view}
        className="chat-button group/chat forced-border"
      >
        <Icon name="message" className="size-5 lg:size-7" />
        <span aria-hidden="true" className="lg:hidden">
          CHAT
        </span>
        {unread > 0 && (
          <span aria-hidden="true" className="chat-badge forced-border">
            {unread}
          </span>
        )}
        {/* Narrow enough for the margin in which the button stands: it lies over no text. */}
        <span aria-hidden="true" className="chat-tooltip forced-border">
          {label}
        </span>
      </button>
      <HelpPanel shell={shell} hasFailed={hasFailed} />
    </>
  );
}
