import { useEffect, useRef, useState } from 'react';
import { Part } from '#ui/part/part.tsx';
import type { Shell } from '#wire/shell.ts';
import { Announcements } from './announcements.tsx';
import { ChatHeader, chatTitleId } from './chat-header.tsx';
import { ChatList } from './chat-list.tsx';
import { Composer } from './composer.tsx';
import { conversation } from './conversation.ts';
import { EraseQuestion } from './erase-question.tsx';
import { showChat } from './show-chat.ts';
import { useChatWindow } from './use-chat-window.ts';
import { useConversation } from './use-conversation.ts';
import { useEscape } from './use-escape.ts';
import { longWait, useLongWait } from './use-long-wait.ts';
import { useOwnLinks } from './use-own-links.ts';
import { usePanelFocus } from './use-panel-focus.ts';
import { usePlaceOfHelp } from './use-place-of-help.ts';
import { usePresence } from './use-presence.ts';
import { useSheet } from './use-sheet.ts';

export { showChat };
export const { setAside } = conversation;

/**
 * The chat: a window beside the page, and on phones a sheet over all of it.
 *
 * @public Loaded on demand (open-chat.ts) and shown as a part of `ChatCode`.
 */
export function ChatPanel({ shell }: { shell: Shell }) {
  const { view, unread, takesFocus } = useChatWindow();
  const state = useConversation();
  const presence = usePresence(state.trouble);
  const [asksToErase, setAsksToErase] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const expand = useRef<HTMLButtonElement>(null);
  const isOpen = view === 'open';
  const isSheet = useSheet(root, isOpen);
  const isLongWait = useLongWait(state.pending, longWait);
  useEffect(() => {
    if (isOpen) conversation.begin();
  }, [isOpen]);
  // After the question closes, the field is back.
  const requested = useRef(false);
  useEffect(() => {
    if (requested.current && !asksToErase) input.current?.focus({ preventScroll: true });
    requested.current = asksToErase;
  }, [asksToErase]);
  usePlaceOfHelp(root, isOpen);
  useEscape(panel, view);
  usePanelFocus({ view, takesFocus, isPending: state.pending !== null, input, expand });

  useOwnLinks(root, () => {
    // A sheet closes to show the page.
    if (isSheet) showChat('minimised', false);
  });

  const isDialog = isOpen && isSheet;
  const role = {
    // Beside the page it is a part of the page. A dialog would take screen readers out of forms mode.
    role: isDialog ? 'dialog' : isOpen ? 'complementary' : 'region',
    'aria-labelledby': chatTitleId,
    'aria-modal': isDialog ? true : undefined,
  };
  return (
    <div ref={root} data-chat={view} className="no-print">
      <Part attempt={state.entries}>
        <Announcements
          entries={state.entries}
          pending={state.pending}
          erased={state.erased}
          isLongWait={isLongWait}
          view={view}
        />
      </Part>
      {view !== 'closed' && (
        <div ref={panel} {...role} tabIndex={-1} className="chat-panel forced-border">
          <ChatHeader
            shell={shell}
            view={view}
            unread={unread}
            presence={presence}
            expand={expand}
            onErase={() => setAsksToErase(true)}
          />
          {isOpen && (
            <div className="chat-body">
              <ChatList shell={shell} conversation={state} isLongWait={isLongWait} />
              {asksToErase ? (
                <EraseQuestion email={shell.clinic.email} onDone={() => setAsksToErase(false)} />
              ) : (
                <Composer state={state} isLongWait={isLongWait} input={input} />
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
