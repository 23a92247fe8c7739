import { memo, type ReactNode } from 'react';
import type { Shell } from '#wire/shell.ts';
import { ChatBooking } from './booking-block.tsx';
import { cleanHtml, urgentHtml } from './clean-html.ts';
import { clockTime } from './clock-time.ts';
import type { Entry, ReplyEntry } from './entries.ts';
import { isAllowed, linkTo } from './reply-links.ts';
import { Unanswered } from './unanswered.tsx';

interface ChatEntryProps {
  entry: Entry;
  shell: Shell;
  /** Whether the last question may be sent again. */
  isLast: boolean;
}

/** One message. Memoised: a streaming answer renders none of the earlier ones again. */
export const ChatEntry = memo(function ChatEntry({ entry, shell, isLast }: ChatEntryProps) {
  switch (entry.kind) {
    case 'visitor':
      return (
        <Bubble by="visitor" at={entry.at}>
          <p className="whitespace-pre-wrap" dir="auto">
            {entry.text}
          </p>
        </Bubble>
      );
    case 'reply':
      return <Reply entry={entry} shell={shell} />;
    case 'unanswered':
      return (
        <Bubble by="assistant" at={entry.at}>
          <Unanswered entry={entry} shell={shell} isLast={isLast} />
        </Bubble>
      );
  }
});

function Reply({ entry, shell }: { entry: ReplyEntry; shell: Shell }) {
  const { message, urgent, booking_button: booking, booking_url: address, at } = entry;
  const shown = urgent ? urgentHtml : cleanHtml;
  const sources = entry.sources.filter(
    // Links inside the answer are not listed again.
    ({ href }) => isAllowed(href) && !message.includes(`href="${href}"`),
  );
  return (
    <Bubble by={urgent ? 'urgent' : 'assistant'} at={at}>
      {/* In another language the answer's own first words are the title. */}
      {urgent && !startsInAnotherLanguage(message) && <p className="chat-urgent-title">Please get help now</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: only a handful of elements is let through */}
      <div className="chat-html" dangerouslySetInnerHTML={{ __html: shown(message, shell.mainOrigin) }} />
      {booking && <ChatBooking shell={shell} address={address} />}
      {sources.length > 0 && (
        <p className="mt-2.5 text-sm text-ink-soft">
          From:{' '}
          {sources.map(({ title, href }, index) => (
            <span key={`${href} ${title}`}>
              {index > 0 && ', '}
              <a {...linkTo(href, shell.mainOrigin)} className="underline underline-offset-2 hover:text-brand-deep">
                {title}
              </a>
            </span>
          ))}
        </p>
      )}
    </Bubble>
  );
}

function startsInAnotherLanguage(html: string): boolean {
  return html.startsWith('<p lang=');
}

const names = { visitor: 'You', assistant: 'Assistant', greeting: 'Assistant', urgent: 'Assistant' } as const;

interface BubbleProps {
  by: keyof typeof names;
  /** Milliseconds since 1970; undefined while it is being written. */
  at?: number;
  children: ReactNode;
}

/** A message with its time. */
export function Bubble({ by, at, children }: BubbleProps) {
  return (
    <li className={`chat-entry ${by === 'visitor' ? 'items-end' : 'items-start'}`} data-by={by}>
      <div className="chat-bubble forced-border">
        <span className="sr-only">{names[by]}: </span>
        {children}
      </div>
      {at !== undefined && (
        <time dateTime={new Date(at).toISOString()} className="px-1 text-xs text-ink-soft">
          {clockTime(at)}
        </time>
      )}
    </li>
  );
}
