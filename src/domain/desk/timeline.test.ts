import { describe, expect, test } from 'vitest';
import type { DeskKey } from './records.ts';
import type { Release } from './releases.ts';
import { laterValues, versionsFrom } from './timeline.ts';

const key: DeskKey = 'claims.yaml#fees';
const values: Record<string, unknown> = {
  file: { first: 40, second: 80 },
  1: { first: 40, second: 85 },
  2: { first: 40, second: 92 },
};
const versionValue = (version: number | null) => values[version ?? 'file'];

function release(version: number, from: number, to: number | null = null): Release {
  const items = [{ key, version }];
  return {
    id: `r${version}`,
    from,
    to,
    title: `Fees ${version}`,
    publishedBy: '',
    publishedAt: version,
    undoneAt: null,
    items,
  };
}

const change = (changes: object) => ({
  key,
  from: 10,
  to: null,
  base: 1,
  value: { first: 50, second: 85 },
  ...changes,
});

describe('[DESK-05] a change reaches what is live later', () => {
  test('a value that is scheduled gets the fields that change before it, and keeps its own', () => {
    const releases = [release(1, 0), release(2, 100)];
    expect(laterValues(releases, change({}), versionValue)).toEqual([
      { from: 100, to: null, title: 'Fees 2', value: { first: 50, second: 92 } },
    ]);
    // The same field: what is scheduled stays.
    expect(laterValues(releases, change({ value: { first: 40, second: 88 } }), versionValue)).toEqual([]);
  });

  test('a change during a release that ends does not carry its values beyond the end', () => {
    const releases = [release(1, 0), release(2, 5, 50)];
    expect(laterValues(releases, change({ base: 2, value: { first: 50, second: 92 } }), versionValue)).toEqual([
      { from: 50, to: null, title: 'Fees 1', value: { first: 50, second: 85 } },
    ]);
    expect(
      laterValues([release(2, 5, 50)], change({ base: 2, value: { first: 50, second: 92 } }), versionValue),
    ).toEqual([{ from: 50, to: null, title: undefined, value: { first: 50, second: 80 } }]);
  });

  test('a change that ends before the other begins changes nothing later', () => {
    expect(laterValues([release(1, 0), release(2, 100)], change({ to: 100 }), versionValue)).toEqual([]);
    expect(laterValues([release(1, 0)], change({}), versionValue)).toEqual([]);
  });

  test('the versions that are live from a moment on are known', () => {
    expect(versionsFrom([release(1, 0), release(2, 100, 200)], key, 10)).toEqual(new Set([1, 2]));
    expect(versionsFrom([release(2, 100, 200)], key, 10)).toEqual(new Set([null, 2]));
  });
});
