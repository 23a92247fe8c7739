import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { PostFields } from '#domain/blog/post.ts';
import { newPost } from '#domain/blog/save-post.ts';
import { blogScreens } from '#domain/site/staff-screens.ts';
import { ReadingFailed } from '#features/editing/reading-failed.tsx';
import { useLastFailure } from '#features/editing/use-last-failure.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useBlogAdmin } from '../blog-admin.tsx';
import { postKind } from '../post-kind.ts';
import { postQuery } from '../queries.ts';
import { Editor } from './editor.tsx';

/** The editor at /blog-admin/posts/:id, or of a new post at /blog-admin/posts/new. */
export function PostScreen() {
  const { id = 'new' } = useParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  // A new post that was saved stays in the same editor, under its own address.
  const [adopted, setAdopted] = useState<{ id: string; key: string }>();
  const isNew = id === 'new';
  // Left for another post, it is read again when staff come back.
  if (adopted && !isNew && adopted.id !== id) setAdopted(undefined);
  const newKey = isNew ? key : adopted?.id === id ? adopted.key : undefined;
  if (newKey === undefined) return <OpenPost key={id} id={id} />;
  return (
    <NewPost
      key={newKey}
      written={writtenIn(state)}
      onInserted={(inserted) => {
        setAdopted({ id: inserted, key: newKey });
        navigate(blogScreens.post(inserted), { replace: true, preventScrollReset: true });
      }}
    />
  );
}

/** The text that AI wrote for a new post, which the list passes on with the navigation. */
function writtenIn(state: unknown): PostFields | undefined {
  const { written } = (state ?? {}) as { written?: unknown };
  if (written === undefined) return undefined;
  try {
    return postKind.readDraft(written);
  } catch {
    // Of another release: the browser remembers it with the tab's history.
    return undefined;
  }
}

/** Reads the current post and opens it. A later read never replaces text that is being edited. */
function OpenPost({ id }: { id: string }) {
  const { data, error, failureCount, refetch } = useQuery(postQuery(id));
  const failure = useLastFailure(error, data);
  const settings = useBlogAdmin();
  if (data) return <Editor start={data} settings={settings} onInserted={() => {}} />;
  return (
    <div className="wrap grid justify-items-start gap-4 py-12">
      <h1 className="text-h2 font-extrabold">Edit post</h1>
      {failure ? (
        <ReadingFailed message={failure.message} onRetry={() => refetch()} className="">
          <ButtonLink href={blogScreens.list} look="secondary">
            All posts
          </ButtonLink>
        </ReadingFailed>
      ) : (
        <p role="status">{failureCount > 0 ? 'The post cannot be read yet. Trying again…' : 'Loading the post…'}</p>
      )}
    </div>
  );
}

interface NewPostProps {
  /** Fields that AI has written. */
  written: PostFields | undefined;
  onInserted: (id: string) => void;
}

/** An unsaved post. It stays in the same editor once it is saved. */
function NewPost({ written, onInserted }: NewPostProps) {
  const settings = useBlogAdmin();
  const [start] = useState(() => ({ fresh: newPost(settings.clinic), written }));
  return <Editor start={start} settings={settings} onInserted={onInserted} />;
}
