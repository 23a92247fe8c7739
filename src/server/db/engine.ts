import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { categoryMark, publishedMark } from './posts/marks.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** The database as query files see it: one set of queries, and the engine where its SQL has to differ. */
export interface Database {
  db: Kysely<Tables>;
  engine: Engine;
}

/** Fewest characters of a text that the search index can look up. */
const indexedLength = 3;

/**
 * What differs between the engines, all of it:
 *
 * 1. types of a table: `types`
 * 2. the index of the search: `searchIndexStatements`, `indexEntries`, `matching`
 * 3. one writer at a time: `lock`
 *
 * How each is opened and spoken to is in sqlite/ and postgres/, and which of its errors mean what in faults.ts.
 */
export const types = {
  /** Whole numbers up to 2^53. As a primary key, rows lie in its order. */
  whole: (engine: Engine) => sql.raw(engine === 'sqlite' ? 'integer' : 'bigint'),
  /** Text that compares byte by byte, so that both engines sort alike. */
  text: (engine: Engine) => sql.raw(engine === 'sqlite' ? 'text' : 'text collate "C"'),
};

/** The search index: trigrams of the folded text. */
export function searchIndexStatements(engine: Engine): string[] {
  return engine === 'sqlite'
    ? [
        // Rows lie in the order of order_key, so the newest matches are found without sorting. `marks` narrows the
        // search to published posts or one category inside the index.
        `create virtual table post_search using fts5(
          search_text, marks, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`,
      ]
    : [
        'create extension if not exists pg_trgm',
        'create index post_entries_search on post_entries using gin (search_text gin_trgm_ops)',
      ];
}

type Entry = Pick<Tables['post_entries'], 'order_key' | 'published' | 'category' | 'search_text'>;

/** Puts entries into the search index; PostgreSQL does so by itself. */
export async function indexEntries({ db, engine }: Database, entries: readonly Entry[]): Promise<void> {
  if (engine !== 'sqlite' || entries.length === 0) return;
  const rows = entries.map((entry) => {
    const marks = entry.published ? publishedMark + categoryMark(entry.category) : '';
    return sql`(${entry.order_key}, ${entry.search_text}, ${marks})`;
  });
  await sql`insert into post_search (rowid, search_text, marks) values ${sql.join(rows)}`.execute(db);
}

/** Takes an entry out of the search index. */
export async function unindexEntry({ db, engine }: Database, orderKey: number): Promise<void> {
  if (engine === 'sqlite') await sql`delete from post_search where rowid = ${orderKey}`.execute(db);
}

export interface Match {
  /** Folded; not empty. */
  text: string;
  publishedOnly: boolean;
  /** Of published posts. */
  category: string | undefined;
}

/** Entries whose text holds another, with the column that gives their order. Nothing in the text has a meaning. */
export function matching(
  { db, engine }: Database,
  { text, publishedOnly, category }: Match,
): SelectQueryBuilder<Tables, 'post_entries', object> {
  if (engine === 'postgres')
    return db.selectFrom('post_entries').where('search_text', 'like', `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  // Shorter than a trigram: looks through the texts themselves, newest first, until the page is full.
  if ([...text].length < indexedLength)
    return db.selectFrom('post_entries').where(sql<boolean>`instr(search_text, ${text}) > 0`);
  const phrase = (column: string, words: string) => `${column}:"${words.replaceAll('"', '""')}"`;
  const mark = category !== undefined ? categoryMark(category) : publishedOnly ? publishedMark : undefined;
  const query = [phrase('search_text', text), ...(mark ? [phrase('marks', mark)] : [])].join(' AND ');
  return db
    .selectFrom(sql<object>`post_search`.as('post_search'))
    .innerJoin('post_entries', 'post_entries.order_key', sql.ref('post_search.rowid') as never)
    .where(sql<boolean>`post_search match ${query}`) as unknown as SelectQueryBuilder<Tables, 'post_entries', object>;
}

/** The column to order by: SQLite's search index gives its rows in the order of its own key, without sorting. */
export function orderColumn(engine: Engine, match: Match | undefined) {
  const indexed = engine === 'sqlite' && match !== undefined && [...match.text].length >= indexedLength;
  return sql.ref(indexed ? 'post_search.rowid' : 'post_entries.order_key');
}

/**
 * Lets one transaction at a time through, as SQLite does by itself: what is checked inside stays true until the end.
 * Held to the end of the transaction.
 */
export async function lock({ db, engine }: Database, name: 'posts' | 'migrations'): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockKeys[name]})`.execute(db);
}

/** Numbers that other programs in the same database are unlikely to use. */
const lockKeys = { posts: 7_305_214_001, migrations: 7_305_214_002 };
