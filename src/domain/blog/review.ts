import type { PostFields } from './post.ts';

type Reviewed = Pick<PostFields, 'reviewer' | 'reviewedOn'>;

/** What is wrong with a review as it was typed. @param today Such as 2026-11-20, where the clinic is. */
export function reviewProblem({ reviewer, reviewedOn }: Reviewed, today: string): string | undefined {
  if ((reviewer.trim() === '') !== (reviewedOn === null))
    return 'A review has a reviewer and a day. Fill in both, or leave both empty.';
  return reviewedOn !== null && reviewedOn > today ? 'The day of the review is still to come.' : undefined;
}

/** The latest day that it is anywhere at this moment: 14 hours before Greenwich. @param now Milliseconds since 1970. */
export function latestDay(now: number): string {
  return new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** The day before which a review is due again: a year ago. */
export function reviewDueBefore(today: string): string {
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}

/** How a text stands with its review. */
export function reviewState({ reviewer, reviewedOn }: Reviewed, today: string): 'none' | 'old' | 'fresh' {
  if (reviewer.trim() === '' || reviewedOn === null) return 'none';
  return reviewedOn < reviewDueBefore(today) ? 'old' : 'fresh';
}
