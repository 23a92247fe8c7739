import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ConnectionLimits, limitByAddress, limitUnread, oneAtATime } from './connections.ts';

export interface Arrival {
  /** Milliseconds for the head of a request. */
  headersTimeout: number;
  /** Milliseconds for all of it. */
  requestTimeout: number;
  /** How often connections are looked at: so much later at most, what trickles is cut off. */
  connectionsCheckingInterval: number;
}

/** Two minutes, as a picture of 5 MB takes its time on a slow way up. Node itself would look every half minute only. */
const usual: Arrival = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 };

/**
 * The web server. A request that takes too long to arrive is answered 408; what a connection may take up is limited.
 */
export function createWebServer(answer: RequestListener, limits: ConnectionLimits, arrival: Arrival = usual): Server {
  const { listener, connections } = oneAtATime(answer, limits);
  const server = createServer({ ...arrival, keepAliveTimeout: 30_000 }, listener);
  if (limits.connectionsByAddress !== undefined) limitByAddress(server, limits.connectionsByAddress);
  server.maxConnections = limits.connections;
  limitUnread(server, connections, limits);
  return server;
}

/**
 * Ends the server: no new connections, and those that carry no request are closed. Browsers and balancers hold some
 * ready that never carried one, which Node takes for busy: they would hold the end up until they are cut off.
 *
 * @param grace Milliseconds for the requests that are open; then their connections are cut off.
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

/** The connections of a server that have carried no request yet, from now on. */
export function unusedConnections(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', ({ socket }) => void unused.delete(socket));
  return unused;
}
