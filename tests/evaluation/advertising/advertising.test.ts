import { expect, test } from 'vitest';
import { type Half, measure } from './measure.ts';

test.each<Half>(['development', 'held-back'])(
  '[BLOG-08] the %s half of the labelled passages is told apart with precision and recall of at least 0.95',
  (half) => {
    const { passages, precision, recall, ofTheKind, mistakes } = measure(half);
    expect(passages).toBeGreaterThanOrEqual(100);
    expect(
      Math.min(precision, recall, ofTheKind),
      half === 'development' ? mistakes.join('\n') : '',
    ).toBeGreaterThanOrEqual(0.95);
  },
);

// What somebody else wrote is held where it stands, so that it gets no worse: recall of the half that nobody reads is below the bar.
test.each([
  { half: 'independent-seen', least: 0.95 },
  { half: 'independent-held-back', least: 0.88 },
] as const)('[BLOG-08] $half: passages by another hand are told apart no worse than they were', ({ half, least }) => {
  const { precision, recall, mistakes } = measure(half);
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(recall, half === 'independent-seen' ? mistakes.join('\n') : '').toBeGreaterThanOrEqual(least);
});
