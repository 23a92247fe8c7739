import { Icon } from '#ui/icon/icon.tsx';
import { InlineProse, type RenderedText } from '#ui/prose/prose.tsx';

interface BannerNotice {
  id: string;
  title: string;
  words: string | null;
  text: RenderedText | null;
}

/** The clinic's notices at the top of a page. Only the server renders them: they add no script to a page. */
export function NoticeBanner({ notices }: { notices: readonly BannerNotice[] }) {
  return (
    <section aria-label="Notices" className="no-print border-b border-line bg-brand-tint text-ink">
      <ul className="wrap grid gap-2 py-3">
        {notices.map(({ id, title, words, text }) => (
          <li key={id} className="flex items-start gap-3 text-sm">
            <Icon name="bell" className="mt-0.5 size-5 shrink-0" />
            <span className="measure min-w-0">
              <strong>{title}.</strong> {words} {text && <InlineProse text={text} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
