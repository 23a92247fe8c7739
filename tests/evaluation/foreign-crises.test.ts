import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadLanguages } from '#content/languages.ts';
import { createLanguageReader } from '#domain/chat/language/read-language.ts';

// Written without sight of the phrases, by a person who had not written them and is no native speaker of most languages: 60 of 67
// were found at first, and the records were corrected once for the other seven. See tests/evaluation/README.md.
const messages = readFileSync(join(import.meta.dirname, 'foreign-crises.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean);

test('[SAFE-01] a crisis in another language is found with its kind', () => {
  const read = createLanguageReader(loadLanguages());
  const missed = messages.filter((line) => {
    const [, kind = '', message = ''] = line.split('\t');
    const found = read(message);
    return found?.kind !== 'crisis' || !found.crises.some((one) => one === kind);
  });
  expect(messages.length).toBeGreaterThanOrEqual(60);
  expect(new Set(messages.map((line) => line.split('\t', 1)[0])).size).toBeGreaterThanOrEqual(25);
  expect(missed.length / messages.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});
