import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../kernel/encoding.ts';
import { type CachedPage, compress, type Sent } from './cached-page.ts';

/** The complete reply of a route. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The deferred script of a public page, if it has one. */
  script?: string;
  /** When content that depends on the clock changes: milliseconds since 1970. */
  expires?: number;
}

/** Sends a finished page, or 304 if the browser has it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): true | Promise<true> {
  const known = request.headers['if-none-match'];
  if (known !== undefined && isFresh(known, page.etag)) {
    response.writeHead(304, page.unchanged).end();
    return true;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const made = page.made(encoding);
  return made ? send(request, response, made) : page.make(encoding).then((sent) => send(request, response, sent));
}

function send({ method }: IncomingMessage, response: ServerResponse, { head, body }: Sent): true {
  response.writeHead(200, head).end(method === 'HEAD' ? undefined : body);
  return true;
}

/** Whether the browser already has this page. */
function isFresh(header: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

/** Sends a reply that is not cached, compressed for this visitor. */
export async function sendReply(request: IncomingMessage, response: ServerResponse, reply: Reply): Promise<true> {
  const { status, headers, body } = reply;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const compressible = body.length > 1024 && /text|json|xml|script/.test(headers['content-type'] ?? '');
  const encoding = compressible ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  response.setHeader('vary', 'accept-encoding');
  const sent = await compress(body, encoding, 4);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  if (sent.length > 0) response.setHeader('content-length', sent.length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : sent);
  return true;
}
