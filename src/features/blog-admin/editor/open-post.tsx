import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PostFields } from '#domain/blog/post.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { postQuery } from '../queries.ts';
import { ReadingFailed } from '../reading-failed.tsx';
import { useLastFailure } from '../use-last-failure.ts';
import { Editor, type EditorSettings } from './editor.tsx';

interface OpenPostProps {
  id: string;
  settings: EditorSettings;
}

/** Reads the current post and opens it. A later read never replaces text that is being edited. */
export function OpenPost({ id, settings }: OpenPostProps) {
  const { data, error, failureCount, refetch } = useQuery(postQuery(id));
  const failure = useLastFailure(error, data);
  if (data) {
    return <Editor start={data} settings={settings} onInserted={() => {}} />;
  }
  return (
    <div className="wrap grid justify-items-start gap-4 py-12">
      <h1 className="text-h2 font-extrabold">Edit post</h1>
      {failure ? (
        <ReadingFailed message={failure.message} onRetry={() => refetch()} className="">
          <ButtonLink href={settings.listHref} look="secondary">
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
  fresh: PostFields;
  /** Fields that AI has written. */
  written: PostFields | undefined;
  settings: EditorSettings;
  onInserted: (id: string) => void;
}

/** An unsaved post. It stays in the same editor once it is saved. */
export function NewPost({ fresh, written, settings, onInserted }: NewPostProps) {
  const [start] = useState({ fresh, written });
  return <Editor start={start} settings={settings} onInserted={onInserted} />;
}
