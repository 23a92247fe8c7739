import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { notify } from '#ui/toast/toasts.ts';
import { type PreviewsReply, staffPageSize } from '#wire/blog-admin.ts';
import { ask } from '../ask.ts';
import { inLongForm } from '../dates.ts';
import { previewsQuery } from '../queries.ts';
import { ReadingFailed } from '../reading-failed.tsx';
import { useLastFailure } from '../use-last-failure.ts';

interface PreviewLinksProps {
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** The list of posts. */
  listHref: string;
  newHref: string;
}

/** The private links of drafts. A link works for anyone who has it, until it is ended here or the post is published. */
export function PreviewLinks({ page, onPage, listHref, newHref }: PreviewLinksProps) {
  const queries = useQueryClient();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...previewsQuery(page),
    placeholderData: keepPreviousData,
  });
  const failure = useLastFailure(error, isPlaceholderData ? undefined : data);
  const [status, setStatus] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / staffPageSize));

  useEffect(() => {
    document.title = document.title.replace(/^[^|]*/, 'Preview links ');
    heading.current?.focus();
  }, []);

  async function renew({ id, title }: PreviewsReply['previews'][number]): Promise<void> {
    try {
      await ask(`posts/${id}/renew-preview`, { body: {} });
      setStatus(`The old link of ‘${title}’ opens nothing any more. The new one is below.`);
      await queries.invalidateQueries({ queryKey: ['previews'] });
    } catch (reason) {
      notify({ title: 'Error', description: `Failed to end the link: ${(reason as Error).message}`, tone: 'problem' });
    }
  }

  return (
    <div className="wrap py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-h2 font-extrabold outline-none">
            Preview links
          </h1>
          <p className="mt-1 text-ink-soft">Whoever has the link of a draft may read it, without signing in.</p>
        </div>
        <ButtonLink href={listHref} look="secondary">
          All posts
        </ButtonLink>
      </div>
      <Announcement occasion={status} className="mt-5 empty:mt-0">
        {status && <Notice tone="done">{status}</Notice>}
      </Announcement>
      {failure ? (
        <ReadingFailed message={failure.message} onRetry={() => refetch()} />
      ) : !data ? (
        <p role="status" className="mt-8">
          Loading the links…
        </p>
      ) : data.previews.length === 0 ? (
        <Empty
          icon="file-text"
          title="No drafts"
          action={
            <ButtonLink href={newHref} look="secondary">
              New Post
            </ButtonLink>
          }
        >
          No post is a draft, so no preview link opens anything. A draft has a link as soon as it is saved.
        </Empty>
      ) : (
        <ul aria-label="Drafts" className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
          {data.previews.map((draft) => (
            <li key={draft.id} className="grid gap-3 p-4 md:grid-cols-[1fr_auto] md:items-center md:px-6">
              <div className="min-w-0">
                <h2 className="text-h4 font-bold break-words">{draft.title}</h2>
                <p className="mt-1 text-sm text-ink-soft">
                  saved <time dateTime={draft.updatedAt}>{inLongForm(draft.updatedAt)}</time> by{' '}
                  <span className="break-all">{draft.editor}</span>
                </p>
                <a href={draft.path} className="text-link font-mono text-sm break-all">
                  {draft.path}
                </a>
              </div>
              <div className="flex flex-wrap gap-2">
                <CopyButton text={new URL(draft.path, location.origin).href} done="Link copied">
                  Copy
                </CopyButton>
                <Button onClick={() => void renew(draft)}>
                  End this link<span className="sr-only"> of {draft.title}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
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
      )}
    </div>
  );
}
