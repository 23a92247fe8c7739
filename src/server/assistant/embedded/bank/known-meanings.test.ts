import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { meaningSize, type SentenceEncoder } from '../../meaning/encoder.ts';
import { knownMeanings } from './known-meanings.ts';

const folder = mkdtempSync(join(tmpdir(), 'meanings-'));
const file = join(folder, 'below', 'meanings.bin');
afterAll(() => rmSync(folder, { recursive: true }));

/** A vector of length 1 that no other text has. */
function directionOf(text: string): Float32Array {
  const vector = Float32Array.from({ length: meaningSize }, (_, at) => Math.sin((at + 1) * text.length));
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
const likeness = (one: Float32Array | undefined, other: Float32Array) =>
  other.reduce((sum, value, at) => sum + value * (one?.[at] ?? 0), 0);

const asked: string[] = [];
const encoder: SentenceEncoder = {
  weights: 'by length',
  encode: async (texts) => {
    asked.push(...texts);
    return texts.map(directionOf);
  },
  close: async () => undefined,
};
beforeEach(() => {
  asked.length = 0;
});

test('only new texts are encoded, and a kept vector is the one that was made', async () => {
  const [made] = await knownMeanings(file, encoder)(['four', 'eleven more']);
  const [kept, added] = await knownMeanings(file, encoder)(['four', 'a new text']);
  expect(asked).toEqual(['four', 'eleven more', 'a new text']);
  expect([...(kept ?? [])]).toEqual([...(made ?? [])]);
  expect(likeness(kept, directionOf('four'))).toBeGreaterThan(0.99);
  expect(likeness(added, directionOf('a new text'))).toBeGreaterThan(0.99);
  expect(likeness(kept, kept ?? new Float32Array())).toBeCloseTo(1, 5);
});

test('a file that was cut off costs only what it lacks', async () => {
  await knownMeanings(file, encoder)(['four', 'eleven more']);
  writeFileSync(file, readFileSync(file).subarray(0, 8 + meaningSize / 2 + 100));
  asked.length = 0;
  const vectors = await knownMeanings(file, encoder)(['four', 'eleven more']);
  expect(asked).toHaveLength(1);
  expect(vectors.map((vector) => vector.length)).toEqual([meaningSize, meaningSize]);
});

test('what other weights read is read anew', async () => {
  await knownMeanings(file, encoder)(['four']);
  asked.length = 0;
  await knownMeanings(file, { ...encoder, weights: 'others' })(['four']);
  expect(asked).toEqual(['four']);
});

test('what is shipped is not made again, and stays as it is', async () => {
  const shipped = join(folder, 'shipped.bin');
  await knownMeanings(shipped, encoder)(['four', 'eleven more']);
  const before = readFileSync(shipped);
  asked.length = 0;
  const own = join(folder, 'own.bin');
  await knownMeanings(own, encoder, shipped)(['four', 'eleven more', 'a new text']);
  await knownMeanings(own, encoder, shipped)(['four', 'eleven more', 'a new text']);
  expect(asked).toEqual(['a new text']);
  expect(readFileSync(shipped).equals(before)).toBe(true);
  expect(readFileSync(own).length).toBe(before.length / 2);
});
