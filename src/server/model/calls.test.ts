import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsOf } from './calls.ts';

test('events are independent of chunk boundaries and line endings', async () => {
  const said = ['{"text":"Grüße"}', 'two\nlines', '[DONE]'];
  const cut = fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(cut, fc.constantFrom('\n', '\r\n'), async (places, end) => {
      const blocks = said.map((data) => [
        ': comment',
        'event: x',
        ...data.split('\n').map((line) => `data: ${line}`),
        '',
        '',
      ]);
      const bytes = new TextEncoder().encode(blocks.map((lines) => lines.join(end)).join(''));
      const edges = [0, ...places.sort((a, b) => a - b), bytes.length];
      const body = new ReadableStream({
        start: (controller) => {
          for (const [at, edge] of edges.entries()) controller.enqueue(bytes.subarray(edge, edges[at + 1] ?? edge));
          controller.close();
        },
      });
      const events: string[] = [];
      for await (const event of eventsOf(new Response(body))) events.push(event);
      expect(events).toEqual(said);
    }),
    { numRuns: 60 },
  );
});
