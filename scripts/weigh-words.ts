import { writeFileSync } from 'node:fs';
import { fingerprint } from '#domain/chat/weighed/features.ts';
import { createSentenceEncoder } from '#server/assistant/meaning/encoder.ts';
import { partsOfHarmless, readExamples } from './weigh-words/examples.ts';
import { type Layer, learnMeaning } from './weigh-words/meaning.ts';
import { learnKinds, learnWords } from './weigh-words/words.ts';

// `npm run weigh-words`: learns weights.json and meaning.json of src/domain/chat/weighed/ anew from every labelled
// message; some minutes. The same messages always give the same files. --without NAME,NAME leaves labelled sets out, to
// measure on them what was learnt from the others; afterwards learn from all of them again. --words leaves meaning.json
// as it is, which takes seconds.

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

if (!process.argv.includes('--words')) await learnFromMeaning();

async function learnFromMeaning(): Promise<void> {
  const encoder = createSentenceEncoder();
  const vectors: Float32Array[] = [];
  // The engine works on every core where it is asked for hundreds.
  const atOnce = 4000;
  for (let from = 0; from < examples.length; from += atOnce)
    vectors.push(...(await encoder.encode(examples.slice(from, from + atOnce).map(({ message }) => message.trim()))));
  await encoder.close();
  const { first, second } = learnMeaning(
    examples.map(({ label }, one) => ({ label, vector: vectors[one] ?? new Float32Array() })),
  );
  writeFileSync(`${folder}/meaning.json`, `{\n${lines({ first: written(first), second: written(second) })}\n}\n`);
  console.log('The meaning of messages is learnt.');
}

/** Weights as whole numbers of -127 to 127 for each unit, in base64. */
function written({ rows, bias: added }: Layer) {
  const size = rows.length / added.length;
  const whole = new Int8Array(rows.length);
  const scales = Array.from(added, (_, unit) => {
    const row = rows.subarray(unit * size, (unit + 1) * size);
    const scale = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
    whole.set(
      row.map((weight) => Math.round(weight / scale)),
      unit * size,
    );
    return Number(scale.toPrecision(5));
  });
  return {
    scales,
    bias: Array.from(added, (value) => Number(value.toPrecision(5))),
    rows: base64(whole),
  };
}

function base64(numbers: Uint32Array | Int8Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
}
