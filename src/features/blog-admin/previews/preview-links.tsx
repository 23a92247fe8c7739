import { useRef, useState } from 'react';
import { blogScreens } from '#domain/site/staff-screens.ts';
import { inLongForm } from '#features/editing/dates.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import type { PreviewsReply } from '#wire/blog-admin.ts';
import { ListScreen, PagedList, Pager } from '../list-frame.tsx';
import { previewsQuery } from '../queries.ts';
import { useChange } from '../use-change.ts';
import { useList, usePageOfList } from '../use-list.ts';

type Draft = PreviewsReply['previews'][number];

/** The private links of drafts. A link works for anyone who has it, until it is ended here or the post is published. */
export function PreviewLinks() {
  const { page, onPage } = usePageOfList();
  const { data, failure, refetch } = useList(previewsQuery(page));
  const change = useChange(['previews']);
  const [status, setStatus] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  async function renew({ id, title }: Draft): Promise<void> {
    if (await change(`posts/${id}/renew-preview`, 'Failed to end the link'))
      setStatus(`The old link of ‘${title}’ opens nothing any more. The new one is below.`);
  }

  return (
    <ListScreen
      title="Preview links"
      lead="Whoever has the link of a draft may read it, without signing in."
      heading={heading}
      status={status}
    >
      <PagedList
        entries={data?.previews}
        label="Drafts"
        failure={failure}
        onRetry={() => refetch()}
        waiting="Loading the links…"
        empty={<NoDrafts />}
        row={(draft) => <DraftRow key={draft.id} draft={draft} onRenew={() => void renew(draft)} />}
        className="mt-6"
      />
      <Pager page={page} total={data?.total ?? 0} onPage={onPage} />
    </ListScreen>
  );
}

function DraftRow({ draft, onRenew }: { draft: Draft; onRenew: () => void }) {
  return (
    <li className="grid gap-3 p-4 md:grid-cols-[1fr_auto] md:items-center md:px-6">
      <div className="min-w-0">
        <h2 className="text-h4 font-bold break-words">{draft.title}</h2>
        <p className="mt-1 text-sm text-ink-soft">
          saved <time dateTime={draft.updatedAt}>{inLongForm(draft.updatedAt)}</time> by{' '}
          <span className="break-all">{draft.editor}</span>
        </p>
        <a href={draft.path} className="text-link font-mono text-sm break-all">
          {draft.path}
        </a>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={new URL(draft.path, location.origin).href} done="Link copied">
          Copy
        </CopyButton>
        <Button onClick={onRenew}>
          End this link<span className="sr-only"> of {draft.title}</span>
        </Button>
      </div>
    </li>
  );
}

function NoDrafts() {
  return (
    <Empty
      icon="file-text"
      title="No drafts"
      action={
        <ButtonLink href={blogScreens.newPost} look="secondary">
          New Post
        </ButtonLink>
      }
    >
      No post is a draft, so no preview link opens anything. A draft has a link as soon as it is saved.
    </Empty>
  );
}
