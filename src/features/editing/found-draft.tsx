import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { AutosavedDraft } from './autosave.ts';
import { withTime } from './dates.ts';

interface FoundDraftProps {
  draft: Pick<AutosavedDraft<unknown>, 'version' | 'autosavedAt'>;
  /** The title of the text, which may be empty. */
  title: string;
  /** What is edited, such as 'post'. */
  noun: string;
  /** The current version on the server; null for a new record. */
  version: number | null;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers unsaved text of an earlier editor. */
export function FoundDraft({ draft, title, noun, version, onRestore, onDiscard }: FoundDraftProps) {
  const isOlder = draft.version !== version;
  return (
    <section aria-label="Unsaved text">
      <Notice tone="warning" title="Unsaved text was found" level={2}>
        <p>
          {title ? `‘${title}’` : 'A text without a title'} was last changed in this browser on{' '}
          {withTime(draft.autosavedAt)} and never saved.
          {isOlder && ` The ${noun} was saved elsewhere since then; both versions can be compared when you save.`}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="primary" onClick={onRestore}>
            Restore it
          </Button>
          <Button onClick={onDiscard}>Discard it</Button>
        </div>
      </Notice>
    </section>
  );
}
