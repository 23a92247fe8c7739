import { type ReactNode, useEffect, useRef } from 'react';
import { type ContentsHeading, useCurrentHeading } from './use-current-heading.ts';

interface ContentsProps {
  headings: readonly ContentsHeading[];
  /** Fewer headings need no list. */
  fewest?: number;
}

/** Most headings of a list without scrolling. */
const usualFewest = 3;

function indentOf({ level }: ContentsHeading): string {
  return level && level > 2 ? 'ml-4' : '';
}

/** The contents beside the text, alone in their column, so that they cover nothing. */
export function ContentsAside({ headings, fewest = usualFewest }: ContentsProps) {
  const current = useCurrentHeading(headings);
  const list = useRef<HTMLElement>(null);
  // In a list taller than the window, the current link stays visible. Only the list scrolls, not the page.
  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!link || !list.current) return;
    const { top, bottom } = list.current.getBoundingClientRect();
    const box = link.getBoundingClientRect();
    if (box.top < top) list.current.scrollTop += box.top - top - box.height;
    if (box.bottom > bottom) list.current.scrollTop += box.bottom - bottom + box.height;
  }, [current]);
  if (headings.length < fewest) return null;
  return (
    <div className="no-print relative hidden focus-within:z-2 lg:col-start-2 lg:row-start-1 lg:block">
      <nav
        ref={list}
        aria-labelledby="contents-title"
        className="sticky top-[calc(var(--header-height)+1.5rem)] -mx-3 max-h-[calc(100dvh-var(--header-height)-3rem)] overflow-y-auto bg-surface px-3 pb-3"
      >
        <p id="contents-title" className="pt-3 pb-3 text-sm font-bold">
          On this page
        </p>
        <ContentsLinks headings={headings}>
          {({ id, text }) => (
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className="block border-l-2 border-line py-1.5 pl-4 text-sm text-ink-soft hover:border-brand hover:text-brand-deep aria-[current=location]:border-brand aria-[current=location]:font-semibold aria-[current=location]:text-ink"
            >
              {text}
            </a>
          )}
        </ContentsLinks>
      </nav>
    </div>
  );
}

/** The contents on a phone, closed at first. */
export function ContentsDisclosure({ headings, fewest = usualFewest }: ContentsProps) {
  if (headings.length < fewest) return null;
  return (
    <details className="no-print group mb-10 rounded-card bg-mist lg:hidden forced-border">
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-card px-5 font-semibold hover:text-brand-deep">
        On this page
        <span aria-hidden="true" className="eased text-h3 leading-none text-brand group-open:rotate-90">
          ›
        </span>
      </summary>
      <nav aria-label="On this page" className="px-5 pb-4">
        <ContentsLinks headings={headings}>
          {({ id, text }) => (
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center border-t border-brand/20 py-2 leading-snug hover:text-brand-deep"
            >
              {text}
            </a>
          )}
        </ContentsLinks>
      </nav>
    </details>
  );
}

function ContentsLinks({
  headings,
  children,
}: {
  headings: readonly ContentsHeading[];
  children: (heading: ContentsHeading) => ReactNode;
}) {
  return (
    <ol>
      {headings.map((heading) => (
        <li key={heading.id} className={indentOf(heading)}>
          {children(heading)}
        </li>
      ))}
    </ol>
  );
}
