import { type MouseEvent, useEffect } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { Shell } from '#wire/shell.ts';
import { HelpPanel, helpPanelId } from './help-panel.tsx';
import { fetchChat } from './open-chat.ts';
import { useChatWindow } from './use-chat-window.ts';

const label = 'Chat with AI Assistant';

/**
 * The button that opens the chat: an entry of the dock on phones, round at the bottom right of wide screens. Without
 * script, and until the script is there, the browser's own popover shows how to reach a person.
 */
export function ChatLauncher({ shell }: { shell: Shell }) {
  const { view, unread, code, hasFailed } = useChatWindow();

  useEffect(() => {
    // Pressed before the script was ready: help stands open, and what was asked for comes now.
    if (helpPanel()?.matches(':popover-open')) void open();
  }, []);

  function press(event: MouseEvent): void {
    event.preventDefault();
    if (view === 'open') code?.showChat('closed');
    else void open();
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
        className="flex h-full min-h-14 min-w-0 flex-col items-center justify-center gap-1 px-0.5 py-2 text-center text-[min(0.6875rem,3.3vw)] font-bold leading-tight tracking-wide group/chat relative w-full hover:bg-mist lg:size-15 lg:rounded-pill lg:bg-brand lg:text-white lg:shadow-float lg:hover:bg-brand-deep lg:focus-visible:rounded-pill lg:not-data-[chat-launcher=closed]:invisible forced-border"
      >
        <Icon name="message" className="size-5 lg:size-7" />
        <span aria-hidden="true" className="lg:hidden">
          CHAT
        </span>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 left-1/2 ml-1 grid min-w-5 place-items-center rounded-pill bg-severe px-1 text-xs text-white forced-border lg:-top-1 lg:right-0 lg:left-auto"
          >
            {unread}
          </span>
        )}
        {/* Narrow enough for the margin in which the button stands: it lies over no text. */}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-1/2 bottom-full mb-2 hidden w-23 translate-x-1/2 rounded-sm bg-ink px-2 py-1.5 text-center text-xs font-semibold tracking-normal text-white opacity-0 group-hover/chat:opacity-100 group-focus-visible/chat:opacity-100 lg:block forced-border"
        >
          {label}
        </span>
      </button>
      <HelpPanel shell={shell} hasFailed={hasFailed} />
    </>
  );
}

function helpPanel(): HTMLElement | null {
  return document.getElementById(helpPanelId);
}

/** Opens the chat, or, where its code cannot be had, the ways to reach a person. */
async function open(): Promise<void> {
  const code = await fetchChat();
  code?.showChat('open');
  helpPanel()?.[code ? 'hidePopover' : 'showPopover']();
}
