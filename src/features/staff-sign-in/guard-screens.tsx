import { SaidOnArrival } from '#ui/announcement/said-on-arrival.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Waiting } from '#ui/waiting/waiting.tsx';
import { type GuardProblem, guardProblems } from './notices.ts';

/** Progress of the guard's validation. Only with script: without it there is none. */
export function GuardStatus({ text }: { text: string }) {
  return (
    <div
      data-guard=""
      className="wrap grid min-h-[60vh] place-content-center justify-items-center gap-5 py-16 noscript:hidden"
    >
      <Waiting />
      <div role="status">
        {/* biome-ignore lint/a11y/useSemanticElements: the one heading while it is seen; an h1 would stand beside the page's own */}
        <p role="heading" aria-level={1} className="text-lead text-ink-soft">
          {text}
        </p>
      </div>
    </div>
  );
}

/** The reason for a refusal, and a link back. */
export function GuardStop({ problem }: { problem: GuardProblem }) {
  return (
    <div className="wrap grid min-h-[60vh] place-content-center py-16">
      <div className="w-full max-w-120 rounded-large bg-surface p-8 shadow-card forced-border md:p-10">
        <SaidOnArrival words={`${guardProblems[problem]}. Please contact support if this error persists.`} />
        <h1 className="text-h3 font-bold text-severe">{guardProblems[problem]}</h1>
        <p className="mt-3">Please contact support if this error persists.</p>
        <ButtonLink href="/admin/login" className="mt-7">
          Return to Login
        </ButtonLink>
      </div>
    </div>
  );
}
