import { Worker } from 'node:worker_threads';
import type { StatementReply, StatementRequest, ThreadSetup } from './messages.ts';

/** An error of SQLite, from a thread. */
export class SqliteFailure extends Error {
  override name = 'SqliteFailure';
  /** Result code of SQLite; see https://sqlite.org/rescode.html. Undefined if the thread itself ended. */
  readonly errcode: number | undefined;

  constructor(message: string, errcode: number | undefined) {
    super(message);
    this.errcode = errcode;
  }
}

interface Waiting {
  since: number;
  resolve: (answer: StatementReply) => void;
  reject: (reason: Error) => void;
}

/** One connection to the database file, in a thread of its own. Statements run in order of arrival. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #runsSince: number | undefined;
  #requested = 0;
  #over = false;
  #closing = false;

  /** @param onFault Called when the thread ends without having been closed. */
  constructor(setup: ThreadSetup, onFault?: () => void) {
    this.#worker = new Worker(new URL('worker.ts', import.meta.url), {
      workerData: setup,
      name: `sqlite-${setup.role}`,
    });
    this.#worker.once('online', () => {
      this.#runsSince = performance.now();
    });
    this.#worker.on('message', (answer: StatementReply) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size === 0) this.#worker.unref();
      if (answer.failure) waiting?.reject(new SqliteFailure(answer.failure.message, answer.failure.errcode));
      else waiting?.resolve(answer);
    });
    this.#worker.on('error', (error) => this.#end(error instanceof Error ? error.message : 'it failed'));
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#end('it ended');
        if (!this.#closing) onFault?.();
        resolve();
      });
    });
    // An idle connection must not keep the process alive: a program that does not close the database can still end.
    this.#worker.unref();
  }

  /** Whether the thread has ended, closed or by a fault. */
  get isOver(): boolean {
    return this.#over;
  }

  /** Age of its oldest pending statement in milliseconds; 0 when idle. */
  get waitedMs(): number {
    const [oldest] = this.#waiting.values();
    return oldest && this.#runsSince !== undefined ? performance.now() - Math.max(oldest.since, this.#runsSince) : 0;
  }

  /** Number of pending statements. */
  get load(): number {
    return this.#waiting.size;
  }

  ask(sql: string, parameters: readonly unknown[] = []): Promise<StatementReply> {
    if (this.#over) return Promise.reject(new SqliteFailure('the thread of the database ended', undefined));
    const id = ++this.#requested;
    const question: StatementRequest = { id, sql, values: parameters.map(bindable) };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { since: performance.now(), resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage(question);
    });
  }

  async close(): Promise<void> {
    this.#closing = true;
    if (!this.#over) {
      this.#worker.ref();
      this.#worker.postMessage('close');
    }
    await this.#ended;
  }

  #end(reason: string): void {
    this.#over = true;
    for (const { reject } of this.#waiting.values())
      reject(new SqliteFailure(`the thread of the database is gone: ${reason}`, undefined));
    this.#waiting.clear();
  }
}

/** SQLite has no booleans and no dates. */
function bindable(value: unknown): string | number | bigint | null | Uint8Array {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array) return value;
  return JSON.stringify(value);
}
