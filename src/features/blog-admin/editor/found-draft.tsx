import { Button } from '#ui/button/button.tsx';
import { withTime } from '../dates.ts';
import type { KeptDraft } from './kept-drafts.ts';

interface FoundDraftProps {
  draft: KeptDraft;
  /** The version on the server now; null for a new post. */
  version: number | null;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the text that was not saved last time. */
export function FoundDraft({ draft, version, onRestore, onDiscard }: FoundDraftProps) {
  const isOlder = draft.version !== version;
  return (
    <section aria-label="Unsaved text" className="rounded-card border-2 border-caution bg-caution-tint p-4 md:p-5">
      <h2 className="text-h4">Unsaved text was found</h2>
      <p className="mt-1">
        {draft.fields.title.trim() ? `‘${draft.fields.title.trim()}’` : 'A text without a title'} was last changed in
        this browser on {withTime(draft.keptAt)} and never saved.
        {isOlder && ' The post was saved elsewhere since then; both versions can be compared when you save.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="primary" onClick={onRestore}>
          Restore it
        </Button>
        <Button onClick={onDiscard}>Discard it</Button>
      </div>
    </section>
  );
}
