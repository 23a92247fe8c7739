import { leavesBin } from '#domain/blog/bin.ts';
import { inLongForm } from '#features/editing/dates.ts';
import { Button } from '#ui/button/button.tsx';
import type { BinnedPost } from '#wire/blog-admin.ts';

interface BinRowProps {
  post: BinnedPost;
  onRestore: () => void;
  onDelete: () => void;
}

/** A deleted post: who deleted it, its last day in the bin, and the buttons that restore or purge it. */
export function BinRow({ post, onRestore, onDelete }: BinRowProps) {
  const end = new Date(leavesBin(post.deletedAt)).toISOString();
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 md:grid-cols-[1fr_auto] md:items-center md:px-6">
      <div className="min-w-0">
        <h2 className="text-h4 font-bold break-words">{post.title}</h2>
        <p className="mt-1 text-sm text-ink-soft">
          {post.published ? 'Was on the site' : 'Was a draft'} · deleted{' '}
          <time dateTime={post.deletedAt}>{inLongForm(post.deletedAt)}</time>
          {post.deletedBy && (
            <>
              {' '}
              by <span className="break-all">{post.deletedBy}</span>
            </>
          )}{' '}
          · leaves the bin on <time dateTime={end}>{inLongForm(end)}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onRestore}>
          Restore<span className="sr-only"> {post.title}</span>
        </Button>
        <Button onClick={onDelete} className="text-severe">
          Delete for good<span className="sr-only"> {post.title}</span>
        </Button>
      </div>
    </li>
  );
}
