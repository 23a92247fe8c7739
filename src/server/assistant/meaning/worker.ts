import { parentPort, workerData } from 'node:worker_threads';
import { answersFile, readClassifier } from '../select/classifier.ts';
import { createEngine } from './engine.ts';
import { size } from './layout.ts';
import type { Encoded, Loaded, Loads, TextEmbedding, ToEncode } from './messages.ts';
import { model } from './model.ts';
import { readTokenizer } from './tokens.ts';
import { tunedWeights } from './tuning.ts';
import { openWords } from './words.ts';

// Runs in a thread because a message takes some hundredths of a second of computation.

/** The zero vector, for a text without a letter or a digit. */
const nothing = new Float32Array(size.width);

// An error here ends the thread, and its parent starts another. Requests are queued until then.
const tokensOf = readTokenizer(model.tokenizerPath);
const wordsOf = openWords(model.weightsPath);
const loads = workerData as Loads;
const engines = new Map(loads.map((tuning) => [tuning, createEngine(tunedWeights(tuning), tokensOf, wordsOf)]));
const classifier = loads.includes('questions') ? readClassifier(answersFile) : undefined;
parentPort?.postMessage({ loaded: true } satisfies Loaded);

parentPort?.on('message', async ({ id, tuning, texts }: ToEncode) => {
  try {
    const read = engines.get(tuning);
    if (!read) throw new Error(`the thread has not loaded the tuning ${tuning}`);
    const readings: TextEmbedding[] = [];
    for (const text of texts) {
      const vector = /[\p{L}\p{N}]/u.test(text) ? await read(text) : nothing;
      readings.push(
        tuning === 'questions' && classifier ? { vector, scores: classifier.scores(text, vector) } : { vector },
      );
    }
    parentPort?.postMessage({ id, readings } satisfies Encoded);
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) } satisfies Encoded);
  }
});
