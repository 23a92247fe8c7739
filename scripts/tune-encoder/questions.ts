import { readFileSync } from 'node:fs';
import { loadContent } from '#content/load.ts';
import { wordingOf } from '#server/assistant/embedded/bank/wording.ts';
import { plainText } from '#server/assistant/knowledge/plain-text.ts';

// Writes to the standard output what `questions.py` learns from, as JSON: texts as the bank reads them, each with the number
// of the answer that is wanted.

const { answers } = loadContent('content').assistant;
const numbers = new Map(answers.map(({ id }, number) => [id, number]));
const written = answers.flatMap(({ asks }, wants) => asks.map((ask) => ({ text: wordingOf(ask).text, wants })));

const lines = (name: string) =>
  readFileSync(new URL(`../../tests/evaluation/asked/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
const wanted = (id: string | undefined, text: string) => {
  const wants = numbers.get(id ?? '');
  return wants === undefined ? [] : [{ text, wants }];
};
const asked = (name: string) => lines(name).flatMap(([id, message = '']) => wanted(id, wordingOf(message).text));
/** A message that says nothing by itself is read together with the one before it, as the bank does. */
const conversations = (name: string) =>
  lines(name).flatMap(([id, before = '', message = '']) =>
    wanted(id, `${wordingOf(before).anywhere} ${wordingOf(message).anywhere}`),
  );

console.log(
  JSON.stringify({
    written,
    asked: [...asked('learnt'), ...conversations('learnt-conversations')],
    heldOut: asked('held-out'),
    heldOutConversations: conversations('held-out-conversations'),
    answers: answers.map(({ id, says }) => `${id.replace(/[/-]/g, ' ')}: ${plainText(says.html).replace(/\s+/g, ' ')}`),
  }),
);
