import { type RefObject, useRef, useState } from 'react';
import { binDays } from '#domain/blog/bin.ts';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import type { BinnedPost, PostReply } from '#wire/blog-admin.ts';
import { ListScreen, PagedList, Pager } from '../list-frame.tsx';
import { binQuery } from '../queries.ts';
import { useChange } from '../use-change.ts';
import { useList, usePageOfList } from '../use-list.ts';
import { BinRow } from './bin-row.tsx';
import { DeleteForGoodDialog } from './delete-for-good-dialog.tsx';

/** The deleted posts of the last days. Each can be restored or deleted for good. */
export function Bin() {
  const { page, onPage } = usePageOfList();
  const { data, failure, failureCount, refetch } = useList(binQuery(page));
  const [requested, setRequested] = useState<BinnedPost>();
  const [status, setStatus] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  const { restore, end } = useBinChanges({ refetch, heading, setStatus });

  return (
    <ListScreen
      title="Bin"
      lead={`Deleted posts stay here for ${binDays} days. Nobody outside sees them, and their addresses are free.`}
      heading={heading}
      status={status}
    >
      {requested && (
        <DeleteForGoodDialog
          title={requested.title}
          onClose={() => setRequested(undefined)}
          onDelete={() => {
            setRequested(undefined);
            void end(requested);
          }}
        />
      )}
      <PagedList
        entries={data?.posts}
        label="Deleted posts"
        failure={failure}
        onRetry={() => refetch()}
        waiting={failureCount > 0 ? 'The bin cannot be read yet. Trying again…' : 'Loading the bin…'}
        empty={<EmptyBin total={data?.total ?? 0} onFirst={page > 1 ? () => onPage(1) : undefined} />}
        row={(post) => (
          <BinRow key={post.id} post={post} onRestore={() => void restore(post)} onDelete={() => setRequested(post)} />
        )}
        className="mt-6"
      />
      <Pager page={page} total={data?.total ?? 0} onPage={onPage} />
    </ListScreen>
  );
}

interface BinChanges {
  refetch: () => Promise<unknown>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Says what a change did. */
  setStatus: (status: string) => void;
}

/** Restores posts and deletes them for good. */
function useBinChanges({ refetch, heading, setStatus }: BinChanges) {
  const change = useChange(['posts']);

  /** Reads the bin again, whatever came of the change. */
  async function changed<T>(path: string, problem: string): Promise<T | undefined> {
    const reply = await change<T>(path, problem);
    await refetch();
    // The pressed button may be gone with its row.
    if (document.activeElement === document.body) heading.current?.focus();
    return reply;
  }

  async function restore({ id, title, slug }: BinnedPost): Promise<void> {
    const reply = await changed<PostReply>(`posts/${id}/undelete`, 'Failed to bring back blog post');
    if (!reply) return;
    const { post } = reply;
    const address = post.slug === slug ? '' : ` Its address is now ‘${post.slug}’: another post took the old one.`;
    setStatus(`‘${title}’ is back${post.published ? ' on the site' : ' as a draft'}.${address}`);
  }

  async function end({ id, title }: BinnedPost): Promise<void> {
    if (await changed(`posts/${id}/delete-for-good`, 'Failed to delete blog post'))
      setStatus(`‘${title}’ is gone for good.`);
  }

  return { restore, end };
}

function EmptyBin({ total, onFirst }: { total: number; onFirst: (() => void) | undefined }) {
  return (
    <Empty
      icon="leaf"
      title={total === 0 ? 'The bin is empty' : 'Nothing is on this page any more'}
      action={onFirst && <Button onClick={onFirst}>Newest deleted posts</Button>}
    >
      A post that you delete comes here first, and can be brought back as it was.
    </Empty>
  );
}
