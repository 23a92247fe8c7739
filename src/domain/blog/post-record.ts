import { z } from 'zod';
import { metaDescriptionLimit, type PostFields } from './post.ts';
import { tidyTags } from './tags.ts';

/** Maximum length of each text of a post. */
export const postLimits = {
  title: 300,
  slug: 200,
  excerpt: 2000,
  content: 200_000,
  author: 200,
  reviewer: 200,
  category: 100,
  tag: 100,
  tags: 50,
  featuredImage: 2000,
  featuredImageAlt: 500,
  metaDescription: metaDescriptionLimit,
} as const;

/** How a field is compared, stored and exchanged. An optional text and a day may be null. */
export type FieldKind = 'text' | 'optional-text' | 'day' | 'tags' | 'flag';

interface FieldRecord<Value> {
  /** Its label in the editor, the history and conflicts. */
  label: string;
  /** Its column in the database and in exported files. */
  column: string;
  kind: FieldKind;
  /** Its value in a new post, and in versions and drafts that are older than the field. */
  empty: Value;
  /** What the server accepts from an editor. */
  schema: z.ZodType<Value>;
}

const atMost = (label: string, limit: number) =>
  z.string().max(limit, `${label} may have at most ${limit.toLocaleString('en-AU')} characters`);

/** The address of a picture: one of this site, or an https address. */
const pictureAddress = atMost('The address of the image', postLimits.featuredImage).regex(
  /^(https?:\/\/|\/(?!\/))\S+$/,
  'The address of the image must start with / or https://',
);

/**
 * Every field of a post, in the order of exported files. Row mappers, exports, autosave, comparison and defaults follow from
 * it: a field that is added here and to the table is complete.
 */
export const postRecord = {
  title: {
    label: 'Title',
    column: 'title',
    kind: 'text',
    empty: '',
    schema: atMost('The title', postLimits.title),
  },
  slug: {
    label: 'Address',
    column: 'slug',
    kind: 'text',
    empty: '',
    schema: atMost('The address', postLimits.slug).regex(
      /^([a-z0-9]+(-[a-z0-9]+)*)?$/,
      'The address may hold small letters, digits and single hyphens between them',
    ),
  },
  excerpt: {
    label: 'Excerpt',
    column: 'excerpt',
    kind: 'text',
    empty: '',
    schema: atMost('The excerpt', postLimits.excerpt),
  },
  content: {
    label: 'Content',
    column: 'content',
    kind: 'text',
    empty: '',
    schema: atMost('The content', postLimits.content),
  },
  author: {
    label: 'Author',
    column: 'author',
    kind: 'text',
    empty: '',
    schema: atMost('The author', postLimits.author),
  },
  reviewer: {
    label: 'Clinical reviewer',
    column: 'reviewer',
    kind: 'text',
    empty: '',
    // An editor that was opened before reviews existed sends none.
    schema: atMost('The clinical reviewer', postLimits.reviewer).default(''),
  },
  reviewedOn: {
    label: 'Reviewed on',
    column: 'reviewed_on',
    kind: 'day',
    empty: null,
    schema: z.iso.date('The day of the review must be a date').nullable().default(null),
  },
  category: {
    label: 'Category',
    column: 'category',
    kind: 'text',
    empty: '',
    schema: atMost('The category', postLimits.category),
  },
  tags: {
    label: 'Tags',
    column: 'tags',
    kind: 'tags',
    empty: [],
    schema: z
      .array(atMost('A tag', postLimits.tag))
      .max(postLimits.tags, `A post may have at most ${postLimits.tags} tags`)
      .transform(tidyTags),
  },
  featured: {
    label: 'Featured',
    column: 'featured',
    kind: 'flag',
    empty: false,
    schema: z.boolean(),
  },
  published: {
    label: 'Published',
    column: 'published',
    kind: 'flag',
    empty: false,
    schema: z.boolean(),
  },
  featuredImage: {
    label: 'Featured image',
    column: 'featured_image',
    kind: 'optional-text',
    empty: null,
    schema: pictureAddress.nullable(),
  },
  featuredImageAlt: {
    label: 'Image description',
    column: 'featured_image_alt',
    kind: 'text',
    empty: '',
    schema: atMost('The image description', postLimits.featuredImageAlt),
  },
  metaDescription: {
    label: 'Meta description',
    column: 'meta_description',
    kind: 'optional-text',
    empty: null,
    schema: atMost('The meta description', postLimits.metaDescription).nullable(),
  },
  aiAssisted: {
    label: 'AI-assisted',
    column: 'ai_assisted',
    kind: 'flag',
    empty: false,
    schema: z.boolean(),
  },
} as const satisfies { [Field in keyof PostFields]: FieldRecord<PostFields[Field]> };

export type FieldName = keyof PostFields;
export type FieldColumn = (typeof postRecord)[FieldName]['column'];

/** The names of the fields, in the order of `postRecord`. */
export const fieldNames = Object.keys(postRecord) as FieldName[];

/** An object with one entry for each field of a post. @param entryOf The entry of a field. */
export function mapFields<Result>(entryOf: (field: FieldName) => unknown): Result {
  return Object.fromEntries(fieldNames.map((field) => [field, entryOf(field)])) as Result;
}

/** An object with one entry for each column of a field. @param entryOf The entry of a field. */
export function mapColumns<Result>(entryOf: (field: FieldName) => unknown): Result {
  return Object.fromEntries(fieldNames.map((field) => [postRecord[field].column, entryOf(field)])) as Result;
}

/** A post without words: the default of every field. */
export const emptyPost: PostFields = mapFields((field) => postRecord[field].empty);

/** The fields alone of a larger object, such as a stored post. */
export function fieldsOf(post: PostFields): PostFields {
  return { ...mapFields<PostFields>((field) => post[field]), tags: [...post.tags] };
}

type Schemas = { [Field in FieldName]: (typeof postRecord)[Field]['schema'] };

/** The body of a save; one schema for editor and server. */
export const postFieldsSchema = z.object(
  mapFields<Schemas>((field) => postRecord[field].schema),
) satisfies z.ZodType<PostFields>;
