import { type KeyboardEvent, type RefObject, type SubmitEvent, useId } from 'react';
import { chatMessageLimit } from '#domain/chat/message-limit.ts';
import { ChatIcon } from './chat-icon.tsx';
import { type Conversation, conversation, waitUntil } from './conversation.ts';
import { useTimeReached } from './unanswered.tsx';
import { useFieldHeight } from './use-field-height.ts';

/** Characters from which a message shows how many are left. */
const countFrom = chatMessageLimit - 200;

interface ComposerProps {
  state: Conversation;
  /** Whether an answer is pending. */
  isLongWait: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** The field for messages. */
export function Composer({ state, isLongWait, input }: ComposerProps) {
  const { draft, pending, erasing } = state;
  const hintId = useId();
  const mayAsk = useTimeReached(waitUntil(state));
  const isPending = pending !== null || erasing;
  useFieldHeight(input, draft);
  const isEmpty = draft.trim() === '';
  const left = chatMessageLimit - draft.length;

  function submit(event?: SubmitEvent<HTMLFormElement>): void {
    event?.preventDefault();
    conversation.send(draft);
  }

  function sendOnEnter(event: KeyboardEvent): void {
    // During IME composition, Enter selects a word. Safari reports this by the key code only.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form onSubmit={submit} className="chat-composer">
      {pending !== null && (
        <div className="flex items-center justify-between gap-3 pb-2 text-sm text-ink-soft">
          <span>{isLongWait ? 'Still working on it…' : 'Writing an answer…'}</span>
          <button
            type="button"
            onClick={() => {
              conversation.stop();
              input.current?.focus({ preventScroll: true });
            }}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-card border border-edge px-3.5 font-semibold text-brand-deep hover:border-brand-deep hover:bg-mist forced-border"
          >
            <ChatIcon name="stop" className="size-4" />
            Stop
          </button>
        </div>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={input}
          aria-label="Your message"
          aria-describedby={hintId}
          placeholder="Type your message..."
          value={draft}
          readOnly={isPending}
          maxLength={chatMessageLimit}
          rows={1}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => conversation.setDraft(event.target.value)}
          onKeyDown={sendOnEnter}
          className="chat-input"
        />
        <button
          type="submit"
          aria-label="Send message"
          disabled={isPending || isEmpty || !mayAsk}
          className="grid size-12 shrink-0 place-items-center rounded-pill bg-brand text-on-strong hover:bg-brand-deep focus-visible:rounded-pill disabled:bg-mist disabled:text-ink-soft forced-border"
        >
          <ChatIcon name="send" className="size-6" />
        </button>
      </div>
      <p id={hintId} className="mt-1.5 text-xs text-ink-soft max-xs:text-[3.8vw]">
        {draft.length > countFrom && <span className="font-semibold">{left} characters left. </span>}
        Press Enter to send • Shift+Enter for new line
      </p>
    </form>
  );
}
