import { writeFileSync } from 'node:fs';
import { fingerprint } from '#domain/chat/concern/features.ts';
import { packWords } from '#domain/chat/concern/words.ts';
import { partsOfHarmless, readExamples } from './words/examples.ts';
import { learnWords } from './words/words.ts';

// `npm run learn:words`: trains assistant-pack/classifier/words.bin from every labelled message, in seconds. The same messages
// always give the same file. --without NAME,NAME leaves labelled sets out for testing; train with all of them again afterwards.
// training/encoder/ trains the embeddings.

const at = process.argv.indexOf('--without');
const without = at < 0 ? [] : (process.argv[at + 1] ?? '').split(',');
const examples = readExamples().filter(({ set }) => !without.includes(set));
const crises = examples.filter(({ label }) => label !== 'near');

const { bias, crisis } = learnWords([...examples, ...partsOfHarmless(examples)]);
const marked = [...crisis].map(([feature, weight]) => ({ mark: fingerprint(feature), weight }));
const step = marked.reduce((most, { weight }) => Math.max(most, Math.abs(weight)), 0) / 127;
writeFileSync('assistant-pack/classifier/words.bin', packWords(bias, step, marked));
console.log(`${examples.length} messages, ${crises.length} of them crises: ${crisis.size} weights of words.`);
