import type { IncomingMessage, ServerResponse } from 'node:http';
import { headersOf } from './request-headers.ts';

/** Bytes; no form of a page comes near it. */
export const formBodyLimit = 64 * 1024;

/**
 * Reads the body of a form post, or answers undefined where it is larger than the limit. What is left of one that is
 * too large is let run out, unkept, so that the sender reads the refusal instead of a broken connection; the server's
 * request timeout ends it.
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
 * Whether a form post comes from a page of our own. Browsers say so themselves (Sec-Fetch-Site); older ones, and those
 * on plain http, name the page's origin, which is then the host that was asked for or the public one. A proxy may
 * change scheme and host on the way, so neither is compared with what this server believes to be its own. Whoever says
 * nothing is no browser of today: a program may send forms, but not with a cookie, which a browser would add to any form.
 */
export function isSameOrigin({ headers }: IncomingMessage, ownHosts: readonly (string | undefined)[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return headers.cookie === undefined;
  const origin = URL.parse(headers.origin);
  return origin !== null && ownHosts.some((host) => host?.trim().toLowerCase() === origin.host);
}

/** The request for a route. The router compares origins by itself and knows nothing of proxies: it is told what we found. */
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
