import { expect, onTestFinished, test } from 'vitest';
import { createThread } from './thread.ts';

/** A thread that returns the length of each text, but hangs or ends on request. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  parentPort.postMessage({ loaded: true });
  parentPort.on('message', ({ id, texts }) => {
    if (texts.includes('hang')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (texts.includes('end')) process.exit(1);
    if (texts.includes('fail')) parentPort.postMessage({ id, failure: 'too hard' });
    else parentPort.postMessage({ id, readings: texts.map((text) => ({ vector: Float32Array.of(text.length) })) });
  });
`)}`,
);

/** @param hangsAfterMs Long enough for a busy machine to start a thread. */
function begun(hangsAfterMs = 20_000) {
  const reports: string[] = [];
  const report = (error: unknown) => void reports.push(String(error));
  const thread = createThread(['questions'], report, { program, hangsAfterMs });
  onTestFinished(() => thread.close());
  return { reports, ...thread };
}

test.each([
  ['hang', 'it hung', 3000],
  ['end', 'it ended', 20_000],
])(
  'a failed thread (%s) is reported, its callers are rejected, and the next one answers',
  async (text, reason, limit) => {
    const { ask, reports, state } = begun(limit);
    expect(await ask('questions', ['four'])).toEqual([{ vector: Float32Array.of(4) }]);
    await Promise.all([
      expect(ask('questions', [text])).rejects.toThrow(reason),
      expect(ask('questions', ['behind it'])).rejects.toThrow(reason),
    ]);
    expect(reports).toEqual([`Error: ${reason}`]);
    expect(await state()).toBe('starting');
    await expect.poll(state, { timeout: 20_000 }).toBe('ready');
    expect(await ask('questions', ['five5'])).toEqual([{ vector: Float32Array.of(5) }]);
  },
);

test('a text that it cannot read does not end the thread', async () => {
  const { ask, reports } = begun();
  await expect(ask('questions', ['fail'])).rejects.toThrow('too hard');
  expect(await ask('questions', ['four'])).toEqual([{ vector: Float32Array.of(4) }]);
  expect(reports).toEqual([]);
});

test('an idle thread is not terminated', async () => {
  const { ask, reports, state } = begun(2000);
  await ask('questions', ['four']);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await state()).toBe('ready');
  expect(reports).toEqual([]);
});
