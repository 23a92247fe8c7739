import { expect, test } from 'vitest';
import { mostTokens } from './layout.ts';
import { model } from './model.ts';
import { readTokenizer } from './tokens.ts';

const tokensOf = readTokenizer(model.tokenizerPath);

// Expected values are the published tokenizer's.
test.each([
  ['Do I need a referral?', [101, 2079, 1045, 2342, 1037, 6523, 7941, 1029, 102]],
  ["I'd like PANADOL 500mg\tok", [101, 1045, 1005, 1040, 2066, 6090, 9365, 2140, 3156, 24798, 7929, 102]],
  ['Café — naïve… 你好 don’t', [101, 7668, 1517, 15743, 1529, 100, 100, 2123, 1521, 1056, 102]],
  ['', [101, 102]],
])('%s', (text, tokens) => expect(tokensOf(text)).toEqual(tokens));

test('an overlong word becomes unknown, and an overlong text is truncated', () => {
  expect(tokensOf('x'.repeat(101))).toEqual([101, 100, 102]);
  expect(tokensOf('word '.repeat(1000))).toHaveLength(mostTokens);
});
