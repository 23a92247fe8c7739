import type { ReactNode } from 'react';

interface DisclosureProps {
  question: string;
  children: ReactNode;
  /** Only one disclosure of a group is open. */
  group?: string;
  open?: boolean;
}

/** A question that opens to its answer, by the browser's own element, without script. */
export function Disclosure({ question, children, group, open = false }: DisclosureProps) {
  return (
    <details name={group} open={open} className="group border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-6 py-4 text-h4 font-semibold hover:text-brand-deep">
        <span>{question}</span>
        <span
          aria-hidden="true"
          className="relative grid size-8 shrink-0 place-items-center rounded-pill bg-brand-tint text-brand-deep"
        >
          <span className="absolute h-0.5 w-3.5 bg-current" />
          <span className="eased absolute h-3.5 w-0.5 bg-current group-open:rotate-90" />
        </span>
      </summary>
      <div className="measure pb-6">{children}</div>
    </details>
  );
}
