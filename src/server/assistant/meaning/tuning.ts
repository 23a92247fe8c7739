import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Learnt } from './messages.ts';
import { readTensors } from './safetensors.ts';

/** What the encoder was tuned for. */
export type Tuning = Exclude<Learnt, 'general'>;

/*
 * What was learnt upon the encoder, so that texts which are meant alike for a purpose lie nearer to one another: for
 * each of its matrices a change of low rank, `up` times `down` (LoRA; docs/decisions/0034-tuned-encoder.md).
 */
const learntFor = (tuning: Tuning) => readFileSync(fileURLToPath(new URL(`${tuning}.safetensors`, import.meta.url)));

/** Which weights a tuning gives: vectors of others cannot be compared with their own. */
export const tuningId = (tuning: Tuning) =>
  `${tuning}-${createHash('sha256').update(learntFor(tuning)).digest('hex').slice(0, 12)}`;

/** Where the tuned weights lie: beside the build. */
const fileOf = (id: string) => `build/assistant/${id}.safetensors`;

/**
 * The file of the tuned weights, made where it is missing: in about a second, 45 MB.
 *
 * @param weights The file of the encoder's own weights.
 * @throws Error where the file cannot be written.
 */
export function tunedWeights(weights: string, tuning: Tuning): string {
  const file = fileOf(tuningId(tuning));
  if (existsSync(file)) return file;
  const bytes = readFileSync(weights);
  tune(bytes, learntFor(tuning));
  mkdirSync(dirname(file), { recursive: true });
  // Under a name of its own until it is whole: two processes may make it at once.
  const made = `${file}.${randomUUID()}`;
  try {
    writeFileSync(made, bytes);
    renameSync(made, file);
  } catch (error) {
    rmSync(made, { force: true });
    throw error;
  }
  return file;
}

/** Adds to each matrix of `weights` what `changes` holds for it; both are files of the Safetensors format. */
export function tune(weights: Uint8Array, changes: Uint8Array): void {
  const base = readTensors(weights);
  const learnt = readTensors(changes);
  for (const name of learnt.names.filter((one) => one.endsWith('.up')).map((one) => one.slice(0, -'.up'.length))) {
    const [rows = 0, columns = 0] = base.shapeOf(name);
    const [rank = 0] = learnt.shapeOf(`${name}.down`);
    const down = Float32Array.from(learnt.numbersOf(`${name}.down`));
    const up = Float32Array.from(learnt.numbersOf(`${name}.up`));
    const matrix = Float32Array.from(base.numbersOf(name));
    for (let row = 0; row < rows; row += 1)
      for (let part = 0; part < rank; part += 1) {
        const share = up[row * rank + part] as number;
        for (let column = 0; column < columns; column += 1) {
          const at = row * columns + column;
          matrix[at] = (matrix[at] as number) + share * (down[part * columns + column] as number);
        }
      }
    base.put(name, Float16Array.from(matrix));
  }
}
