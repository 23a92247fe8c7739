import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import type { Shell } from '#wire/shell.ts';
import { OrEmail } from './booking-block.tsx';
import { conversation } from './conversation.ts';
import type { UnansweredEntry } from './entries.ts';
import { stateOf } from './unanswered-words.ts';

interface UnansweredProps {
  entry: UnansweredEntry;
  shell: Shell;
  isLast: boolean;
}

/** Why there is no answer, another try, and, where the assistant failed, the ways to a person. */
export function Unanswered({ entry, shell, isLast }: UnansweredProps) {
  const { reason, text, until } = entry;
  const isByVisitor = reason === 'stopped' || reason === 'interrupted';
  return (
    <>
      {reason === 'stopped' && text && <p className="whitespace-pre-wrap">{text}</p>}
      <p className={isByVisitor ? 'text-sm text-ink-soft not-first:mt-2' : ''}>
        {stateOf(entry)}
        {/* What follows are the ways to the clinic. */}
        {reason === 'failed' && ':'}
      </p>
      {!isByVisitor && (
        <>
          <ButtonLink
            href={shell.booking.initial.href}
            external
            look="secondary"
            icon="calendar"
            className="mt-3 w-full px-4!"
          >
            Book Your Consultation
          </ButtonLink>
          <OrEmail email={shell.clinic.email} />
        </>
      )}
      {isLast && reason !== 'refused' && <TryAgain until={until} />}
    </>
  );
}

/** Asks the same question once more, as soon as it may be asked. */
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

/** Whether this moment has come, in milliseconds since 1970. */
export function useTimeReached(moment: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = moment - now;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
}
