import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scriptedModel } from '#tests/support/models/scripted-model.ts';
import { ModelError, type TextModel, type TextPart, type TextRequest } from './text-model.ts';
import { withTimeLimits } from './time-limits.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = { wholeMs: 1000, silenceMs: 200, streamMs: 500 };
const ask = (signal = new AbortController().signal): TextRequest => ({
  system: '',
  turns: [{ role: 'user', text: 'Hello' }],
  maxOutputTokens: 10,
  signal,
});

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof ModelError ? error.kind : String(error)),
  );

async function read(model: TextModel, request = ask(), seen: TextPart[] = []): Promise<TextPart[]> {
  for await (const part of model.stream(request)) seen.push(part);
  return seen;
}

/** A model that sends a word whenever the test releases one. */
function slowModel(everyMs: number) {
  const inner = scriptedModel({ text: 'unused' });
  let ended = false;
  return {
    ended: () => ended,
    model: {
      ...inner,
      stream: async function* (request: TextRequest): AsyncGenerator<TextPart> {
        request.signal.addEventListener('abort', () => {
          ended = true;
        });
        for (;;) {
          await new Promise((resolve) => setTimeout(resolve, everyMs));
          yield { kind: 'text', text: 'word ' };
        }
      },
    } satisfies TextModel,
  };
}

describe('time limits', () => {
  test('pass on replies in time', async () => {
    const model = withTimeLimits(scriptedModel({ text: 'Hello there' }), limits);
    expect((await model.generate(ask())).output).toBe('Hello there');
    expect((await read(model)).filter(({ kind }) => kind === 'text')).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('reject a late reply and abort its call', async () => {
    const inner = scriptedModel({ hangs: true });
    const outcome = kindOf(withTimeLimits(inner, limits).generate(ask()));
    await vi.advanceTimersByTimeAsync(999);
    expect(inner.calls[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('timeout');
    expect(inner.calls[0]?.signal.aborted).toBe(true);
  });

  test('end an idle stream', async () => {
    const outcome = kindOf(read(withTimeLimits(scriptedModel({ hangs: true }), limits)));
    await vi.advanceTimersByTimeAsync(200);
    expect(await outcome).toBe('timeout');
  });

  test('end a stream that never ends', async () => {
    const { model, ended } = slowModel(100);
    const seen: TextPart[] = [];
    const outcome = kindOf(read(withTimeLimits(model, limits), ask(), seen));
    await vi.advanceTimersByTimeAsync(600);
    expect(await outcome).toBe('timeout');
    expect(seen).toHaveLength(4);
    expect(ended()).toBe(true);
  });

  test('end an aborted call', async () => {
    const inner = scriptedModel({ hangs: true });
    for (const call of [
      (signal: AbortSignal) => withTimeLimits(inner, limits).generate(ask(signal)),
      (signal: AbortSignal) => read(withTimeLimits(inner, limits), ask(signal)),
    ]) {
      const leaving = new AbortController();
      const outcome = kindOf(call(leaving.signal));
      await vi.advanceTimersByTimeAsync(10);
      leaving.abort();
      expect(await outcome).toBe('aborted');
      expect(inner.calls.at(-1)?.signal.aborted).toBe(true);
    }
    expect(await kindOf(withTimeLimits(inner, limits).generate(ask(AbortSignal.abort())))).toBe('aborted');
  });

  test('abort the call when its reader stops early', async () => {
    const { model, ended } = slowModel(50);
    const reading = (async () => {
      for await (const _part of withTimeLimits(model, limits).stream(ask())) return;
    })();
    await vi.advanceTimersByTimeAsync(100);
    await reading;
    expect(ended()).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
