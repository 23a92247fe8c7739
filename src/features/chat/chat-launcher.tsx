import { type KeyboardEvent, type SyntheticEvent, useEffect } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { onReopened } from '#ui/part/early-state.ts';
import type { Shell } from '#wire/shell.ts';
import { HelpPanel } from './help-panel.tsx';
import { fetchChat, openChat } from './open-chat.ts';
import { helpPanelId, isHelpOpen } from './opened-help.ts';
import { useChatWindow } from './use-chat-window.ts';

const label = 'Chat with AI Assistant';

// Pressed before the script was ready: the chat's code loads during hydration.
if (!import.meta.env.SSR && isHelpOpen()) void fetchChat();

/**
 * The button that opens the chat: an entry of the dock on phones, round at the bottom right of wide screens. It is a link
 * to the assistant's form page, which every browser follows. While the script loads, a press shows how to reach a person
 * (server/http/pages/deferred-modules.ts), and then the chat.
 */
export function ChatLauncher({ shell }: { shell: Shell }) {
  const { view, unread, code, hasFailed } = useChatWindow();

  useEffect(() => {
    // Pressed before the script was ready: help is open, and the chat loads now.
    const openPressed = () => {
      if (isHelpOpen()) void openChat();
    };
    openPressed();
    return onReopened(openPressed);
  }, []);

  function press(event: SyntheticEvent): void {
    event.preventDefault();
    if (view === 'open') code?.showChat('closed');
    else void openChat();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button leads nowhere where there is no script; this is followed */}
      <a
        href={`${shell.mainOrigin}/ask`}
        role="button"
        data-panel={helpPanelId}
        aria-label={unread > 0 ? `${label}, ${unread} new` : label}
        onClick={press}
        onKeyDown={(event: KeyboardEvent) => event.key === ' ' && press(event)}
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
        {/* Narrow enough for the page margin, so that it covers no text. */}
        <span aria-hidden="true" className="chat-tooltip forced-border">
          {label}
        </span>
      </a>
      <HelpPanel shell={shell} hasFailed={hasFailed} />
    </>
  );
}
