import { readFileSync } from 'node:fs';
import { loadContent } from '#content/load.ts';
import { plainText } from '#server/assistant/knowledge/plain-text.ts';
import { asOne } from '#server/assistant/read/wording.ts';

// Writes the input of `questions.py` to standard output as JSON: normalised texts, each with the number of its answer.

const { answers } = loadContent('content').assistant;
const numbers = new Map(answers.map(({ id }, number) => [id, number]));

const wanted = (name: string) =>
  readFileSync(`training/${name}.tsv`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [id = '', ...messages] = line.split('\t');
      const wants = numbers.get(id);
      return wants === undefined ? [] : [{ text: asOne(messages), wants }];
    });

console.log(
  JSON.stringify({
    written: wanted('answers/asks'),
    requested: [...wanted('answers/asked'), ...wanted('answers/conversations')],
    heldOut: wanted('answers-held-out/held-out'),
    heldOutConversations: wanted('answers-held-out/held-out-conversations'),
    answers: answers.map(
      ({ id, answer: says }) => `${id.replace(/[/-]/g, ' ')}: ${plainText(says.html).replace(/\s+/g, ' ')}`,
    ),
  }),
);
