import { emergency, lifeline } from '#domain/calculator/help-lines.ts';
import type { Shell } from '#wire/shell.ts';

/** Shown where the error page itself failed: plain elements and help lines, without anything that can fail. */
export function LastPage({ shell }: { shell: Shell | undefined }) {
  const clinic = shell?.clinic;
  return (
    <main className="wrap py-20">
      <h1 className="text-h1">This page could not be shown</h1>
      <p className="mt-5">
        In an emergency call <a href={`tel:${emergency.dial}`}>{emergency.number}</a>. To talk to someone now, call
        Lifeline on <a href={`tel:${lifeline.dial}`}>{lifeline.number}</a>.
      </p>
      {clinic && (
        <p className="mt-3">
          Call {clinic.name} on <a href={`tel:${clinic.phone?.dial}`}>{clinic.phone?.display}</a>, or{' '}
          <a href={`${shell.mainOrigin}/ask`}>write to the assistant</a>.
        </p>
      )}
      <p className="mt-3">
        <a href="/">Home</a>
      </p>
    </main>
  );
}
