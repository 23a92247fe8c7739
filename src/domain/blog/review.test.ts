import { expect, test } from 'vitest';
import { reviewProblem, reviewState } from './review.ts';

const today = '2026-11-25';

test.each([
  ['', null, undefined],
  ['Marnie Keogh', '2026-11-25', undefined],
  ['Marnie Keogh', null, 'both'],
  ['  ', '2026-11-01', 'both'],
  ['Marnie Keogh', '2026-11-26', 'still to come'],
])('[SEO-03] a review by %j on %j', (reviewer, reviewedOn, problem) => {
  const found = reviewProblem({ reviewer, reviewedOn }, today);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});

test('[SEO-03] a review grows old after a year', () => {
  const state = (reviewedOn: string | null) => reviewState({ reviewer: reviewedOn ? 'Ann' : '', reviewedOn }, today);
  expect(['2026-11-01', '2025-11-25', '2025-11-24', null].map(state)).toEqual(['fresh', 'fresh', 'old', 'none']);
});
