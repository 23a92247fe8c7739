import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ConnectionLimits, limitByAddress, limitUnread, oneAtATime } from './connections.ts';

export interface Arrival {
  /** Milliseconds for the headers of a request. */
  headersTimeout: number;
  /** Milliseconds for the whole request. */
  requestTimeout: number;
  /** Milliseconds between checks of connections: a timeout may be late by so much. */
  connectionsCheckingInterval: number;
}

/** Two minutes, because a picture of 5 MB takes long on a slow uplink. The default check interval of Node is half a minute. */
const usual: Arrival = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 };

/** Creates the web server. A request that arrives too slowly is answered 408; connections are limited. */
export function createWebServer(answer: RequestListener, limits: ConnectionLimits, arrival: Arrival = usual): Server {
  const { listener, connections } = oneAtATime(answer, limits);
  const server = createServer({ ...arrival, keepAliveTimeout: 30_000 }, listener);
  if (limits.connectionsByAddress !== undefined) limitByAddress(server, limits.connectionsByAddress);
  server.maxConnections = limits.connections;
  limitUnread(server, connections, limits);
  return server;
}

/**
 * Closes the server: no new connections, and idle connections are closed. Browsers and balancers open connections ahead of
 * need; Node counts one that never carried a request as busy, and it would delay the end until it times out.
 *
 * @param grace Milliseconds for open requests; their connections are closed after that.
 */
export async function endWebServer(server: Server, unused: ReadonlySet<Socket>, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const closeIdle = () => {
    server.closeIdleConnections();
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  };
  const idle = setInterval(closeIdle, 20);
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  closeIdle();
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
}

/** The connections of a server that have carried no request so far, starting with this call. */
export function unusedConnections(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', ({ socket }) => void unused.delete(socket));
  return unused;
}
