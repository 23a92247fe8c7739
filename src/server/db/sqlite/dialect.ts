import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { Mutex } from './mutex.ts';
import { SqliteThread } from './thread.ts';

export interface SqliteOptions {
  /** The database file; created if missing. */
  file: string;
  /** Milliseconds to wait for another writer, in this process or another. */
  busyTimeout?: number;
  /** Maximum reader threads: another one starts when the running ones are busy. */
  readers?: number;
  /** Maximum pages of the file; a test makes the disk full with it. */
  maxPages?: number | undefined;
  /** Called when a thread ended by a fault. The next statement starts another one. */
  onThreadLost?: ((role: 'writer' | 'reader') => void) | undefined;
}

/**
 * Kysely over node:sqlite. One thread writes, others read beside it (write-ahead log), and none of them is the thread that
 * answers visitors. A plain select goes to a reader; everything else, and every transaction that may write, queues for the
 * writer.
 */
export function sqliteDialect(options: SqliteOptions): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new SqliteDriver(options),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
  override get supportsTransactionalDdl() {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #options: SqliteOptions;
  #threads: Threads | undefined;

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {
    const { file, busyTimeout = 5000, readers = 2, maxPages, onThreadLost } = this.#options;
    const start = (role: 'writer' | 'reader') =>
      new SqliteThread({ file, role, busyTimeout, maxPages }, () => onThreadLost?.(role));
    const writer = start('writer');
    try {
      // Creates the file and turns on the log before a reader opens them.
      await writer.ask('select 1');
    } catch (error) {
      await writer.close();
      throw error;
    }
    this.#threads = { writer, turns: new Mutex(busyTimeout), readers: [start('reader')], mostReaders: readers, start };
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#threads) throw new Error('the database is not open');
    return new SqliteConnection(this.#threads);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await own(connection).begin(settings.accessMode === 'read only');
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).end('rollback');
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await own(connection).statement(`savepoint "${name}"`);
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await own(connection).statement(`rollback to "${name}"`);
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await own(connection).statement(`release "${name}"`);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await own(connection).release();
  }

  async destroy(): Promise<void> {
    const threads = this.#threads;
    this.#threads = undefined;
    if (!threads) return;
    // Readers first: the last connection to close merges the log into the file, and only the writer may.
    await Promise.all(threads.readers.map((reader) => reader.close()));
    await threads.writer.close();
  }
}

/** A reader busy for this long gets another beside it: most sites never need one, and a thread takes 14 MB. */
const slowMs = 20;

interface Threads {
  writer: SqliteThread;
  turns: Mutex;
  readers: SqliteThread[];
  mostReaders: number;
  start: (role: 'writer' | 'reader') => SqliteThread;
}

function own(connection: DatabaseConnection): SqliteConnection {
  if (!(connection instanceof SqliteConnection)) throw new Error('a connection of another driver');
  return connection;
}

class SqliteConnection implements DatabaseConnection {
  readonly #threads: Threads;
  /** The thread of the open transaction. */
  #thread: SqliteThread | undefined;
  /** Whether that transaction may write: then this connection holds the mutex. */
  #writes = false;

  constructor(threads: Threads) {
    this.#threads = threads;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { sql, parameters } = query;
    if (this.#thread) return result(await this.#thread.ask(sql, parameters));
    if (isRead(query)) return result(await (await this.#reader()).ask(sql, parameters));
    await this.#threads.turns.take();
    try {
      return result(await this.#writer().ask(sql, parameters));
    } finally {
      this.#threads.turns.pass();
    }
  }

  // biome-ignore lint/correctness/useYield: the interface requires a generator; the product reads pages of rows instead.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('read in pages by key instead of streaming');
  }

  async statement(sql: string): Promise<void> {
    if (!this.#thread) throw new Error('no transaction is open');
    await this.#thread.ask(sql);
  }

  async begin(readOnly: boolean): Promise<void> {
    if (readOnly) {
      // A reader of its own: the shared ones answer other queries meanwhile, and one connection holds one transaction.
      this.#thread = this.#threads.start('reader');
      this.#writes = false;
      await this.#thread.ask('begin');
      return;
    }
    await this.#threads.turns.take();
    try {
      // IMMEDIATE: takes the write lock at once, so that earlier reads cannot be stale.
      const writer = this.#writer();
      await writer.ask('begin immediate');
      this.#thread = writer;
      this.#writes = true;
    } catch (error) {
      this.#threads.turns.pass();
      throw error;
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const thread = this.#thread;
    if (!thread) return;
    try {
      await thread.ask(how);
    } catch (error) {
      // A full disk ends a transaction automatically; then there is nothing left to roll back.
      if (how === 'commit') {
        await thread.ask('rollback').catch(() => {});
        throw error;
      }
    } finally {
      await this.#let(thread);
    }
  }

  async release(): Promise<void> {
    if (this.#thread) await this.end('rollback');
  }

  async #let(thread: SqliteThread): Promise<void> {
    this.#thread = undefined;
    if (this.#writes) this.#threads.turns.pass();
    else await thread.close();
  }

  async #reader(): Promise<SqliteThread> {
    if (this.#quietest().waitedMs < slowMs) return this.#quietest();
    // A reply may have arrived while this thread was busy.
    await new Promise(setImmediate);
    const { readers, mostReaders, start } = this.#threads;
    if (this.#quietest().waitedMs >= slowMs && readers.length < mostReaders) readers.push(start('reader'));
    return this.#quietest();
  }

  #quietest(): SqliteThread {
    const { readers, start } = this.#threads;
    for (const [index, reader] of readers.entries()) if (reader.isOver) readers[index] = start('reader');
    return readers.reduce((least, reader) => (reader.load < least.load ? reader : least));
  }

  /** The writer thread, for the holder of the mutex; a new one if the last was lost. */
  #writer(): SqliteThread {
    const threads = this.#threads;
    if (threads.writer.isOver) threads.writer = threads.start('writer');
    return threads.writer;
  }
}

/** A select of SQLite changes nothing, whether built or raw. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || /^\s*select\b/i.test(sql);
}

function result<R>({ rows = [], changes }: { rows?: unknown[]; changes?: number }): QueryResult<R> {
  return { rows: rows as R[], ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }) };
}
