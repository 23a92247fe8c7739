import { blogScreens } from '#domain/site/staff-screens.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Link } from '#ui/link/link.tsx';
import { useHistoryOpener } from '../history/history-panel.tsx';
import type { PostEditorState } from './post-editor-state.ts';

interface EditorHeadProps {
  state: PostEditorState;
}

/** The title and state of the post, and its previews. */
export function EditorHead({ state: { stored, fields } }: EditorHeadProps) {
  const previewHref = stored && `/blog/preview/${stored.previewKey}`;
  return (
    <div>
      <Link href={blogScreens.list} className="text-link inline-flex min-h-11 items-center text-sm">
        All posts
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-h2 font-extrabold">{stored ? 'Edit post' : 'New post'}</h1>
          <Badge>{stored?.published ? 'Published' : 'Draft'}</Badge>
          {fields.aiAssisted && <Badge icon="sparkles">AI-assisted</Badge>}
        </div>
        {stored && previewHref && (
          <div className="flex flex-wrap gap-2">
            <a
              href={stored.published ? `/blog/${stored.slug}` : previewHref}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-12 items-center rounded-card border border-edge bg-surface px-5 font-semibold text-brand-deep hover:bg-mist"
            >
              {stored.published ? 'View' : 'View draft'}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            {!stored.published && (
              <CopyButton text={new URL(previewHref, location.origin).href} done="Private link copied">
                Copy private link
              </CopyButton>
            )}
            <HistoryButton id={stored.id} />
          </div>
        )}
      </div>
    </div>
  );
}

function HistoryButton({ id }: { id: string }) {
  return <Button onClick={useHistoryOpener(id)}>History</Button>;
}
