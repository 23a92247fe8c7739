import { loadConcerns } from '#content/concerns.ts';
import { textsToRead } from '#domain/chat/concern/parts.ts';
import { embeddingsOf, measure, readLabelled } from './labelled-messages.ts';

// npm run eval:concerns: recall and false alarms of the concern stage. With the name of a set it lists the mistakes.
// Texts are encoded once and cached.
const sets = {
  'held-out': readLabelled('held-out'),
  'labelled, every twelfth': readLabelled('labelled').filter((_, at) => at % 12 === 0),
};
const concerns = loadConcerns();
const embeddings = await embeddingsOf(
  Object.values(sets).flatMap((messages) => messages.flatMap(({ message }) => textsToRead(message))),
);
for (const [name, messages] of Object.entries(sets)) {
  const readings = { 'phrases or classifier': embeddings, 'phrases alone': undefined };
  for (const [how, meaningOf] of Object.entries(readings)) {
    const result = measure(messages, (message) => concerns.find(message, meaningOf)?.kinds ?? []);
    const { crises, found, named, near, alarms } = result;
    console.log(
      `${name}, ${how}: ${found} of ${crises} crises found, ${named} by their kind; ${alarms} false alarms of ${near}.`,
    );
    if (process.argv[2] === name && meaningOf)
      for (const one of [...result.missed, ...result.falselyAlarmed]) console.log(one);
  }
}
