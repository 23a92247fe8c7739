import { Icon } from '#ui/icon/icon.tsx';
import type { ContentPageView } from '#wire/pages.ts';

/** Sub-sites on parts of the subject. They are other hosts, so the links are plain anchors. */
export function Topics({ topics }: Pick<ContentPageView, 'topics'>) {
  if (topics.length === 0) return null;
  return (
    <nav aria-labelledby="topics-title" className="wrap pb-12 print:hidden">
      <h2 id="topics-title" className="text-h4">
        On one topic
      </h2>
      <ul className="mt-4 border-b border-line md:grid md:grid-cols-2 md:gap-x-16">
        {topics.map(({ label, href }) => (
          <li key={href} className="border-t border-line">
            <a
              href={href}
              className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold hover:text-brand-deep hover:underline"
            >
              {label}
              <Icon name="arrow-right" className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
