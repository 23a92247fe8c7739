import { type Dialect, PostgresDialect, type PostgresPool } from 'kysely';
import type { Client } from 'pg';
import { CircuitOpen } from '../retry.ts';
import type { Health } from './health.ts';
import { defaultQueryTimeouts, type QueryTimeouts, withQueryTimeout } from './query-timeouts.ts';

export interface PostgresOptions {
  /** Such as postgres://user:password@host:5432/database. Never logged. */
  url: string;
  /** Most connections that this instance opens. */
  connections?: number;
  /** Milliseconds to wait for another writer. */
  busyTimeout?: number;
  timeoutMs?: Partial<QueryTimeouts>;
  /** What the server lists its connections under. */
  name?: string;
}

/** The name of a site's connections: a command that must not run beside it looks for them. */
export const siteName = 'clinic-site';

/** Whole numbers of 64 bits come as text from the driver; ours stay within what a JavaScript number holds. */
const wholeNumber = 20;

/** Kysely over pg, with limits on every wait, so that a busy server is an answer and not a hanging page. */
export function postgresDialect({
  url,
  connections = 10,
  busyTimeout = 5000,
  timeoutMs: given,
  name = `${siteName}-command`,
}: PostgresOptions): Dialect {
  const timeoutMs = { ...defaultQueryTimeouts, ...given };
  // Of the pool, which lets go of a connection that fails at this; Kysely's own hook would leave it taken for ever.
  const prepare = async (client: Client, health: Health) => {
    // A connection that breaks between two statements of a transaction: the next statement says so.
    client.on('error', () => {});
    withQueryTimeout(client, timeoutMs, health.check);
    const limits = `set lock_timeout = ${Math.floor(busyTimeout)}; set statement_timeout = ${timeoutMs.server}`;
    await client.query(`${limits}; set synchronous_commit = on`);
  };
  return new PostgresDialect({ pool: () => poolOf(url, connections, name, prepare) });
}

/** The driver is loaded where it is used: most sites need none. */
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
    // One stays open while nobody asks, which shows that the site runs.
    min: 1,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: name,
    // Clients of the pool are whole ones, whatever its types say.
    onConnect: (client) => onConnect(client as Client, health),
    types: {
      getTypeParser: (id, format) => (id === wholeNumber ? Number : pg.types.getTypeParser(id, format as 'text')),
    },
  });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return {
    ...pool,
    connect: async () => {
      if (health.isSilent()) throw new CircuitOpen();
      try {
        return await pool.connect();
      } catch (error) {
        // A server that is too slow to greet: the next caller need not wait as long.
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
