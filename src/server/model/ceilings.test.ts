import { describe, expect, test } from 'vitest';
import { scriptedModel } from '#tests/support/models/scripted-model.ts';
import { type CeilingOptions, withCeilings } from './ceilings.ts';
import { memoryLedger, spentBy } from './spending.ts';
import type { ModelError, TextRequest } from './text-model.ts';

const ask = (changes: Partial<TextRequest> = {}): TextRequest => ({
  system: 'x'.repeat(300),
  turns: [{ role: 'user', text: 'Hello' }],
  maxOutputTokens: 50,
  signal: new AbortController().signal,
  ...changes,
});

/** A model that uses 100 input tokens and 20 output tokens for each call. */
function limited(options: Partial<CeilingOptions> = {}) {
  const reported: string[] = [];
  const inner = scriptedModel({ text: 'Hello there' });
  const ledger = memoryLedger();
  let day = '2026-11-21';
  const model = withCeilings(inner, {
    ledger,
    price: { input: 2, output: 10 },
    daily: { tokens: 100_000, dollars: 100 },
    account: { tokens: 100_000, dollars: 100 },
    concurrency: 5,
    today: () => day,
    onLedgerFailure: () => void reported.push('ledger'),
    onCeiling: (ceiling) => void reported.push(ceiling),
    onRefusal: (limit) => void reported.push(limit),
    ...options,
  });
  const call = (changes: Partial<TextRequest> = {}) =>
    model.generate(ask(changes)).then(
      () => 'answered',
      (error: ModelError) => error.kind,
    );
  return { model, inner, ledger, reported, call, tomorrow: () => (day = '2026-11-22') };
}

describe('ceilings', () => {
  test('the price of a call', () => {
    expect(spentBy({ input: 1000, output: 200 }, { input: 2, output: 10 })).toEqual({
      tokens: 1200,
      microdollars: 4000,
    });
  });

  test('limit a day’s tokens, and report it once until the next day', async () => {
    const { call, reported, inner, tomorrow } = limited({ daily: { tokens: 400, dollars: 100 } });
    expect([await call(), await call(), await call(), await call(), await call()]).toEqual([
      'answered',
      'answered',
      'answered',
      'spent',
      'spent',
    ]);
    expect(reported).toEqual(['tokens']);
    expect(inner.calls).toHaveLength(3);
    tomorrow();
    expect(await call()).toBe('answered');
  });

  test('limit a day’s cost', async () => {
    // 100 input and 20 output tokens cost 400 microdollars; the highest possible cost of a call is reserved.
    const { call, reported } = limited({ daily: { tokens: 100_000, dollars: 0.0012 } });
    expect([await call(), await call(), await call()]).toEqual(['answered', 'answered', 'spent']);
    expect(reported).toEqual(['cost']);
  });

  test('concurrent calls cannot exceed a ceiling together', async () => {
    const { call } = limited({ daily: { tokens: 400, dollars: 100 } });
    const outcomes = await Promise.all([call(), call(), call(), call(), call()]);
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(2);
  });

  test('limit each account’s tokens', async () => {
    const { call } = limited({ account: { tokens: 300, dollars: 100 } });
    const mine = { account: 'mine' };
    expect([await call(mine), await call(mine), await call(mine)]).toEqual(['answered', 'answered', 'spent']);
    expect([await call({ account: 'another' }), await call()]).toEqual(['answered', 'answered']);
  });

  test('limit each account’s cost', async () => {
    // A call costs 400 microdollars; another may start while its input, some 200 microdollars, is covered.
    const { call, reported } = limited({ account: { tokens: 100_000, dollars: 0.0009 } });
    const mine = { account: 'mine' };
    expect([await call(mine), await call(mine), await call(mine)]).toEqual(['answered', 'answered', 'spent']);
    expect([await call({ account: 'another' }), await call()]).toEqual(['answered', 'answered']);
    expect(reported).toEqual(['account-cost']);
  });

  test('limit concurrent calls', async () => {
    const { call, inner, reported } = limited({ concurrency: 2 });
    inner.script({ hangs: true });
    const leaving = new AbortController();
    const hanging = [call({ signal: leaving.signal }), call({ signal: leaving.signal })];
    await expect.poll(() => inner.calls.length).toBe(2);
    expect(await call()).toBe('spent');
    expect(reported).toEqual(['concurrency']);
    leaving.abort();
    expect(await Promise.all(hanging)).toEqual(['aborted', 'aborted']);
    inner.script({ text: 'Hello' });
    expect(await call()).toBe('answered');
  });

  test('an abandoned stream is charged for the part that was read', async () => {
    const { model, ledger } = limited();
    for await (const _part of model.stream(ask())) break;
    const { tokens } = await ledger.spentOn('2026-11-21');
    expect(tokens).toBeGreaterThan(100);
    expect(tokens).toBeLessThan(120);
    for await (const _part of model.stream(ask()));
    expect((await ledger.spentOn('2026-11-21')).tokens).toBe(tokens + 120);
  });

  test('a call without cost is not counted', async () => {
    const { call, inner, ledger } = limited();
    inner.script({ fails: 'overloaded' });
    await call();
    expect((await ledger.spentOn('2026-11-21')).tokens).toBe(0);
  });

  test('an unavailable ledger refuses no calls, and this instance’s own spending still counts', async () => {
    const gone = async () => {
      throw new Error('no database');
    };
    const { call, reported } = limited({
      ledger: { spentOn: gone, spentFor: gone, add: gone },
      daily: { tokens: 400, dollars: 100 },
    });
    expect([await call(), await call(), await call(), await call()]).toEqual([
      'answered',
      'answered',
      'answered',
      'spent',
    ]);
    expect(reported).toContain('ledger');
  });
});
