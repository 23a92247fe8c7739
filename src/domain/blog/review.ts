import type { PostFields } from './post.ts';

type Reviewed = Pick<PostFields, 'reviewer' | 'reviewedOn'>;

/** The problem of a typed review. @param today Such as 2026-11-20, in the clinic's time zone. */
export function reviewProblem({ reviewer, reviewedOn }: Reviewed, today: string): string | undefined {
  if ((reviewer.trim() === '') !== (reviewedOn === null))
    return 'A review has a reviewer and a day. Fill in both, or leave both empty.';
  return reviewedOn !== null && reviewedOn > today ? 'The day of the review is still to come.' : undefined;
}

/** The latest current day in any time zone: 14 hours ahead of Greenwich. @param now Milliseconds since 1970. */
export function latestDay(now: number): string {
  return new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** The day before which a review is overdue: a year ago. */
export function reviewDueBefore(today: string): string {
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}

/** The review state of a text. */
export function reviewState({ reviewer, reviewedOn }: Reviewed, today: string): 'none' | 'old' | 'fresh' {
  if (reviewer.trim() === '' || reviewedOn === null) return 'none';
  return reviewedOn < reviewDueBefore(today) ? 'old' : 'fresh';
}
