import type { Glance } from '#domain/handover/glance.ts';
import { Link } from '#ui/link/link.tsx';

/** Waist, sleep and drinking side by side; a missing topic links to its tool. */
export function AtAGlance({ topics }: { topics: readonly Glance[] }) {
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-3 print:mt-3 print:grid-cols-3">
      {topics.map(({ topic, found, tool }) => (
        <li key={topic} className="border-t-4 border-brand pt-4">
          <h2 className="text-h4">{topic}</h2>
          {found.map(({ name, value }) => (
            <p key={name} className="mt-2">
              <span className="block text-sm text-ink-soft">{name}</span>
              <strong>{value}</strong>
            </p>
          ))}
          {found.length === 0 && (
            <p className="mt-2 text-ink-soft">
              Not looked at in this tab.{' '}
              <Link href={tool.href} className="text-link print:hidden">
                {tool.label}
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
