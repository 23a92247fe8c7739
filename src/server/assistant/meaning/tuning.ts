import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sizeOfWeights } from './layout.ts';
import type { Tuning } from './messages.ts';
import { model } from './model.ts';
import { pack } from './pack.ts';
import { readTensors } from './safetensors.ts';

/*
 * Trained changes to the encoder for a purpose: a low-rank change of each matrix, `up` times `down` (LoRA;
 * docs/decisions/0043-one-assistant.md).
 */
const learntFor = (tuning: Tuning) => readFileSync(fileURLToPath(new URL(`${tuning}.safetensors`, import.meta.url)));

/** A sample of the base weights, which identifies them. */
function sampleOfWeights(): Buffer {
  const sample = Buffer.alloc(100_000);
  const file = openSync(model.weightsPath, 'r');
  try {
    readSync(file, sample, 0, sample.length, 30_000_000);
  } finally {
    closeSync(file);
  }
  return sample;
}

/** Id of the tuned weights: vectors of other weights are incompatible. */
export function tuningId(tuning: Tuning): string {
  const hash = createHash('sha256').update(learntFor(tuning)).update(sampleOfWeights());
  return `${tuning}-${hash.digest('hex').slice(0, 12)}`;
}

/** Folders for tuned weights: beside the build, or the temporary folder if that is not writable. */
const folders = ['build/assistant', join(tmpdir(), 'tuned-encoder')];

/**
 * Path of the final weights in the form of layout.ts. Creates the file if it is missing: 11 MB, in about a second.
 *
 * @throws Error if no folder is writable.
 */
export function tunedWeights(tuning: Tuning, among: readonly string[] = folders): string {
  const name = `${tuningId(tuning)}.weights`;
  const made = among
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).size === sizeOfWeights);
  if (made) return made;
  const bytes = readFileSync(model.weightsPath);
  tune(bytes, learntFor(tuning));
  const packed = pack(readTensors(bytes));
  let reason: unknown;
  for (const folder of among) {
    try {
      writeWhole(folder, name, packed);
      removeOthers(folder, tuning, name);
      return join(folder, name);
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

/** Atomic write: two processes may write the file at once. */
function writeWhole(folder: string, name: string, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  const part = join(folder, `${name}.${randomUUID()}`);
  try {
    writeFileSync(part, bytes);
    renameSync(part, join(folder, name));
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Removes weights of older tunings and of older versions of the engine. */
function removeOthers(folder: string, tuning: Tuning, name: string): void {
  for (const other of readdirSync(folder))
    if (other.startsWith(`${tuning}-`) && /\.(?:weights|safetensors)$/.test(other) && other !== name)
      rmSync(join(folder, other), { force: true });
}

/** Adds the `changes` to the matrices of `weights`; both are Safetensors files. */
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
