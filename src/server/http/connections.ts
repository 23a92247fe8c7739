import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from './client-address.ts';

/** What the connections of the server may take up. */
export interface ConnectionLimits {
  /** Connections at the same time; a further one is closed unanswered. */
  connections: number;
  /** The same of one address; undefined behind a proxy, whose address all visitors share. */
  connectionsByAddress: number | undefined;
  /** Requests of one connection that wait for the answer before them; with a further one the connection is closed. */
  pipelined: number;
  /** Bytes of answers that visitors have not read, of all connections together; beyond it the largest are closed. */
  unreadBytes: number;
  /** Milliseconds without a byte read after which a connection with an unread answer is closed. */
  stalledMs: number;
}

const sweepMs = 1000;

/** What is remembered of a connection that has a request under way. */
interface Busy {
  /** Requests that wait for the answer before them. */
  waiting: [IncomingMessage, ServerResponse][];
  /** `bytesWritten` at the last sweep that saw progress, and when that was. */
  written: number;
  since: number;
}

/**
 * Answers the requests of each connection one after the other, the next only once the answer before it was handed to the
 * system. Node itself begins every pipelined request at once and holds the answers in memory.
 */
export function oneAtATime(answer: RequestListener, { pipelined }: Pick<ConnectionLimits, 'pipelined'>) {
  const busy = new Map<Socket, Busy>();

  function begin(request: IncomingMessage, response: ServerResponse, socket: Socket, own: Busy): void {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : own.waiting.shift();
      if (next) begin(...next, socket, own);
      else busy.delete(socket);
    });
    answer(request, response);
  }

  const listener: RequestListener = (request, response) => {
    const { socket } = request;
    const own = busy.get(socket);
    if (own && own.waiting.length >= pipelined) {
      own.waiting.length = 0;
      socket.destroy();
    } else if (own) own.waiting.push([request, response]);
    else {
      const begun: Busy = { waiting: [], written: socket.bytesWritten, since: Date.now() };
      busy.set(socket, begun);
      begin(request, response, socket, begun);
    }
  };
  return { listener, busy };
}

/** Closes each connection of an address beyond those that it may have, before anything of it is read. */
export function limitByAddress(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = callerOf(socket.remoteAddress ?? '') ?? 'unknown';
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Closes connections whose answers are not read: those that stall, and the largest where all together hold too much. */
export function limitUnread(
  server: Server,
  busy: ReadonlyMap<Socket, Busy>,
  { unreadBytes, stalledMs }: Pick<ConnectionLimits, 'unreadBytes' | 'stalledMs'>,
): void {
  const sweep = () => {
    const now = Date.now();
    const unread: [Socket, number][] = [];
    let total = 0;
    for (const [socket, state] of busy) {
      const { writableLength, bytesWritten } = socket;
      // What was handed over and not yet taken by the system counts as written, too.
      const taken = bytesWritten - writableLength;
      if (writableLength === 0 || taken !== state.written) {
        state.written = taken;
        state.since = now;
      } else if (now - state.since >= stalledMs) {
        socket.destroy();
        continue;
      }
      if (writableLength > 0) unread.push([socket, writableLength]);
      total += writableLength;
    }
    if (total <= unreadBytes) return;
    unread.sort(([, one], [, other]) => other - one);
    for (const [socket, bytes] of unread) {
      socket.destroy();
      total -= bytes;
      if (total <= unreadBytes) return;
    }
  };
  const timer = setInterval(sweep, sweepMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
