import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadLanguages } from './languages.ts';
import { ContentError } from './problem.ts';

/** What is said of the pack after one stretch of a file was replaced. */
function problemsAfter(name: string, from: string | RegExp, to: string) {
  const root = mkdtempSync(join(tmpdir(), 'languages-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync('assistant-pack', join(root, 'assistant-pack'), { recursive: true });
  const file = join(root, 'assistant-pack/languages', name);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${name} does not hold ${from}`);
  writeFileSync(file, after);
  try {
    loadLanguages(root);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map((one) => [one.file, one.field, one.fix]);
    throw error;
  }
  return [];
}

const file = 'assistant-pack/languages/es.yaml';

test('[SAFE-01] the languages that ship with the product are complete', () => {
  const { records, english } = loadLanguages();
  expect(records.length).toBeGreaterThan(20);
  expect(english.size).toBeGreaterThan(5000);
});

test.each([
  ['{tis}', '131 450', 'answer.interpreter', 'name {tis}, which every text of this field holds'],
  ['{phone}', '{phon}', 'answer.interpreter', /^\{phon\} means nothing; use \{tis\}/],
  ['En peligro:', 'En peligro, 112:', 'answer.help', /^write telephone numbers as \{tis\}/],
  ['direction: ltr', 'direction: left', 'direction', /^write ltr, or rtl/],
  ['code: es', 'code: sp', 'code', 'write code: es, as the file is named'],
  ["reviewedOn: ''", "reviewedOn: 'May'", 'reviewedOn', /^write the day/],
  [
    '    - quiero morir*\n',
    '    - ay\n',
    'phrases.suicide[0]',
    "'ay': add a word; this stands in harmless messages, too",
  ],
  ['    - quiero morir*\n', '    - quiero (morir|matarme)\n', 'phrases.suicide[0]', /leave out everything but words/],
  ['    - quiero morir*\n', '    - qui*ero morir\n', 'phrases.suicide[0]', /put \* at the end of a word/],
  [/ {2}self-harm:\n( {4}- .*\n)+/, '', 'phrases.self-harm', /^add this field/],
])('[SAFE-01] %s as %s stops start-up and says what to write', (from, to, field, fix) => {
  const problems = problemsAfter('es.yaml', from, to);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.slice(0, 2)).toEqual([file, field]);
  if (typeof fix === 'string') expect(problems[0]?.[2]).toBe(fix);
  else expect(problems[0]?.[2]).toMatch(fix);
});
