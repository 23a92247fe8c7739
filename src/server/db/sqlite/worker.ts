import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { BoundedMap } from '../../runtime/bounded-map.ts';
import { fileAt } from './file-identity.ts';
import {
  emptyLog,
  freePages,
  freesPages,
  type StatementReply,
  type StatementRequest,
  type ThreadSetup,
  writtenVersion,
} from './messages.ts';

/** Maximum prepared statements; more than the product has. */
const preparedLimit = 300;

// A thread of its own for one connection: a slow query delays only its own caller.
const { file, role, busyTimeout, maxPages } = workerData as ThreadSetup;
const prepared = new BoundedMap<string, StatementSync>(preparedLimit);
let database: DatabaseSync | undefined;
/** Identity of the opened file, independent of later renames. */
let openedFile: string | undefined;

/** Opened with the first statement, so that a file that cannot be opened gives an error reply and not a crash. */
function open(): DatabaseSync {
  const opened = new DatabaseSync(file, { timeout: busyTimeout, readOnly: role === 'reader' });
  try {
    if (role === 'writer') {
      const isNew = opened.prepare('pragma page_count').get()?.page_count === 0;
      // Must precede the first page.
      if (isNew) opened.exec(freesPages);
      // FULL, not NORMAL: with NORMAL a power cut loses the last acknowledged saves.
      retryWhileBusy(() => opened.exec('pragma journal_mode = wal'));
      opened.exec('pragma synchronous = full; pragma foreign_keys = on');
      // Deleted rows are overwritten with zeros: otherwise their text stays in the file until its space is reused.
      opened.exec('pragma secure_delete = on');
      if (isNew) opened.exec(`pragma user_version = ${writtenVersion}`);
      // After a large import the log shrinks again.
      opened.exec('pragma journal_size_limit = 67108864');
      if (maxPages !== undefined) opened.exec(`pragma max_page_count = ${maxPages}`);
    }
    opened.exec('pragma cache_size = -16000; pragma temp_store = memory;');
    opened.prepare('select count(*) from sqlite_schema').get();
    openedFile = fileAt(file);
  } catch (error) {
    opened.close();
    throw error;
  }
  return opened;
}

/** Milliseconds that emptying the log waits for readers: a backup reads for minutes, and writers wait meanwhile. */
const logTimeoutMs = 50;

function logEmptied(): unknown[] {
  database ??= open();
  database.exec(`pragma busy_timeout = ${logTimeoutMs}`);
  try {
    return database.prepare(emptyLog).all();
  } finally {
    database.exec(`pragma busy_timeout = ${busyTimeout}`);
  }
}

const busy = 5;
const cannotOpen = 14;

/**
 * If the file was moved, deleted or replaced under a running site, SQLite would still write into the open file, and
 * acknowledged writes would be lost with the next start.
 */
function expectSameFile(): void {
  if (fileAt(file) === openedFile) return;
  throw Object.assign(new Error('the database file is not the one that was opened'), { errcode: cannotOpen });
}

/**
 * Retries while another program has the file locked, as long as for any statement. SQLite itself does not wait when it turns a
 * new file to a write-ahead log, which two instances that start together both do.
 */
function retryWhileBusy(work: () => void): void {
  const limit = performance.now() + busyTimeout;
  for (;;) {
    try {
      work();
      return;
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== busy || performance.now() > limit) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** A statement without rows ends after its first page: only `exec` runs it to its end. */
function pagesFreed(): unknown[] {
  database ??= open();
  expectSameFile();
  database.exec(freePages);
  return database.prepare('pragma freelist_count').all();
}

function prepare(sql: string): StatementSync {
  database ??= open();
  const cached = prepared.get(sql);
  const statement = cached ?? database.prepare(sql);
  prepared.set(sql, statement);
  return statement;
}

function run({ id, sql, values }: StatementRequest): StatementReply {
  try {
    if (sql === emptyLog) return { id, rows: logEmptied() };
    if (sql === freePages) return { id, rows: pagesFreed() };
    const statement = prepare(sql);
    if (role === 'writer' && !database?.isTransaction) expectSameFile();
    if (statement.columns().length > 0) return { id, rows: statement.all(...(values as SQLInputValue[])) };
    const { changes } = statement.run(...(values as SQLInputValue[]));
    return { id, rows: [], changes: Number(changes) };
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
    return { id, failure: { message, code, errcode } };
  }
}

function close(): void {
  try {
    if (role === 'writer' && database?.isOpen) database.exec('pragma optimize');
  } catch {
    // Statistics help the next start; a failure must not fail a stop.
  }
  prepared.clear();
  if (database?.isOpen) database.close();
  parentPort?.close();
}

parentPort?.on('message', (question: StatementRequest | 'close') => {
  if (question === 'close') close();
  else parentPort?.postMessage(run(question));
});
