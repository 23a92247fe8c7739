import { expect, test } from 'vitest';
import { phraseFinder } from './phrases.ts';

test('[SAFE-02] phrases match runs of whole words, with up to three words in place of dots', () => {
  const matches = phraseFinder(['refus*', 'said … fine', 'found THEM hanging']);
  expect(matches('he is refusing')).toBe(true);
  expect(matches('they said it was all fine')).toBe(true);
  expect(matches('they said it was all going to be fine')).toBe(false);
  expect(matches('they said | fine')).toBe(false);
  expect(matches('i found her hanging')).toBe(true);
  expect(matches('i found it hanging')).toBe(false);
  expect(matches('')).toBe(false);
});
