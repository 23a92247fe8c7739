import type { PostFields } from './post.ts';
import { type FieldName, fieldNames } from './post-record.ts';

/** The fields in which two versions of a post differ. Null equals empty, and line ends are ignored. */
export function differingFields(one: PostFields, other: PostFields): FieldName[] {
  return fieldNames.filter((field) => comparable(one[field]) !== comparable(other[field]));
}

/** A field as text, for a side-by-side view of two versions. */
export function fieldText(fields: PostFields, field: FieldName): string {
  const value = fields[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}

function comparable(value: PostFields[FieldName]): string {
  return JSON.stringify(value ?? '').replaceAll('\\r\\n', '\\n');
}
