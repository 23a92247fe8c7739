import type { ReactNode } from 'react';

/** A group of questions with its name at the side. */
export function FormPart({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-16 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-[14rem_1fr]">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 lg:flex-col lg:justify-start">
        <h2 className="text-h3">{title}</h2>
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
