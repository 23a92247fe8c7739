import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { binDays } from '#domain/blog/bin.ts';
import type { PostSummary } from '#domain/blog/post.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { boxClasses } from '#ui/field/field.tsx';
import { notify } from '#ui/toast/toasts.ts';
import { type PostListReply, staffPageSize } from '#wire/blog-admin.ts';
import { ask } from '../ask.ts';
import { LeaveSiteDialog } from '../leave-site-dialog.tsx';
import { postListQuery } from '../queries.ts';
import { useLastFailure } from '../use-last-failure.ts';
import { DeletedBar } from './deleted-bar.tsx';
import { ListFailure } from './list-failure.tsx';
import { NoPosts } from './no-posts.tsx';
import { PostRow } from './post-row.tsx';
import { ReviewDue } from './review-due.tsx';

export interface StaffListChoice {
  query: string;
  /** Only posts without a clinical review within a year; not combined with a search. */
  due: boolean;
  /** From 1. */
  page: number;
}

interface PostListProps {
  choice: StaffListChoice;
  email: string;
  onChoose: (choice: StaffListChoice) => void;
  editHref: (id: string) => string;
  newHref: string;
  binHref: string;
  previewsHref: string;
  onCreateWithAi: () => void;
  /** The button that ends the session. */
  logout: ReactNode;
}

/** All posts, drafts too, newest first. */
export function PostList(props: PostListProps) {
  const { choice, email, onChoose, editHref, newHref, binHref, previewsHref, onCreateWithAi, logout } = props;
  const queries = useQueryClient();
  const { data, error, isPlaceholderData, isPending, isFetching, failureCount, refetch } = useQuery({
    ...postListQuery(choice.query, choice.page, choice.due),
    placeholderData: keepPreviousData,
  });
  const failure = useLastFailure(error, isPlaceholderData ? undefined : data);
  const [deleted, setDeleted] = useState<PostSummary>();
  /** A public post, during the question whether it may be unpublished. */
  const [requested, setRequested] = useState<PostSummary>();
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / staffPageSize));

  async function change(path: string, failure: string): Promise<boolean> {
    try {
      await ask(path, { body: {} });
      return true;
    } catch (reason) {
      notify({ title: 'Error', description: `${failure}: ${(reason as Error).message}`, tone: 'problem' });
      return false;
    } finally {
      void queries.invalidateQueries({ queryKey: ['posts'] });
    }
  }

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

  return (
    <div className="wrap py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h2 font-extrabold">Blog administration</h1>
          <p className="mt-1 text-sm text-ink-soft">Signed in as {email}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:text-sm max-sm:[&_:is(a,button)]:px-3">
          <ButtonLink href="/blog-admin/account" look="secondary">
            Your account
          </ButtonLink>
          <ButtonLink href="/" look="secondary">
            Back to Site
          </ButtonLink>
          {logout}
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:gap-2 max-sm:[&>:is(a,button)]:px-3.5 max-sm:[&>form]:order-last">
        <ButtonLink href={newHref}>New Post</ButtonLink>
        <Button icon="sparkles" onClick={onCreateWithAi}>
          Create with AI
        </Button>
        <ButtonLink href={binHref} look="secondary">
          Bin
        </ButtonLink>
        <ButtonLink href={previewsHref} look="secondary">
          Preview links
        </ButtonLink>
        <Search
          key={choice.query}
          query={choice.query}
          onSearch={(query) => onChoose({ query, due: false, page: 1 })}
        />
        <ReviewDue isChosen={choice.due} onChoose={(due) => onChoose({ query: '', due, page: 1 })} />
      </div>
      {requested && (
        <LeaveSiteDialog
          title="Delete a post that readers see?"
          action="Delete it"
          onClose={() => setRequested(undefined)}
          onLeave={() => void remove(requested)}
        >
          <p>
            ‘{requested.title}’ is on the site now. Deleted, its page leaves the site at once and its address finds
            nothing. It goes to the bin, which keeps it for {binDays} days.
          </p>
        </LeaveSiteDialog>
      )}
      {deleted && <DeletedBar title={deleted.title} onUndo={bringBack} onClose={() => setDeleted(undefined)} />}
      {failure ? (
        <ListFailure error={failure} onRetry={() => refetch()} />
      ) : isPending ? (
        <p role="status" className="mt-10">
          {failureCount > 0 ? 'The posts cannot be read yet. Trying again…' : 'Loading posts…'}
        </p>
      ) : (
        <div aria-busy={isFetching}>
          <p role="status" className="mt-6 text-sm text-ink-soft">
            {data && summary(data, choice)}
          </p>
          {data && data.total === 0 && (
            <NoPosts {...choice} newHref={newHref} onAll={() => onChoose({ query: '', due: false, page: 1 })} />
          )}
          {data && data.posts.length > 0 && (
            <ul aria-label="Posts" className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
              {data.posts.map((post) => (
                <PostRow
                  key={post.id}
                  post={post}
                  editHref={editHref(post.id)}
                  onDelete={() => (post.published ? setRequested(post) : void remove(post))}
                />
              ))}
            </ul>
          )}
          {pages > 1 && (
            <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-4">
              <Button
                disabled={choice.page <= 1}
                onClick={() => onChoose({ ...choice, page: choice.page - 1 })}
                className="disabled:opacity-60"
              >
                Newer
              </Button>
              <span className="tabular-nums">
                Page {choice.page} of {pages}
              </span>
              <Button
                disabled={choice.page >= pages}
                onClick={() => onChoose({ ...choice, page: choice.page + 1 })}
                className="disabled:opacity-60"
              >
                Older
              </Button>
            </nav>
          )}
        </div>
      )}
    </div>
  );
}

const searchPause = 350;

function Search({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const [typed, setTyped] = useState(query);
  /** The last search. Repeated before the page has followed, it would make the server check the session again. */
  const sent = useRef(query);
  const send = (text: string) => {
    if (text === sent.current) return;
    sent.current = text;
    onSearch(text);
  };
  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  });
  useEffect(() => {
    const timer = setTimeout(() => sendNow.current(typed.trim()), searchPause);
    return () => clearTimeout(timer);
  }, [typed]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    send(typed.trim());
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to every screen reader yet
    <form role="search" onSubmit={submit} className="min-w-56 flex-1 md:max-w-sm">
      <input
        type="search"
        aria-label="Search posts"
        placeholder="Search title, excerpt, tags"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={boxClasses}
      />
    </form>
  );
}

/** The size of the list, announced to screen readers too. */
function summary({ total, more }: PostListReply, { query, due }: StaffListChoice): string {
  const count = `${more ? 'More than ' : ''}${total.toLocaleString('en-AU')} ${total === 1 ? 'post' : 'posts'}`;
  if (due) return `${count} not reviewed within a year`;
  return query === '' ? count : `${count} with ‘${query}’`;
}
