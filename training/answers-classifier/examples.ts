import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createSentenceEncoder, meaningSize } from '#server/assistant/meaning/encoder.ts';
import { asOne, wordingOf } from '#server/assistant/read/wording.ts';
import { wordsOf } from '#server/assistant/select/words.ts';

/*
 * Writes the input of learn.py: answer, words and embedding of every example and every held-out message. Embeddings are cached, so
 * that a second run encodes only new texts.
 */

const folder = '.cache/training';
const kept = `${folder}/embeddings`;
mkdirSync(folder, { recursive: true });
const encoder = createSentenceEncoder('questions');
const known = parseStored();

const lines = (name: string) =>
  readFileSync(`training/${name}.tsv`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [id: string, ...messages: string[]]);

const examples = [
  'answers/asks',
  'answers/asked',
  'answers/conversations',
  'answers/follow-ups',
  'answers/care',
  'answers/near',
]
  .flatMap(lines)
  .map(([id, ...messages]) => ({ id, texts: [asOne(messages)] }));
const heldOut = [...lines('answers-held-out/held-out'), ...lines('answers-held-out/held-out-conversations')].map(
  ([id, ...messages]) => ({
    id,
    texts: [wordingOf(messages.at(-1) ?? '').text, asOne(messages.slice(-2)), asOne(messages.slice(-3))],
  }),
);

await encode([...new Set([...examples, ...heldOut].flatMap(({ texts }) => texts))]);
write('examples', examples);
write('held-out', heldOut);
await encoder.close();

async function encode(texts: readonly string[]): Promise<void> {
  const missing = texts.filter((text) => !known.has(text));
  for (let from = 0; from < missing.length; from += 2000) {
    const some = missing.slice(from, from + 2000);
    const vectors = await encoder.encode(some);
    some.forEach((text, at) => void known.set(text, vectors[at] ?? new Float32Array(meaningSize)));
    console.log(`${from + some.length} of ${missing.length} encoded`);
  }
  const all = [...known];
  writeFileSync(`${kept}.json`, JSON.stringify({ encoder: encoder.weights, texts: all.map(([text]) => text) }));
  writeFileSync(
    `${kept}.f32`,
    Buffer.concat(all.map(([, vector]) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength))),
  );
}

function parseStored(): Map<string, Float32Array> {
  try {
    const { encoder: by, texts } = JSON.parse(readFileSync(`${kept}.json`, 'utf8')) as {
      encoder: string;
      texts: string[];
    };
    if (by !== encoder.weights) return new Map();
    const { buffer, byteOffset } = Uint8Array.from(readFileSync(`${kept}.f32`));
    return new Map(
      texts.map((text, at) => [text, new Float32Array(buffer, byteOffset + at * 4 * meaningSize, meaningSize)]),
    );
  } catch {
    return new Map();
  }
}

function write(name: string, rows: readonly { id: string; texts: readonly string[] }[]): void {
  const texts = [...new Set(rows.flatMap((row) => row.texts))];
  const at = new Map(texts.map((text, index) => [text, index]));
  const vectors = texts.map((text) => known.get(text) ?? new Float32Array(meaningSize));
  writeFileSync(
    `${folder}/${name}.f32`,
    Buffer.concat(vectors.map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength))),
  );
  writeFileSync(
    `${folder}/${name}.json`,
    JSON.stringify({
      encoder: encoder.weights,
      words: texts.map(wordsOf),
      rows: rows.map(({ id, texts: own }) => [id, ...own.map((text) => at.get(text))]),
    }),
  );
}
