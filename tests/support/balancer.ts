import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ReachableSite, reachableAt } from './site.ts';

export interface Balancer {
  site: ReachableSite;
  /** Ports of the instances. */
  instances: number[];
  close: () => Promise<void>;
}

const checkMs = 50;

/**
 * A minimal round-robin load balancer. It skips instances that are stopping or do not answer. It tries another instance if a
 * connection is refused, or breaks before the reply to a GET. It does not wait for the assistant to be ready.
 */
export async function startBalancer(instances: number[]): Promise<Balancer> {
  const out = new Set<number>();
  let turn = 0;

  async function check(): Promise<void> {
    for (const port of instances) {
      const reply = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.text(),
        () => 'stopping',
      );
      if (reply.includes('stopping')) out.add(port);
      else out.delete(port);
    }
  }
  const checking = setInterval(() => void check(), checkMs);

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const ready = instances.filter((port) => !out.has(port));
    // Each request has its own list of instances, because others run at the same time.
    turn += 1;
    const first = turn;
    for (let tries = 0; tries < ready.length; tries += 1) {
      const port = ready[(first + tries) % ready.length] ?? 0;
      const failed = await send(port, request, body, response);
      if (!failed) return;
      const mayRepeat = request.method === 'GET' || failed === 'ECONNREFUSED';
      if (response.headersSent || !mayRepeat) break;
    }
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  }

  const server = createServer((request, response) => void pass(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    site: reachableAt((server.address() as AddressInfo).port),
    instances,
    close: async () => {
      clearInterval(checking);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Forwards a request. Returns the reason why the reply is incomplete, or undefined. */
function send(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
      reply.on('end', () => resolve(undefined));
      reply.on('error', () => resolve('broken'));
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'broken'));
    outgoing.end(body);
  });
}
