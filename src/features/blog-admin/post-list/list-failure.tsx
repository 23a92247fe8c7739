import { useEffect } from 'react';
import { Button } from '#ui/button/button.tsx';
import { notify } from '#ui/toast/notices.ts';
import { AdminError } from '../ask.ts';

/** Why the posts are not shown, in the words of EDITOR-09. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = error instanceof AdminError ? `Failed to fetch blog posts: ${error.message}` : 'Something went wrong';
  useEffect(() => notify({ title: 'Error', description: words, tone: 'problem' }), [words]);
  return (
    <div className="mt-10 grid justify-items-start gap-4">
      <p className="text-lead">{words}</p>
      <Button look="primary" icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
