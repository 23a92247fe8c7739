import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { meaningSize, type SentenceEncoder } from '../../meaning/encoder.ts';
import { knownMeanings } from './known-meanings.ts';

const folder = mkdtempSync(join(tmpdir(), 'meanings-'));
const file = join(folder, 'below', 'meanings.bin');
afterAll(() => rmSync(folder, { recursive: true }));

const asked: string[] = [];
const encoder: SentenceEncoder = {
  weights: 'by length',
  encode: async (texts) => {
    asked.push(...texts);
    return texts.map((text) => new Float32Array(meaningSize).fill(text.length / 100));
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
  expect(kept?.[0]).toBeCloseTo(0.04, 2);
  expect(added?.[0]).toBeCloseTo(0.1, 2);
});

test('a file that was cut off costs only what it lacks', async () => {
  await knownMeanings(file, encoder)(['four', 'eleven more']);
  writeFileSync(file, readFileSync(file).subarray(0, 8 + meaningSize + 100));
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
