import { z } from 'zod';
import { differingFields, fieldText } from '#domain/blog/compare-posts.ts';
import type { Post, PostFields } from '#domain/blog/post.ts';
import {
  type FieldKind,
  type FieldName,
  fieldNames,
  fieldsOf,
  mapFields,
  postRecord,
} from '#domain/blog/post-record.ts';
import type { RecordKind } from '#features/editing/record-kind.ts';

// Unsaved text may break the rules of a save, for example with a half-typed address.
const draftSchemas: Readonly<Record<FieldKind, z.ZodType>> = {
  text: z.string(),
  'optional-text': z.string().nullable(),
  day: z.string().nullable(),
  tags: z.array(z.string()),
  flag: z.boolean(),
};
/** A field that is newer than the draft has its empty value. */
const draftFields = z.object(
  mapFields<Record<FieldName, z.ZodType>>((field) => {
    const { kind, empty } = postRecord[field];
    return draftSchemas[kind].default(empty);
  }),
) as z.ZodType<unknown> as z.ZodType<PostFields>;

/** Posts of the blog, for their editor. */
export const postKind: RecordKind<PostFields, Post> = {
  storagePrefix: 'blog-draft',
  fieldNames,
  labels: mapFields<Record<FieldName, string>>((field) => postRecord[field].label),
  fieldsOf,
  differing: differingFields,
  textOf: fieldText,
  readDraft: (fields) => draftFields.parse(fields),
  titleOf: ({ title }) => title.trim(),
};
