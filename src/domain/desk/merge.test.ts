import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameValue, mergeFields } from './merge.ts';

const items = (...benefits: [string, number][]) => benefits.map(([number, benefit]) => ({ number, benefit }));

describe('[DESK-05] two changes of one value', () => {
  test('different fields are both taken', () => {
    const base = { initial: { fee: 80, rebate: 40 }, followup: { fee: 85 } };
    const mine = { initial: { fee: 90, rebate: 40 }, followup: { fee: 85 } };
    const theirs = { initial: { fee: 80, rebate: 45 }, followup: { fee: 92, note: 'fees' } };
    expect(mergeFields(base, mine, theirs)).toEqual({
      value: { initial: { fee: 90, rebate: 45 }, followup: { fee: 92, note: 'fees' } },
      conflicts: [],
    });
  });

  test('the same field is a conflict, and mine stands until it is decided', () => {
    expect(mergeFields({ fees: { fee: 80 } }, { fees: { fee: 90 } }, { fees: { fee: 95 } })).toEqual({
      value: { fees: { fee: 90 } },
      conflicts: [{ path: 'fees.fee', base: 80, mine: 90, theirs: 95 }],
    });
  });

  test('lists are merged by id or number, an added item after its neighbour', () => {
    const base = items(['1', 10], ['2', 20], ['3', 30]);
    const mine = items(['1', 11], ['2', 20], ['3', 30]);
    const theirs = items(['1', 10], ['9', 90], ['3', 33]);
    expect(mergeFields(base, mine, theirs)).toEqual({ value: items(['1', 11], ['9', 90], ['3', 33]), conflicts: [] });
  });

  test('a conflict inside a list names the item, also one that is gone', () => {
    const base = items(['1', 10], ['2', 20]);
    const { value, conflicts } = mergeFields(base, items(['2', 21]), items(['1', 15], ['2', 22]));
    expect(value).toEqual(items(['2', 21]));
    expect(conflicts.map(({ path }) => path)).toEqual(['[number=1]', '[0].benefit']);
  });

  test('a list without ids is one field', () => {
    expect(mergeFields(['a', 'b'], ['a'], ['a', 'b', 'c']).conflicts).toHaveLength(1);
    expect(mergeFields(['a', 'b'], ['a', 'b'], ['b'])).toEqual({ value: ['b'], conflicts: [] });
  });
});

const leaf = fc.constantFrom(1, 2, 3);
const tree = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof({ depthSize: 'small' }, leaf, fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('node'))),
})).node;
const list = fc.uniqueArray(fc.record({ id: fc.constantFrom('p', 'q', 'r', 's'), x: leaf, y: leaf }), {
  selector: ({ id }) => id,
});
const record = fc.record({ tree, list, words: fc.array(fc.constantFrom('u', 'v')) }, { requiredKeys: [] });

/** Every single value by its place. */
function leaves(value: unknown, path = '', all = new Map<string, unknown>()): Map<string, unknown> {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    if (value.length > 0) all.set(path, JSON.stringify(value));
  } else if (Array.isArray(value)) {
    for (const item of value) leaves(item, `${path}[${(item as { id: string }).id}]`, all);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) leaves(field, `${path}.${name}`, all);
  } else if (value !== undefined) all.set(path, value);
  return all;
}

describe('[DESK-05] merge loses no field', () => {
  test('every change of mine is in the value; every change of theirs is in the value or in a conflict', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const { value, conflicts } = mergeFields(base, mine, theirs);
        const [before, left, right, after] = [base, mine, theirs, value].map((side) => leaves(side)) as [
          Map<string, unknown>,
          Map<string, unknown>,
          Map<string, unknown>,
          Map<string, unknown>,
        ];
        for (const place of new Set([...before.keys(), ...left.keys(), ...right.keys()])) {
          if (left.get(place) !== before.get(place)) expect(after.get(place)).toBe(left.get(place));
          const change = right.get(place);
          if (change === before.get(place) || after.get(place) === change) continue;
          const named = conflicts.some(({ base: from, theirs: to }) =>
            [...leaves(from).keys(), ...leaves(to).keys()].some(
              (end) => place.endsWith(end) && leaves(to).get(end) === change,
            ),
          );
          expect(named, place).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a side without changes adds nothing, and the sides may be exchanged where they agree', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        expect(mergeFields(base, mine, base)).toEqual({ value: mine, conflicts: [] });
        expect(mergeFields(base, base, theirs)).toEqual({ value: theirs, conflicts: [] });
        const [one, other] = [mergeFields(base, mine, theirs), mergeFields(base, theirs, mine)];
        expect(one.conflicts).toHaveLength(other.conflicts.length);
        if (one.conflicts.length > 0) return;
        const sorted = (value: unknown) => {
          const given = value as { list?: { id: string }[] };
          return { ...given, list: given.list?.toSorted((a, b) => a.id.localeCompare(b.id)) };
        };
        expect(isSameValue(sorted(one.value), sorted(other.value))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
