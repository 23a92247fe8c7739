import { type ReactNode, useState } from 'react';
import { Announcement } from '#ui/announcement/announcement.tsx';
import type { ChatView } from './chat-window.ts';
import { spokenWords } from './clean-html.ts';
import type { Conversation } from './conversation.ts';
import type { Entry } from './entries.ts';
import { helpWords } from './help-note.tsx';
import { erasedWords, stateOf } from './unanswered-words.ts';
import { useLongWait } from './use-long-wait.ts';

/** Milliseconds after which a person wants to hear that an answer is on its way. One that comes sooner is said first. */
const wait = 1000;

/**
 * Tells screen readers of each answer once, when it is whole, and of an emergency at once. The messages themselves are
 * no live region: there every word would be read as it comes.
 */
export function Announcements({
  entries,
  pending,
  erased,
  isLongWait,
  view,
}: Pick<Conversation, 'entries' | 'pending' | 'erased'> & { isLongWait: boolean; view: ChatView }) {
  const last = entries.at(-1);
  // What stood there before, after a reload for instance, is not news.
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
    // One text, one change: a region that changes in parts may be read as often.
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
