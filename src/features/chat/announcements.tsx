import { type ReactNode, useState } from 'react';
import { Announcement } from '#ui/announcement/announcement.tsx';
import type { ChatView } from './chat-window.ts';
import { spokenWords } from './clean-html.ts';
import type { Conversation } from './conversation.ts';
import type { Entry } from './entries.ts';
import { helpWords } from './help-note.tsx';
import { erasedWords, stateOf } from './unanswered-words.ts';
import { useLongWait } from './use-long-wait.ts';

/** Milliseconds before 'an answer is on its way' is announced. An earlier answer is announced instead. */
const wait = 1000;

/**
 * Announces each answer to screen readers once, when it is complete, and an emergency at once. The messages themselves are
 * no live region, which would announce every word as it streams.
 */
export function Announcements({
  entries,
  pending,
  erased,
  isLongWait,
  view,
}: Pick<Conversation, 'entries' | 'pending' | 'erased'> & { isLongWait: boolean; view: ChatView }) {
  const last = entries.at(-1);
  // Messages from before, for instance before a reload, are not announced.
  const [known] = useState(last?.id);
  const isNews = last !== undefined && last.id !== known && pending === null && last.kind !== 'visitor';
  const urgent = isNews && last.kind === 'reply' && last.urgent;
  const words = isNews ? wordsOf(last, view) : erased ? erasedWords : '';
  const isWriting = useLongWait(pending && '', wait);
  return (
    <>
      <Announcement occasion={pending === null ? last?.id : undefined}>
        {pending === null
          ? !urgent && words
          : isLongWait
            ? `Still working on it. ${helpWords}`
            : isWriting && 'The assistant is writing.'}
      </Announcement>
      <Announcement urgent occasion={last?.id}>
        {urgent && words}
      </Announcement>
    </>
  );
}

function wordsOf(entry: Entry, view: ChatView): ReactNode {
  if (entry.kind === 'reply') {
    if (!entry.urgent && view !== 'open') return 'There is a new answer in the chat.';
    const words = spokenWords(entry.message);
    // One text, one change: some screen readers announce a region for every change.
    if (words.every(({ lang }) => !lang)) return ['Assistant:', ...words.map(({ text }) => text)].join(' ');
    return [
      'Assistant: ',
      ...words.map(({ lang, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes
        <span key={at} lang={lang}>
          {at > 0 ? ` ${text}` : text}
        </span>
      )),
    ];
  }
  if (entry.kind !== 'unanswered' || entry.reason === 'interrupted') return '';
  return `${stateOf(entry).replace(/[^.!?]$/, '$&.')} ${helpWords}`;
}
