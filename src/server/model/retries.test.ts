import { beforeEach, describe, expect, test } from 'vitest';
import { type Step, scriptedModel } from '#tests/support/models/scripted-model.ts';
import { withRetries } from './retries.ts';
import { ModelError, type ModelErrorKind, modelErrorKinds, passingKinds, type TextRequest } from './text-model.ts';

const waits: number[] = [];

beforeEach(() => void waits.splice(0));

/** Records the delay instead of waiting. */
async function wait(ms: number, signal: AbortSignal): Promise<void> {
  waits.push(ms);
  signal.throwIfAborted();
}

const options = { retries: 3, firstDelayMs: 100, longestDelayMs: 1000, random: () => 1, wait };
const ask = (signal = new AbortController().signal): TextRequest => ({
  system: '',
  turns: [{ role: 'user', text: 'Hello' }],
  maxOutputTokens: 10,
  signal,
});

async function outcome(steps: Step[], request = ask()) {
  const model = scriptedModel(...steps);
  const reply = await withRetries(model, options)
    .generate(request)
    .then(
      ({ output }) => output,
      (error: ModelError) => error.kind,
    );
  return { reply, calls: model.calls.length };
}

describe('retries', () => {
  test('double the delay each time, and stop after the last', async () => {
    const failing: Step = { fails: 'overloaded' };
    expect(await outcome([failing, failing, failing, { text: 'At last' }])).toEqual({ reply: 'At last', calls: 4 });
    expect(waits).toEqual([100, 200, 400]);
    expect(await outcome([failing])).toEqual({ reply: 'overloaded', calls: 4 });
  });

  test('wait as long as the provider asks, and fail if that is too long', async () => {
    expect(await outcome([{ fails: 'rate-limited', retryAfterMs: 700 }, { text: 'Now' }])).toEqual({
      reply: 'Now',
      calls: 2,
    });
    expect(waits).toEqual([700]);
    expect(await outcome([{ fails: 'rate-limited', retryAfterMs: 1001 }, { text: 'Now' }])).toEqual({
      reply: 'rate-limited',
      calls: 1,
    });
  });

  test.each(modelErrorKinds.map((kind) => [kind]))('%s', async (kind: ModelErrorKind) => {
    const { calls } = await outcome([{ fails: kind }, { text: 'x' }]);
    expect(calls).toBe(passingKinds.has(kind) ? 2 : 1);
  });

  test('have jitter between half and the full delay', async () => {
    const model = scriptedModel({ fails: 'server' });
    await withRetries(model, { ...options, retries: 1, random: () => 0 })
      .generate(ask())
      .catch(() => {});
    expect(waits).toEqual([50]);
  });

  test('end when the caller aborts during a delay', async () => {
    const leaving = new AbortController();
    leaving.abort();
    expect(await outcome([{ fails: 'server' }, { text: 'x' }], ask(leaving.signal))).toEqual({
      reply: 'aborted',
      calls: 1,
    });
  });

  test('restart a stream only before its first part', async () => {
    const early = scriptedModel({ fails: 'connection' }, { text: 'Hello there' });
    const seen: string[] = [];
    for await (const part of withRetries(early, options).stream(ask())) if (part.kind === 'text') seen.push(part.text);
    expect([seen.join(''), early.calls.length]).toEqual(['Hello there', 2]);

    const late = scriptedModel({ fails: 'connection', after: 'Hel' }, { text: 'Hello there' });
    const reading = (async () => {
      for await (const part of withRetries(late, options).stream(ask())) seen.push(part.kind);
    })();
    await expect(reading).rejects.toThrow(new ModelError('connection'));
    expect(late.calls).toHaveLength(1);
  });
});
