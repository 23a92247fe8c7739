import type { PostFields } from './post.ts';

/** The fields of a post in the order in which a person reads them, with the words for them. */
export const fieldNames = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Excerpt',
  content: 'Content',
  author: 'Author',
  reviewer: 'Clinical reviewer',
  reviewedOn: 'Reviewed on',
  category: 'Category',
  tags: 'Tags',
  metaDescription: 'Meta description',
  featuredImage: 'Featured image',
  featuredImageAlt: 'Image description',
  featured: 'Featured',
  published: 'Published',
  aiAssisted: 'AI-assisted',
} as const satisfies Record<keyof PostFields, string>;

export type FieldName = keyof PostFields;

const allFields = Object.keys(fieldNames) as FieldName[];

/** The fields in which two versions of a post differ. Null and empty are alike, and so are line ends. */
export function differingFields(one: PostFields, other: PostFields): FieldName[] {
  return allFields.filter((field) => comparable(one[field]) !== comparable(other[field]));
}

/** The fields alone of something that holds more, such as a stored post. */
export function fieldsOf(post: PostFields): PostFields {
  const { title, slug, excerpt, content, author, reviewer, reviewedOn, category, featured, published } = post;
  const { featuredImage, featuredImageAlt, metaDescription, aiAssisted } = post;
  return {
    title,
    slug,
    excerpt,
    content,
    author,
    reviewer,
    reviewedOn,
    category,
    tags: [...post.tags],
    featured,
    published,
    featuredImage,
    featuredImageAlt,
    metaDescription,
    aiAssisted,
  };
}

/** A field as words, for showing two versions beside each other. */
export function fieldText(fields: PostFields, field: FieldName): string {
  const value = fields[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}

/** One version with some fields of another. */
export function withFieldsOf(base: PostFields, other: PostFields, fields: readonly FieldName[]): PostFields {
  return { ...base, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
}

function comparable(value: PostFields[FieldName]): string {
  return JSON.stringify(value ?? '').replaceAll('\\r\\n', '\\n');
}
