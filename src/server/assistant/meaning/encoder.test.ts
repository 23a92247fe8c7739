import { afterAll, expect, test } from 'vitest';
import { createSentenceEncoder, createSentenceEncoders, meaningSize } from './encoder.ts';

const { questions: encoder, emergencies, ...others } = createSentenceEncoders();
afterAll(() => encoder.close());

const alike = (one: Float32Array | undefined, other: Float32Array | undefined) =>
  Array.from(one ?? []).reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0);

test('texts of similar meaning are closer than texts that share words', async () => {
  const [requested, meant, words] = await encoder.encode([
    'do i need to sign up before i can book',
    'is an account required to make an appointment',
    'i need a new book to read in bed',
  ]);
  expect(requested).toHaveLength(meaningSize);
  expect(alike(requested, requested)).toBeCloseTo(1, 3);
  expect(alike(requested, meant)).toBeGreaterThan(alike(requested, words) + 0.1);
});

test('a text has the same embedding whatever else the thread encodes', async () => {
  const other = createSentenceEncoder('questions');
  const [alone] = await other.encode(['how much is it']);
  await other.close();
  const beside = ['a quite different and much longer text than the other', 'how much is it'];
  const [[, together]] = await Promise.all([encoder.encode(beside), emergencies.encode(beside)]);
  expect(together).toEqual(alone);
});

test('each encoder uses its own tuning, and both become ready together', async () => {
  expect(others).toEqual({});
  expect(emergencies.weights).not.toBe(encoder.weights);
  const [one] = await encoder.encode(['i took too many tablets']);
  const [other] = await emergencies.encode(['i took too many tablets']);
  expect(alike(one, other)).toBeLessThan(0.9);
  expect(await Promise.all([encoder.state(), emergencies.state()])).toEqual(['ready', 'ready']);
});

test('a text without words has a zero vector, and a long text is read to its end', async () => {
  const [nothing, long] = await encoder.encode([' ?! ', 'how much is it, please tell me today. '.repeat(60)]);
  expect(nothing).toEqual(new Float32Array(meaningSize));
  expect(alike(long, long)).toBeCloseTo(1, 3);
});
