import { expect, test } from 'vitest';
import { unapprovedTermsIn } from './terms.ts';

test.each([
  ['The first visit is bulk-billed.', /bulk-billed' is written/],
  ['Bulk Billed for all', /small letters/],
  ['bulk-billing helps', /without a hyphen/],
  ['There is a gap fee.', /what you pay/],
  ['primaryCTA: Book now', /not one of the booking labels/],
])('a stranger is found: %s', (text, problem) => {
  expect(unapprovedTermsIn('a.md', `\n${text}`)).toEqual([expect.stringMatching(problem)]);
  expect(unapprovedTermsIn('a.md', `\n${text}`)[0]).toMatch(/^a\.md:2: /);
});

test('the terms, exact wordings and anchors pass', () => {
  const text = [
    'A bulk-billed visit costs nothing when it is bulk billed. Bulk billing means this.[^bulk-billing]',
    '## What bulk billing means {#bulk-billing}',
    'detail: Weight Loss 30 Min, Bulk-Billed',
    'primaryCTA: Book your first consultation',
  ];
  expect(unapprovedTermsIn('a.md', text.join('\n'))).toEqual([]);
});
