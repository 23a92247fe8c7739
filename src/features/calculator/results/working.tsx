import type { Explanation } from '#domain/calculator/explanations.ts';
import { ExternalLink } from '#ui/link/link.tsx';

export type WorkingExplanations = Readonly<Partial<Record<Explanation['id'], Explanation>>>;

interface WorkingProps {
  explanation: Explanation | undefined;
  /** The number's own name, where it differs from the explanation's. */
  of?: string;
  /** Shows the name, for several in a row. */
  named?: boolean;
}

/** The derivation of a number: the formula, the formula with the person's values, and its source. */
export function Working({ explanation, of, named = false }: WorkingProps) {
  if (!explanation) return null;
  const { title, formula, worked, note, sources } = explanation;
  return (
    <details className="group mt-4">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:text-brand-deep">
        <span aria-hidden="true" className="eased group-open:rotate-90">
          ›
        </span>
        <span className="underline decoration-1 underline-offset-4">
          How is this worked out?<span className={named ? '' : 'sr-only'}> {of ?? title}</span>
        </span>
      </summary>
      <div className="measure mt-2 grid gap-3 border-l-2 border-brand-tint pl-4 text-sm">
        <p>{formula}.</p>
        <ul className="grid gap-1 font-semibold tabular-nums">
          {worked.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{note}</p>
        <ul className="grid gap-1.5 text-ink-soft">
          {sources.map(({ text, gives, href }) => (
            <li key={text}>
              {gives}:{' '}
              {href ? (
                <ExternalLink href={href} className="text-link font-normal">
                  {text}
                </ExternalLink>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
