import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import type { ChatEvent, ChatReply } from '#wire/chat.ts';

const path = '/functions/v1/claude-chat';

/** A message from a page that waits for the test's reply. */
export interface Call {
  method: string;
  body: { message?: string; conversationId?: string | null };
  headers: IncomingMessage['headers'];
  /** Replies with one JSON body. */
  answer: (reply?: Partial<ChatReply>) => void;
  /** Replies with an error status. */
  fail: (status: number, message: string, headers?: Record<string, string>) => void;
  /** Replies 200 with an HTML page, as the sign-in page of a guest network does. */
  page: (html: string) => void;
  /** Sends one event of a stream; the first starts the stream. */
  send: (event: ChatEvent, write?: (data: unknown) => string) => void;
  /** Breaks the connection. */
  breakOff: () => void;
  /** Resolves when the page aborts the request before the reply. */
  hungUp: Promise<unknown>;
}

/** A test double of the assistant's endpoint with the shapes of src/wire/chat.ts. The test writes each reply. */
export interface ChatServer {
  /** The next unanswered message. */
  call: () => Promise<Call>;
  /** Number of messages received. */
  count: () => number;
  /** Routes the page's messages here instead of to the site. */
  attach: (page: Page) => Promise<void>;
  /** Drops the unanswered messages. */
  forget: () => void;
  stop: () => void;
}

export const plainReply: ChatReply = {
  message: '<p>We are here to help.</p>',
  conversationId: 'conversation-1',
  booking_button: false,
  booking_url: null,
  sources: [],
  urgent: false,
};

export async function startChatServer(): Promise<ChatServer> {
  const calls: Call[] = [];
  const waiting: ((call: Call) => void)[] = [];
  let count = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    count += 1;
    const call = callOf(request, response, Buffer.concat(chunks).toString('utf8'));
    const taker = waiting.shift();
    if (taker) taker(call);
    else calls.push(call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    call: () => {
      const call = calls.shift();
      return call ? Promise.resolve(call) : new Promise((resolve) => waiting.push(resolve));
    },
    count: () => count,
    attach: async (page) => {
      await page.route(`**${path}`, (route) => route.continue({ url: origin + path }));
    },
    forget: () => {
      calls.length = 0;
      waiting.length = 0;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function callOf(request: IncomingMessage, response: ServerResponse, body: string): Call {
  const json = (status: number, value: object | null, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(value && JSON.stringify(value));
  };
  return {
    method: request.method ?? '',
    body: body ? JSON.parse(body) : {},
    headers: request.headers,
    answer: (reply) => (request.method === 'DELETE' ? json(204, null) : json(200, { ...plainReply, ...reply })),
    fail: (status, message, headers) => json(status, { error: { code: 'test', message } }, headers),
    page: (html) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
    send: ({ event, data }, write = JSON.stringify) => {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.write(`event: ${event}\ndata: ${write(data)}\n\n`);
      if (event === 'done' || event === 'error') response.end();
    },
    breakOff: () => void response.destroy(),
    hungUp: once(response, 'close'),
  };
}
