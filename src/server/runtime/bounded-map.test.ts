import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('a bounded map drops the entry set longest ago', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('c', 3);
  expect([...map.keys()]).toEqual(['b', 'c']);
});

test('an entry that is set again is renewed, and a read renews nothing', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 3);
  map.get('b');
  map.set('c', 4);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
