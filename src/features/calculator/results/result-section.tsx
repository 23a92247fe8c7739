import type { ReactNode } from 'react';

interface ResultSectionProps {
  id: string;
  title: string;
  children: ReactNode;
  className?: string;
}

/** One result with its name at the side. */
export function ResultSection({ id, title, children, className = '' }: ResultSectionProps) {
  return (
    <section aria-labelledby={id} className={`border-t-2 border-ink py-8 md:py-10 ${className}`}>
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[14rem_1fr]">
        <h3 id={id} className="text-h3">
          {title}
        </h3>
        <div className="@container min-w-0">{children}</div>
      </div>
    </section>
  );
}
