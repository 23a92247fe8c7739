/** A field that two sides changed in different ways. */
export interface MergeConflict {
  /**
   * Where the field is: `fees.initial.fee`, `items[2].benefit` by its place in the merged value, or `items[number=91189]` for an
   * item that the merged value no longer has. Empty for the whole value.
   */
  path: string;
  /** The values of the three sides; undefined where a side has no such field. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** Every change of both sides. A field in conflict has the value of `mine`. */
  value: unknown;
  conflicts: MergeConflict[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields by which the items of a list are recognised, where every item has one of its own. */
const identities = ['id', 'number'] as const;

/**
 * Merges two changes of one value, field by field. Lists whose items have an `id` or `number` are merged by item, other lists
 * are one field. No change is lost: what is not in the value is in a conflict.
 *
 * @param base The value that both started from, as plain JSON; undefined if there was none.
 */
export function mergeFields(base: unknown, mine: unknown, theirs: unknown): Merged {
  const conflicts: MergeConflict[] = [];
  const value = merged('', base, mine, theirs, conflicts);
  return { value, conflicts };
}

function merged(path: string, base: unknown, mine: unknown, theirs: unknown, conflicts: MergeConflict[]): unknown {
  if (isSameValue(mine, theirs) || isSameValue(base, theirs)) return mine;
  if (isSameValue(base, mine)) return theirs;
  if (isFields(mine) && isFields(theirs)) {
    return mergedFields(path, isFields(base) ? base : {}, mine, theirs, conflicts);
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const identity = identities.find((name) => [base ?? [], mine, theirs].every((list) => isListBy(name, list)));
    if (identity) return mergedList(path, identity, (base ?? []) as Fields[], mine, theirs, conflicts);
  }
  conflicts.push({ path, base, mine, theirs });
  return mine;
}

function mergedFields(path: string, base: Fields, mine: Fields, theirs: Fields, conflicts: MergeConflict[]): Fields {
  const result: [string, unknown][] = [];
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [before, left, right] = [fieldOf(base, name), fieldOf(mine, name), fieldOf(theirs, name)];
    const value = merged(path === '' ? name : `${path}.${name}`, before, left, right, conflicts);
    if (value !== undefined) result.push([name, value]);
  }
  return Object.fromEntries(result);
}

function mergedList(
  path: string,
  identity: string,
  base: readonly Fields[],
  mine: readonly Fields[],
  theirs: readonly Fields[],
  conflicts: MergeConflict[],
): Fields[] {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(
    (list) => new Map(list.map((item) => [item[identity] as string, item])),
  ) as [Map<string, Fields>, Map<string, Fields>, Map<string, Fields>];
  const result: Fields[] = [];
  for (const name of mergedOrder([...inBase.keys()], [...inMine.keys()], [...inTheirs.keys()])) {
    const inside: MergeConflict[] = [];
    const value = merged('', inBase.get(name), inMine.get(name), inTheirs.get(name), inside);
    const place = `${path}[${value === undefined ? `${identity}=${name}` : result.length}]`;
    for (const conflict of inside) {
      conflicts.push({ ...conflict, path: conflict.path === '' ? place : `${place}.${conflict.path}` });
    }
    if (value !== undefined) result.push(value as Fields);
  }
  return result;
}

/** The names of all items: in the order of the side that changed the order, each added item of the other after its neighbour. */
function mergedOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const shared = (list: readonly string[], other: readonly string[]) => list.filter((name) => other.includes(name));
  const isReordered = !isSameValue(shared(base, mine), shared(mine, base));
  const [first, second] = isReordered ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  second.forEach((name, index) => {
    if (order.includes(name)) return;
    const before = second.slice(0, index).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
  });
  return order;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own field: `constructor` is one only where the value has it. */
function fieldOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function isListBy(identity: string, list: unknown): boolean {
  if (!Array.isArray(list)) return false;
  const names = list.map((item) => (isFields(item) ? item[identity] : undefined));
  return names.every((name) => typeof name === 'string') && new Set(names).size === names.length;
}

/** Whether two plain JSON values are the same; the order of fields does not matter, a field that is undefined is missing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]));
  }
  if (!isFields(one) || !isFields(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue(fieldOf(one, name), fieldOf(other, name)));
}
