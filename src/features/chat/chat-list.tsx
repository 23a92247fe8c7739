import { useLayoutEffect, useRef } from 'react';
import { Part } from '#ui/part/part.tsx';
import type { Shell } from '#wire/shell.ts';
import { Bubble, ChatEntry } from './chat-entry.tsx';
import { type Conversation, conversation } from './conversation.ts';
import { FirstQuestions, Greeting } from './greeting.tsx';
import { HelpNote } from './help-note.tsx';
import { erasedWords } from './unanswered-words.ts';

interface ChatListProps {
  shell: Shell;
  conversation: Conversation;
  /** Whether an answer is pending. */
  isLongWait: boolean;
}

/** The messages, oldest first. It scrolls to the newest one; of a long one it shows the beginning. */
export function ChatList({ shell, conversation: shown, isLongWait }: ChatListProps) {
  const { entries, pending, openedAt, erased } = shown;
  const list = useRef<HTMLOListElement>(null);
  const writes = pending !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls whenever one of these changes
  useLayoutEffect(() => scrollToNewest(list.current), [entries.length, pending, isLongWait]);
  useLayoutEffect(() => keepNewestInView(list.current), []);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label="Conversation" tabIndex={0} className="chat-list">
      <ol ref={list} className="grid gap-4">
        <Greeting shell={shell} at={openedAt ?? Date.now()} />
        {erased && <li className="text-center text-sm text-ink-soft">{erasedWords}</li>}
        {entries.length === 0 && !writes && <FirstQuestions />}
        {entries.map((entry, index) => (
          <Part key={entry.id} onFault={() => conversation.setEntryAside(entry.id)}>
            <ChatEntry entry={entry} shell={shell} isLast={!writes && index === entries.length - 1} />
          </Part>
        ))}
        {writes && (
          <Bubble by="assistant">
            {pending && <p className="whitespace-pre-wrap">{pending}</p>}
            <TypingIndicator />
            {isLongWait && <HelpNote />}
          </Bubble>
        )}
      </ol>
    </section>
  );
}

function TypingIndicator() {
  return (
    <p data-typing="" className="chat-typing">
      <span className="sr-only">The assistant is writing</span>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </p>
  );
}

const margin = 16;

function scrollToNewest(list: HTMLOListElement | null): void {
  const newest = list?.lastElementChild;
  const scroller = list && scrollerOf(list);
  // A new conversation is read from its start.
  if (!scroller || !newest?.matches('[data-by]') || list.childElementCount < 2) return;
  const top = newest.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  scroller.scrollTop = Math.min(scroller.scrollHeight - scroller.clientHeight, top - margin);
}

/** In a very low window the whole body of the chat scrolls, not the list alone. */
function scrollerOf(list: HTMLElement): HTMLElement | null {
  const own = list.closest<HTMLElement>('.chat-list');
  return own && getComputedStyle(own).overflowY !== 'visible' ? own : list.closest<HTMLElement>('.chat-body');
}

/** When a keyboard opens, or the window is resized. */
function keepNewestInView(list: HTMLOListElement | null): (() => void) | undefined {
  const scroller = list && scrollerOf(list);
  if (!scroller) return undefined;
  const observer = new ResizeObserver(() => scrollToNewest(list));
  observer.observe(scroller);
  return () => observer.disconnect();
}
