import { expect, test } from 'vitest';
import { measure, sets } from './measure.ts';

test.each(sets)(
  '[BLOG-08] the check has precision and recall of at least 0.95 on the labelled passages of %s',
  (set) => {
    const { passages, precision, recall, ofTheKind, mistakes } = measure(set);
    expect(passages).toBeGreaterThanOrEqual(100);
    expect(
      Math.min(precision, recall, ofTheKind),
      set === 'held-back' ? '' : mistakes.join('\n'),
    ).toBeGreaterThanOrEqual(0.95);
  },
);
