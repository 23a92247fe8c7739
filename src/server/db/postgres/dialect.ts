import { type Dialect, PostgresDialect, type PostgresPool } from 'kysely';
import type { Client } from 'pg';
import { CircuitOpen } from '../retry.ts';
import type { Health } from './health.ts';
import { defaultQueryTimeouts, type QueryTimeouts, withQueryTimeout } from './query-timeouts.ts';

export interface PostgresOptions {
  /** Such as postgres://user:password@host:5432/database. Never logged. */
  url: string;
  /** Maximum connections of this instance. */
  connections?: number;
  /** Milliseconds to wait for another writer. */
  busyTimeout?: number;
  timeoutMs?: Partial<QueryTimeouts>;
  /** The application_name of its connections. */
  name?: string;
}

/** The application_name of a site: a command that must not run beside one looks for it. */
export const siteName = 'clinic-site';

/** The driver returns 64-bit integers as text; values here fit into a JavaScript number. */
const wholeNumber = 20;

/** Kysely over pg, with a timeout on every wait, so that a busy server gives an error and not a hanging page. */
export function postgresDialect({
  url,
  connections = 10,
  busyTimeout = 5000,
  timeoutMs: given,
  name = `${siteName}-command`,
}: PostgresOptions): Dialect {
  const timeoutMs = { ...defaultQueryTimeouts, ...given };
  // A hook of the pool, which releases a connection that fails here; Kysely's own hook would never release it.
  const prepare = async (client: Client, health: Health) => {
    // A connection may break between two statements of a transaction: the next statement then fails.
    client.on('error', () => {});
    withQueryTimeout(client, timeoutMs, health.check);
    const limits = `set lock_timeout = ${Math.floor(busyTimeout)}; set statement_timeout = ${timeoutMs.server}`;
    await client.query(`${limits}; set synchronous_commit = on`);
  };
  return new PostgresDialect({ pool: () => poolOf(url, connections, name, prepare) });
}

/** The driver is loaded on first use: most sites need none. */
async function poolOf(
  url: string,
  connections: number,
  name: string,
  onConnect: (client: Client, health: Health) => Promise<void>,
): Promise<PostgresPool> {
  const [{ default: pg }, { serverHealth }] = await Promise.all([import('pg'), import('./health.ts')]);
  const health = serverHealth(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // One connection stays open when idle, which shows that the site runs.
    min: 1,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: name,
    // The pool's clients are full clients, although its types differ.
    onConnect: (client) => onConnect(client as Client, health),
    types: {
      getTypeParser: (id, format) => (id === wholeNumber ? Number : pg.types.getTypeParser(id, format as 'text')),
    },
  });
  // The pool replaces a connection that breaks when idle; without a listener the error would end the process.
  pool.on('error', () => {});
  return {
    ...pool,
    connect: async () => {
      if (health.isSilent()) throw new CircuitOpen();
      try {
        return await pool.connect();
      } catch (error) {
        // A server that is too slow to connect: the next caller need not wait as long.
        void health.check();
        throw error;
      }
    },
    end: () => {
      health.close();
      return pool.end();
    },
  };
}
