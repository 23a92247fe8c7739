import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The reaction of a model's server to a request. */
export type Behaviour =
  /** Answers. A stream is sent in these pieces, or word by word. */
  | { does: 'text'; text: string; pieces?: readonly string[]; usage?: { input: number; output: number } }
  /** Answers with an object, in the requested form of structured output. */
  | { does: 'object'; value: unknown }
  /** Replies with an error of the provider. */
  | { does: 'status'; status: number; type?: string; retryAfter?: string }
  /** Sends this text, then an overload error. */
  | { does: 'error-event'; after: string }
  /** Sends this text, then breaks the connection. */
  | { does: 'cut'; after: string }
  /** Sends this text, then nothing more. */
  | { does: 'silence'; after: string }
  /** Accepts the request and never replies. */
  | { does: 'nothing' }
  /** Replies with invalid JSON. */
  | { does: 'malformed' }
  /** The model refuses to answer. */
  | { does: 'refusal' }
  /** The answer reached the token limit. */
  | { does: 'max-tokens'; text: string };

/** A received request. */
export interface ReceivedCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** Resolves when the client closes the connection before the reply is complete. */
  left: Promise<void>;
}

export interface ModelServer {
  /** Such as http://127.0.0.1:41234. */
  origin: string;
  calls: ReceivedCall[];
  /** Behaviours of the next requests, in order; afterwards `otherwise`. */
  script: (...behaviours: Behaviour[]) => void;
  otherwise: (behaviour: Behaviour | ((call: ReceivedCall) => Behaviour)) => void;
  /** Resolves when this many calls have been received in all. */
  called: (times: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** The protocol of a provider. */
export interface Protocol {
  path: string;
  /** Validates a request: status and error type of the provider, or undefined. */
  check: (call: Omit<ReceivedCall, 'left'>) => { status: number; type: string; message: string } | undefined;
  error: (status: number, type: string, message: string) => object;
  /** The body of a reply without streaming. */
  whole: (behaviour: Behaviour, body: Record<string, unknown>) => object;
  /** Events of a stream up to its end or break. */
  events: (behaviour: Behaviour, body: Record<string, unknown>) => string[];
  /** The error event of a stream. */
  errorEvent: () => string;
}

/** Starts a test double of a provider's server on the loopback address. */
export async function startModelServer(protocol: Protocol): Promise<ModelServer> {
  const calls: ReceivedCall[] = [];
  const queue: Behaviour[] = [];
  const waiting: { times: number; resolve: () => void }[] = [];
  let otherwise: Behaviour | ((call: ReceivedCall) => Behaviour) = { does: 'text', text: 'Hello from the model.' };

  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Record<string, unknown>;
    const left = new Promise<void>((resolve) => {
      response.once('close', () => !response.writableFinished && resolve());
    });
    const call: ReceivedCall = { path: request.url ?? '', headers: request.headers, body, left };
    calls.push(call);
    for (const { times, resolve } of waiting) if (calls.length >= times) resolve();
    const wrong = request.method === 'POST' ? protocol.check(call) : { status: 405, type: 'x', message: 'POST only' };
    if (wrong) return sendJson(response, wrong.status, protocol.error(wrong.status, wrong.type, wrong.message));
    const behaviour = queue.shift() ?? (typeof otherwise === 'function' ? otherwise(call) : otherwise);
    await behave(protocol, behaviour, body, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    script: (...behaviours) => void queue.push(...behaviours),
    otherwise: (behaviour) => {
      otherwise = behaviour;
    },
    called: (times) =>
      new Promise((resolve) => {
        if (calls.length >= times) resolve();
        else waiting.push({ times, resolve });
      }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function behave(
  protocol: Protocol,
  behaviour: Behaviour,
  body: Record<string, unknown>,
  response: ServerResponse,
): Promise<void> {
  if (behaviour.does === 'nothing') return;
  if (behaviour.does === 'status') {
    if (behaviour.retryAfter !== undefined) response.setHeader('retry-after', behaviour.retryAfter);
    const type = behaviour.type ?? 'api_error';
    return sendJson(response, behaviour.status, protocol.error(behaviour.status, type, 'the request said: hunter2'));
  }
  const breaks = behaviour.does === 'cut' || behaviour.does === 'silence' || behaviour.does === 'error-event';
  if (body.stream !== true) {
    if (behaviour.does === 'silence') return;
    if (behaviour.does === 'error-event') {
      return sendJson(response, 529, protocol.error(529, 'overloaded_error', 'Overloaded'));
    }
    if (behaviour.does === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"id":"msg_1","content":[{"type":"te');
      return void setImmediate(() => response.destroy());
    }
    if (behaviour.does === 'malformed') {
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end('<html>hunter2</html>');
    }
    return sendJson(response, 200, protocol.whole(behaviour, body));
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  if (behaviour.does === 'malformed') return void response.end('event: message_start\ndata: {"type":"mess\n\n');
  for (const event of protocol.events(behaviour, body)) {
    response.write(event);
    // Each event in its own packet, as over a network.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (!breaks) return void response.end();
  if (behaviour.does === 'error-event') {
    response.write(protocol.errorEvent());
    return void response.end();
  }
  if (behaviour.does === 'cut') response.destroy();
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

/** The text of a behaviour, in pieces. */
export function piecesOf(behaviour: Behaviour): readonly string[] {
  if (behaviour.does === 'text') return behaviour.pieces ?? behaviour.text.match(/\S+\s*/g) ?? [];
  if (behaviour.does === 'max-tokens') return behaviour.text.match(/\S+\s*/g) ?? [];
  if (behaviour.does === 'object') return JSON.stringify(behaviour.value).match(/.{1,24}/gs) ?? [];
  if ('after' in behaviour) return behaviour.after.match(/\S+\s*/g) ?? [];
  return [];
}

export function usageOf(behaviour: Behaviour): { input: number; output: number } {
  return (behaviour.does === 'text' ? behaviour.usage : undefined) ?? { input: 120, output: 40 };
}
