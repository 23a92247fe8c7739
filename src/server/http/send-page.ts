import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './encoding.ts';
import { type CachedPage, preparePage } from './page-cache.ts';

/** What a route answered, whole. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends a finished page, or that the browser already holds it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): true {
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('etag', page.etag);
  response.setHeader('vary', 'accept-encoding');
  if (isFresh(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304).end();
    return true;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = page.body[encoding];
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
  return true;
}

/** Whether the browser already holds this page. */
function isFresh(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

/** Sends what is kept by nobody here, compressed for this visitor. */
export async function sendReply(request: IncomingMessage, response: ServerResponse, reply: Reply): Promise<true> {
  const { status, headers, body } = reply;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const compressible = body.length > 1024 && /text|json|xml|script/.test(headers['content-type'] ?? '');
  const encoding = compressible ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  response.setHeader('vary', 'accept-encoding');
  if (encoding === 'identity') {
    if (body.length > 0) response.setHeader('content-length', body.length);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
    return true;
  }
  const page = await preparePage(body, headers, 4);
  response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', page.body[encoding].length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : page.body[encoding]);
  return true;
}
