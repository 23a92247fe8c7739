import { expect, test } from 'vitest';
import { createLeases } from '#server/db/schedule/leases.ts';
import { leaseMs, retryMs } from '#server/schedule/leases.ts';
import { onBothEngines } from './engines.ts';
import { opened } from './stores.ts';

const hour = 60 * 60 * 1000;
const start = Date.parse('2026-11-25T16:00:00Z');

onBothEngines('[TRUST-09] the lease of scheduled work', (databases) => {
  /** Two instances on one database. */
  async function instances() {
    const place = await databases.empty();
    return [createLeases(await opened(place)), createLeases(await opened(place))] as const;
  }

  test('is taken by one of many concurrent instances, and once for each due time', async () => {
    const [one, other] = await instances();
    const times = { due: start, now: start + 5 };
    const requested = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? one : other).take('backup', `i${index}`, times)),
    );
    expect(requested.filter(Boolean)).toHaveLength(1);
    const holder = `i${requested.indexOf(true)}`;
    expect(await other.take('retention', 'b', times)).toBe(true);
    await one.done('backup', holder, start + 10);
    expect(await other.take('backup', 'b', { due: start, now: start + 20 })).toBe(false);
    expect(await other.take('backup', 'b', { due: start + 24 * hour, now: start + 24 * hour })).toBe(true);
  });

  test('passes on after its holder was killed, and not while it is renewed', async () => {
    const [one, other] = await instances();
    const take = (now: number) => other.take('backup', 'b', { due: start, now });
    expect(await one.take('backup', 'a', { due: start, now: start })).toBe(true);
    expect(await one.renew('backup', 'a', start + leaseMs / 2)).toBe(true);
    expect(await take(start + leaseMs + 1)).toBe(false);
    expect(await take(start + 2 * leaseMs)).toBe(true);
    // Awake again, the first learns that it lost the lease, and does not change the second's.
    expect(await one.renew('backup', 'a', start + 2 * leaseMs)).toBe(false);
    await one.done('backup', 'a', start + 2 * leaseMs);
    expect(await other.renew('backup', 'b', start + 2 * leaseMs)).toBe(true);
  });

  test('after a failure it is free in an hour; a clock that was wrong delays nothing', async () => {
    const [one, other] = await instances();
    const take = (now: number) => other.take('backup', 'b', { due: start, now });
    await one.take('backup', 'a', { due: start, now: start });
    await one.putOff('backup', 'a', start + retryMs);
    expect(await take(start + retryMs - 1)).toBe(false);
    expect(await take(start + retryMs)).toBe(true);
    // It was done on a clock a year ahead; then the clock was corrected.
    const ahead = start + 365 * 24 * hour;
    await other.done('backup', 'b', ahead);
    expect(await one.take('backup', 'a', { due: start, now: start + hour })).toBe(true);
    await one.renew('backup', 'a', ahead);
    expect(await take(start + hour)).toBe(true);
  });

  test('the report of the work is read by every instance', async () => {
    const [one, other] = await instances();
    expect(await other.reportOf('backup')).toBeUndefined();
    await one.report('backup', { made: 1 });
    await one.report('backup', { made: 2 });
    expect(await other.reportOf('backup')).toEqual({ made: 2 });
  });
});
