import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Leases, retryMs } from './leases.ts';
import { dailyAt, startScheduler } from './scheduler.ts';

const hour = 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-25T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** Leases of one instance alone. */
function ownLeases(): Leases {
  let done = 0;
  let held = 0;
  return {
    take: async (_name, _holder, { due, now }) => done < due && held <= now,
    renew: async () => true,
    done: async (_name, _holder, now) => {
      done = now;
    },
    putOff: async (_name, _holder, until) => {
      held = until;
    },
    reportOf: async () => undefined,
    report: async () => {},
  };
}

test('[TRUST-10] work is done when it is due, tried again an hour after a failure, and ends with the instance', async () => {
  const failures: string[] = [];
  const outcomes = ['well', 'fails', 'well'];
  const done: string[] = [];
  const run = async () => {
    done.push(new Date().toISOString().slice(11, 16));
    if (outcomes.shift() === 'fails') throw new Error('no room');
  };
  const stop = startScheduler([{ name: 'backup', due: dailyAt(3, 'UTC'), run }], {
    leases: ownLeases(),
    report: (what) => void failures.push(what),
  });
  // Missed while the site was off: runs soon after the start. Then fails at its hour; an hour later it succeeds.
  await vi.advanceTimersByTimeAsync(3 * hour + 5 * 60_000);
  expect(done).toEqual(['00:01', '03:00']);
  expect(failures).toEqual(['scheduled work failed: backup']);
  await vi.advanceTimersByTimeAsync(retryMs);
  expect(done).toEqual(['00:01', '03:00', '04:00']);
  await vi.advanceTimersByTimeAsync(20 * hour);
  expect(done).toHaveLength(3);
  await stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('[TRUST-10] work is due once a day at the hour of the clinic’s clock, also when the clock changes', () => {
  const due = dailyAt(2, 'Australia/Sydney');
  expect(new Date(due(Date.parse('2026-07-01T12:00:00Z'))).toISOString()).toBe('2026-06-30T16:00:00.000Z');
  const seen = new Set<number>();
  // From before to after both changes of the clock: on 4 October 2026 there is no 2 o'clock, on 4 April 2027 there are two.
  for (const [from, days] of [
    ['2026-10-02', 5],
    ['2027-04-02', 5],
  ] as const) {
    seen.clear();
    const begin = Date.parse(`${from}T00:00:00Z`);
    for (let time = begin; time < begin + days * 24 * hour; time += 10 * 60_000) seen.add(due(time));
    const times = [...seen];
    expect(times.length).toBeLessThanOrEqual(days + 1);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
});

test('[TRUST-10] there is one backup a day also when the clock changes by half an hour', () => {
  for (let hourOfDay = 0; hourOfDay < 24; hourOfDay += 1) {
    const due = dailyAt(hourOfDay, 'Australia/Lord_Howe');
    // The clock goes forward on 4 October 2026 and back on 4 April 2027.
    for (const from of ['2026-10-02', '2027-04-02']) {
      const begin = Date.parse(`${from}T00:00:00Z`);
      const times = new Set<number>();
      for (let time = begin; time < begin + 5 * 24 * hour; time += hour / 2) times.add(due(time));
      const gaps = [...times].map((time, at, all) => (time - (all[at - 1] ?? time)) / hour).slice(1);
      for (const gap of gaps) expect(Math.abs(gap - 24), `${hourOfDay} ${from} ${gaps}`).toBeLessThanOrEqual(1);
    }
  }
});
