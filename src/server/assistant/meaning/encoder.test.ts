import { afterAll, expect, test } from 'vitest';
import { createSentenceEncoder, meaningSize } from './encoder.ts';

const encoder = createSentenceEncoder('questions');
afterAll(() => encoder.close());

const alike = (one: Float32Array | undefined, other: Float32Array | undefined) =>
  Array.from(one ?? []).reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0);

test('what means alike lies nearer than what shares words', async () => {
  const [asked, meant, words] = await encoder.encode([
    'do i need to sign up before i can book',
    'is an account required to make an appointment',
    'i need a new book to read in bed',
  ]);
  expect(asked).toHaveLength(meaningSize);
  expect(alike(asked, asked)).toBeCloseTo(1, 3);
  expect(alike(asked, meant)).toBeGreaterThan(alike(asked, words) + 0.1);
});

test('the same text gives the same numbers, whatever else is asked beside it', async () => {
  const [alone] = await createSentenceEncoder('questions').encode(['how much is it']);
  const [, beside] = await encoder.encode(['a quite different and much longer text than the other', 'how much is it']);
  // To the last digits: the arithmetic of a batch is ordered otherwise.
  expect(alike(alone, beside)).toBeCloseTo(1, 5);
});
