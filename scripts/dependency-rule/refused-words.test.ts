import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsOfName, refusedWordIn, refusedWords } from './refused-words.ts';
import { findViolations } from './rule.ts';

test('a name is split at capitals, hyphens and underscores', () => {
  expect(partsOfName('keptPages')).toEqual(['kept', 'pages']);
  expect(partsOfName('site-keeper')).toEqual(['site', 'keeper']);
  expect(partsOfName('LIMIT_REACHED')).toEqual(['limit', 'reached']);
});

test('a word is refused as a part of a name, not as letters of a longer word', () => {
  expect(refusedWordIn('keptPages')).toBe('kept');
  expect(refusedWordIn('indoors')).toBeUndefined();
});

test('identifiers and file names with a refused word are reported with the words to use', () => {
  const files = new Map([
    ['tests/support/site-keeper.ts', 'export const one = 1;'],
    ['tests/support/site.ts', 'const saved = 1;\nexport const isKept = saved;'],
  ]);
  expect(findViolations(files)).toEqual([
    "tests/support/site-keeper.ts: write manager or owner instead of 'keeper' (docs/code-terms.md)",
    "tests/support/site.ts:2 names isKept: write cached, stored, saved, retained or remaining instead of 'kept' (docs/code-terms.md)",
  ]);
});

test('docs/code-terms.md names every refused word in its column of replaced words', () => {
  const rows = readFileSync('docs/code-terms.md', 'utf8').matchAll(/^\|[^|]*\|[^|]*\|([^|]*)\|$/gm);
  const replaced = [...rows].map(([, words = '']) => words).join(' ');
  for (const word of refusedWords.keys()) expect(replaced, word).toMatch(new RegExp(`\\b${word}\\b`));
});
