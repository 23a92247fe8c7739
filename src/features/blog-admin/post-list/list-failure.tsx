import { useEffect } from 'react';
import { StaffRequestError } from '#features/editing/ask.ts';
import { ReadingFailed } from '#features/editing/reading-failed.tsx';
import { notify } from '#ui/toast/toasts.ts';

/** Why the posts are not shown, in the words of EDITOR-09. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words =
    error instanceof StaffRequestError ? `Failed to fetch blog posts: ${error.message}` : 'Something went wrong';
  useEffect(() => notify({ title: 'Error', description: words, tone: 'problem' }), [words]);
  return <ReadingFailed message={words} onRetry={onRetry} />;
}
