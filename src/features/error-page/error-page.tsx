import { emergency, lifeline } from '#domain/calculator/help-lines.ts';
import type { Shell } from '#wire/shell.ts';

/** Shown when a page failed: the failure, that it is not the visitor's fault, and how to reach the clinic. */
export function ErrorPage({ status, clinic }: { status: number; clinic: Shell['clinic'] | undefined }) {
  return (
    <section className="wrap py-20">
      <title>{`Something went wrong${clinic ? ` | ${clinic.name}` : ''}`}</title>
      <p className="text-sm font-semibold text-ink-soft">Error {status}</p>
      <h1 className="mt-2 max-w-3xl text-h1">Something went wrong on our side</h1>
      <p className="measure mt-5 text-lead">
        This page could not be shown. Nothing you did caused it. Please try again in a moment.
      </p>
      {clinic && (
        <p className="measure mt-4">
          If you need us now, call{' '}
          <a className="text-link" href={`tel:${clinic.phone.dial}`}>
            {clinic.phone.display}
          </a>{' '}
          or write to{' '}
          <a className="text-link" href={`mailto:${clinic.email}`}>
            {clinic.email}
          </a>
          .
        </p>
      )}
      <p className="measure mt-4">
        In an emergency call{' '}
        <a className="text-link" href={`tel:${emergency.dial}`}>
          {emergency.number}
        </a>
        . To talk to someone now, call Lifeline on{' '}
        <a className="text-link" href={`tel:${lifeline.dial}`}>
          {lifeline.number}
        </a>
        .
      </p>
      <p className="mt-6">
        <a className="text-link" href="/">
          Return to Home
        </a>
      </p>
    </section>
  );
}
