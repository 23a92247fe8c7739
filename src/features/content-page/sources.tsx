import type { Source } from '#domain/content-model/page.ts';
import { ExternalLink } from '#ui/link/link.tsx';

/** The sources of the page, at its foot. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources-title" className="wrap pb-12">
      <div className="border-t border-line pt-8">
        <h2 id="sources-title" className="text-h4">
          Sources
        </h2>
        <ol className="mt-4 list-decimal gap-x-16 pl-6 text-sm text-ink-soft marker:font-bold marker:text-ink md:columns-2">
          {sources.map(({ text, href }) => (
            <li key={text} className="mb-3 break-inside-avoid pl-1">
              {href ? (
                <ExternalLink href={href} className="underline decoration-1 underline-offset-3 hover:text-brand-deep">
                  {text}
                </ExternalLink>
              ) : (
                text
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
