import type { Client } from 'pg';

/** Milliseconds that a statement may stay without an answer. */
export interface QueryTimeouts {
  /** Of a plain read: somebody waits for it. */
  read: number;
  /** Of all others: longer than the server itself gives a statement. */
  other: number;
  /** What the server gives a statement. */
  server: number;
  /** Of any statement, after which the server is asked whether it answers at all. */
  suspect: number;
}

export const defaultQueryTimeouts: QueryTimeouts = { read: 10_000, other: 35_000, server: 30_000, suspect: 2000 };

const hours = 60 * 60_000;

/** Of a command that works through the whole database, however large: nobody waits for it but who called it. */
export const commandQueryTimeouts: QueryTimeouts = {
  read: 6 * hours,
  other: 7 * hours,
  server: 6 * hours,
  suspect: hours,
};

/**
 * Ends a connection whose server says nothing any more, as after a power cut there or where a firewall forgot the connection:
 * the system itself waits a quarter of an hour for an answer. The statement fails like any other that lost its connection,
 * and the pool takes a new one.
 */
export function withQueryTimeout(client: Client, timeoutMs: QueryTimeouts, answers: () => Promise<boolean>): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  let hasNoLimit = false;
  const onSilence = (...given: unknown[]): unknown => {
    const text = String(given[0]);
    // What the server lets take its time, to the end of the transaction, is waited for.
    if (text === 'set local statement_timeout = 0') hasNoLimit = true;
    else if (text === 'commit' || text === 'rollback') hasNoLimit = false;
    if (hasNoLimit) return ask(...given);
    const isRead = /^select\b/i.test(text);
    // With a statement under way this cuts the connection at once.
    let isOver = false;
    const end = () => void client.end().catch(() => {});
    const timer = setTimeout(end, isRead ? timeoutMs.read : timeoutMs.other);
    const suspicion = setTimeout(async () => {
      if (!(await answers()) && !isOver) end();
    }, timeoutMs.suspect);
    const over = () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(suspicion);
    };
    const answer = ask(...given);
    if (answer instanceof Promise) answer.then(over, over);
    else over();
    return answer;
  };
  Object.assign(client, { query: onSilence });
}
