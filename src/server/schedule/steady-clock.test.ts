import { expect, test } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A machine whose clock the test sets, and the database that outlives its restarts. */
function machine(last?: number) {
  const start = Date.parse('2026-11-01T00:00:00Z');
  const state = { passed: 0, wrong: 0, last };
  const boot = () =>
    createSteadyClock({
      stored: {
        read: async () => state.last,
        write: async (time) => {
          state.last = time;
        },
      },
      now: () => start + state.passed + state.wrong,
      elapsed: () => state.passed,
    });
  return { state, start, boot };
}

/** Reads once an hour, and returns whether the time was trusted at each. */
async function hourly(state: { passed: number }, read: () => Promise<number | undefined>, hours: number) {
  const counted: boolean[] = [];
  for (let at = 0; at < hours; at += 1) {
    state.passed += hour;
    counted.push((await read()) !== undefined);
  }
  return counted;
}

test('[TRUST-13] a clock that jumps 32 days ahead is not trusted, and is trusted again when it is right', async () => {
  const { state, start, boot } = machine(Date.parse('2026-11-01T00:00:00Z'));
  const read = boot();
  expect(await hourly(state, read, 3)).toEqual([true, true, true]);
  state.wrong = 32 * day;
  state.passed += 60_000;
  expect(await read()).toBeUndefined();
  expect(await hourly(state, read, 3)).toEqual([false, false, false]);
  state.wrong = 0;
  // The hours without a trusted time are a gap of their own.
  expect(await hourly(state, read, 7)).toEqual([false, false, false, false, false, true, true]);
  expect(state.last).toBe(start + state.passed);
});

test('[TRUST-13] a jump of one minute between two readings has no effect beyond that minute', async () => {
  const { state, boot } = machine(Date.parse('2026-11-01T00:00:00Z'));
  const read = boot();
  await hourly(state, read, 1);
  state.wrong = 32 * day;
  expect(await read()).toBeUndefined();
  state.passed += 60_000;
  state.wrong = 0;
  expect(await read()).toBeDefined();
});

test('[TRUST-13] a start with a wrong clock deletes nothing for a day; with a continuous clock, at once', async () => {
  const wrong = machine(Date.parse('2026-11-01T00:00:00Z'));
  wrong.state.wrong = 32 * day;
  expect((await hourly(wrong.state, wrong.boot(), 25)).indexOf(true)).toBe(23);
  const usual = machine(Date.parse('2026-10-31T23:00:00Z'));
  expect(await usual.boot()()).toBeDefined();
  const first = machine();
  expect(await first.boot()()).toBeUndefined();
});
