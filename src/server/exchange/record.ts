import { z } from 'zod';
import type { PostFields } from '#domain/blog/post.ts';
import {
  type FieldColumn,
  type FieldKind,
  type FieldName,
  fieldNames,
  mapColumns,
  mapFields,
  postLimits,
  postRecord,
} from '#domain/blog/post-record.ts';
import { isTitle } from '#domain/blog/save-post.ts';
import { slugOf } from '#domain/blog/slug.ts';
import { tagsOf } from '#domain/blog/tags.ts';
import type { ExportedPost } from '../blog/post-store.ts';
import { readDate } from './dates.ts';
import { ExchangeError } from './exchange-error.ts';
import { type HeldBack, isInFuture, type ReadPost } from './held-back.ts';
import { readColumns } from './list-columns.ts';
import { sourceIdOf } from './source-id.ts';

/** Columns of an exported post, in the order of the file. */
export const recordColumns = [
  'id',
  ...fieldNames.map((field) => postRecord[field].column),
  'reading_time',
  'created_at',
  'updated_at',
  'old_slugs',
] as const;

export type PostRecord = Record<(typeof recordColumns)[number], unknown>;

export function recordOf(post: ExportedPost): PostRecord {
  return {
    id: post.id,
    ...mapColumns<Record<FieldColumn, unknown>>((field) => post[field]),
    reading_time: post.readingTime,
    created_at: post.createdAt,
    updated_at: post.updatedAt,
    old_slugs: post.oldSlugs,
  };
}

/** Maximum characters of every text but the content: far more than an editor accepts, and few enough for lists and searches. */
const mostOfAField = 10_000;
const textUpTo = (limit: number) =>
  z.string({ error: 'has to be a text' }).max(limit, `is longer than ${limit.toLocaleString('en-AU')} characters`);
const text = z.preprocess((value) => value ?? '', textUpTo(mostOfAField));
const content = z.preprocess((value) => value ?? '', textUpTo(postLimits.content));
const textOrNothing = z.preprocess(
  (value) => (value === '' ? null : (value ?? null)),
  textUpTo(mostOfAField).nullable(),
);
const truths = new Set([true, 1, '1', 'true', 't', 'yes', 'y']);
const falsehoods = new Set([false, 0, '0', 'false', 'f', 'no', 'n', '', null, undefined]);
const flag = z.unknown().transform((value, context) => {
  const plain = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (truths.has(plain as string)) return true;
  if (falsehoods.has(plain as string)) return false;
  context.addIssue({ code: 'custom', message: 'has to be true or false' });
  return z.NEVER;
});
/** A list, a list in JSON, PostgreSQL's {a,b}, or texts separated by commas. */
const list = z.unknown().transform((value, context) => {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value as string[];
  if (typeof value !== 'string') {
    context.addIssue({ code: 'custom', message: 'has to be a list of texts' });
    return z.NEVER;
  }
  return listOf(value.trim());
});
const day = z.preprocess(
  (value) =>
    value === '' || value === undefined ? null : value instanceof Date ? value.toISOString().slice(0, 10) : value,
  z.iso.date('has to be a day such as 2025-01-31').nullable(),
);

const readers = { text, 'optional-text': textOrNothing, day, tags: list, flag } as const satisfies Record<
  FieldKind,
  z.ZodType
>;
type Readers = {
  [Field in FieldName as (typeof postRecord)[Field]['column']]: (typeof readers)[(typeof postRecord)[Field]['kind']];
};

const recordSchema = z.object({
  ...mapColumns<Readers>((field) => readers[postRecord[field].kind]),
  id: z.union([z.string(), z.number().transform(String)]).nullish(),
  title: text.refine(isTitle, { error: 'is missing' }),
  slug: text.transform(slugOf),
  content,
  tags: list.refine((tags) => tags.join().length <= mostOfAField, { error: 'are too many' }),
  created_at: z.unknown(),
  updated_at: z.unknown(),
  old_slugs: list,
});

const ownColumns: ReadonlySet<string> = new Set(recordColumns);

/**
 * Converts a record of a list to a post. It was public only if nothing in it says otherwise; a missing date is the present
 * time.
 *
 * @param place Position of the record, such as 'row 7'.
 * @param timeZone For dates without a zone.
 * @throws ExchangeError naming the place and the column.
 */
export function postOfRecord(record: unknown, place: string, timeZone: string): ReadPost {
  const columns = withColumnNames(record) ?? {};
  const post = postOfFields(record, { place, timeZone, ...readColumns(columns, ownColumns, timeZone) });
  return { ...post, sourceId: sameAgain(post, columns.created_at ?? columns.updated_at) };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The identity of a row when its list is imported again: a globally unique id or, without an address, all its contents. Numbers
 * of another program are not unique, nor is the time of the import for a row without a date.
 */
function sameAgain({ id, slug, title, content }: ReadPost, date: unknown): string | undefined {
  if (id && uuid.test(id)) return id;
  return slug === '' ? sourceIdOf('list', JSON.stringify([id, title, date, content])) : undefined;
}

/** Data of a post beside its columns. */
export interface ExportContext {
  /** Its position, such as 'row 7'. */
  place: string;
  /** For dates without a zone. */
  timeZone: string;
  /** Why it was not public although `published` is true. */
  heldBack?: HeldBack | undefined;
  doubts?: readonly string[];
}

/**
 * Converts the columns of a post to a post.
 *
 * @throws ExchangeError naming the place and the column.
 */
export function postOfFields(fields: unknown, { place, timeZone, heldBack, doubts = [] }: ExportContext): ReadPost {
  const result = recordSchema.safeParse(withColumnNames(fields));
  const refused = (what: string) => new ExchangeError(`${place}: ${what}. Nothing was imported.`);
  if (!result.success) {
    const [issue] = result.error.issues;
    const column = issue?.path.join('.') ?? '';
    throw refused(column === '' ? 'this is no post' : `${column} ${issue?.message}`);
  }
  const value = result.data;
  const dateOf = (column: 'created_at' | 'updated_at') => {
    const date = readDate(value[column], timeZone);
    if (!date) throw refused(`${column} has to be a date such as 2025-01-31T09:00:00Z`);
    return date;
  };
  const [created, updated] = [dateOf('created_at'), dateOf('updated_at')];
  const createdAt = created.at ?? updated.at ?? new Date().toISOString();
  const allDoubts = new Set([
    ...doubts,
    ...[created, updated].flatMap(({ doubt }) => doubt ?? []),
    ...(value.content.trim() === '' ? ['no text was found'] : []),
  ]);
  const held = heldBack ?? (!value.published ? 'draft' : isInFuture(createdAt) ? 'to-come' : undefined);
  return {
    ...mapFields<PostFields>((field) => value[postRecord[field].column]),
    id: value.id || undefined,
    // An incomplete review is dropped.
    reviewer: value.reviewed_on ? value.reviewer : '',
    reviewedOn: value.reviewer.trim() ? value.reviewed_on : null,
    published: held === undefined,
    createdAt,
    updatedAt: updated.at ?? createdAt,
    oldSlugs: value.old_slugs,
    heldBack: held,
    doubts: [...allDoubts],
  };
}

/** 'Featured Image' and 'featuredImage' name the column featured_image. */
function withColumnNames(record: unknown): Record<string, unknown> | undefined {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return undefined;
  const missing = Object.fromEntries(recordColumns.map((column) => [column, null]));
  return {
    ...missing,
    ...Object.fromEntries(Object.entries(record).map(([name, value]) => [columnName(name), value])),
  };
}

export function columnName(name: string): string {
  return name
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();
}

function listOf(written: string): string[] {
  if (written.startsWith('[')) {
    try {
      const parsed: unknown = JSON.parse(written);
      if (Array.isArray(parsed)) return parsed.map(String);
    } catch {
      // A text in brackets, then.
    }
  }
  if (written.startsWith('{') && written.endsWith('}')) {
    const entries = written.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|[^,]+/g) ?? [];
    return entries.map((entry) => (entry.startsWith('"') ? entry.slice(1, -1).replace(/\\(.)/g, '$1') : entry.trim()));
  }
  return tagsOf(written);
}
