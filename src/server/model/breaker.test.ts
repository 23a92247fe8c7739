import { describe, expect, test } from 'vitest';
import { scriptedModel } from '#tests/support/models/scripted-model.ts';
import { withBreaker } from './breaker.ts';
import type { ModelError, TextRequest } from './text-model.ts';

const ask: TextRequest = {
  system: '',
  turns: [{ role: 'user', text: 'Hello' }],
  maxOutputTokens: 10,
  signal: new AbortController().signal,
};

function broken() {
  let now = 0;
  const changes: string[] = [];
  const inner = scriptedModel({ fails: 'overloaded' });
  const model = withBreaker(inner, {
    failures: 3,
    restMs: 1000,
    now: () => now,
    onChange: (state, kind) => void changes.push(kind ? `${state}: ${kind}` : state),
  });
  const call = () =>
    model.generate(ask).then(
      ({ output }) => output,
      (error: ModelError) => error.kind,
    );
  const stream = async () => {
    try {
      for await (const _part of model.stream(ask));
      return 'done';
    } catch (error) {
      return (error as ModelError).kind;
    }
  };
  return { inner, changes, call, stream, pass: (ms: number) => (now += ms) };
}

describe('a circuit breaker', () => {
  test('opens after a number of consecutive failures', async () => {
    const { inner, changes, call } = broken();
    expect([await call(), await call(), await call(), await call(), await call()]).toEqual([
      ...Array(3).fill('overloaded'),
      'resting',
      'resting',
    ]);
    expect(inner.calls).toHaveLength(3);
    expect(changes).toEqual(['resting: overloaded']);
  });

  test('resets its count after a success', async () => {
    const { inner, call, stream } = broken();
    await call();
    await call();
    inner.script({ text: 'Hello' });
    expect(await stream()).toBe('done');
    inner.script({ fails: 'server' });
    expect([await call(), await stream(), await call(), await call()]).toEqual([
      'server',
      'server',
      'server',
      'resting',
    ]);
  });

  test('sends one trial call, and closes or stays open by its outcome', async () => {
    const { inner, changes, call, pass } = broken();
    for (let time = 0; time < 3; time++) await call();
    pass(1000);
    expect([...(await Promise.all([call(), call(), call()]))]).toEqual(['overloaded', 'resting', 'resting']);
    pass(999);
    expect(await call()).toBe('resting');
    pass(1);
    inner.script({ text: 'Back' });
    expect([await call(), await call()]).toEqual(['Back', 'Back']);
    expect(changes).toEqual(['resting: overloaded', 'working']);
  });

  test.each(['aborted', 'refused', 'rejected', 'cut-off', 'malformed', 'spent'] as const)(
    'does not count %s, which is no fault of the provider',
    async (kind) => {
      const { inner, call } = broken();
      inner.script({ fails: kind });
      for (let time = 0; time < 9; time++) expect(await call()).toBe(kind);
    },
  );

  test('counts a rejected key', async () => {
    const { inner, call } = broken();
    inner.script({ fails: 'unauthorised' });
    for (let time = 0; time < 3; time++) await call();
    expect(await call()).toBe('resting');
  });
});
