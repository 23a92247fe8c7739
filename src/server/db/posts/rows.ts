import type { Insertable, Selectable } from 'kysely';
import type { Post, PostFields, PostSummary } from '#domain/blog/post.ts';
import { readingTime } from '#domain/blog/reading-time.ts';
import { foldForSearch, searchTextOf } from '#domain/blog/search-text.ts';
import { storableText } from '#domain/site/storable-text.ts';
import type { BlogPostsTable, PostEntriesTable } from '../tables.ts';

export type PostRow = Selectable<BlogPostsTable>;

/** Columns of a summary: everything but the text and the preview key. */
export const summaryColumns = [
  'order_key',
  'id',
  'title',
  'slug',
  'excerpt',
  'author',
  'reviewer',
  'reviewed_on',
  'category',
  'tags',
  'featured',
  'published',
  'featured_image',
  'featured_image_alt',
  'meta_description',
  'reading_time',
  'ai_assisted',
  'version',
  'created_at',
  'updated_at',
] as const satisfies (keyof BlogPostsTable)[];

export type SummaryRow = Pick<PostRow, (typeof summaryColumns)[number]>;

export function summaryOf(row: SummaryRow): PostSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    author: row.author,
    reviewer: row.reviewer,
    reviewedOn: row.reviewed_on,
    category: row.category,
    tags: JSON.parse(row.tags) as string[],
    featured: Boolean(row.featured),
    published: Boolean(row.published),
    featuredImage: row.featured_image,
    featuredImageAlt: row.featured_image_alt,
    metaDescription: row.meta_description,
    aiAssisted: Boolean(row.ai_assisted),
    readingTime: row.reading_time,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

export function postOf(row: PostRow): Post {
  return { ...summaryOf(row), content: row.content, previewKey: row.preview_key };
}

export function fieldsOf(post: PostFields): PostFields {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    author: post.author,
    reviewer: post.reviewer,
    reviewedOn: post.reviewedOn,
    category: post.category,
    tags: post.tags,
    featured: post.featured,
    published: post.published,
    featuredImage: post.featuredImage,
    featuredImageAlt: post.featuredImageAlt,
    metaDescription: post.metaDescription,
    aiAssisted: post.aiAssisted,
  };
}

/** Fields as they are kept, so that both engines keep the same. */
export function storable(fields: PostFields): PostFields {
  const plain = fieldsOf(fields);
  return {
    ...plain,
    title: storableText(plain.title),
    slug: storableText(plain.slug),
    excerpt: storableText(plain.excerpt),
    content: storableText(plain.content),
    author: storableText(plain.author),
    reviewer: storableText(plain.reviewer),
    category: storableText(plain.category),
    tags: plain.tags.map(storableText),
    featuredImage: plain.featuredImage === null ? null : storableText(plain.featuredImage),
    featuredImageAlt: storableText(plain.featuredImageAlt),
    metaDescription: plain.metaDescription === null ? null : storableText(plain.metaDescription),
  };
}

/** The columns that a save writes. */
export function columnsOf(fields: PostFields) {
  return {
    title: fields.title,
    slug: fields.slug,
    excerpt: fields.excerpt,
    content: fields.content,
    author: fields.author,
    reviewer: fields.reviewer,
    reviewed_on: fields.reviewedOn,
    category: fields.category,
    tags: JSON.stringify(fields.tags),
    featured: fields.featured,
    published: fields.published,
    featured_image: fields.featuredImage,
    featured_image_alt: fields.featuredImageAlt,
    meta_description: fields.metaDescription,
    reading_time: readingTime(fields.content),
    ai_assisted: fields.aiAssisted,
  } satisfies Partial<Insertable<BlogPostsTable>>;
}

type EntrySource = Pick<
  PostRow,
  | 'order_key'
  | 'id'
  | 'slug'
  | 'updated_at'
  | 'published'
  | 'featured'
  | 'category'
  | 'reviewed_on'
  | 'title'
  | 'excerpt'
  | 'tags'
>;

export function entryOf(row: EntrySource): PostEntriesTable {
  return {
    order_key: row.order_key,
    post_id: row.id,
    slug: row.slug,
    updated_at: row.updated_at,
    published: row.published,
    featured: row.featured,
    category: row.category,
    reviewed_on: row.reviewed_on,
    search_text: searchTextOf({ title: row.title, excerpt: row.excerpt, tags: JSON.parse(row.tags) as string[] }),
  };
}

/** Tags as they are compared. */
export function foldedTags(tags: string): string[] {
  return [...new Set((JSON.parse(tags) as string[]).map((tag) => foldForSearch(tag.trim())))].filter(
    (tag) => tag !== '',
  );
}
