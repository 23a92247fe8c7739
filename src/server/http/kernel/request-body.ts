import type { IncomingMessage, ServerResponse } from 'node:http';
import { headersOf } from './request-headers.ts';

/** Bytes; far above the largest form of a page. */
export const formBodyLimit = 64 * 1024;

/**
 * Reads the body of a form post. Returns undefined when it is larger than the limit: the rest is then drained without storing
 * it, so that the client reads the refusal instead of a broken connection. The server's request timeout ends a slow one.
 */
export function readBody(request: IncomingMessage, limit = formBodyLimit): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = () => {
      request.off('data', keep);
      request.resume();
      resolve(undefined);
    };
    const keep = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) return refuse();
      chunks.push(chunk);
    };
    request.on('error', reject);
    if (Number(request.headers['content-length'] ?? 0) > limit) return refuse();
    request.on('data', keep).on('end', () => resolve(Buffer.concat(chunks)));
  });
}

/**
 * Whether a form post comes from a page of this site. Browsers send Sec-Fetch-Site; older ones, and those on plain http, send
 * the Origin, which must be the requested host or the public one. A proxy may change scheme and host, so neither is compared
 * with the server's own address. A request with neither header does not come from a current browser: a program may send forms,
 * but not with a cookie, which a browser would add to any form.
 */
export function isSameOrigin({ headers }: IncomingMessage, ownHosts: readonly (string | undefined)[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return headers.cookie === undefined;
  const origin = URL.parse(headers.origin);
  return origin !== null && ownHosts.some((host) => host?.trim().toLowerCase() === origin.host);
}

/** The Fetch request for a route. The router compares origins without knowledge of proxies, so it gets the forwarded address. */
export function toFetchRequest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: Buffer<ArrayBuffer>,
): Request {
  const headers = headersOf(request);
  if (headers.has('origin')) headers.set('origin', url.origin);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return new Request(url, { method: 'POST', headers, body, signal: gone.signal });
}
