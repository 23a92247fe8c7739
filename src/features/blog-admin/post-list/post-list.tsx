import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { binDays } from '#domain/blog/bin.ts';
import type { PostSummary } from '#domain/blog/post.ts';
import { notify } from '#ui/toast/toasts.ts';
import type { PostListReply } from '#wire/blog-admin.ts';
import { LeaveSiteDialog } from '../leave-site-dialog.tsx';
import { Pager } from '../list-frame.tsx';
import { postListQuery } from '../queries.ts';
import { useChange } from '../use-change.ts';
import { pageIn, useList } from '../use-list.ts';
import { DeletedBar } from './deleted-bar.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListActions, ListHead } from './list-head.tsx';
import { NoPosts } from './no-posts.tsx';
import { PostRow } from './post-row.tsx';
import { ReviewDue } from './review-due.tsx';
import { Search } from './search.tsx';

interface StaffListChoice {
  query: string;
  /** Only posts without a clinical review within a year; not combined with a search. */
  due: boolean;
  /** From 1. */
  page: number;
}

/** All posts, drafts too, newest first. The address says which: ?q=, ?review=due and ?page=. */
export function PostList() {
  const { choice, choose } = useChoice();
  const { deleted, requested, ask, remove, bringBack, close } = useDeletion();
  return (
    <div className="wrap py-8 md:py-12">
      <ListHead />
      <ListActions>
        <Search key={choice.query} query={choice.query} onSearch={(query) => choose({ query, due: false, page: 1 })} />
        <ReviewDue isChosen={choice.due} onChoose={(due) => choose({ query: '', due, page: 1 })} />
      </ListActions>
      {requested && (
        <LeaveSiteDialog
          title="Delete a post that readers see?"
          action="Delete it"
          onClose={() => ask(undefined)}
          onLeave={() => void remove(requested)}
        >
          <p>
            ‘{requested.title}’ is on the site now. Deleted, its page leaves the site at once and its address finds
            nothing. It goes to the bin, which keeps it for {binDays} days.
          </p>
        </LeaveSiteDialog>
      )}
      {deleted && <DeletedBar title={deleted.title} onUndo={bringBack} onClose={close} />}
      <Posts choice={choice} onChoose={choose} onDelete={(post) => (post.published ? ask(post) : void remove(post))} />
    </div>
  );
}

interface PostsProps {
  choice: StaffListChoice;
  onChoose: (choice: StaffListChoice) => void;
  onDelete: (post: PostSummary) => void;
}

function Posts({ choice, onChoose, onDelete }: PostsProps) {
  const { data, failure, isPending, isFetching, failureCount, refetch } = useList(
    postListQuery(choice.query, choice.page, choice.due),
  );
  if (failure) return <ListFailure error={failure} onRetry={() => refetch()} />;
  if (isPending || !data) {
    return (
      <p role="status" className="mt-10">
        {failureCount > 0 ? 'The posts cannot be read yet. Trying again…' : 'Loading posts…'}
      </p>
    );
  }
  const all = () => onChoose({ query: '', due: false, page: 1 });
  return (
    <div aria-busy={isFetching}>
      <p role="status" className="mt-6 text-sm text-ink-soft">
        {summary(data, choice)}
      </p>
      {data.total === 0 && <NoPosts {...choice} onAll={all} />}
      {data.posts.length > 0 && (
        <ul aria-label="Posts" className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
          {data.posts.map((post) => (
            <PostRow key={post.id} post={post} onDelete={() => onDelete(post)} />
          ))}
        </ul>
      )}
      <Pager page={choice.page} total={data.total} onPage={(page) => onChoose({ ...choice, page })} />
    </div>
  );
}

/** What the address chooses, and how another choice becomes the address. */
function useChoice() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const requested = new URLSearchParams(search);
  const choice: StaffListChoice = {
    query: requested.get('q') ?? '',
    due: requested.get('review') === 'due',
    page: pageIn(requested),
  };
  const choose = useCallback(
    ({ query, due, page }: StaffListChoice) => {
      const chosen = new URLSearchParams({
        ...(query ? { q: query } : {}),
        ...(due ? { review: 'due' } : {}),
        ...(page > 1 ? { page: `${page}` } : {}),
      });
      navigate({ pathname, search: `${chosen}` }, { replace: page === 1 });
    },
    [navigate, pathname],
  );
  return { choice, choose };
}

/** Deletes posts of the list, and brings the last one back. */
function useDeletion() {
  const change = useChange(['posts']);
  const [deleted, setDeleted] = useState<PostSummary>();
  /** A public post, during the question whether it may be unpublished. */
  const [requested, setRequested] = useState<PostSummary>();

  async function remove(post: PostSummary): Promise<void> {
    setRequested(undefined);
    if (await change(`posts/${post.id}/delete`, 'Failed to delete blog post')) setDeleted(post);
  }

  async function bringBack(): Promise<void> {
    if (deleted && (await change(`posts/${deleted.id}/undelete`, 'Failed to bring back blog post'))) {
      notify({ title: 'Post is back', description: deleted.title, tone: 'good' });
      setDeleted(undefined);
    }
  }

  return { deleted, requested, ask: setRequested, remove, bringBack, close: () => setDeleted(undefined) };
}

/** The size of the list, announced to screen readers too. */
function summary({ total, more }: PostListReply, { query, due }: StaffListChoice): string {
  const count = `${more ? 'More than ' : ''}${total.toLocaleString('en-AU')} ${total === 1 ? 'post' : 'posts'}`;
  if (due) return `${count} not reviewed within a year`;
  return query === '' ? count : `${count} with ‘${query}’`;
}
