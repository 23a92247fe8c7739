import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import type { PostFields } from '#domain/blog/post.ts';
import { useSettled } from '#features/editing/use-settled.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { PostPage } from '#wire/blog.ts';
import type { PreviewReply } from '#wire/blog-admin.ts';
import { ask } from '../ask.ts';

const pause = 350;

interface PreviewPaneProps {
  fields: PostFields;
  /** Id of a stored post. */
  createdAt: string | undefined;
  showPage: (page: PostPage) => ReactNode;
  /** Beside the text, the preview has its own scrollbar. */
  beside: boolean;
}

/** The real page of the current text, rendered by the server a moment after the last key. */
export function PreviewPane({ fields, createdAt, showPage, beside }: PreviewPaneProps) {
  const settled = useSettled(fields, pause);
  const { data, error } = useQuery({
    queryKey: ['preview', settled],
    queryFn: ({ signal }) => ask<PreviewReply>('preview', { body: { fields: settled, createdAt }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return (
    <section
      aria-label="Preview"
      tabIndex={beside ? 0 : undefined}
      className={`min-w-0 rounded-card border border-line bg-surface ${beside ? 'h-[65vh] min-h-72 overflow-y-auto' : 'min-h-72 overflow-hidden'}`}
    >
      {error && (
        <Notice tone="problem" role="status" className="m-3 text-sm">
          The preview waits: {error.message}
        </Notice>
      )}
      {data ? (
        <div onClickCapture={stayHere} className={beside ? '[&_.reading-column]:block' : undefined}>
          {showPage(beside ? { ...data.page, contents: [] } : data.page)}
        </div>
      ) : (
        !error && <p className="p-4 text-ink-soft">Drawing the page…</p>
      )}
    </section>
  );
}

/** A link of the preview shows its target and is not followed, so that the editor stays open. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a, button')) {
    event.preventDefault();
    event.stopPropagation();
  }
}
