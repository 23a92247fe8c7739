import type { ProposedField } from '#domain/blog/ai-result.ts';
import { fieldText } from '#domain/blog/compare-posts.ts';
import type { PostFields } from '#domain/blog/post.ts';
import { type FieldName, postRecord } from '#domain/blog/post-record.ts';
import { TextDiff } from '#features/editing/text-diff.tsx';
import { Button } from '#ui/button/button.tsx';

interface ProposalReviewProps {
  /** The post before AI changed it. */
  before: PostFields;
  /** The post as the editor holds it. */
  present: PostFields;
  /** The fields that await a decision. */
  open: readonly ProposedField[];
  onAccept: (fields: readonly ProposedField[]) => void;
  onReject: (fields: readonly ProposedField[]) => void;
}

/** The changes of AI, field by field, each accepted or reverted. */
export function ProposalReview({ before, present, open, onAccept, onReject }: ProposalReviewProps) {
  return (
    <section aria-label="Changes by AI" className="rounded-card border-2 border-brand bg-mist p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h4">Changes by AI</h2>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onReject(open)}>Reject all</Button>
          <Button onClick={() => onAccept(open)}>Accept all</Button>
        </div>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        The new text is in the fields. Struck through was there before, underlined is new.
      </p>
      <ul className="mt-4 grid gap-5">
        {open.map((field) => (
          <li key={field}>
            <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-semibold">{postRecord[field].label}</h3>
              <div className="flex gap-2">
                <Button onClick={() => onReject([field])} className="min-h-11 px-4 py-2">
                  Reject<span className="sr-only"> {nameOf(field)}</span>
                </Button>
                <Button onClick={() => onAccept([field])} className="min-h-11 px-4 py-2">
                  Accept<span className="sr-only"> {nameOf(field)}</span>
                </Button>
              </div>
            </div>
            <TextDiff before={fieldText(before, field)} after={fieldText(present, field)} whole={field === 'tags'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = (field: FieldName) => postRecord[field].label.toLowerCase();
