import type { ServerResponse } from 'node:http';

/** A sentence for a program or a curious person; nothing keeps it. */
export function sendPlain(response: ServerResponse, status: number, text: string): true {
  response.setHeader('cache-control', 'no-store');
  return sendText(response, status, 'text/plain; charset=utf-8', `${text}\n`);
}

export function sendRedirect(response: ServerResponse, status: 301 | 302, location: string): true {
  response.setHeader('location', location);
  response.setHeader('cache-control', 'no-cache');
  return sendText(response, status, 'text/plain; charset=utf-8', `Moved to ${location}\n`);
}

export function sendText(response: ServerResponse, status: number, type: string, body: string): true {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
  return true;
}
