import type { PostFields } from '#domain/blog/post.ts';
import { fieldNames } from '#domain/blog/post-record.ts';
import { summedFields } from '#features/editing/summed-fields.ts';

/** The fields in the order of the page. */
const order = [
  'title',
  'content',
  'excerpt',
  'metaDescription',
  'author',
  'reviewer',
  'reviewedOn',
  'category',
  'tags',
  'featuredImage',
  'featuredImageAlt',
  'slug',
] as const satisfies readonly (keyof PostFields)[];
/** A field without a place in the order comes last. */
const others = fieldNames.filter((field) => !(order as readonly string[]).includes(field));

export const { summedField, errorsInOrder, focusField } = summedFields<PostFields>('post', [...order, ...others]);
