import { readFileSync } from 'node:fs';
import { loadContent } from '#content/load.ts';
import { asOne } from '#server/assistant/embedded/bank/reading.ts';
import { wordingOf } from '#server/assistant/embedded/bank/wording.ts';
import { plainText } from '#server/assistant/knowledge/plain-text.ts';

// Writes to the standard output what `questions.py` learns from, as JSON: texts as the bank reads them, each with the number
// of the answer that is wanted.

const { answers, asked } = loadContent('content').assistant;
const numbers = new Map(answers.map(({ id }, number) => [id, number]));
const written = answers.flatMap(({ asks }, wants) => asks.map((ask) => ({ text: wordingOf(ask).text, wants })));

const wanted = (id: string, messages: readonly string[]) => {
  const wants = numbers.get(id);
  return wants === undefined ? [] : [{ text: asOne(messages), wants }];
};
const heldOut = (name: string) =>
  readFileSync(new URL(`../../training/answers-held-out/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [id = '', ...messages] = line.split('\t');
      return wanted(id, messages);
    });

console.log(
  JSON.stringify({
    written,
    asked: asked.flatMap(({ wants, messages }) => wanted(wants, messages)),
    heldOut: heldOut('held-out'),
    heldOutConversations: heldOut('held-out-conversations'),
    answers: answers.map(({ id, says }) => `${id.replace(/[/-]/g, ' ')}: ${plainText(says.html).replace(/\s+/g, ' ')}`),
  }),
);
