import { writeFileSync } from 'node:fs';
import { fingerprint } from '#domain/chat/weighed/features.ts';
import { partsOfHarmless, readExamples } from './words/examples.ts';
import { learnKinds, learnWords } from './words/words.ts';

// `npm run weigh-words`: learns weights.json of src/domain/chat/weighed/ anew from every labelled message, in seconds. The
// same messages always give the same file. --without NAME,NAME leaves labelled sets out, to measure on them what was
// learnt from the others; afterwards learn from all of them again. The meaning of messages is learnt by tune-encoder/.

const folder = 'src/domain/chat/weighed';
const at = process.argv.indexOf('--without');
const without = at < 0 ? [] : (process.argv[at + 1] ?? '').split(',');
const examples = readExamples().filter(({ set }) => !without.includes(set));
const crises = examples.filter(({ label }) => label !== 'near');

const { bias, crisis } = learnWords([...examples, ...partsOfHarmless(examples)]);
const kinds = learnKinds(examples);
const lines = (record: Record<string, unknown>) =>
  Object.entries(record)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');
const marked = [...crisis].map(([feature, weight]) => ({ mark: fingerprint(feature), weight }));
marked.sort((one, other) => one.mark - other.mark);
const step = marked.reduce((most, { weight }) => Math.max(most, Math.abs(weight)), 0) / 127;
const words = {
  bias,
  step,
  features: base64(Uint32Array.from(marked, ({ mark }) => mark)),
  weights: base64(Int8Array.from(marked, ({ weight }) => Math.round(weight / step))),
};
writeFileSync(`${folder}/weights.json`, `{\n${lines(words)},\n"kinds": {\n${lines(kinds)}\n}\n}\n`);
console.log(
  `${examples.length} messages, ${crises.length} of them crises: ${crisis.size} weights of words, ${Object.keys(kinds).length} words of kinds.`,
);

function base64(numbers: Uint32Array | Int8Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
}
