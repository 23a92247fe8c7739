import type { PostSummary } from '#domain/blog/post.ts';
import { reviewState } from '#domain/blog/review.ts';
import { blogScreens } from '#domain/site/staff-screens.ts';
import { inLongForm } from '#features/editing/dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Link } from '#ui/link/link.tsx';
import { blogAdminAddress } from '#wire/blog-admin.ts';

const shownTags = 3;
const actionClass =
  'inline-flex min-h-11 items-center rounded-sm px-3 font-semibold text-brand underline-offset-4 hover:bg-mist hover:underline';

interface PostRowProps {
  post: PostSummary;
  onDelete: () => void;
}

/** A post in the list, with its state and actions. */
export function PostRow({ post, onDelete }: PostRowProps) {
  const editHref = blogScreens.post(post.id);
  // A draft has no public page: its private link shows it.
  const viewHref = post.published ? `/blog/${post.slug}` : `${blogAdminAddress}/posts/${post.id}/view`;
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[1fr_auto] md:items-center md:px-6">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-h4 font-bold">
            <Link href={editHref} className="hover:text-brand hover:underline">
              {post.title}
            </Link>
          </h2>
          <span className="flex flex-wrap gap-1.5">
            <Badge className={post.published ? 'px-2.5 py-0.5' : 'bg-caution-tint px-2.5 py-0.5 text-caution'}>
              {post.published ? 'Published' : 'Draft'}
            </Badge>
            {post.featured && <Badge className="px-2.5 py-0.5">Featured</Badge>}
            {post.aiAssisted && (
              <Badge icon="sparkles" className="px-2.5 py-0.5">
                AI-assisted
              </Badge>
            )}
          </span>
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          <time dateTime={post.createdAt}>{inLongForm(post.createdAt)}</time> · {post.category} · {post.author} ·{' '}
          {post.readingTime} min read
        </p>
        <Review post={post} />
        <Tags tags={post.tags} />
      </div>
      <div className="-ml-3 flex flex-wrap md:ml-0">
        <Link href={editHref} className={actionClass}>
          Edit<span className="sr-only"> {post.title}</span>
        </Link>
        <a href={viewHref} className={actionClass}>
          View<span className="sr-only"> {post.title}</span>
        </a>
        <button type="button" onClick={onDelete} className={`${actionClass} text-severe`}>
          Delete<span className="sr-only"> {post.title}</span>
        </button>
      </div>
    </li>
  );
}

function Review({ post }: { post: PostSummary }) {
  const review = reviewState(post, new Date().toISOString().slice(0, 10));
  return (
    <p className="text-sm text-ink-soft">
      {review === 'none' ? (
        'Not reviewed by a clinician'
      ) : (
        <>
          Reviewed by {post.reviewer},{' '}
          <time dateTime={post.reviewedOn ?? ''}>{inLongForm(`${post.reviewedOn}T00:00:00Z`)}</time>
          {review === 'old' && <strong className="text-caution"> (over a year ago)</strong>}
        </>
      )}
    </p>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const more = tags.length - shownTags;
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-2 flex flex-wrap gap-1.5">
      {tags.slice(0, shownTags).map((tag) => (
        <li key={tag} className="rounded-sm bg-sand px-2 py-0.5 text-sm">
          {tag}
        </li>
      ))}
      {more > 0 && <li className="px-1 py-0.5 text-sm text-ink-soft">and {more} more</li>}
    </ul>
  );
}
