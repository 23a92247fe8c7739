import { type Kysely, type RawBuilder, sql } from 'kysely';
import { categoryMark, publishedMark } from './posts/marks.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** The database as query files see it: one set of queries, and the engine where its SQL has to differ. */
export interface Database {
  db: Kysely<Tables>;
  engine: Engine;
}

/**
 * What differs between the engines in SQL, all of it:
 *
 * 1. types of a table: `types`
 * 2. the index of the search: `searchIndexStatements`, `indexEntries`, `unindexEntry`, `newestMatches`,
 *    `dropSearchIndex`, `fillSearchIndex`
 * 3. one writer at a time: `lock`
 * 4. statistics after much was written: `freshenStatistics`
 * 5. reading a table whole: `wholeTable`
 * 6. how long a statement may take: `withoutLimits`
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

/** Takes the index away, before its table goes. */
export async function dropSearchIndex({ db, engine }: Database): Promise<void> {
  if (engine === 'sqlite') await sql`drop table if exists post_search`.execute(db);
}

/** Puts every entry into an empty index, after entries were written around it. */
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

/** Rows that are held in memory while much is read. */
const readAtOnce = 200;

/** Every row of a table, in no order, a few at a time. Inside a transaction, so that it is the table of one moment. */
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

/** What a search looks for. */
export interface Match {
  /** Folded; not empty. */
  text: string;
  publishedOnly: boolean;
  /** Of published posts. */
  category: string | undefined;
  featured: boolean | undefined;
}

/** Fewest characters of a text that a trigram index can look up. */
const indexedLength = 3;
/** Newest entries that are looked through for less. */
const shortReach = 1000;

/**
 * Keys of the newest entries whose text holds another, newest first. Nothing in the text has a meaning. One or two
 * characters, which no index finds, are looked for in the newest thousand entries.
 */
export async function newestMatches({ db, engine }: Database, match: Match, limit: number): Promise<number[]> {
  const { text, publishedOnly, category, featured } = match;
  const conditions = [
    // Written out, not bound: only so the engines see that an index of published posts holds all there is to find.
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

/** The search as FTS5 reads it: quoted, so that every character stands for itself. */
function searchPhrase({ text, publishedOnly, category }: Match): string {
  const phrase = (column: string, words: string) => `${column}:"${words.replaceAll('"', '""')}"`;
  const mark = category !== undefined ? categoryMark(category) : publishedOnly ? publishedMark : undefined;
  return [phrase('search_text', text), ...(mark ? [phrase('marks', mark)] : [])].join(' AND ');
}

/** Numbers that other programs in the same database are unlikely to use. */
const lockKeys = { posts: 7_305_214_001, migrations: 7_305_214_002 };

/**
 * Lets one transaction at a time through, as SQLite does by itself: what is checked inside stays true until the end.
 * Held to the end of the transaction.
 */
export async function lock({ db, engine }: Database, name: keyof typeof lockKeys): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockKeys[name]})`.execute(db);
}

/**
 * Lets the statements of a transaction take as long as they take. Whoever else wants what they hold waits for it all the
 * same, so it is for what has to be done before anything else can.
 */
export async function withoutLimits({ db, engine }: Database): Promise<void> {
  if (engine !== 'postgres') return;
  for (const limit of ['lock_timeout', 'statement_timeout']) await sql`set local ${sql.raw(limit)} = 0`.execute(db);
}

/** Lets the engine look at what it holds, after so much was written that its choice of indexes would be out of date. */
export async function freshenStatistics({ db, engine }: Database): Promise<void> {
  if (engine === 'sqlite') await sql`pragma optimize`.execute(db);
  // Vacuum too: only then are lists read from their index alone.
  else for (const table of ['post_entries', 'blog_posts']) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}
