import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const present = new AbortController().signal;

/** Work that runs until the test ends it, and its order of start. */
function works(atOnce: number) {
  const turns = createFairQueue(atOnce);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, { ms = 60_000, signal = present } = {}) =>
    turns.run(name.charAt(0), ms, signal, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  const settled = () => new Promise(setImmediate);
  return { begun, ask, end, settled };
}

test('[TRUST-03] a caller runs one piece of work at a time, and other callers go before its next one', async () => {
  const { begun, ask, end, settled } = works(2);
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'd1'].map((name) => ask(name));
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'a2']);
  await end('a2');
  await end('d1');
  await end('a3');
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'd1']);
});

test('[TRUST-03] a caller loses its place in the queue on timeout or abort', async () => {
  const { begun, ask, end, settled } = works(1);
  const first = ask('a1');
  await settled();
  const left = new AbortController();
  const leaves = ask('b1', { signal: left.signal });
  left.abort();
  await expect(leaves).rejects.toThrow();
  await expect(ask('c1', { ms: 1 })).rejects.toThrow('no turn within 1 ms');
  const last = ask('d1');
  await end('a1');
  await end('d1');
  expect(await Promise.all([first, last])).toEqual(['a1', 'd1']);
  expect(begun).toEqual(['a1', 'd1']);
});

test('[TRUST-03] failed work frees its place', async () => {
  const turns = createFairQueue(1);
  const fails = turns.run('a', 1000, present, () => Promise.reject(new Error('it failed')));
  await expect(fails).rejects.toThrow('it failed');
  expect(await turns.run('b', 1000, present, async () => 'done')).toBe('done');
});
