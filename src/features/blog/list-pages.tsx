import { type ListChoice, listAddress } from '#domain/blog/list-address.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';

const step =
  'inline-flex min-h-12 items-center gap-2 rounded-card border border-edge bg-surface px-5 font-semibold hover:border-brand-deep hover:bg-mist';

/** Links to the pages of the list. */
export function ListPages({ choice, pages, more }: { choice: ListChoice; pages: number; more: boolean }) {
  if (pages < 2) return null;
  const at = (page: number) => listAddress({ ...choice, page });
  return (
    <nav
      aria-label="Pages"
      className="mt-14 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6"
    >
      {choice.page > 1 ? (
        <Link href={at(choice.page - 1)} rel="prev" className={step}>
          <Icon name="arrow-left" className="size-5" /> Newer
        </Link>
      ) : (
        <span />
      )}
      <p className="text-sm text-ink-soft">
        Page {choice.page}
        {more ? '' : ` of ${pages}`}
      </p>
      {choice.page < pages ? (
        <Link href={at(choice.page + 1)} rel="next" className={step}>
          Older <Icon name="arrow-right" className="size-5" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
