import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { Shell } from '#wire/shell.ts';
import { conversation } from './conversation.ts';
import type { UnansweredEntry } from './entries.ts';
import { HelpNote } from './help-note.tsx';
import { stateOf } from './unanswered-words.ts';

interface UnansweredProps {
  entry: UnansweredEntry;
  shell: Shell;
  isLast: boolean;
}

/**
 * The failure, the help lines, the ways to reach the clinic where the assistant failed, and a retry. Without a booking
 * link: the message may be a cry for help.
 */
export function Unanswered({ entry, shell, isLast }: UnansweredProps) {
  const { reason, text, until } = entry;
  const isByVisitor = reason === 'stopped' || reason === 'interrupted';
  return (
    <>
      {reason === 'stopped' && text && <p className="whitespace-pre-wrap">{text}</p>}
      <p className={isByVisitor ? 'text-sm text-ink-soft not-first:mt-2' : ''}>
        {stateOf(entry)}
        {/* Followed by the ways to reach the clinic. */}
        {reason === 'failed' && ':'}
      </p>
      {!isByVisitor && <Contact clinic={shell.clinic} />}
      <HelpNote />
      {isLast && reason !== 'refused' && <TryAgain until={until} />}
    </>
  );
}

function Contact({ clinic: { phone, email } }: Pick<Shell, 'clinic'>) {
  return (
    <ul className="mt-1">
      <li>
        Call{' '}
        <a href={`tel:${phone.dial}`} className="text-link whitespace-nowrap">
          {phone.display}
        </a>
      </li>
      <li>
        Email{' '}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
      </li>
    </ul>
  );
}

/** Sends the same question again, as soon as the limit allows. */
function TryAgain({ until }: { until: number }) {
  const mayAsk = useTimeReached(until);
  return (
    <Button
      icon="refresh"
      disabled={!mayAsk}
      onClick={() => conversation.retry()}
      className="mt-3 px-4! disabled:text-ink-soft"
    >
      Try again
    </Button>
  );
}

/** Whether a time has come, in milliseconds since 1970. */
export function useTimeReached(moment: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment <= now) return;
    // The time of the last render may be long past.
    const timer = setTimeout(() => setNow(Date.now()), moment - Date.now());
    return () => clearTimeout(timer);
  }, [moment, now]);
  return moment <= now;
}
