import { type Kysely, type RawBuilder, sql } from 'kysely';
import { categoryMark, publishedMark } from './posts/marks.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** The database as query files see it: one set of queries, and the engine for the SQL that differs. */
export interface Database {
  db: Kysely<Tables>;
  engine: Engine;
}

/**
 * All SQL that differs between the engines:
 *
 * 1. types of a table: `types`
 * 2. the index of the search: `searchIndexStatements`, `indexEntries`, `unindexEntry`, `newestMatches`,
 *    `dropSearchIndex`, `fillSearchIndex`
 * 3. one writer at a time: `lock`
 * 4. statistics after many writes: `freshenStatistics`
 * 5. reading a whole table: `wholeTable`
 * 6. statement timeouts: `withoutLimits`
 *
 * Connections are in sqlite/ and postgres/, the meaning of error codes in faults.ts.
 */
export const types = {
  /** Whole numbers up to 2^53. As a primary key, it is the order of rows on disk. */
  whole: (engine: Engine) => sql.raw(engine === 'sqlite' ? 'integer' : 'bigint'),
  /** Text that compares byte by byte, so that both engines sort alike. */
  text: (engine: Engine) => sql.raw(engine === 'sqlite' ? 'text' : 'text collate "C"'),
};

/** The search index: trigrams of the folded text. */
export function searchIndexStatements(engine: Engine): string[] {
  return engine === 'sqlite'
    ? [
        // Rows are in the order of order_key, so the newest matches are found without sorting. `marks` limits the search to
        // published posts or one category inside the index.
        `create virtual table post_search using fts5(
          search_text, marks, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`,
      ]
    : [
        'create extension if not exists pg_trgm',
        'create index post_entries_search on post_entries using gin (search_text gin_trgm_ops)',
      ];
}

type Entry = Pick<Tables['post_entries'], 'order_key' | 'published' | 'category' | 'search_text'>;

/** Adds entries to the search index; PostgreSQL does so automatically. */
export async function indexEntries({ db, engine }: Database, entries: readonly Entry[]): Promise<void> {
  if (engine !== 'sqlite' || entries.length === 0) return;
  const rows = entries.map((entry) => {
    const marks = entry.published ? publishedMark + categoryMark(entry.category) : '';
    return sql`(${entry.order_key}, ${entry.search_text}, ${marks})`;
  });
  await sql`insert into post_search (rowid, search_text, marks) values ${sql.join(rows)}`.execute(db);
}

/** Removes an entry from the search index. */
export async function unindexEntry({ db, engine }: Database, orderKey: number): Promise<void> {
  if (engine === 'sqlite') await sql`delete from post_search where rowid = ${orderKey}`.execute(db);
}

/** Drops the index, before its table is dropped. */
export async function dropSearchIndex({ db, engine }: Database): Promise<void> {
  if (engine === 'sqlite') await sql`drop table if exists post_search`.execute(db);
}

/** Adds every entry to an empty index, after entries were written without it. */
export async function fillSearchIndex(database: Database): Promise<void> {
  if (database.engine !== 'sqlite') return;
  let last: number | undefined;
  for (;;) {
    let query = database.db.selectFrom('post_entries').select(['order_key', 'published', 'category', 'search_text']);
    if (last !== undefined) query = query.where('order_key', '>', last);
    const entries = await query.orderBy('order_key').limit(readAtOnce).execute();
    if (entries.length === 0) return;
    await indexEntries(database, entries);
    last = entries.at(-1)?.order_key;
  }
}

/** Rows in memory during a bulk read. */
const readAtOnce = 200;

/** Every row of a table, unordered, in batches. Runs inside a transaction, so that all rows are of one moment. */
export async function* wholeTable(
  { db, engine }: Database,
  table: keyof Tables,
): AsyncGenerator<Record<string, unknown>> {
  if (engine === 'postgres')
    await sql`declare whole_table no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  let last: unknown = null;
  for (;;) {
    const { rows } =
      engine === 'postgres'
        ? await sql<Record<string, unknown>>`fetch ${sql.lit(readAtOnce)} from whole_table`.execute(db)
        : await sql<Record<string, unknown>>`select rowid as row_number, * from ${sql.table(table)}
            ${last === null ? sql`` : sql`where rowid > ${last}`} order by rowid limit ${readAtOnce}`.execute(db);
    for (const { row_number, ...row } of rows) {
      last = row_number;
      yield row;
    }
    if (rows.length < readAtOnce) break;
  }
  if (engine === 'postgres') await sql`close whole_table`.execute(db);
}

/** The parameters of a search. */
export interface Match {
  /** Folded; not empty. */
  text: string;
  publishedOnly: boolean;
  /** Of published posts. */
  category: string | undefined;
  featured: boolean | undefined;
}

/** Fewest characters that a trigram index can find. */
const indexedLength = 3;
/** Newest entries that are searched for a shorter text. */
const shortReach = 1000;

/**
 * Keys of the newest entries that contain a text, newest first. The text has no wildcards. One or two characters, which no
 * index finds, are searched in the newest thousand entries.
 */
export async function newestMatches({ db, engine }: Database, match: Match, limit: number): Promise<number[]> {
  const { text, publishedOnly, category, featured } = match;
  const conditions = [
    // A literal, not a parameter: only then does the planner use the index of published posts.
    publishedOnly ? sql`published` : sql`true`,
    category === undefined ? sql`true` : sql`category = ${category}`,
    featured === undefined ? sql`true` : featured ? sql`featured` : sql`not featured`,
  ];
  const entries = sql`from post_entries where ${sql.join(conditions, sql` and `)}`;
  const last = sql`order by order_key desc limit ${limit}`;
  let query: RawBuilder<{ order_key: number }>;
  if ([...text].length < indexedLength) {
    query = sql`select order_key from
      (select order_key, search_text ${entries} order by order_key desc limit ${shortReach}) as newest
      where ${contains(engine, text)} ${last}`;
  } else if (engine === 'postgres') {
    query = sql`select order_key ${entries} and ${contains(engine, text)} ${last}`;
  } else {
    const join = sql`join post_entries on post_entries.order_key = post_search.rowid and ${conditions[2]}`;
    query = sql`select post_search.rowid as order_key from post_search ${featured === undefined ? sql`` : join}
      where post_search match ${searchPhrase(match)} order by post_search.rowid desc limit ${limit}`;
  }
  const { rows } = await query.execute(db);
  return rows.map(({ order_key }) => order_key);
}

function contains(engine: Engine, text: string) {
  return engine === 'sqlite'
    ? sql<boolean>`instr(search_text, ${text}) > 0`
    : sql<boolean>`search_text like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** The search in FTS5 syntax: quoted, so that no character is an operator. */
function searchPhrase({ text, publishedOnly, category }: Match): string {
  const phrase = (column: string, words: string) => `${column}:"${words.replaceAll('"', '""')}"`;
  const mark = category !== undefined ? categoryMark(category) : publishedOnly ? publishedMark : undefined;
  return [phrase('search_text', text), ...(mark ? [phrase('marks', mark)] : [])].join(' AND ');
}

/** Numbers that other programs in the same database are unlikely to use. */
const lockKeys = { posts: 7_305_214_001, migrations: 7_305_214_002, desk: 7_305_214_003 };

/**
 * Admits one transaction at a time, as SQLite does automatically: a check inside it stays true until the end. Released at the
 * end of the transaction.
 */
export async function lock({ db, engine }: Database, name: keyof typeof lockKeys): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockKeys[name]})`.execute(db);
}

/**
 * Removes the timeouts from the statements of a transaction. Other transactions still wait for its locks, so use it only for
 * work that must precede all other work.
 */
export async function withoutLimits({ db, engine }: Database): Promise<void> {
  if (engine !== 'postgres') return;
  for (const limit of ['lock_timeout', 'statement_timeout']) await sql`set local ${sql.raw(limit)} = 0`.execute(db);
}

/** Updates the planner's statistics, after a bulk write made them stale. */
export async function freshenStatistics({ db, engine }: Database): Promise<void> {
  if (engine === 'sqlite') await sql`pragma optimize`.execute(db);
  // Vacuum as well: only then do lists use index-only scans.
  else for (const table of ['post_entries', 'blog_posts']) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}
