import { createServer, type RequestListener, type Server } from 'node:http';

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

/** The web server, which waits so long for a request and no longer: then it says 408 and hangs up. */
export function createWebServer(answer: RequestListener, arrival: Arrival = usual): Server {
  return createServer({ ...arrival, keepAliveTimeout: 30_000 }, answer);
}
