import { type Dispatch, useState } from 'react';
import type { Proposal, ProposedField } from '#domain/blog/ai-result.ts';
import { differingFields } from '#domain/blog/compare-posts.ts';
import type { PostFields } from '#domain/blog/post.ts';
import type { PostEditorAction } from './post-editor-state.ts';

interface Review {
  /** The post before AI changed it. */
  before: PostFields;
  open: readonly ProposedField[];
  /** Whether an AI change was accepted. */
  accepted: boolean;
}

export type Proposals = ReturnType<typeof useProposals>;

/** Applies AI proposals to the fields at once; each is then accepted or reverted. */
export function useProposals(fields: PostFields, dispatch: Dispatch<PostEditorAction>) {
  const [review, setReview] = useState<Review>();

  function propose(proposal: Proposal): void {
    const changed = differingFields(fields, { ...fields, ...proposal }).filter(
      (field): field is ProposedField => field in proposal,
    );
    if (changed.length === 0) return;
    // An undecided field is reverted to its value before the first proposal.
    const waiting = review?.open ?? [];
    const earlier = Object.fromEntries(waiting.map((field) => [field, review?.before[field]]));
    setReview({
      before: { ...(review ? { ...fields, aiAssisted: review.before.aiAssisted } : fields), ...earlier },
      open: [...new Set([...waiting, ...changed])],
      accepted: review?.accepted ?? false,
    });
    dispatch({ kind: 'changed', changes: { ...proposal, aiAssisted: true } });
  }

  function settle(decided: readonly ProposedField[], accepted: boolean): void {
    if (!review) return;
    const open = review.open.filter((field) => !decided.includes(field));
    const anyAccepted = review.accepted || accepted;
    setReview(open.length > 0 ? { ...review, open, accepted: anyAccepted } : undefined);
    const back = accepted ? {} : Object.fromEntries(decided.map((field) => [field, review.before[field]]));
    // Where all proposals were reverted, the text is not marked as AI text.
    const mark = open.length === 0 && !anyAccepted ? { aiAssisted: review.before.aiAssisted } : {};
    dispatch({ kind: 'changed', changes: { ...back, ...mark } });
  }

  return {
    review,
    propose,
    accept: (decided: readonly ProposedField[]) => settle(decided, true),
    reject: (decided: readonly ProposedField[]) => settle(decided, false),
  };
}
