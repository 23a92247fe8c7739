import { expect, test } from 'vitest';
import { phraseFinder } from './phrases.ts';

test('[SAFE-02] phrases are whole words in a row, with up to three words where dots stand', () => {
  const stands = phraseFinder(['refus*', 'said … fine', 'found THEM hanging']);
  expect(stands('he is refusing')).toBe(true);
  expect(stands('they said it was all fine')).toBe(true);
  expect(stands('they said it was all going to be fine')).toBe(false);
  expect(stands('they said | fine')).toBe(false);
  expect(stands('i found her hanging')).toBe(true);
  expect(stands('i found it hanging')).toBe(false);
  expect(stands('')).toBe(false);
});
