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
