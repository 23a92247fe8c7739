import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safetyKinds } from '../safety/kinds.ts';
import { readMeaning } from './meaning.ts';

const vector = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 384, maxLength: 384 })
  .map((values) => Float32Array.from(values, (value) => value / 16));

test('[CHAT-05] any meaning has a weight, and every kind its share, the likeliest first', () => {
  fc.assert(
    fc.property(vector, (numbers) => {
      const { weight, kinds } = readMeaning(numbers);
      expect(Number.isFinite(weight)).toBe(true);
      expect(kinds.map(({ kind }) => kind).sort()).toEqual([...safetyKinds].sort());
      expect(kinds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 4);
      for (const [at, { share }] of kinds.entries()) expect(share).toBeLessThanOrEqual(kinds[at - 1]?.share ?? 1);
    }),
    { numRuns: 30 },
  );
});

test('[CHAT-05] the same meaning is always read the same', () => {
  const numbers = Float32Array.from({ length: 384 }, (_, at) => Math.sin(at) / 16);
  expect(readMeaning(numbers)).toEqual(readMeaning(numbers));
});
