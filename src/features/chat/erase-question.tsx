import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { conversation } from './conversation.ts';

/** Confirms before a conversation is erased, here and on the server. */
export function EraseQuestion({ email, onDone }: { email: string; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'asking' | 'erasing' | 'failed'>('asking');
  useEffect(() => title.current?.focus(), []);

  async function erase(): Promise<void> {
    setState('erasing');
    if (await conversation.erase()) onDone();
    else {
      setState('failed');
      title.current?.focus();
    }
  }

  return (
    <section aria-labelledby="erase-title" className="border-t border-line bg-surface p-4">
      <h3 id="erase-title" ref={title} tabIndex={-1} className="text-h4 outline-none">
        {state === 'failed' ? 'The chat could not be erased' : 'Erase this chat?'}
      </h3>
      <p className="mt-1 text-sm">
        {state === 'failed' ? (
          <>
            Our server could not be reached, so nothing was erased yet. Please try again, or write to{' '}
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>
            .
          </>
        ) : (
          'It is deleted from this browser and from our server, and cannot be brought back.'
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button
          onClick={erase}
          disabled={state === 'erasing'}
          className="flex-1 border-severe! px-4! text-severe! whitespace-nowrap"
        >
          {state === 'erasing' ? 'Erasing…' : state === 'failed' ? 'Try again' : 'Erase'}
        </Button>
        <Button onClick={() => onDone()} className="flex-1 px-4!">
          Keep it
        </Button>
      </div>
    </section>
  );
}
