import type { ReactNode } from 'react';

/** The card of a sign-in form. */
export function SignInCard({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap grid min-h-[calc(100dvh-var(--header-height)-9rem)] place-content-center py-10">
      <section className="w-full max-w-110 rounded-large bg-surface p-6 shadow-card forced-border sm:p-10">
        <h1 className="text-h3 font-bold">{title}</h1>
        <p className="mt-2 mb-7 text-ink-soft">{lead}</p>
        <div className="grid gap-6">{children}</div>
      </section>
    </div>
  );
}
