import { sql } from 'kysely';
import type { Database } from '../engine.ts';
import { emptyLog, freesPages, writtenVersion } from './messages.ts';

/**
 * Empties the write-ahead log, which holds pages from before a deletion. PostgreSQL has a log of its own, which its server
 * recycles.
 *
 * @returns Whether it is empty now; false while a reader is active, such as a backup.
 */
export async function emptyWriteAheadLog({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<boolean> {
  if (engine !== 'sqlite') return true;
  const { rows } = await sql<{ busy: number }>`${sql.raw(emptyLog)}`.execute(db);
  return rows[0]?.busy === 0;
}

/**
 * Rewrites a file of an earlier version once: that version left deleted rows in it, or could not release free pages. If there
 * is no disk space or another program has the file open, the next start tries again.
 */
export async function overwriteRemains(database: Pick<Database, 'db' | 'engine'>): Promise<void> {
  const { db, engine } = database;
  if (engine !== 'sqlite') return;
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if ((rows[0]?.user_version ?? 0) >= writtenVersion) return;
  const copyIn = (where: 'file' | 'memory') => sql`pragma temp_store = ${sql.raw(where)}`.execute(db);
  try {
    // The copy is as large as the database: not in memory.
    await copyIn('file');
    await sql`${sql.raw(freesPages)}`.execute(db);
    await sql`vacuum`.execute(db);
    await sql`pragma user_version = ${sql.raw(String(writtenVersion))}`.execute(db);
    await emptyWriteAheadLog(database);
  } catch {
    // No reason not to start: later deletions are overwritten in any case.
  } finally {
    await copyIn('memory').catch(() => {});
  }
}

/** Milliseconds until the next attempt to empty the log after a reader prevented it. */
const againMs = 5000;

/** Empties the log after an erasure: one attempt at a time, with a retry while a reader is active. */
export function createLogEmptying(database: Pick<Database, 'db' | 'engine'>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function attempt(): Promise<void> {
    // A failed attempt is repeated later; the database may be closed by then.
    const isEmpty = await emptyWriteAheadLog(database).catch(() => true);
    if (isEmpty || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void empty();
    }, againMs).unref();
  }

  function begin(): Promise<void> {
    running = attempt().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** An attempt that began before an erasure may miss it: callers in the meantime share the next one. */
  function empty(): Promise<void> {
    if (!running) return begin();
    following ??= running.then(() => {
      following = undefined;
      return begin();
    });
    return following;
  }
  return empty;
}
