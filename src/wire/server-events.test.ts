import { expect, test } from 'vitest';
import { readEvents } from './server-events.ts';

const encoder = new TextEncoder();

function streamOf(...pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function eventsOf(...pieces: Uint8Array[]) {
  const events = [];
  for await (const event of readEvents(streamOf(...pieces))) events.push(event);
  return events;
}

const text = ': still here\r\n\r\nevent: delta\r\ndata: {"text":"naïve – ☀️"}\r\n\r\nevent: done\ndata: {\ndata: }\n\n';
const expected = [
  { event: 'delta', data: '{"text":"naïve – ☀️"}' },
  { event: 'done', data: '{\n}' },
];

test('reads events and leaves comments out', async () => {
  expect(await eventsOf(encoder.encode(text))).toEqual(expected);
});

test('does not care where the stream is cut, not even inside a letter', async () => {
  const bytes = encoder.encode(text);
  for (let at = 1; at < bytes.length; at += 1)
    expect(await eventsOf(bytes.slice(0, at), bytes.slice(at)), `cut at ${at}`).toEqual(expected);
  expect(await eventsOf(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
});

test('leaves out an event that was cut off', async () => {
  expect(await eventsOf(encoder.encode('event: delta\ndata: {"text":"half'))).toEqual([]);
});

test('lets the stream go when its reader stops', async () => {
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('data: 1\n\ndata: 2\n\n')),
    cancel: () => {
      cancelled = true;
    },
  });
  for await (const { data } of readEvents(stream)) {
    expect(data).toBe('1');
    break;
  }
  expect(cancelled).toBe(true);
});
