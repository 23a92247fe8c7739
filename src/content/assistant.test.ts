import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsAfter } from '#tests/support/content-folder.ts';

const answer = (id: string, asks = 5) =>
  `- id: ${id}\n  asks:\n${Array.from({ length: asks }, (_, at) => `    - ${id} in wording ${at}\n`).join('')}  says: It is so.\n  pages: [/faq]\n`;

const asked = 'visit/one\tmay i see you\nvisit/two\tand once more\n';

/** What is wrong with an assistant that has these files. */
const problemsOf = (files: Record<string, string>) =>
  problemsAfter((folder) => {
    mkdirSync(join(folder.path, 'assistant'), { recursive: true });
    for (const [name, text] of Object.entries(files)) folder.write(`assistant/${name}`, text);
  }).map(({ file, field, fix }) => [file, field, fix]);

test('a message has to be for an answer that is there', () => {
  expect(problemsOf({ 'visits.yaml': `${answer('visit/one')}${answer('visit/two')}`, 'asked.tsv': asked })).toEqual([]);
  expect(problemsOf({ 'visits.yaml': answer('visit/one'), 'asked.tsv': asked })).toEqual([
    ['assistant/asked.tsv', 'line 2', "no answer has the id 'visit/two'"],
  ]);
});

test('a mistake in a file is the only one that is named: what its answers are for is not missing', () => {
  expect(problemsOf({ 'visits.yaml': `${answer('visit/one')}${answer('visit/two', 1)}`, 'asked.tsv': asked })).toEqual([
    ['assistant/visits.yaml', '[1].asks', 'write at least five ways to ask'],
  ]);
});
