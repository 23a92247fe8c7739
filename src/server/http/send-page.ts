import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './encoding.ts';
import { type CachedPage, compress } from './page-cache.ts';

/** What a route answered, whole. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** What gives a public page its data and starts it, where the page leaves that for later. */
  script?: string;
}

/** Sends a finished page, or that the browser already holds it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): true {
  const { headers, method } = request;
  const known = headers['if-none-match'];
  if (known !== undefined && isFresh(known, page.etag)) {
    response.writeHead(304, page.unchanged).end();
    return true;
  }
  const encoding = acceptedEncoding(headers['accept-encoding']);
  response.writeHead(200, page.head[encoding]).end(method === 'HEAD' ? undefined : page.body[encoding]);
  return true;
}

/** Whether the browser already holds this page. */
function isFresh(header: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

/** Sends what is kept by nobody here, compressed for this visitor. */
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
