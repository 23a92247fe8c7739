import type { Client } from 'pg';

/** Milliseconds that a statement may stay without an answer. */
export interface QueryTimeouts {
  /** For a plain read: a caller waits for it. */
  read: number;
  /** For all other statements: longer than the server's own timeout. */
  other: number;
  /** The server's statement_timeout. */
  server: number;
  /** For any statement: afterwards a probe checks whether the server answers at all. */
  suspect: number;
}

export const defaultQueryTimeouts: QueryTimeouts = { read: 10_000, other: 35_000, server: 30_000, suspect: 2000 };

const hours = 60 * 60_000;

/** For a command that works through the whole database, whatever its size. */
export const commandQueryTimeouts: QueryTimeouts = {
  read: 6 * hours,
  other: 7 * hours,
  server: 6 * hours,
  suspect: hours,
};

/**
 * Ends a connection whose server is silent, as after a power cut or where a firewall dropped the connection: the operating
 * system itself waits a quarter of an hour. The statement fails like any other that lost its connection, and the pool opens a
 * new one.
 */
export function withQueryTimeout(client: Client, timeoutMs: QueryTimeouts, answers: () => Promise<boolean>): void {
  const query = client.query.bind(client) as (...values: unknown[]) => unknown;
  let hasNoLimit = false;
  const onSilence = (...values: unknown[]): unknown => {
    const text = String(values[0]);
    // A transaction without a statement_timeout on the server has none here until its end.
    if (text === 'set local statement_timeout = 0') hasNoLimit = true;
    else if (text === 'commit' || text === 'rollback') hasNoLimit = false;
    if (hasNoLimit) return query(...values);
    const isRead = /^select\b/i.test(text);
    // With a statement under way this cuts the connection at once.
    let isOver = false;
    const end = () => void client.end().catch(() => {});
    const timer = setTimeout(end, isRead ? timeoutMs.read : timeoutMs.other);
    const suspicion = setTimeout(async () => {
      if (!(await answers()) && !isOver) end();
    }, timeoutMs.suspect);
    const stopTimers = () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(suspicion);
    };
    const answer = query(...values);
    if (answer instanceof Promise) answer.then(stopTimers, stopTimers);
    else stopTimers();
    return answer;
  };
  Object.assign(client, { query: onSilence });
}
