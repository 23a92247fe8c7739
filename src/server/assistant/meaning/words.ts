import { openSync, readSync } from 'node:fs';
import { size } from './layout.ts';
import { readTensors } from './safetensors.ts';

/** Reads word embeddings from the file of the published weights: a text needs 768 bytes for each token. */
export function openWords(file: string): (tokens: readonly number[]) => Float32Array {
  const descriptor = openSync(file, 'r');
  const length = new BigUint64Array(1);
  readSync(descriptor, length, 0, 8, 0);
  const header = new Uint8Array(8 + Number(length[0]));
  readSync(descriptor, header, 0, header.length, 0);
  const begin = readTensors(header).offsetOf('embeddings.word_embeddings.weight');
  const row = new Uint8Array(2 * size.width);
  const numbers = new Float16Array(row.buffer);
  return (tokens) => {
    const found = new Float32Array(tokens.length * size.width);
    tokens.forEach((token, at) => {
      readSync(descriptor, row, 0, row.length, begin + token * row.length);
      found.set(numbers, at * size.width);
    });
    return found;
  };
}
