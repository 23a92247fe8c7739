import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RateLimit } from './rate-limit.ts';

function limitWithClock(options: { limit?: number; windowMs?: number; maxCallers?: number } = {}) {
  const clock = { now: 5_000 };
  const limit = new RateLimit({ limit: 3, windowMs: 60_000, ...options, now: () => clock.now });
  return { clock, limit };
}

describe('a limit on requests', () => {
  test('accepts requests up to the limit, then returns the seconds to wait', () => {
    const { clock, limit } = limitWithClock();
    for (const at of [0, 10_000, 20_500]) {
      clock.now = 5_000 + at;
      expect(limit.take('a')).toBe(0);
    }
    expect(limit.secondsToWait('a')).toBe(40);
    expect(limit.take('a')).toBe(40);
  });

  test('slides: each request leaves the window at its own time', () => {
    const { clock, limit } = limitWithClock();
    for (const at of [0, 10_000, 20_000]) {
      clock.now = at;
      limit.take('a');
    }
    clock.now = 59_999;
    expect(limit.take('a')).toBe(1);
    clock.now = 60_000;
    expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(10);
  });

  test('a refused request and a query are not counted', () => {
    const { clock, limit } = limitWithClock({ limit: 1 });
    limit.take('a');
    for (let second = 1; second < 60; second++) {
      clock.now = 5_000 + second * 1000;
      expect(limit.secondsToWait('b')).toBe(0);
      expect(limit.take('a')).toBe(60 - second);
    }
    clock.now = 65_000;
    expect(limit.take('a')).toBe(0);
  });

  test('callers do not share their counts', () => {
    const { limit } = limitWithClock({ limit: 1 });
    expect(limit.take('a')).toBe(0);
    expect(limit.take('b')).toBe(0);
    expect(limit.take('a')).toBeGreaterThan(0);
  });

  test('a caller without requests for a window is dropped', () => {
    const { clock, limit } = limitWithClock();
    for (const caller of ['a', 'b', 'c']) limit.take(caller);
    clock.now += 60_000;
    limit.take('d');
    expect(limit.callers).toBe(1);
  });

  test('the number of callers in memory is bounded, and the latest are retained', () => {
    const { limit } = limitWithClock({ limit: 1, maxCallers: 100 });
    for (let caller = 0; caller < 10_000; caller++) limit.take(`caller ${caller}`);
    expect(limit.callers).toBe(100);
    expect(limit.take('caller 9999')).toBeGreaterThan(0);
    expect(limit.take('caller 1')).toBe(0);
  });

  test('never accepts more than the limit in any window, at any times', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 60 }), (pauses) => {
        const { clock, limit } = limitWithClock();
        const passed: number[] = [];
        for (const pause of pauses) {
          clock.now += pause;
          const seconds = limit.take('a');
          if (seconds === 0) passed.push(clock.now);
          else expect(seconds).toBeLessThanOrEqual(60);
        }
        passed.forEach((time, index) => {
          expect(passed.slice(index).filter((other) => other < time + 60_000).length).toBeLessThanOrEqual(3);
        });
      }),
    );
  });
});
