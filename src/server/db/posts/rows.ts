import type { Selectable } from 'kysely';
import type { Post, PostFields, PostSummary } from '#domain/blog/post.ts';
import { type FieldColumn, fieldNames, mapColumns, mapFields, postRecord } from '#domain/blog/post-record.ts';
import { readingTime } from '#domain/blog/reading-time.ts';
import { foldForSearch, searchTextOf } from '#domain/blog/search-text.ts';
import { storableText } from '#domain/site/storable-text.ts';
import type { BlogPostsTable, PostEntriesTable } from '../tables.ts';

export type PostRecordRow = Selectable<BlogPostsTable>;

type StoredFields = Pick<PostRecordRow, FieldColumn>;
type SummaryFieldColumn = Exclude<FieldColumn, 'content'>;

const isSummaryColumn = (column: FieldColumn): column is SummaryFieldColumn => column !== 'content';

/** Columns of a summary: everything but the text and the preview key. */
export const summaryColumns = [
  'order_key',
  'id',
  ...fieldNames.map((field) => postRecord[field].column).filter(isSummaryColumn),
  'reading_time',
  'version',
  'created_at',
  'updated_at',
] as const satisfies (keyof BlogPostsTable)[];

export type SummaryRow = Pick<PostRecordRow, (typeof summaryColumns)[number]>;

export function summaryOf(row: SummaryRow): PostSummary {
  const { content, ...fields } = fieldsOfRow({ ...row, content: '' });
  return {
    ...fields,
    id: row.id,
    readingTime: row.reading_time,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

export function postOf(row: PostRecordRow): Post {
  return { ...summaryOf(row), content: row.content, previewKey: row.preview_key };
}

function fieldsOfRow(row: StoredFields): PostFields {
  return mapFields((field) => {
    const { column, kind } = postRecord[field];
    const value = row[column];
    if (kind === 'tags') return JSON.parse(value as string);
    return kind === 'flag' ? Boolean(value) : value;
  });
}

/** Fields without characters that one of the engines cannot store, so that both store the same. */
export function storable(fields: PostFields): PostFields {
  return mapFields((field) => {
    const { kind } = postRecord[field];
    const value = fields[field];
    if (kind === 'tags') return fields.tags.map(storableText);
    return (kind === 'text' || kind === 'optional-text') && typeof value === 'string' ? storableText(value) : value;
  });
}

/** The columns that a save writes. */
export function columnsOf(fields: PostFields) {
  const columns = mapColumns<StoredFields>((field) =>
    postRecord[field].kind === 'tags' ? JSON.stringify(fields[field]) : fields[field],
  );
  return { ...columns, reading_time: readingTime(fields.content) };
}

type EntrySource = Pick<
  PostRecordRow,
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
