import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sizeOfWeights } from './layout.ts';
import { readTensors } from './safetensors.ts';
import { tune, tunedWeights, tuningId } from './tuning.ts';

/** A Safetensors file of 16-bit floats whose numbers begin at an odd byte. */
function written(tensors: Record<string, { shape: number[]; numbers: number[] }>): Uint8Array {
  let at = 0;
  const entries = Object.entries(tensors).map(([name, { shape, numbers }]) => {
    const from = at;
    at += 2 * numbers.length;
    return [name, { dtype: 'F16', shape, data_offsets: [from, at] }];
  });
  const header = JSON.stringify({ __metadata__: { format: 'pt' }, ...Object.fromEntries(entries) });
  const head = new TextEncoder().encode(header.length % 2 === 0 ? `${header} ` : header);
  const bytes = new Uint8Array(8 + head.length + at);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(head.length), true);
  bytes.set(head, 8);
  const numbers = Float16Array.from(Object.values(tensors).flatMap((tensor) => tensor.numbers));
  bytes.set(new Uint8Array(numbers.buffer), 8 + head.length);
  return bytes;
}

const weights = () =>
  written({
    'one.weight': { shape: [2, 3], numbers: [1, 2, 3, 4, 5, 6] },
    'other.weight': { shape: [1, 2], numbers: [7, 8] },
  });

test('a change is added to its matrix, and other matrices are unchanged', () => {
  const bytes = weights();
  tune(
    bytes,
    written({
      'one.weight.down': { shape: [1, 3], numbers: [1, 0, -1] },
      'one.weight.up': { shape: [2, 1], numbers: [0.5, 2] },
    }),
  );
  const tensors = readTensors(bytes);
  expect([...tensors.numbersOf('one.weight')]).toEqual([1.5, 2, 2.5, 6, 5, 4]);
  expect([...tensors.numbersOf('other.weight')]).toEqual([7, 8]);
});

test('a change for a missing matrix is refused', () => {
  const changes = written({
    'third.weight.down': { shape: [1, 1], numbers: [1] },
    'third.weight.up': { shape: [1, 1], numbers: [1] },
  });
  expect(() => tune(weights(), changes)).toThrow("no tensor 'third.weight'");
});

test('tuned weights are built once, rebuilt if truncated, and older tunings are removed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuning-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'questions-0123456789ab.safetensors'), 'old');
  const file = tunedWeights('questions', [folder]);
  expect(readdirSync(folder)).toEqual([`${tuningId('questions')}.weights`]);
  const { mtimeMs, size } = statSync(file);
  expect(size).toBe(sizeOfWeights);
  expect(statSync(tunedWeights('questions', [folder])).mtimeMs).toBe(mtimeMs);
  writeFileSync(file, 'cut off');
  expect(statSync(tunedWeights('questions', [folder])).size).toBe(size);
});

test('the next folder is used if the first is not writable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuning-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a-file'), '');
  const file = tunedWeights('emergencies', [join(folder, 'a-file', 'below'), join(folder, 'next')]);
  expect(file).toContain('next');
  expect(existsSync(file)).toBe(true);
});

test('[CHAT-05] the perceptron of the safety layer was trained with the current tuning', () => {
  const learnt = readFileSync(join(import.meta.dirname, 'emergencies.safetensors'));
  const perceptron = JSON.parse(readFileSync('assistant-pack/classifier/emergencies.json', 'utf8')) as {
    tuning: string;
  };
  expect(perceptron.tuning).toBe(createHash('sha256').update(learnt).digest('hex').slice(0, 12));
});
