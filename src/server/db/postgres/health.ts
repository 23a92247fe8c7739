import pg from 'pg';

/** Whether the PostgreSQL server answers, checked outside the connection pool. */
export interface Health {
  /** Whether it was silent lately: no statements are sent until it answers again. */
  isSilent: () => boolean;
  /** Probes it now; callers at the same time share one probe. */
  check: () => Promise<boolean>;
  close: () => void;
}

export interface HealthOptions {
  /** Timeout of a probe in milliseconds. */
  timeoutMs?: number;
  /** Milliseconds between probes of a silent server. */
  pauseMs?: number;
}

/**
 * A circuit breaker: a server that is frozen, or behind a firewall that drops packets, accepts statements and never answers.
 * Once a probe times out, statements fail at once, and a probe each second detects when the server is back.
 */
export function serverHealth(url: string, { timeoutMs = 1500, pauseMs = 1000 }: HealthOptions = {}): Health {
  let silent = false;
  let isClosed = false;
  let asking: Promise<boolean> | undefined;
  let again: NodeJS.Timeout | undefined;

  /** False if no answer comes in time. A server that refuses at once is not silent: the next statement tries it again. */
  async function ask(): Promise<boolean> {
    const began = performance.now();
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return performance.now() - began < timeoutMs / 2;
    } finally {
      void client.end().catch(() => {});
    }
  }

  function check(): Promise<boolean> {
    asking ??= ask().then((answers) => {
      asking = undefined;
      silent = !answers;
      if (silent && !isClosed) again = setTimeout(() => void check(), pauseMs).unref();
      return answers;
    });
    return asking;
  }

  return {
    isSilent: () => silent,
    check,
    close: () => {
      isClosed = true;
      clearTimeout(again);
    },
  };
}
