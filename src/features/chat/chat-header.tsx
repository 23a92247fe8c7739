import type { RefObject } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import type { Shell } from '#wire/shell.ts';
import { ChatIcon } from './chat-icon.tsx';
import { ChatOptions } from './chat-options.tsx';
import type { ChatView } from './chat-window.ts';
import { showChat } from './show-chat.ts';
import type { Presence } from './use-presence.ts';

export const chatTitleId = 'chat-title';

interface ChatHeaderProps {
  shell: Shell;
  view: ChatView;
  unread: number;
  presence: Presence;
  /** Restores the chat to full size. */
  expand: RefObject<HTMLButtonElement | null>;
  onErase: () => void;
}

/** As large as a finger, also on a phone; a little narrower on the smallest, so that the name keeps its line. */
const button = 'grid size-11 max-[23rem]:w-10 shrink-0 place-items-center rounded-card hover:bg-brand-tint';

/** The assistant's name and state; the only visible part of a minimised chat. */
export function ChatHeader({ shell, view, unread, presence, expand, onErase }: ChatHeaderProps) {
  const isOpen = view === 'open';
  return (
    <div className="chat-header">
      <div className="flex items-center gap-2.5">
        <Drawing drawing={shell.drawings.mark} alt="" className="mark size-8 max-[26rem]:hidden" />
        <h2
          id={chatTitleId}
          className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-[min(1.0625rem,5.8vw)] leading-tight"
        >
          AI Health Assistant
          <Badge className="px-2! py-0.5! text-xs max-xs:hidden">AI</Badge>
        </h2>
        <div className="-mr-2.5 flex">
          {isOpen && <ChatOptions shell={shell} onErase={onErase} />}
          {isOpen ? (
            <button type="button" aria-label="Minimise chat" onClick={() => showChat('minimised')} className={button}>
              <ChatIcon name="minimise" />
            </button>
          ) : (
            <button
              ref={expand}
              type="button"
              aria-label={unread > 0 ? `Expand chat, ${unread} new` : 'Expand chat'}
              onClick={() => showChat('open')}
              className={`${button} relative`}
            >
              <ChatIcon name="expand" />
              {unread > 0 && (
                <span
                  aria-hidden="true"
                  className="absolute -top-0.5 -right-0.5 grid min-w-5 place-items-center rounded-pill bg-severe px-1 text-xs font-bold text-on-strong forced-border"
                >
                  {unread}
                </span>
              )}
            </button>
          )}
          <button type="button" aria-label="Close chat" onClick={() => showChat('closed')} className={button}>
            <ChatIcon name="close" />
          </button>
        </div>
      </div>
      {isOpen && (
        <p className="flex items-baseline gap-2 text-sm text-ink-soft max-xs:text-[4.6vw]">
          <span
            aria-hidden="true"
            className={`size-2.5 shrink-0 rounded-pill forced-border ${presence === 'online' ? 'bg-good' : 'border-2 border-caution'}`}
          />
          {statusWords[presence]}
        </p>
      )}
    </div>
  );
}

const statusWords: Record<Presence, string> = {
  online: 'Online • Ready to help with health queries',
  offline: 'Offline • Your device has no connection',
  trouble: 'Trouble connecting • No answer came',
};
