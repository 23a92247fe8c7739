import type { PostWarning } from '#domain/advertising/check-post.ts';
import { kindWords, sources } from '#domain/advertising/rule.ts';

/** One passage of a post: what it is, why it is a problem, and what to write instead. */
export function WarningText({ warning }: { warning: PostWarning }) {
  const { kind, passage, why, instead, source } = warning;
  return (
    <div className="min-w-0 text-sm">
      <p className="break-words">
        <strong className="font-semibold">{kindWords[kind]}:</strong>{' '}
        <mark className="rounded-sm bg-caution-tint px-1 text-ink">{passage}</mark>
      </p>
      <p className="mt-1 text-ink-soft">
        {why}{' '}
        <a className="text-link" href={sources[source].url} target="_blank" rel="noopener noreferrer">
          {sources[source].title} (new window)
        </a>
      </p>
      <p className="mt-1">
        <span className="text-ink-soft">For example:</span> {instead}
      </p>
    </div>
  );
}
