import { useState } from 'react';
import { useLocation } from 'react-router';
import { SaidOnArrival } from '#ui/announcement/said-on-arrival.tsx';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link/link.tsx';
import { useWhenBack } from './use-when-back.ts';

/** Shown in place of a staff page while the database is unavailable. It continues automatically. */
export function StorageAway({ onBack }: { onBack: () => Promise<void> | void }) {
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  useWhenBack(true, onBack);

  async function tryNow(): Promise<void> {
    setBusy(true);
    await onBack();
    setBusy(false);
  }

  return (
    <div className="wrap grid min-h-[60vh] place-content-center py-16">
      <div className="w-full max-w-120 rounded-large bg-surface p-8 shadow-card forced-border md:p-10">
        <SaidOnArrival words="The database does not answer. This page has to wait, and goes on by itself. What you wrote in the editor is kept in this browser." />
        <h1 className="text-h3 font-bold">The database does not answer</h1>
        <p className="mt-3">
          Without it nobody can say who is signed in, so this page has to wait. What you wrote in the editor is kept in
          this browser.
        </p>
        <p className="mt-3 noscript:hidden">
          It tries again by itself, and goes on as soon as the database is back. You need not load it again.
        </p>
        <p className="mt-3 hidden noscript:block">
          Please{' '}
          <Link href={`${pathname}${search}`} className="text-link">
            load this page again
          </Link>{' '}
          in a moment.
        </p>
        <Button
          look="primary"
          icon="refresh"
          onClick={tryNow}
          aria-disabled={busy || undefined}
          className="mt-7 noscript:hidden"
        >
          Try again now
        </Button>
      </div>
    </div>
  );
}
