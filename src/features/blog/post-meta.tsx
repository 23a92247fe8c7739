import type { PostCardView } from '#wire/blog.ts';

/** Date and reading time. */
export function PostMeta({
  post,
  className = '',
}: {
  post: Pick<PostCardView, 'date' | 'readingTime'>;
  className?: string;
}) {
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      <time dateTime={post.date.moment}>{post.date.shown}</time>
      <span aria-hidden="true"> · </span>
      <span>{post.readingTime} min read</span>
    </p>
  );
}

/** The category of a post, and its Featured badge. */
export function PostLabels({
  post,
  className = '',
}: {
  post: Pick<PostCardView, 'category' | 'featured'>;
  className?: string;
}) {
  return (
    <p className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold text-brand-deep ${className}`}>
      {post.category !== '' && <span>{post.category}</span>}
      {post.featured && (
        <span className="rounded-pill bg-brand-tint px-2.5 py-0.5 text-xs leading-normal forced-border">Featured</span>
      )}
    </p>
  );
}

/** The first tags of a post, on its card. */
export function CardTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="wrap-anywhere rounded-pill border border-line px-2.5 py-0.5 text-xs text-ink-soft">
          {tag}
        </li>
      ))}
    </ul>
  );
}
