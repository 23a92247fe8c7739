import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeskKey } from './records.ts';
import { liveItems, nextMoment, type Release } from './releases.ts';

const fees: DeskKey = 'claims.yaml#fees';
const hours: DeskKey = 'site.yaml#hours';

function release(id: string, changes: Partial<Release> = {}): Release {
  const items = [{ key: fees, version: Number(id) }];
  const base = {
    from: 0,
    to: null,
    title: '',
    publishedBy: 'jo@clinic.example',
    publishedAt: 0,
    undoneAt: null,
    items,
  };
  return { ...base, id, ...changes };
}

const versionAt = (releases: readonly Release[], at: number) => liveItems(releases, at).get(fees)?.version;

test('[DESK-02] a release with dates begins and ends by the clock, and the one before it is live again', () => {
  const releases = [release('1', { from: 100 }), release('2', { from: 200, to: 300, publishedAt: 50 })];
  expect([99, 100, 199, 200, 299, 300].map((at) => versionAt(releases, at))).toEqual([undefined, 1, 1, 2, 2, 1]);
});

test('[DESK-02] of two releases that hold, the later start decides, then the later publication', () => {
  expect(versionAt([release('1', { from: 50, publishedAt: 9 }), release('2', { from: 60, publishedAt: 1 })], 99)).toBe(
    2,
  );
  expect(versionAt([release('2', { publishedAt: 8 }), release('1', { publishedAt: 9 })], 99)).toBe(1);
});

test('[DESK-04] an undone release holds at no moment, and ends none', () => {
  const undone = release('2', { from: 200, to: 900, undoneAt: 250 });
  expect(versionAt([release('1'), undone], 500)).toBe(1);
  expect(nextMoment([release('1'), undone], 100)).toBeNull();
});

test('[DESK-02] a clock that goes back takes off nothing that is published, and begins nothing early', () => {
  const releases = [release('1', { from: 1000, publishedAt: 1000 }), release('2', { from: 5000, publishedAt: 1001 })];
  expect([versionAt(releases, 400), nextMoment(releases, 400)]).toEqual([1, 5000]);
});

const someReleases = fc.array(
  fc.record({
    from: fc.nat(20),
    length: fc.option(fc.integer({ min: 1, max: 20 })),
    publishedAt: fc.nat(20),
    undoneAt: fc.option(fc.nat(20)),
    keys: fc.subarray([fees, hours]),
  }),
);

test('[DESK-02] between two moments of change the live versions stay the same', () => {
  fc.assert(
    fc.property(someReleases, fc.nat(45), (given, at) => {
      const releases = given.map(({ from, length, publishedAt, undoneAt, keys }, index) => {
        const items = keys.map((key) => ({ key, version: index + 1 }));
        return release(String(index), { from, to: length && from + length, publishedAt, undoneAt, items });
      });
      const next = nextMoment(releases, at) ?? 60;
      const versions = (moment: number) =>
        [...liveItems(releases, moment)].map(([key, { version }]) => key + version).sort();
      for (let moment = at; moment < next; moment += 1) expect(versions(moment)).toEqual(versions(at));
      expect(next).toBeGreaterThan(at);
      // Neither order of the list nor an undone release matters.
      expect([...liveItems(releases.toReversed(), at).values()].map(({ version }) => version).sort()).toEqual(
        [...liveItems(releases, at).values()].map(({ version }) => version).sort(),
      );
    }),
  );
});
