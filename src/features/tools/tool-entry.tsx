import { Badge } from '#ui/badge/badge.tsx';
import { Link } from '#ui/link/link.tsx';
import type { Tool } from './tools.ts';

/** A tool as a line of the list: name, purpose and link. */
export function ToolEntry({ tool }: { tool: Tool }) {
  const { id, name, category, text, facts, way, action } = tool;
  const leads = typeof way === 'object';
  return (
    <article
      aria-labelledby={`tool-${id}`}
      className={`group relative grid gap-x-10 gap-y-4 py-8 lg:grid-cols-[16rem_1fr_auto] lg:items-center ${leads ? '' : 'text-ink-soft'}`}
    >
      <div>
        <Badge className={leads ? '' : 'bg-mist! text-ink-soft!'}>{category}</Badge>
        <h3 id={`tool-${id}`} className="mt-3 text-h3">
          {name}
        </h3>
      </div>
      <div>
        <p className="max-w-xl">{text}</p>
        {facts.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold text-ink-soft">
            {facts.map((fact) => (
              <li
                key={fact}
                className="flex items-center gap-2.5 before:size-2 before:rounded-[0_100%_0_100%] before:bg-brand"
              >
                {fact}
              </li>
            ))}
          </ul>
        )}
      </div>
      {leads ? (
        <Link
          href={way.href}
          className="inline-flex min-h-11 items-center justify-between gap-4 font-semibold text-brand-deep after:absolute after:inset-0 after:rounded-card lg:justify-self-end"
        >
          <span className="underline decoration-1 underline-offset-4 lg:sr-only">{action}</span>
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-pill bg-brand-tint text-h3 eased group-hover:bg-brand group-hover:text-on-strong"
          >
            <svg
              focusable="false"
              aria-hidden="true"
              width="20"
              height="20"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="size-6"
            >
              <path d="M4 12h15M13 6l6 6-6 6" />
            </svg>
          </span>
        </Link>
      ) : (
        <button
          // Not available yet, with or without script.
          type="submit"
          disabled
          className="min-h-11 justify-self-start rounded-card border border-dashed border-edge px-5 py-2 font-semibold lg:justify-self-end"
        >
          {action}
        </button>
      )}
    </article>
  );
}
