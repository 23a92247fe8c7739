import type { ServerResponse } from 'node:http';

/** Sends a sentence as plain text; never cached. */
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

/** Sends a value as JSON. */
export function sendJson(response: ServerResponse, status: number, value: object | null): true {
  return sendText(response, status, 'application/json; charset=utf-8', JSON.stringify(value));
}

/** A refusal or failure in JSON; every JSON endpoint uses this form. */
export interface RefusalReply {
  status: number;
  code: string;
  /** For the caller. */
  message: string;
  /** Whole seconds until a retry makes sense. */
  retryAfter?: number | undefined;
}

export function sendRefusal(response: ServerResponse, { status, code, message, retryAfter }: RefusalReply): void {
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter));
  sendJson(response, status, { error: { code, message } });
}
