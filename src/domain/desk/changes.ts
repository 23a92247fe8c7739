import { isSameValue } from './merge.ts';

/**
 * The fields in which two values differ, as `initial.fee` or `hours[1].days`; empty for the value itself. A list whose length
 * differs is one field.
 */
export function changedFields(before: unknown, after: unknown, path = ''): string[] {
  if (isSameValue(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) => changedFields(item, after[index], `${path}[${index}]`));
  }
  if (isGroup(before) && isGroup(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      changedFields(before[name], after[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return [path];
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every text and number of a value, in the order of its fields. */
export function leavesOf(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leavesOf);
}
