import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentFolder, problemsAfter } from '#tests/support/content-folder.ts';

const asks = (count: number) =>
  `    examples:\n${Array.from({ length: count }, (_, at) => `      - may i bring my dog in wording ${at}\n`).join('')}`;

const answer = (id: string, more = '') => `  - id: ${id}\n${more}    answer: It is so.\n    pages: [/faq]\n`;

/** What is wrong with a clinic that has this file. */
const problemsOf = (text: string) =>
  problemsAfter((folder) => {
    mkdirSync(`${folder.path}/assistant`, { recursive: true });
    folder.write('assistant/answers.yaml', text);
  }).map(({ file, field, fix }) => [file, field, fix]);

const file = 'assistant/answers.yaml';

test('a clinic words an answer otherwise, adds one and leaves one out', () => {
  const added = answer('visit/dog', asks(5));
  expect(problemsOf(`answers:\n${answer('cost/initial')}${added}leaveOut: [shop/order]\n`)).toEqual([]);
});

test('what the product has learnt needs no ways to ask, though it brings no words for it', () => {
  expect(problemsOf(`answers:\n${answer('hours/perth')}`)).toEqual([]);
});

test('an answer that nobody would ever find stops the start', () => {
  expect(problemsOf(`answers:\n${answer('visit/dog')}`)).toEqual([
    [file, 'visit/dog', 'nobody has learnt how people ask for it; write examples, five at least'],
  ]);
  expect(problemsOf(`answers:\n${answer('visit/dog', asks(2))}`)).toEqual([
    [file, 'answers[0].examples', 'write at least five ways to ask'],
  ]);
});

test('an id that stands for nothing stops the start', () => {
  const offered = answer('visit/dog', `${asks(5)}    yes: visit/cat\n`);
  expect(problemsOf(`answers:\n${offered}leaveOut: [visit/horse]\n`)).toEqual([
    [file, 'leaveOut', "no answer has the id 'visit/horse'"],
    [file, 'visit/dog', "no answer has the id 'visit/cat'"],
  ]);
});

test('without an answer that the code itself needs, nothing starts', () => {
  expect(problemsOf('leaveOut: [talk/nothing-found]\n')).toEqual([
    [file, 'leaveOut', "one answer has to be used as 'unknown'; leave it in, or add one of your own"],
  ]);
});

test('an answer about care in a clinic’s own words is about care as before', () => {
  const folder = contentFolder();
  const before = folder
    .load()
    .assistant.answers.find(({ vulnerableVisitor: care, appliesToRestOfChat: stays }) => care && stays);
  if (!before) throw new Error('no answer is about care that stays');
  mkdirSync(`${folder.path}/assistant`, { recursive: true });
  folder.write(file, `answers:\n${answer(before.id)}`);
  const after = folder.load().assistant.answers.find(({ id }) => id === before.id);
  expect(after?.answer.html).toContain('It is so.');
  expect(after).toMatchObject({
    vulnerableVisitor: true,
    appliesToRestOfChat: true,
    allowsFollowUp: before.allowsFollowUp,
    emotion: before.emotion,
  });
});
