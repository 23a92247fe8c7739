import { resolve } from 'node:path';
import { loadContent } from '#content/load.ts';
import { bankOf } from '#server/assistant/embedded/bank/bank-of.ts';
import { createSentenceEncoder } from '#server/assistant/meaning/encoder.ts';

// Part of `npm run build`: makes the tuned weights of the encoder and the meanings of the assistant's written answers, so
// that it answers from them at once after a start. What was made before stays; new wordings are added.
const emergencies = createSentenceEncoder('emergencies');
await emergencies.encode(['good morning']).catch((error: unknown) => {
  console.error(`The encoder of the safety layer could not be made, rules and words judge alone: ${String(error)}`);
});
await emergencies.close();
const questions = createSentenceEncoder('questions');
const content = loadContent(resolve(process.env.CONTENT_DIR ?? 'content'));
await bankOf(content, questions, (error) => {
  console.error(`The assistant's answers could not be read for their meaning: ${String(error)}`);
});
await questions.close();
