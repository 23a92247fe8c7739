import { type KeyboardEvent, useRef } from 'react';
import { saveTextFile } from '#ui/text-file/save-text-file.ts';
import { notify } from '#ui/toast/toasts.ts';
import type { Shell } from '#wire/shell.ts';
import { ChatIcon } from './chat-icon.tsx';
import { transcript, transcriptName } from './transcript.ts';
import { useConversation } from './use-conversation.ts';

const option =
  'flex min-h-11 w-full items-center rounded-sm px-3 text-left font-semibold hover:bg-mist disabled:text-ink-soft disabled:font-normal';

/** The menu of the whole conversation. */
export function ChatOptions({ shell, onErase }: { shell: Shell; onErase: () => void }) {
  const { entries, conversationId } = useConversation();
  const menu = useRef<HTMLDetailsElement>(null);
  const isEmpty = entries.length === 0;

  function close(): void {
    menu.current?.removeAttribute('open');
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    event.stopPropagation();
    close();
    menu.current.querySelector('summary')?.focus();
  }

  function save(): void {
    close();
    if (!saveTextFile(transcriptName(shell), transcript(entries, shell)))
      notify({ title: 'The chat could not be saved', description: 'Please copy it by hand instead.', tone: 'problem' });
  }

  function erase(): void {
    close();
    onErase();
  }

  return (
    <details
      ref={menu}
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      className="relative max-xs:static"
    >
      <summary
        aria-label="Chat options"
        className="grid size-11 place-items-center max-[23rem]:w-10 rounded-card hover:bg-brand-tint"
      >
        <ChatIcon name="options" />
      </summary>
      <div className="absolute top-full right-0 z-10 mt-1 w-56 max-xs:inset-x-4 max-xs:w-auto rounded-card border border-line bg-surface p-1.5 text-sm shadow-float forced-border">
        <button type="button" disabled={isEmpty} onClick={save} className={option}>
          Save a copy (text file)
        </button>
        <button type="button" disabled={isEmpty && conversationId === null} onClick={erase} className={option}>
          Erase this chat
        </button>
      </div>
    </details>
  );
}
