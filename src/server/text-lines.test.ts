import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './text-lines.ts';

const piece = fc.constantFrom('a', '\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', 'é', '🌊');

test('lines end at line feeds only, also across chunk boundaries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece), fc.integer({ min: 1, max: 9 }), async (pieces, size) => {
      const text = pieces.join('');
      const bytes = Buffer.from(text);
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      const lines: string[] = [];
      for await (const line of linesOf(Readable.from(chunks))) lines.push(line);
      const expected = text.split(/\r?\n/);
      expect(lines).toEqual(expected.at(-1) === '' ? expected.slice(0, -1) : expected);
    }),
    { numRuns: 200 },
  );
});
