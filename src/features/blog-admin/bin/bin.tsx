import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { binDays } from '#domain/blog/bin.ts';
import { Announcement } from '#ui/announcement/announcement.tsx';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { notify } from '#ui/toast/toasts.ts';
import { type BinnedPost, type PostReply, staffPageSize } from '#wire/blog-admin.ts';
import { ask } from '../ask.ts';
import { binQuery } from '../queries.ts';
import { ReadingFailed } from '../reading-failed.tsx';
import { useLastFailure } from '../use-last-failure.ts';
import { BinRow } from './bin-row.tsx';
import { DeleteForGoodDialog } from './delete-for-good-dialog.tsx';

interface BinProps {
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** The list of posts. */
  listHref: string;
}

/** The deleted posts of the last days. Each can be restored or deleted for good. */
export function Bin({ page, onPage, listHref }: BinProps) {
  const queries = useQueryClient();
  const { data, error, isPlaceholderData, failureCount, refetch } = useQuery({
    ...binQuery(page),
    placeholderData: keepPreviousData,
  });
  const failure = useLastFailure(error, isPlaceholderData ? undefined : data);
  const [requested, setRequested] = useState<BinnedPost>();
  const [status, setStatus] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / staffPageSize));

  useEffect(() => {
    document.title = document.title.replace(/^[^|]*/, 'Bin ');
    heading.current?.focus();
  }, []);

  async function change<T>(path: string, problem: string): Promise<T | undefined> {
    try {
      return await ask<T>(path, { body: {} });
    } catch (reason) {
      notify({ title: 'Error', description: `${problem}: ${(reason as Error).message}`, tone: 'problem' });
      return undefined;
    } finally {
      await queries.invalidateQueries({ queryKey: ['bin'] });
      void queries.invalidateQueries({ queryKey: ['posts'] });
      // The pressed button may be gone with its row.
      if (document.activeElement === document.body) heading.current?.focus();
    }
  }

  async function restore({ id, title, slug }: BinnedPost): Promise<void> {
    const reply = await change<PostReply>(`posts/${id}/undelete`, 'Failed to bring back blog post');
    if (!reply) return;
    const { post } = reply;
    const address = post.slug === slug ? '' : ` Its address is now ‘${post.slug}’: another post took the old one.`;
    setStatus(`‘${title}’ is back${post.published ? ' on the site' : ' as a draft'}.${address}`);
  }

  async function end({ id, title }: BinnedPost): Promise<void> {
    setRequested(undefined);
    if (await change(`posts/${id}/delete-for-good`, 'Failed to delete blog post'))
      setStatus(`‘${title}’ is gone for good.`);
  }

  return (
    <div className="wrap py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-h2 font-extrabold outline-none">
            Bin
          </h1>
          <p className="mt-1 text-ink-soft">
            Deleted posts stay here for {binDays} days. Nobody outside sees them, and their addresses are free.
          </p>
        </div>
        <ButtonLink href={listHref} look="secondary">
          All posts
        </ButtonLink>
      </div>
      <Announcement occasion={status} className="mt-5 empty:mt-0">
        {status && <Notice tone="done">{status}</Notice>}
      </Announcement>
      {requested && (
        <DeleteForGoodDialog
          title={requested.title}
          onClose={() => setRequested(undefined)}
          onDelete={() => end(requested)}
        />
      )}
      {failure ? (
        <ReadingFailed message={failure.message} onRetry={() => refetch()} />
      ) : !data ? (
        <p role="status" className="mt-8">
          {failureCount > 0 ? 'The bin cannot be read yet. Trying again…' : 'Loading the bin…'}
        </p>
      ) : data.posts.length === 0 ? (
        <Empty
          icon="leaf"
          title={data.total === 0 ? 'The bin is empty' : 'Nothing is on this page any more'}
          action={page > 1 && <Button onClick={() => onPage(1)}>Newest deleted posts</Button>}
        >
          A post that you delete comes here first, and can be brought back as it was.
        </Empty>
      ) : (
        <ul aria-label="Deleted posts" className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
          {data.posts.map((post) => (
            <BinRow
              key={post.id}
              post={post}
              onRestore={() => void restore(post)}
              onDelete={() => setRequested(post)}
            />
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
