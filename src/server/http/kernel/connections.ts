import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { BlockList, type Socket, type SocketAddress } from 'node:net';
import { callerOf } from './client-address.ts';

/** Limits of the server's connections. */
export interface ConnectionLimits {
  /** Connections at the same time; a further one is closed without a reply. */
  connections: number;
  /** Connections of one address; undefined behind a proxy, whose address all visitors share. */
  connectionsByAddress: number | undefined;
  /** Requests of one connection that may wait for an earlier reply; one more closes the connection. */
  pipelined: number;
  /** Bytes of replies not yet read by visitors, of all connections together; beyond it the largest are closed. */
  unreadBytes: number;
  /** Milliseconds without a byte read after which a connection with an unread reply is closed. */
  stalledMs: number;
}

const sweepMs = 1000;

/** The state of a connection; created with its first request, because every request passes here. */
interface Connection {
  isBusy: boolean;
  /** Requests that wait for an earlier reply. */
  waiting: [IncomingMessage, ServerResponse][];
  /** Called when a reply was passed to the system. */
  goOn: () => void;
  /** Bytes that the system had taken at the last sweep with progress, and the time of that sweep. */
  taken: number;
  since: number;
}

/**
 * Handles the requests of each connection one after the other, the next only when the reply before it was passed to the system.
 * Node itself handles every pipelined request at once and holds the replies in memory.
 */
export function oneAtATime(answer: RequestListener, { pipelined }: Pick<ConnectionLimits, 'pipelined'>) {
  const connections = new Map<Socket, Connection>();

  function connectionOf(socket: Socket): Connection {
    const known = connections.get(socket);
    if (known) return known;
    const made: Connection = {
      isBusy: false,
      waiting: [],
      goOn: () => {
        made.isBusy = false;
        const next = socket.destroyed ? undefined : made.waiting.shift();
        if (next) begin(made, ...next);
      },
      taken: -1,
      since: 0,
    };
    connections.set(socket, made);
    socket.once('close', () => connections.delete(socket));
    return made;
  }

  function begin(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.isBusy = true;
    response.once('close', connection.goOn);
    answer(request, response);
  }

  const listener: RequestListener = (request, response) => {
    const connection = connectionOf(request.socket);
    if (!connection.isBusy) begin(connection, request, response);
    else if (connection.waiting.length < pipelined) connection.waiting.push([request, response]);
    else {
      connection.waiting.length = 0;
      readNoFurther(request.socket);
      request.socket.destroy();
    }
  };
  return { listener, connections };
}

/**
 * Stops Node's parser after the current request. Without that it goes on through the bytes that it has read, also when the
 * connection is closed: some 1,900 requests in 64 kB, or 20 ms of the processor for each connection of a flood. The parser is
 * not a documented part of Node: where it is missing, the rest is parsed.
 */
function readNoFurther(socket: Socket & { parser?: { onIncoming?: () => number } | null }): void {
  /** The value for a protocol upgrade: nothing after it is HTTP. */
  const upgrade = 2;
  if (socket.parser) socket.parser.onIncoming = () => upgrade;
}

/**
 * Closes the connections of an address beyond its limit. Node consults a block list before it creates the objects of an accepted
 * connection: closing thousands there costs a tenth of closing them once they have a parser, and visitors wait behind them in the
 * queue of the system.
 */
export function limitByAddress(server: Server, most: number): void {
  const open = new Map<string, number>();
  class FullAddresses extends BlockList {
    override check(address: string | SocketAddress): boolean {
      return (open.get(caller(String(address))) ?? 0) >= most;
    }
  }
  // `net.createServer` takes it as an option, which `http.createServer` does not pass on.
  Object.assign(server, { blockList: new FullAddresses() });
  server.on('connection', (socket: Socket) => {
    const address = caller(socket.remoteAddress);
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

const caller = (address = '') => callerOf(address) ?? 'unknown';

/** Closes connections whose replies are not read: stalled ones, and the largest when all together hold too much. */
export function limitUnread(
  server: Server,
  connections: ReadonlyMap<Socket, Connection>,
  { unreadBytes, stalledMs }: Pick<ConnectionLimits, 'unreadBytes' | 'stalledMs'>,
): void {
  const sweep = () => {
    const now = Date.now();
    const unread: [Socket, number][] = [];
    let total = 0;
    for (const [socket, connection] of connections) {
      const { writableLength, bytesWritten } = socket;
      // `bytesWritten` includes bytes that the system has not taken yet.
      const taken = bytesWritten - writableLength;
      if (writableLength === 0 || taken !== connection.taken) {
        connection.taken = taken;
        connection.since = now;
      } else if (now - connection.since >= stalledMs) {
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
