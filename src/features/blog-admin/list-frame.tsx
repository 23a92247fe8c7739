import { type ReactNode, type RefObject, useEffect } from 'react';
import { blogScreens } from '#domain/site/staff-screens.ts';
import { ReadingFailed } from '#features/editing/reading-failed.tsx';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { staffPageSize } from '#wire/blog-admin.ts';

interface ListScreenProps {
  title: string;
  lead: string;
  /** The heading, which takes the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** What the last change did. */
  status: string;
  children: ReactNode;
}

/** A screen beside the list of posts: its heading, the way back, and what the last change did. */
export function ListScreen({ title, lead, heading, status, children }: ListScreenProps) {
  useEffect(() => heading.current?.focus(), [heading]);
  return (
    <div className="wrap py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-h2 font-extrabold outline-none">
            {title}
          </h1>
          <p className="mt-1 text-ink-soft">{lead}</p>
        </div>
        <ButtonLink href={blogScreens.list} look="secondary">
          All posts
        </ButtonLink>
      </div>
      <Announcement occasion={status} className="mt-5 empty:mt-0">
        {status && <Notice tone="done">{status}</Notice>}
      </Announcement>
      {children}
    </div>
  );
}

interface PagedListProps<Entry> {
  /** Undefined until the list was read. */
  entries: readonly Entry[] | undefined;
  label: string;
  failure: Error | undefined;
  onRetry: () => void;
  /** While the list is read. */
  waiting: string;
  /** In the place of a list without entries. */
  empty: ReactNode;
  row: (entry: Entry) => ReactNode;
  className: string;
}

/** The entries of a list, or why there are none. */
export function PagedList<Entry>(props: PagedListProps<Entry>) {
  const { entries, label, failure, onRetry, waiting, empty, row, className } = props;
  if (failure) return <ReadingFailed message={failure.message} onRetry={onRetry} />;
  if (!entries) {
    return (
      <p role="status" className="mt-8">
        {waiting}
      </p>
    );
  }
  if (entries.length === 0) return empty;
  return (
    <ul aria-label={label} className={`${className} divide-y divide-line rounded-card border border-line bg-surface`}>
      {entries.map(row)}
    </ul>
  );
}

interface PagerProps {
  /** From 1. */
  page: number;
  /** Entries on all pages. */
  total: number;
  onPage: (page: number) => void;
}

/** The way to the other pages of a list; nothing for a single page. */
export function Pager({ page, total, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / staffPageSize));
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-4">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)} className="disabled:opacity-60">
        Newer
      </Button>
      <span className="tabular-nums">
        Page {page} of {pages}
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)} className="disabled:opacity-60">
        Older
      </Button>
    </nav>
  );
}
